import { seededDice } from '@fray/engine';
import { chanceFrom, withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { UNITS } from '../../../games/src/twilight-imperium/content/units.ts';
import { side, space } from '../../../games/src/twilight-imperium/tests/fixture.ts';
import { game as whole } from '../../../games/src/twilight-imperium/tests/whole.ts';
import { odds } from '../odds/odds.ts';
import { apart, both, stepwise, sum, type Ti4 } from './tests/skips.fixture.ts';

const game = withOdds(whole, whole.odds);

/** 500 random fleets in the soak run; in the tests ten of them, by their numbers, that are small without leaps too. */
const SOAK = process.env.FRAY_ODDS !== undefined;
const TEN: readonly number[] = [7, 22, 79, 92, 104, 135, 151, 166, 199, 236];
const FLEETS = SOAK ? 500 : TEN.length;
/** Without leaps a fleet is compared where that takes no more results of chance than these. */
const RESULTS = SOAK ? 20_000 : 800;
const SEED = 1919;

const isFleet = (player: Ti4['setup']['attacker']): boolean =>
  player?.space.some(({ unit }) => SHIPS.has(UNITS[unit].type)) === true;
const SHIPS: ReadonlySet<string> = new Set(['flagship', 'war-sun', 'dreadnought', 'carrier', 'cruiser', 'destroyer']);

/** Fleets of the game's own `sample`, with all that works automatically: nobody has a card or uses anything. */
function* fleets(): Iterable<[number, Ti4['setup']]> {
  for (let number = 0, found = 0; found < FLEETS; number++) {
    if (!SOAK && !TEN.includes(number)) continue;
    const drawn = game.setup.sample(chanceFrom(seededDice(SEED, number)));
    if (!isFleet(drawn.attacker) || !isFleet(drawn.defender)) continue;
    found++;
    for (const player of [drawn.attacker, drawn.defender, ...drawn.thirds]) {
      if (player) [player.hand, player.policy.plays] = [[], []];
    }
    // Who has no way out fights to the end.
    yield [number, { ...drawn, adjacent: [], start: 'P2.1', extent: 'space' }];
  }
}

describe(`Twilight Imperium: ${FLEETS} random fleets, all sets, upgrades and factions`, () => {
  const refused = new Map<number, string[]>();
  let compared = 0;
  it.each([...fleets()])('fleet %i: chain and rules agree, or the chain is refused by name', (number, setup) => {
    const found = both(setup, RESULTS);
    const why = found.refused.filter((words) => !words.startsWith('odds-barrage'));
    if (why.length) {
      refused.set(number, why);
      for (const words of why) expect(words).toMatch(/^odds-(path|played|retreat) [a-z0-9-]+$/);
    }
    if (found.with.method === 'sampled' || !found.without || found.skips === 0) return;
    compared++;
    expect(sum(found.with.shares)).toBeCloseTo(1, 12);
    expect(apart(found.with, found.without)).toBeLessThan(1e-12);
  });
  it('at most one in ten is refused', () =>
    expect(refused.size, [...refused.values()].join()).toBeLessThanOrEqual(FLEETS / 10));
  it('some of them were small enough to be compared', () => expect(compared).toBeGreaterThanOrEqual(FLEETS / 5));
});

describe('Twilight Imperium: where a round is not like any other', () => {
  it('who was damaged before the first roll (Impulse Core) is not repaired in that round: the rules play it, the chain follows', () => {
    const attacker = side('arborec', { 'cruiser-1': 3 }, { technologies: ['impulse-core', 'assault-cannon'] });
    const defender = side('hacan', { 'dreadnought-1': 3 }, { technologies: ['duranium-armor'] });
    const found = both(space(attacker, defender), 20_000);
    expect(found.skips).toBeGreaterThan(0);
    expect(found.without && apart(found.with, found.without)).toBeLessThan(1e-9);
  });
  it('Metali Void Shielding against Fourth Moon, which forbids it while it stands, is refused by name; alone it is not', () => {
    const attacker = side('arborec', { 'cruiser-1': 2 }, { relics: ['metali-void-shielding'] });
    const refusedBy = (defender: Parameters<typeof space>[1]) => both(space(attacker, defender), 20_000).refused;
    expect(refusedBy(side('mentak', { 'fourth-moon': 1 }))).toEqual(['odds-path metali-void-shielding']);
    expect(refusedBy(side('mentak', { 'cruiser-1': 1 }))).toEqual([]);
  });
});

describe('Twilight Imperium: questions about a part of a fight', () => {
  const fleet = { 'cruiser-1': 2, 'carrier-1': 1, 'fighter-1': 2 } as const;
  const plain = space(side('arborec', fleet), side('hacan', { 'dreadnought-1': 1, 'destroyer-1': 1 }));
  const armored = space(
    side('arborec', { 'dreadnought-1': 2 }, { technologies: ['duranium-armor'] }),
    side('hacan', { 'dreadnought-1': 1 }),
  );
  const ask = (setup: Ti4['setup'], settings: Record<string, string>, by = (one: typeof game) => one) => {
    const asked = game.oddsRules?.ask?.(setup, settings);
    if (!asked?.ok) throw new Error(JSON.stringify(asked?.reason));
    const { setup: from, rules = game.rules, ...more } = asked.question;
    return odds(by({ ...game, rules }), { from: { setup: from }, rounds: ({ round }) => round, ...more });
  };
  it.each([
    ['after round 1', plain, { rounds: '1' }],
    ['after round 2, with repairs', armored, { rounds: '2' }],
    ['the attacker leaves after round 2', plain, { retreat: 'a:2' }],
    ['the defender leaves after round 2, with repairs', armored, { retreat: 'd:2' }],
    ['nobody risks a Direct Hit', plain, { sustain: 'late' }],
    ['the attacker loses carriers first', plain, { losses: 'a:carrier,fighter' }],
  ] as const)('%s: chain and rules agree', (_, setup, settings) => {
    const [one, two] = [ask(setup, settings), ask(setup, settings, stepwise)];
    expect(one.positions).toBeLessThan(two.positions);
    expect(apart(one, two)).toBeLessThan(1e-9);
  });
  it('who is left after enough rounds is who wins', () => {
    const { shares } = ask(plain, { rounds: '100' });
    const { shares: whole } = ask(plain, {});
    expect(shares.attacker).toBeCloseTo(whole.attacker ?? 0, 9);
  });
  it('a retreat is no loss of what left', () => {
    const { ends } = ask(plain, { retreat: 'a:1' });
    const gone = ends.filter(({ result, left }) => result === 'defender' && left.attacker === 0);
    expect(Math.min(...gone.map(({ cost }) => cost.attacker ?? 0))).toBe(0);
  });
});

describe('Twilight Imperium: endless fights get the official result', () => {
  // A nebula helps only the defender, and fighters of Jol-Nar need a 10: here nobody can hit at all.
  const harmless = (more: object) =>
    space(side('jol-nar', { 'fighter-1': 2 }, more), side('jol-nar', { 'fighter-1': 2 }, more), {
      options: { unitLimits: false },
    });
  it.each([
    ['with leaps', game],
    ['without', stepwise(game)],
  ])('nobody can hit: the attacker is destroyed, there is no way out, %s', (_, one) => {
    const rules = { ...one.rules, begin: (setup: Ti4['setup']) => withoutDice(game.rules.begin(setup)) };
    const { shares, method } = odds({ ...one, rules }, { from: { setup: harmless({}) } });
    expect(method).toBe('exact');
    expect(shares).toEqual({ defender: 1 });
  });
});
/** Fighters that fight as a structure, without a combat value. */
function withoutDice(state: Ti4['state']): Ti4['state'] {
  for (const unit of state.units) unit.as = 'pds-1';
  return state;
}
