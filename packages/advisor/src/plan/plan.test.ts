import { choices, clone, dry, Runner, seeded, type Types } from '@fray/engine';
import { type AnyGame, chanceFrom, findGame, type Planning, playOn } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { plan } from './plan.ts';

const found = findGame('mage-knight');
if (!found.ok || !found.card.loadPlanning) throw new Error('mage-knight');
const game: AnyGame = await found.card.load();
const planning: Planning<Types> = await found.card.loadPlanning();
const { rules } = game;

const CARDS = [
  'rage',
  'swiftness',
  'determination',
  'march',
  'stamina',
  'concentration',
  'promise',
  'threaten',
  'improvisation',
  'tranquility',
];
const ENEMIES = [
  'prowlers',
  'wolf-riders',
  'diggers',
  'ironclads',
  'minotaur',
  'swordsmen',
  'cursed-hags',
  'gargoyle',
  'crossbowmen',
];

/** A fight of a random hand, at its first prompt. */
function fight(number: number, cards: number, enemies: number): Types['state'] {
  const chance = chanceFrom(seeded(500, number));
  const pick = (list: readonly string[]): string => list[(chance(1, list.length)[0] as number) - 1] as string;
  const checked = game.setup.check({
    site: 'rampagers',
    heroes: [{ name: 'tovak', level: 3, hand: Array.from({ length: cards }, () => pick(CARDS)), mana: { red: 1 } }],
    enemies: Array.from({ length: enemies }, () => ({ token: pick(ENEMIES) })),
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const runner = new Runner(rules, rules.begin(clone(checked.setup)), dry());
  runner.start();
  return runner.state;
}

/** The same search without bound, order and left-out choices, whole states as keys: what everything else is measured against. */
const everything: Planning<Types> = {
  ...planning,
  key: (state) => JSON.stringify(state),
  most: () => Number.POSITIVE_INFINITY,
  tries(state, list) {
    const declared = planning.tries(state, list).filter(({ action }) => action.type === 'DECLARE_ATTACK_TARGET');
    const plain = list.filter(({ form, action }) => !form && !action.type.startsWith('CANCEL'));
    return [...declared, ...plain.map(({ seat, action }) => ({ seat, action }))];
  },
};

describe('the plan of a hand', () => {
  it('is worth as much as the best of everything that could be done, on small hands', () => {
    let compared = 0;
    for (let number = 0; number < 16; number++) {
      const state = fight(number, 1 + (number % 3), 1);
      const best = plan(rules, everything, state, 4_000);
      if (!best.proven) continue;
      compared++;
      const { value, proven } = plan(rules, planning, state);
      expect({ number, value, proven }).toEqual({ number, value: best.value, proven: true });
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('can be played as it stands, and brings what it says', () => {
    for (let number = 0; number < 8; number++) {
      const state = fight(100 + number, 5, 2);
      const { value, actions } = plan(rules, planning, state);
      const runner = new Runner(rules, (rules.clone ?? clone)(state), dry());
      for (const action of actions) {
        const seat = choices(rules, runner.state)[0]?.seat as string;
        runner.apply(seat, action);
      }
      expect(rules.outcome(runner.state)).toBeDefined();
      expect(planning.value(runner.state)).toBe(value);
    }
  });

  it('is never worth less than what the policy does', () => {
    let better = 0;
    for (let number = 0; number < 12; number++) {
      const state = fight(200 + number, 5, 2);
      const source = seeded(1, number);
      const runner = new Runner(rules, (rules.clone ?? clone)(state), source);
      playOn(game, runner, {}, chanceFrom(source));
      const { value, proven } = plan(rules, planning, state);
      expect(proven).toBe(true);
      expect(value).toBeGreaterThanOrEqual(planning.value(runner.state));
      better += Number(value > planning.value(runner.state));
    }
    expect(better).toBeGreaterThan(0);
  });

  it('of seven cards is proven within 5,000 positions against three enemies, and within 30,000 against four', () => {
    for (const [enemies, limit, hands] of [
      [3, 5_000, 5],
      [4, 30_000, 2],
    ] as const)
      for (let number = 0; number < hands; number++) {
        const { proven } = plan(rules, planning, fight(400 + number, 7, enemies), limit);
        expect({ number, enemies, proven }).toEqual({ number, enemies, proven: true });
      }
  });

  it('says where it was cut short, and never that it is proven', () => {
    const { proven, positions } = plan(rules, planning, fight(300, 7, 4), 40);
    expect({ proven, positions }).toEqual({ proven: false, positions: 40 });
  });

  it('is not asked where people play their own cards', () => {
    const table = game.setup.presets.find(({ id }) => id === 'table')?.setup;
    const runner = new Runner(rules, rules.begin(clone(table)), dry());
    runner.start();
    expect(planning.applies(runner.state)).toBe(false);
    expect(planning.applies(fight(0, 3, 1))).toBe(true);
  });
});
