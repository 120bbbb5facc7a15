import { withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { exploring, runToEnd } from '../../advisor/src/odds/graph.ts';
import { type GraphBudget, WHOLE } from '../../advisor/src/odds/graph-question.ts';
import { solveRounds } from '../../advisor/src/odds/solve-rounds.ts';
import { pilot, type SquadronInput, setupOf } from '../../games/src/exodus-loop/tests/fixture.ts';
import { game as whole } from '../../games/src/exodus-loop/tests/whole.ts';
import type { State } from '../../games/src/exodus-loop/types.ts';
import { combatShares, type Squadron, type Type } from './exodus-loop.ts';
import { differences, isSlowToo, type Luck, luckOf, POSITIONS, SMALL_BUDGET } from './positions.fixture.ts';

const game = withOdds(whole, whole.odds);
const { mergeRolls: _lumps, ...everyFace } = game.rules;
const { futureKey: _key, ...wholeStates } = game.rules;

const COLUMNS = 'ABCDEFG';
const CODES = { I: 'Alpha', B: 'Bravo', G: 'Charlie', F: 'Delta', D: 'Echo', S: 'Foxtrot', M: 'Golf' } as const;
const HULL: Readonly<Record<Type, number>> = { I: 3, B: 4, G: 5, F: 4, D: 5, S: 2, M: 3 };
const AMMO: Readonly<Record<Type, number>> = { I: 3, B: 3, G: 3, F: 5, D: 3, S: 2, M: 0 };
const PERKS = { atk: 'STEADY_AIM', def: 'EVASIVE', spd: 'QUICK_REFLEXES' } as const;
/** With one ally at most, no fight leads out of the middle from here. */
const MORALE = 60;

function randomSquadron(luck: Luck, side: Squadron['side'], at: number, count: number): Squadron {
  const type = luck.pick<Type>(['I', 'B', 'G', 'F', 'D', 'S', 'I', 'B', 'G', 'D', 'M']);
  // The first of a side are in the cell, the others beside it.
  const isBeside = at > 1 || (at === 1 && luck.isOneIn(2));
  const [column, row] = isBeside
    ? luck.pick([
        [2, 2],
        [2, 4],
        [1, 3],
        [3, 3],
      ] as const)
    : ([2, 3] as const);
  const wanted = luck.pick(['ATTACK', 'DEFEND', undefined] as const);
  const ammo = luck.isOneIn(5) ? 0 : AMMO[type];
  return {
    id: `${type}-${CODES[type]}-${(side === 'player' ? 1 : 5) + at}`,
    side,
    type,
    column,
    row,
    hull: luck.isOneIn(3) ? 1 + luck.below(HULL[type]) : HULL[type],
    ammo,
    // Without ammo nobody may be told to attack.
    order: ammo === 0 && wanted === 'ATTACK' ? undefined : wanted,
    perk: at === 0 && count < 3 ? luck.pick(['atk', 'def', 'spd', undefined] as const) : undefined,
  };
}
const inputOf = ({ id, type, column, row, hull, ammo, order, perk }: Squadron): SquadronInput => ({
  id,
  type,
  at: `${COLUMNS[column]}${row}`,
  hull,
  ammo,
  ...(order ? { order: { order } } : {}),
  ...(perk ? pilot([PERKS[perk]], 1, MORALE) : {}),
});

/** What stands when all cells are fought. */
const tell = ({ squadrons }: State): string =>
  squadrons
    .filter(({ hull }) => hull > 0)
    .map(({ id, hull, ammo }) => `${id} ${hull} ${ammo}`)
    .sort()
    .join(', ');
const FIGHTING = ['12 initiative', '12 attacks', '13 roll', '13 damage'];
const isFought = (state: State): boolean => !FIGHTING.includes(state.frames.at(-1)?.step ?? '');

function sharesIn(rules: typeof game.rules, start: State, budget: GraphBudget): Map<string, number> | undefined {
  const asked = { rules, policies: () => game.bot, tell, until: isFought, budget };
  const graph = runToEnd(exploring(asked, start));
  if (!graph.ok) return undefined;
  const { ends } = solveRounds(graph);
  const found = new Map<string, number>();
  for (const [at, { words }] of graph.endings.entries())
    found.set(words, (found.get(words) ?? 0) + (ends[at] as number));
  return found;
}

describe('exodus-loop: combat in contested cells, by the rules and in the game', () => {
  it(`${POSITIONS} positions`, { timeout: 3_600_000 }, () => {
    let withoutKey = 0;
    for (let number = 0; number < POSITIONS; number++) {
      const luck = luckOf(36_3, number);
      const squadrons = (['player', 'enemy'] as const).flatMap((side) => {
        const count = 1 + luck.below(3);
        return Array.from({ length: count }, (_, at) => randomSquadron(luck, side, at, count));
      });
      const of = (side: Squadron['side']) => ({ squadrons: squadrons.filter((one) => one.side === side).map(inputOf) });
      const start = game.rules.begin(setupOf({ player: of('player'), enemy: of('enemy') }));
      const witness = combatShares(squadrons);
      for (const rules of isSlowToo(number) ? [game.rules, everyFace, wholeStates] : [game.rules]) {
        const found = sharesIn(rules, start, rules === game.rules ? WHOLE : SMALL_BUDGET);
        if (rules !== game.rules && !found) continue;
        withoutKey += Number(rules === wholeStates);
        const wrong = differences(witness, found ?? new Map());
        expect({ number, wrong }, JSON.stringify(squadrons)).toEqual({ number, wrong: [] });
      }
    }
    expect(withoutKey).toBeGreaterThan(0);
  });
});
