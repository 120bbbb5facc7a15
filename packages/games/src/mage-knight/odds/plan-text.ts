import type { PlanText } from '../../game.ts';
import { counts, isVictory } from '../rules/outcome.ts';
import { openReport } from '../rules/report.ts';
import { chain, warningLine } from '../standing.ts';
import { groupName, tokenName } from '../text/names.ts';
import type { MageKnight, State } from '../types.ts';
import { digitsOf } from './value.ts';

/** What a plan gives and costs, and what is left, of all heroes together: all that it is judged by, the two that people ask for first. */
function figures(state: State): Record<string, number> {
  const { fame, down, wounds, units, unhurt, crystals, cards, ready, mana } = digitsOf(state);
  return {
    fame,
    wounds,
    'knocked-out': down,
    units,
    'units-hurt': units - unhurt,
    crystals,
    'cards-left': cards,
    'units-ready': ready,
    'mana-spent': mana,
  };
}

/** 2.10: the group report explains why an attack is enough. */
export const planText: PlanText<MageKnight> = {
  isWon: ({ outcome }) => outcome !== null && isVictory(outcome),
  figures,
  enemiesMet: ({ enemies }) =>
    enemies
      .filter((enemy) => counts(enemy))
      .map(({ token }) => tokenName(token))
      .sort()
      .join(', '),
  explain(state, action, text) {
    const report = action.type === 'RESOLVE_ATTACK' ? openReport(state) : null;
    if (!report) return [];
    return [
      `${groupName(state, report.targetEnemyIds)}: ${chain(report, text)}.`,
      ...report.warnings.map((warning) => warningLine(warning, state, text)),
    ];
  },
};
