import { withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { budgetOf, DEFAULT_BUDGET, odds } from '../odds/odds.ts';
import { plan } from './plan.ts';
import {
  begin,
  CARDS,
  everything,
  game,
  listHeld,
  planning,
  rules,
  smallFight,
  UNITS,
  usualFight,
} from './tests/hands.fixture.ts';

/**
 * The first hands of one seed: 1,000 in the soak run, with every card and every unit among them. Two kinds are no hands: a fight that is over
 * before its first prompt, and one in which everything takes more positions than this; what the plan says plays no part in it.
 */
const HANDS = process.env.FRAY_ODDS ? 1000 : 40;
const MOST_POSITIONS = 400_000;

describe('a plan against everything that could be done', () => {
  it(`mage-knight: is worth as much, digit by digit, on ${HANDS} hands`, { timeout: 3_600_000 }, () => {
    const met = new Set<string>();
    let whole = 0;
    let compared = 0;
    for (let number = 0; compared < HANDS; number++) {
      const state = smallFight(number);
      if (rules.outcome(state) !== undefined) continue;
      const usual = plan(rules, planning, state);
      // What is not proven says nothing that could be wrong: it gets more positions until it does.
      const { proven, ends } = usual.proven === 'none' ? plan(rules, planning, state, MOST_POSITIONS) : usual;
      // A plan called `main` is compared by Fame, knock-outs and Wounds.
      const { value } = proven === 'all' ? planning : (planning.main ?? expect.unreachable());
      const best = everything(state, value, MOST_POSITIONS);
      if (best === undefined) continue;
      compared++;
      for (const id of listHeld(state)) met.add(id);
      const found = ends.reduce((sum, end) => sum + end.share * value(end.state), 0);
      // The last digits of means may differ, by less than half a mana.
      expect({ number, proven, value: found }).toEqual({
        number,
        proven: expect.not.stringMatching('none') as string,
        value: expect.closeTo(best, 0) as number,
      });
      whole += Number(proven === 'all');
    }
    expect(whole).toBeGreaterThanOrEqual(0.99 * HANDS);
    if (HANDS === 1000) expect([...CARDS, ...UNITS].filter((id) => !met.has(id))).toEqual([]);
  });
});

/** The usual run takes four small ones of them. */
const FIGHTS = process.env.FRAY_ODDS ? Array.from({ length: 40 }, (_, number) => number) : [1, 2, 26, 37];
it(`mage-knight: five cards, two units and two enemies are proven within 30,000 positions, in ${FIGHTS.length} fights`, {
  timeout: 3_600_000,
}, () => {
  const proofs = FIGHTS.map((number) => plan(rules, planning, usualFight(number), 30_000).proven);
  const least = (share: number) => Math.floor(share * FIGHTS.length);
  expect(proofs.filter((proof) => proof !== 'none').length).toBeGreaterThanOrEqual(least(38 / 40));
  expect(proofs.filter((proof) => proof === 'all').length).toBeGreaterThanOrEqual(least(32 / 40));
});
it('five cards, Altem Mages and Peasants: the main digits are proven within 500 positions, all within 10,000, and no unit is hurt', () => {
  const state = begin({
    site: 'rampagers',
    pool: 'cards',
    heroes: [
      {
        name: 'tovak',
        armor: 3,
        hand: ['battle-versatility', 'swiftness', 'rage', 'march', 'threaten'],
        mana: { red: 1, blue: 1 },
        crystals: { white: 1 },
        units: [{ unit: 'altem-mages' }, { unit: 'peasants' }],
      },
    ],
    enemies: [{ token: 'medusa' }, { token: 'swordsmen' }],
  });
  expect(plan(rules, planning, state, 500).proven).toBe('main');
  const { ends, proven } = plan(rules, planning, state, 10_000);
  expect(proven).toBe('all');
  const end = ends[0]?.state as typeof state;
  expect(planning.planText?.figures(end)).toMatchObject({ fame: 9, wounds: 0, 'units-hurt': 0, 'cards-left': 2 });
});

/** Two heroes and more draws than can be counted: all of the budget in the long run, little of it in the usual one. */
const BUDGET = process.env.FRAY_ODDS ? {} : { results: 50, combats: 3 };
it('mage-knight: the odds of a joint assault are sampled within a budget that is counted, and say so', {
  timeout: 3_600_000,
}, () => {
  const whole = withOdds(game, game.odds);
  const { results, combats } = { ...budgetOf(whole), ...BUDGET };
  const setup = game.setup.presets.find(({ id }) => id === 'joint-assault')?.setup;
  const found = odds(whole, { from: { setup }, budget: BUDGET });
  expect(found).toMatchObject({
    method: 'sampled',
    combats,
    because: [{ code: 'odds-too-many-results', limit: results }],
  });
  expect(found.results).toBeLessThanOrEqual(results + 1);
  expect(results).toBeLessThan(DEFAULT_BUDGET.results);
});

const figuresOf = (hero: object, enemies: readonly string[]) => {
  const state = begin({
    site: 'rampagers',
    pool: 'cards',
    heroes: [{ name: 'tovak', armor: 2, handLimit: 5, ...hero }],
    enemies: enemies.map((token) => ({ token })),
  });
  const { ends, proven } = plan(rules, planning, state);
  expect(proven).toBe('all');
  return planning.planText?.figures(ends[0]?.state as typeof state);
};

describe('what a plan must not leave out', () => {
  it('a second Axe Throw in an attack that is enough already brings its Fame too', () => {
    expect(figuresOf({ hand: ['axe-throw', 'axe-throw'], mana: { white: 2 } }, ['prowlers'])).toMatchObject({
      fame: 4,
    });
  });
  it('a free attack that is enough is preferred to a paid one', () => {
    const hero = { hand: ['intimidate'], mana: { red: 1 }, armor: 12 };
    expect(figuresOf(hero, ['prowlers'])).toMatchObject({ fame: 2, 'mana-spent': 0 });
  });
  it('mana that is being chosen is there: Blood Ritual pays for Swiftness', () => {
    const hero = { hand: ['blood-ritual', 'swiftness'], units: [{ unit: 'heroes-white' }] };
    expect(figuresOf(hero, ['guardsmen', 'savage-dragon'])?.fame).toBeGreaterThanOrEqual(3);
  });
  it('an attack that falls short settles whom Defend protects, and the other enemy falls', () => {
    const { ends, proven } = plan(rules, planning, smallFight(648));
    expect(proven).toBe('all');
    expect(planning.planText?.figures(ends[0]?.state as never)).toMatchObject({ fame: 5, 'units-hurt': 0 });
  });
  it('mana comes before a shot that cannot be declared without it: Will Focus pays for Snowstorm, and the Monks never strike', () => {
    const hand = ['one-with-the-land', 'snowstorm', 'will-focus'];
    expect(figuresOf({ hand, armor: 3 }, ['monks'])).toMatchObject({ fame: 4, wounds: 0 });
  });
  it('a unit with Banner of Glory brings Fame in an attack that falls short', () => {
    const units = [{ unit: 'peasants', banner: 'banner-of-glory' }];
    expect(figuresOf({ hand: [], units, armor: 12 }, ['swamp-dragon'])).toMatchObject({ fame: 1 });
  });
});
