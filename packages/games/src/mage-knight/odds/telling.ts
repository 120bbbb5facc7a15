import type { PlanTelling } from '../../game.ts';
import { WOUND } from '../rules/hero.ts';
import { counts, isVictory } from '../rules/outcome.ts';
import { openReport } from '../rules/report.ts';
import { chain, warningLine } from '../standing.ts';
import { groupName, tokenName } from '../text/names.ts';
import type { MageKnight, State } from '../types.ts';

const sum = (counted: Readonly<Record<string, number>>): number =>
  Object.values(counted).reduce((all, count) => all + count, 0);

/** What a plan brings and costs, and what is left over of all heroes together. */
function figures({ heroes, outcome }: State): Record<string, number> {
  let [fame, wounds, cards, mana, units] = [0, 0, 0, 0, 0];
  for (const hero of outcome?.heroes ?? []) {
    fame += hero.fame;
    wounds += hero.wounds;
  }
  for (const hero of heroes) {
    cards += hero.hand.filter((card) => card !== WOUND).length;
    mana += sum(hero.tokens) + sum(hero.crystals);
    units += hero.units.filter(({ ready }) => ready).length;
  }
  return { fame, wounds, 'cards-left': cards, 'mana-left': mana, 'units-ready': units };
}

/** 2.10: the group report is why an attack is enough. */
export const telling: PlanTelling<MageKnight> = {
  isWon: ({ outcome }) => outcome !== null && isVictory(outcome),
  figures,
  met: ({ enemies }) =>
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
