import { memoryUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { choices, Runner, scriptedDice } from '@fray/engine';
import { withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../../../games/src/twilight-imperium/content/effects/registry.ts';
import { setupOf, type Tryout } from '../../../games/src/twilight-imperium/content/effects/tryouts/tryout.fixture.ts';
import { TRYOUTS } from '../../../games/src/twilight-imperium/content/effects/tryouts/tryouts.fixture.ts';
import { game as whole } from '../../../games/src/twilight-imperium/tests/whole.ts';
import { advise } from '../advice/advise.ts';
import { countedLines } from '../odds/counted-words.ts';
import { runToEnd } from '../odds/graph.ts';
import { WHOLE } from '../odds/graph-question.ts';
import { odds } from '../odds/odds.ts';
import { solvingAs } from '../odds/rungs.ts';
import { type Card, solveDuel } from './tests/duel-program.fixture.ts';

const game = withOdds(whole, whole.odds);

/** After the chance alone: for programs that know no losses. */
const CHANCE_ALONE = { ...game, objectives: [{ id: 'chance', goal: 1, own: 0, theirs: 0, spent: {} }] as const };

function ask(attacker: unknown, defender: unknown, budget = {}, by: typeof game | typeof CHANCE_ALONE = game) {
  const checked = game.setup.check({ attacker, defender, start: 'P2.1', extent: 'space' });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return odds(by, { from: { setup: checked.setup }, budget: { combats: 500, ...budget } });
}
const percents = ({ shares }: ReturnType<typeof ask>): string[] =>
  ['attacker', 'draw', 'defender'].map((seat) => (100 * (shares[seat] ?? 0)).toFixed(1));
const FOUR = '3 cruiser, 1 dreadnought';

describe('effects that a side may use are decided', () => {
  it('Ambush of three Cruisers', () => {
    const found = ask('mentak: 3 cruiser', 'winnu: 3 cruiser');
    expect(found).toMatchObject({ method: 'exact', play: 'best', because: [], decisions: 1 });
    expect(percents(found)).toEqual(['72.3', '4.7', '23.0']);
  });
  it('Direct Hit and Morale Boost against a Dreadnought', () => {
    const found = ask('hacan: 2 cruiser; direct hit, morale boost', 'winnu: 1 dreadnought');
    expect(found).toMatchObject({ method: 'exact', play: 'best' });
    expect(percents(found)).toEqual(['86.2', '5.5', '8.3']);
    // What only options lead to that nobody takes is no end.
    for (const { share } of found.ends) expect(share).toBeGreaterThan(0);
  });
  it('a card that is of no use in space costs nothing: the fight is skipped as before', () => {
    const plain = ask(`hacan: ${FOUR}`, `winnu: ${FOUR}`);
    const held = ask(`hacan: ${FOUR}; fire team`, `winnu: ${FOUR}`);
    expect(plain).toMatchObject({ positions: 2, decisions: 0 });
    expect({ ...held, ends: [], counted: [] }).toEqual({ ...plain, ends: [], counted: [] });
  });
  it('what one card costs: 4 v 4 with Direct Hit at most 700 results, with Courageous to the End 1,600', () => {
    let copies = 0;
    const { clone } = game.rules;
    const copying: typeof clone = (state) => {
      copies++;
      return clone?.(state) ?? state;
    };
    const watched = { ...game, rules: { ...game.rules, clone: copying } };
    const { results } = ask(`hacan: ${FOUR}; direct hit`, `winnu: ${FOUR}`, {}, watched);
    expect(results).toBeLessThanOrEqual(700);
    // A throw that is known is not entered again, and nobody needs a state after its last option.
    expect(copies).toBeLessThanOrEqual(720);
    expect(ask(`hacan: ${FOUR}; courageous to the end`, `winnu: ${FOUR}`).results).toBeLessThanOrEqual(1600);
  });
});

describe('what is known', () => {
  const fleet = { forces: 'hacan: 2 cruiser' };
  const plain = percents(ask('hacan: 2 cruiser', 'winnu: 2 cruiser'));
  it('a written list means what it says, also an empty one', () => {
    const held = { ...fleet, hand: ['morale-boost'] };
    expect(percents(ask({ ...held, policy: { plays: [] } }, 'winnu: 2 cruiser'))).toEqual(plain);
    expect(percents(ask({ ...held, policy: { plays: ['Direct Hit'] } }, 'winnu: 2 cruiser'))).toEqual(plain);
    const used = percents(ask(held, 'winnu: 2 cruiser'));
    expect(used).not.toEqual(plain);
    expect(percents(ask({ ...held, policy: { plays: ['Morale Boost'] } }, 'winnu: 2 cruiser'))).toEqual(used);
  });
  it('an unknown hand holds no card', () => {
    expect(percents(ask({ ...fleet, hand: null }, 'winnu: 2 cruiser'))).toEqual(plain);
  });
  it('an unknown price is not paid, a known one is', () => {
    const unknown = ask('letnev: 2 cruiser', 'winnu: 2 cruiser');
    expect(percents(unknown)).toEqual(plain);
    expect(unknown.decisions).toBe(0);
    expect(ask('letnev: 2 cruiser; 2 trade goods', 'winnu: 2 cruiser').shares.attacker).toBeGreaterThan(
      unknown.shares.attacker ?? 1,
    );
  });
});

describe('what is too large to be decided', () => {
  const one = `hacan: ${FOUR}; direct hit, morale boost`;
  const two = `winnu: ${FOUR}; shields holding, emergency repairs`;
  it('is solved for sides that use each effect at the first good moment, and says so', () => {
    const found = ask(one, two, { results: 1000 });
    expect(found).toMatchObject({
      method: 'exact',
      play: 'first-moment',
      because: [{ code: 'odds-too-many-decisions', limit: 1000 }],
    });
  });
  it('and else sampled by the same policy: each step down has its reason', () => {
    const found = ask(one, two, { results: 100 });
    expect(found).toMatchObject({ method: 'sampled', play: 'first-moment', combats: 500 });
    const codes = found.because.map(({ code }) => code);
    expect(codes[0]).toBe('odds-too-many-decisions');
    expect(codes.at(-1)).toBe('odds-too-many-results');
  });
  it('a large fight in which nothing is decided is not tried twice', () => {
    const plain = ask({ forces: 'yin: van hauge, 3 cruiser', policy: { plays: [] } }, 'hacan: 4 cruiser', {
      results: 50,
    });
    expect(plain.because.map(({ code }) => code)).toEqual(['odds-path', 'odds-too-many-results']);
  });
});

describe('what is counted', () => {
  const names = { thing: (what: string) => EFFECTS.get(what)?.name ?? what, side: (by: string) => by };
  const counted = (found: ReturnType<typeof ask>, what: string) => found.counted.filter((one) => one.what === what);
  it('how often each decided effect could be used, and was', () => {
    const found = ask('mentak: 3 cruiser', 'winnu: 3 cruiser');
    expect(counted(found, 'ambush')).toEqual([
      { by: 'attacker', what: 'ambush', how: 'decided', offered: 1, used: expect.closeTo(1, 12) },
    ]);
    expect(countedLines(found.counted, names)[0]).toBe('Decided: attacker: Ambush (used in every fight).');
  });
  it('uses lie between none and what was offered; a card without use here was never offered', () => {
    const found = ask(`hacan: ${FOUR}; direct hit, fire team`, `winnu: ${FOUR}; shields holding`);
    for (const { offered = 0, used = 0, how } of found.counted) {
      if (how !== 'decided') continue;
      expect(used).toBeGreaterThanOrEqual(0);
      expect(used).toBeLessThanOrEqual(offered + 1e-12);
    }
    expect(counted(found, 'fire-team')).toMatchObject([{ offered: 0, used: 0 }]);
    // One card each: no side uses more than it holds.
    for (const card of ['direct-hit', 'shields-holding']) {
      const [{ used = 2 } = {}] = counted(found, card);
      expect(used).toBeGreaterThan(0);
      expect(used).toBeLessThanOrEqual(1 + 1e-12);
    }
  });
  it('what is too large to be decided is used at the first good moment, and says so', () => {
    const found = ask(`hacan: ${FOUR}; direct hit`, `winnu: ${FOUR}; shields holding`, { results: 500 });
    expect(counted(found, 'direct-hit')).toEqual([{ by: 'attacker', what: 'direct-hit', how: 'first-moment' }]);
    expect(countedLines(found.counted, names)[0]).toMatch(/^Used at the first good moment: attacker: Direct Hit/);
  });
  it('without what is not counted every digit stays', () => {
    const fleet = { forces: 'hacan: 2 cruiser; morale boost', exhausted: ['Duranium Armor'] };
    const known = { technologies: ['Duranium Armor'], relics: ['Shard of the Throne'] };
    const held = ask({ ...fleet, ...known }, 'letnev: 2 cruiser');
    expect(held.counted.filter(({ by, how }) => by === 'attacker' && how === 'not-counted').length).toBeGreaterThan(1);
    const { exhausted: _, ...bare } = fleet;
    expect(ask(bare, 'letnev: 2 cruiser').shares).toEqual(held.shares);
  });
});

describe('what a side is after', () => {
  const setupOfSides = (attacker: unknown, defender: unknown) => {
    const checked = game.setup.check({ attacker, defender, start: 'P2.1', extent: 'space' });
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    return checked.setup;
  };
  const asked = (attacker: unknown, defender: unknown, settings: Record<string, string>) => {
    const found = game.oddsRules?.ask?.(setupOfSides(attacker, defender), settings);
    if (!found?.ok) throw new Error(JSON.stringify(found));
    const { setup, rules = game.rules, ...question } = found.question;
    return odds({ ...game, rules }, { from: { setup }, ...question });
  };
  const HACAN = ['hacan: 2 cruiser; direct hit, morale boost', 'winnu: 1 dreadnought'] as const;
  it.each([
    ['Ambush', 'mentak: 3 cruiser', 'winnu: 3 cruiser', '72.3 4.7 23.0'],
    ['two cards', ...HACAN, '86.2 5.5 8.3'],
  ])('the same for the win as for a balance: %s', (_, attacker, defender, figures) => {
    const [balanced, win] = ['balanced', 'win'].map((objective) => asked(attacker, defender, { objective }));
    expect([balanced, win].map((found) => found && percents(found).join(' '))).toEqual([figures, figures]);
    expect(balanced?.objectives).toEqual({ attacker: 'balanced', defender: 'balanced' });
  });
  it('a fight that is won costs no trade goods', () => {
    const found = ask('letnev: 2 dreadnought, 2 cruiser; 4 trade goods', 'winnu: 2 cruiser');
    const [paid] = found.counted.filter(({ what }) => what === 'munitions-reserves');
    expect(paid?.offered).toBeGreaterThan(1);
    // A hundredth of a trade good.
    expect(paid?.used).toBeLessThan(0.005);
    expect(percents(found)[0]).toBe('100.0');
    expect(
      percents(asked('letnev: 2 dreadnought, 2 cruiser; 4 trade goods', 'winnu: 2 cruiser', { use: 'a:none' }))[0],
    ).toBe('100.0');
  });
  const LOST = ['sol: 1 carrier, 2 destroyer', 'winnu: 1 war sun, 1 cruiser'] as const;
  const costOf = ({ ends }: ReturnType<typeof ask>): number =>
    ends.reduce((sum, { share, cost }) => sum + share * (cost.attacker ?? 0), 0);
  it('with a way out a fleet leaves a fight that it cannot win, and what has left is kept', () => {
    const [stays, leaves] = [asked(...LOST, {}), asked(...LOST, { retreat: 'a' })];
    expect([costOf(stays), costOf(leaves)].map((cost) => cost.toFixed(1))).toEqual(['5.0', '3.9']);
    const kept = leaves.ends.filter(({ units }) => units?.attacker?.some(({ retreated }) => retreated));
    expect(kept.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThan(0.3);
    expect(kept.every(({ result }) => result === 'defender')).toBe(true);
  });
  it('at the table a carrier and two destroyers that meet a war sun and a cruiser announce the retreat', () => {
    const asked = game.oddsRules?.ask?.(setupOfSides(...LOST), { retreat: 'a' });
    if (!asked?.ok) throw new Error('no way out');
    // The barrage of the destroyers comes first: there are no fighters.
    const runner = new Runner(game.rules, game.rules.begin(asked.question.setup), scriptedDice([1, 1, 1, 1]));
    runner.start();
    const open = () => choices(game.rules, runner.state);
    while (!open().some(({ action }) => action.type === 'announce')) {
      const [first] = open();
      if (!first) throw new Error('nobody is asked');
      runner.apply(first.seat, first.action);
    }
    const list = open().filter(({ seat }) => seat === 'attacker');
    const advice = advise(game, { view: game.rules.view(runner.state, 'attacker'), seat: 'attacker', list });
    expect(advice).toMatchObject({ method: 'exact', objective: 'balanced' });
    expect(advice.choices.map(({ action }) => action.type)).toEqual(['announce', 'stay']);
    // It wins even less often, and keeps the fleet.
    const [leaves, stays] = advice.choices;
    expect(leaves?.cost).toBeLessThan((stays?.cost ?? 0) - 1);
  });
  it('who may leave a fight that it wins stays', () => {
    const strong = ['sol: 3 dreadnought', 'winnu: 1 cruiser'] as const;
    expect(percents(asked(...strong, { retreat: 'a' }))).toEqual(percents(asked(...strong, {})));
  });
  it('one side may be after something else, and the answer names both', () => {
    const found = asked('sol: 4 cruiser', 'winnu: 4 cruiser', { objective: 'a:fleet', retreat: 'both' });
    expect(found.objectives).toEqual({ attacker: 'fleet', defender: 'balanced' });
    expect(found.shares.attacker).toBeLessThan(found.shares.defender ?? 0);
  });
  it.each([
    ['objective', 'gold', 'odds-objective'],
    ['retreat', 'nobody', 'odds-retreat-words'],
  ])('%s %s: %s', (name, words, code) => {
    const setup = setupOfSides(...LOST);
    expect(game.oddsRules?.ask?.(setup, { [name]: words })).toMatchObject({ ok: false, reason: { code } });
  });
});

describe('dice of an effect that only hit or miss', () => {
  const rows = [...EFFECTS.values()].filter(({ offers }) => offers?.some(({ countsHits }) => countsHits));
  it('some effects have them', () => expect(rows.map(({ id }) => id)).toContain('ambush'));
  it.each(rows.map((row) => [row.id, row] as const))('%s: hits give what every face gives', (id, row) => {
    const { me, foe, ground, ...tryout } = TRYOUTS[id] as Tryout;
    const few = { space: ground ? {} : { 'cruiser-1': 2 } } as const;
    const landed = ground ? { ground: [{ 'infantry-1': 1 }, { 'infantry-1': 2 }] as const } : {};
    const setup = setupOf(row, { ...tryout, ...landed, me: { ...me, ...few }, foe: { ...foe, ...few } }, true);
    const mergeRolls: typeof game.rules.mergeRolls = (state, need) =>
      state.frames.at(-1)?.memory.spec?.kind === 'effect' ? undefined : game.rules.mergeRolls?.(state, need);
    const merged = odds(game, { from: { setup } });
    const faces = odds({ ...game, rules: { ...game.rules, mergeRolls } }, { from: { setup } });
    expect([merged.method, faces.method]).toEqual(['exact', 'exact']);
    expect(merged.results).toBeLessThan(faces.results);
    for (const [result, share] of Object.entries(faces.shares)) expect(merged.shares[result]).toBeCloseTo(share, 12);
  });
});

describe('advice: the card that is kept has its later value', () => {
  /** Chances of the attacker, who has taken one hit in the first round and hit nothing. */
  const atOneHit = (own: number, theirs: number) => {
    const fleet = (count: number, hand: string[]) => ({ forces: `${count} cruiser`, hand });
    const checked = game.setup.check({
      attacker: fleet(own, ['shields-holding']),
      defender: fleet(theirs, []),
      start: 'P2.1',
      extent: 'space',
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const misses = (count: number): number[] => new Array<number>(count).fill(1);
    const dice = scriptedDice([...misses(own), 10, ...misses(theirs - 1)]);
    const runner = new Runner(game.rules, game.rules.begin(checked.setup), dice);
    runner.start();
    const isAsked = () => choices(game.rules, runner.state).some(({ action }) => action.type === 'use');
    while (!isAsked()) {
      const [first] = choices(game.rules, runner.state);
      if (!first) throw new Error('nobody is asked');
      runner.apply(first.seat, first.action);
    }
    const list = choices(game.rules, runner.state).filter(({ seat }) => seat === 'attacker');
    const found = advise(game, { view: game.rules.view(runner.state, 'attacker'), seat: 'attacker', list });
    expect(found).toMatchObject({ method: 'exact', play: 'best' });
    return Object.fromEntries(found.choices.map(({ action, chance }) => [action.type, (100 * chance).toFixed(1)]));
  };
  it('Shields Holding, 7 v 7, one hit: it is kept', () => {
    expect(atOneHit(7, 7)).toEqual({ lose: '59.6', use: '50.0' });
  });
  it('2 v 3: it is used', () => {
    expect(atOneHit(2, 3)).toEqual({ use: '15.0', lose: '7.0' });
  });
});

const SOAK = process.env.FRAY_ODDS !== undefined;
const CARDS: readonly Card[] = ['morale-boost', 'shields-holding', 'direct-hit'];
/** Chosen before the first run; the soak run takes all pairs up to 6 v 6. */
const SOME: readonly [number, number][] = [
  [1, 1],
  [2, 3],
  [4, 2],
  [3, 4],
];
const PAIRS = SOAK ? [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((d): [number, number] => [a, d])) : SOME;

describe('one card against an independent dynamic program, to 1e-9', () => {
  it.each(CARDS.flatMap((card) => PAIRS.map(([a, d]) => [card, a, d] as const)))('%s: %i v %i', (card, a, d) => {
    const dreadnoughts = card === 'direct-hit' ? 1 : 0;
    const foe = `${d - dreadnoughts} cruiser${dreadnoughts ? ', 1 dreadnought' : ''}`;
    const { shares, play } = ask(`${a} cruiser; ${card.replace('-', ' ')}`, foe, {}, CHANCE_ALONE);
    expect(play).toBe('best');
    const score = (shares.attacker ?? 0) + (shares.draw ?? 0) / 2;
    expect(Math.abs(score - solveDuel(a, d, dreadnoughts, card))).toBeLessThan(1e-9);
    expect(score).toBeGreaterThan(solveDuel(a, d, dreadnoughts, undefined));
  });
});

/** Too slow for every run: half a minute. */
if (SOAK)
  it('two cards a side: at most 43,400 results, and at most 45 MB are kept', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const checked = game.setup.check({
      attacker: `hacan: ${FOUR}; direct hit, morale boost`,
      defender: `winnu: ${FOUR}; shields holding, emergency repairs`,
      start: 'P2.1',
      extent: 'space',
    });
    if (!checked.ok) throw new Error('setup');
    const start = game.rules.begin(checked.setup);
    const question = {
      rules: game.rules,
      policies: () => game.bot,
      tell: ({ result }: typeof start) => JSON.stringify(result),
      budget: WHOLE,
    };
    collect();
    const before = memoryUsage().heapUsed;
    const found = runToEnd(solvingAs(game, question, start, 'best'));
    collect();
    expect(memoryUsage().heapUsed - before).toBeLessThan(45e6);
    expect(found).toMatchObject({ ok: true, play: 'best' });
    expect(found.results).toBeLessThanOrEqual(43_400);
    expect(found.results).toBeGreaterThan(40_000);
  });
