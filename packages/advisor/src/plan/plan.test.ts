import { choices, clone, dry, Runner, seededDice, type Types } from '@fray/engine';
import { chanceFrom, findGame, loadWhole, type Planning, playOn, type WholeGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { describePlan } from './describe.ts';
import { plan } from './plan.ts';

const found = findGame('mage-knight');
if (!found.ok) throw new Error('mage-knight');
const game: WholeGame = await loadWhole(found.card);
const planning = game.odds.planning as Planning<Types>;
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
  const chance = chanceFrom(seededDice(500, number));
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

/** Hands of five cards that are planned and played by the policy: 1,000 in the soak run. */
const MEASURED = process.env.FRAY_ODDS ? 1000 : 12;

describe('the plan of a hand', () => {
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

  it(`mage-knight: is never worth less than what the policy does, and its mean score is higher, on ${MEASURED} hands`, {
    timeout: 3_600_000,
  }, () => {
    const scoreAt = (state: Types['state']): number => rules.score(rules.outcome(state), rules.seats[0] as string);
    const gains: number[] = [];
    let planned = 0;
    for (let number = 0; number < MEASURED; number++) {
      const state = fight(200 + number, 5, 1 + (number % 3));
      const source = seededDice(1, number);
      const runner = new Runner(rules, (rules.clone ?? clone)(state), source);
      playOn(game, runner, {}, chanceFrom(source));
      const { value, proven, ends } = plan(rules, planning, state);
      expect({ number, proven }).toEqual({ number, proven: 'all' });
      expect(value).toBeGreaterThanOrEqual(planning.value(runner.state));
      const score = ends.reduce((sum, end) => sum + end.share * scoreAt(end.state), 0);
      planned += score;
      gains.push(score - scoreAt(runner.state));
    }
    const gain = gains.reduce((sum, one) => sum + one, 0) / MEASURED;
    const spread = Math.sqrt(gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (MEASURED - 1) / MEASURED);
    console.info(
      `plans: mean score ${(planned / MEASURED).toFixed(3)}, ${gain.toFixed(3)} ± ${(1.96 * spread).toFixed(3)} above rules on ${MEASURED} hands`,
    );
    expect(gain).toBeGreaterThan(0);
  });

  it('of seven cards: Fame and Wounds are proven within 5,000 positions against three enemies, and within 30,000 against four', () => {
    for (const [enemies, limit, hands] of [
      [3, 5_000, 5],
      [4, 30_000, 2],
    ] as const)
      for (let number = 0; number < hands; number++) {
        const { proven } = plan(rules, planning, fight(400 + number, 7, enemies), limit);
        expect({ number, enemies, cut: proven === 'none' }).toEqual({ number, enemies, cut: false });
      }
  });

  it('says where it was cut short, and never that it is proven', () => {
    const { proven, positions } = plan(rules, planning, fight(300, 7, 4), 40);
    expect({ proven, positions }).toEqual({ proven: 'none', positions: 40 });
  });

  it('is not asked where people play their own cards', () => {
    const table = game.setup.presets.find(({ id }) => id === 'table')?.setup;
    const runner = new Runner(rules, rules.begin(clone(table)), dry());
    runner.start();
    expect(describePlan(game, planning, runner.state, game.text.en)).toBeUndefined();
    expect(describePlan(game, planning, fight(0, 3, 1), game.text.en)).toBeDefined();
  });
});
