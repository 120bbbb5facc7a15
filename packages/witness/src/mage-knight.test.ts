import { plan } from '@fray/advisor';
import { clone, dry, Runner } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../../games/src/mage-knight/tests/whole.ts';
import {
  bestEnd,
  CARDS,
  type CardName,
  type Color,
  ENEMIES,
  type EnemyName,
  type Fight,
  UNITS,
  type UnitName,
} from './mage-knight.ts';
import { isSlowToo, type Luck, luckOf, POSITIONS } from './positions.fixture.ts';

const { rules, odds } = game;
const { planning } = odds;
if (!planning?.planText) throw new Error('plans are gone');
const { planText, ...search } = planning;
type Search = typeof search;
const wholeStates: Search = { ...search, futureKey: (state) => JSON.stringify(state) };
const namesIn = <K extends string>(rows: Readonly<Record<K, unknown>>) => Object.keys(rows) as K[];
/** What the search without a bound may look at. */
const UNBOUNDED = 8000;

function randomFight(luck: Luck): Fight {
  const mana: Partial<Record<Color, number>> = {};
  for (let count = luck.below(3); count > 0; count--) {
    const color = luck.pick<Color>(['red', 'blue', 'white', 'green']);
    mana[color] = (mana[color] ?? 0) + 1;
  }
  return {
    armor: 2 + luck.below(3),
    handLimit: 5,
    hand: Array.from({ length: 1 + luck.below(3) }, () => luck.pick<CardName>(namesIn(CARDS))),
    mana,
    unit: luck.isOneIn(2) ? luck.pick<UnitName>(namesIn(UNITS)) : undefined,
    enemies: Array.from({ length: 1 + luck.below(2) }, () => luck.pick<EnemyName>(namesIn(ENEMIES))),
  };
}
function begin({ armor, handLimit, hand, mana, unit, enemies }: Fight) {
  const checked = game.setup.check({
    site: 'rampagers',
    pool: 'cards',
    heroes: [{ name: 'tovak', armor, handLimit, hand, mana, units: unit ? [{ unit }] : [] }],
    enemies: enemies.map((token) => ({ token })),
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const runner = new Runner(rules, rules.begin(clone(checked.setup)), dry());
  runner.start();
  return runner.state;
}

describe('mage-knight: the best of a hand, by the rules and in the game', () => {
  it(`${POSITIONS} fights`, { timeout: 3_600_000 }, () => {
    let withoutKey = 0;
    for (let number = 0; number < POSITIONS; number++) {
      const fight = randomFight(luckOf(36_6, number));
      const state = begin(fight);
      const witness = bestEnd(fight);
      const most = () => Number.POSITIVE_INFINITY;
      const { main } = search;
      const unbounded: Search = { ...search, most, ...(main ? { main: { ...main, most } } : {}) };
      const searches: [Search, limit: number][] = [[search, 30_000]];
      if (isSlowToo(number)) searches.push([unbounded, UNBOUNDED], [wholeStates, UNBOUNDED]);
      for (const [asked, limit] of searches) {
        const { ends, proven } = plan(rules, asked, state, limit);
        if (asked !== search && proven === 'none') continue;
        withoutKey += Number(asked === wholeStates);
        const { fame = 0, wounds = 0, 'knocked-out': down = 0 } = planText.figures(ends[0]?.state ?? state);
        expect({ number, fame, wounds, down, isProven: proven !== 'none' }, JSON.stringify(fight)).toEqual({
          number,
          ...witness,
          isProven: true,
        });
      }
    }
    expect(withoutKey).toBeGreaterThan(0);
  });
});
