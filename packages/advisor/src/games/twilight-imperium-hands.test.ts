import { choices, dry, Runner, seatToServe, seededDice } from '@fray/engine';
import { battery } from '@fray/engine/testkit';
import { chanceFrom } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { unitWord } from '../../../games/src/twilight-imperium/odds/key.ts';
import { answerNeed } from '../odds/answer-need.ts';
import { runToEnd } from '../odds/graph.ts';
import { odds } from '../odds/odds.ts';
import { type PlayStyle, type SolvedGraph, solvingAs } from '../odds/rungs.ts';
import { solveRounds } from '../odds/solve-rounds.ts';
import { CHANCE_ALONE, game, randomFights, setupOf } from './tests/hands.fixture.ts';
import { ODDS_LAWS, sampleAttack } from './tests/odds-laws.fixture.ts';
import type { Ti4 } from './tests/skips.fixture.ts';

const SOAK = process.env.FRAY_ODDS !== undefined;

describe('random fights with hands', () => {
  const fights = randomFights(1, 60);
  const some = SOAK ? fights : fights.slice(0, 2);
  it('at least 55 of 60 are decided exactly, and each other one says which rung answered and why', () => {
    let decided = 0;
    const others: string[] = [];
    for (const { attacker, defender } of some) {
      const found = odds(game, { from: { setup: setupOf(attacker, defender) }, budget: { combats: 200 } });
      if (found.play === 'best') decided++;
      if (found.play === 'best') expect([found.method, found.because]).toEqual(['exact', []]);
      else
        others.push(
          `${attacker.forces} (${attacker.hand}) v ${defender.forces} (${defender.hand}): ${found.method} ${found.because.map(({ code }) => code)}`,
        );
      if (found.play !== 'best') expect(found.because[0]?.code).toMatch(/^odds-(too-many-decisions|not-settled)$/);
    }
    if (SOAK) console.log(`${decided} of ${some.length} decided`, others);
    expect(decided).toBeGreaterThanOrEqual(SOAK ? 55 : 2);
  });
});

/** An action without the names of equal units. */
function wordOf(state: Ti4['state'], action: Ti4['action']): string {
  const named = Object.entries(action).map(([field, value]) =>
    (field === 'unit' || field === 'target') && typeof value === 'string' ? unitWord(state, value) : value,
  );
  return JSON.stringify(named);
}
type Solved = SolvedGraph<Ti4> & {
  /** By prompt: what each option does, in the words of the state in which it was first met. */
  words: ReadonlyMap<string, readonly string[]>;
};

/** A fight solved in one way, with the key of each position. */
function solve(setup: ReturnType<typeof setupOf>, play: PlayStyle, results = 20_000): Solved | undefined {
  const { rules, oddsRules } = CHANCE_ALONE;
  const start = rules.begin(setup);
  const words = new Map<string, readonly string[]>();
  const decides: NonNullable<typeof oddsRules>['decides'] = (state, seat, list) => {
    const options = oddsRules?.decides?.(state, seat, list);
    const key = `${seat} ${rules.futureKey?.(state)}`;
    if (options && !words.has(key))
      words.set(
        key,
        options.map((action) => wordOf(state, action)),
      );
    return options;
  };
  const steps = solvingAs<Ti4>(
    { ...CHANCE_ALONE, oddsRules: { ...oddsRules, decides } },
    {
      rules,
      policies: () => game.bot,
      tell: (state) => rules.outcome(state)?.winner ?? '',
      mark: (state) => ({ stage: rules.futureKey?.(state) ?? '', worth: {} }),
      budget: { positions: 50_000, results },
    },
    start,
    play,
  );
  const found = runToEnd(steps);
  return found.ok ? { ...found, words } : undefined;
}
const WORTH: Readonly<Record<string, number>> = { attacker: 1, draw: 0.5, defender: 0 };
const chanceOf = ({ graph }: SolvedGraph<Ti4>, { ends }: { ends: Float64Array }): number =>
  graph.endings.reduce((sum, { words }, at) => sum + (WORTH[words] ?? 0) * (ends[at] as number), 0);

const LOTS = 1_000_000;
/** Plays a combat by what was decided in the graph; without it by the policy. Rolls with equal futures fall as one of them. */
function play(setup: ReturnType<typeof setupOf>, number: number, by: ReadonlyMap<string, string>): number {
  const { rules } = CHANCE_ALONE;
  const chance = chanceFrom(seededDice(7, number));
  let runner = new Runner(rules, rules.begin(setup), dry());
  runner.start();
  const moved: Record<string, number> = {};
  for (let moves = 0; rules.outcome(runner.state) === undefined; moves++) {
    const { need } = runner;
    if (need) {
      let lot = ((chance(1, LOTS)[0] as number) - 0.5) / LOTS;
      const merged = rules.mergeRolls?.(runner.state, need);
      const fallen = merged?.find(({ share }) => {
        lot -= share;
        return lot < 0;
      });
      runner = answerNeed(rules, runner.state, fallen?.values ?? chance(need.count, need.sides));
      for (const seat of Object.keys(moved)) delete moved[seat];
      continue;
    }
    const list = choices(rules, runner.state);
    const seat = seatToServe(list, moved) as Ti4['seat'];
    moved[seat] = moves;
    const mine = list.filter((choice) => choice.seat === seat);
    const options = mine.length > 1 && by.size ? game.oddsRules?.decides?.(runner.state, seat, mine) : undefined;
    const chosen = options && by.get(`${seat} ${rules.futureKey?.(runner.state)}`);
    const wanted = options?.find((action) => wordOf(runner.state, action) === chosen);
    if (options && !wanted)
      throw new Error(`nothing was decided at ${mine.map(({ action }) => JSON.stringify(action))}`);
    runner.apply(seat, wanted ?? game.bot(rules.view(runner.state, seat), seat, mine, () => []));
    if (wanted) for (const one of Object.keys(moved)) delete moved[one];
  }
  return WORTH[rules.outcome(runner.state)?.winner ?? ''] ?? 0;
}
/** By prompt: what is done there. */
function decisionsIn({ graph, decided, words }: Solved): Map<string, string> {
  const by = new Map<string, string>();
  for (const [at, decider] of graph.deciders.entries()) {
    const action = decider?.actions[decided.chosen[at] as number];
    const key = `${decider?.seat} ${graph.marks[at]?.stage}`;
    const word = decider && action && words.get(key)?.[decider.options.indexOf(action)];
    if (word !== undefined) by.set(key, word);
  }
  return by;
}
const ERRORS = 4.5;
const COMBATS = SOAK ? 2000 : 100;

describe('three witnesses: the graph, the policy in a graph, and combats', () => {
  const fights = randomFights(2, SOAK ? 40 : 2);
  it.each(
    fights.map(({ attacker, defender }) => [`${attacker.forces} (${attacker.hand})`, attacker, defender] as const),
  )('%s', (_, attacker, defender) => {
    const setup = setupOf(attacker, defender);
    for (const style of ['best', 'first-moment'] as const) {
      const found = solve(setup, style);
      if (!found) continue;
      const exact = chanceOf(found, found.solved);
      const by = style === 'best' ? decisionsIn(found) : new Map<string, string>();
      const values = Array.from({ length: COMBATS }, (_, number) => play(setup, number, by));
      const mean = values.reduce((sum, value) => sum + value, 0) / COMBATS;
      const error = Math.sqrt(Math.max(1 / COMBATS, mean * (1 - mean)) / COMBATS);
      expect(Math.abs(mean - exact), style).toBeLessThan(ERRORS * error);
    }
  });
});

describe('every policy of the one side that decides', () => {
  const MOST = 14;
  it.each([
    ['morale-boost', 'shields-holding'],
    ['direct-hit', 'morale-boost'],
    ['courageous-to-the-end', 'shields-holding'],
  ])('1 v 1 with %s and %s: none is better than what is decided', (...hand) => {
    const foe = hand.includes('direct-hit') ? 'winnu: 1 dreadnought' : 'winnu: 1 cruiser';
    const setup = setupOf({ forces: 'hacan: 1 cruiser', hand }, { forces: foe, hand: [], policy: { plays: [] } });
    const found = solve(setup, 'best') as Solved;
    const { graph } = found;
    const deciding = [...graph.deciders.entries()].flatMap(([at, decider]) => (decider ? [at] : []));
    expect(deciding.length).toBeLessThanOrEqual(MOST);
    expect(new Set(deciding.map((at) => graph.deciders[at]?.seat))).toEqual(new Set(['attacker']));
    let best = 0;
    const shares = [...graph.shares];
    const attempt = (number: number): void => {
      const at = deciding[number];
      if (at === undefined) {
        best = Math.max(best, chanceOf(found, solveRounds({ to: graph.to, shares, ends: graph.ends })));
        return;
      }
      const { length } = graph.to[at] as Int32Array;
      for (let option = 0; option < length; option++) {
        shares[at] = Float64Array.from({ length }, (_, one) => Number(one === option));
        attempt(number + 1);
      }
    };
    attempt(0);
    expect(Math.abs(chanceOf(found, found.solved) - best)).toBeLessThan(1e-9);
  });
});

describe('laws of decided odds', () => {
  it('hold in the battery', { timeout: 600_000 }, () => {
    const games = SOAK ? 40 : 5;
    const subject = { ...game, setup: { sample: sampleAttack }, laws: ODDS_LAWS };
    const { tried } = battery(subject, { games, seed: 31, thorough: 0.01 });
    for (const law of Object.keys(ODDS_LAWS)) expect(tried[law], law).toBeGreaterThan(0);
  });
});
