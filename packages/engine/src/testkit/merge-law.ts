import { dry, seededDice } from '../chance/source.ts';
import type { Chance, Need, Ruleset, Types } from '../contract.ts';
import { clone } from '../json.ts';
import { Runner } from '../play.ts';
import { chanceFrom, makeAnyMove } from './any-move.ts';
import { must } from './checks.ts';

/** Larger rolls have too many faces to try them all. */
const MOST_RESULTS = 1000;
const LONGEST_COMBAT = 3000;
/** Shares are sums of products of fractions. */
const SAME = 1e-12;

/** What this law needs of a game; every `Game` fits. */
interface MergingGame<T extends Types> {
  rules: Ruleset<T>;
  setup: { sample(chance: Chance): T['setup'] };
}

/** Where a result of the awaited chance leads: the key there, or how it ended. */
function after<T extends Types>(rules: Ruleset<T>, state: T['state'], values: readonly number[]): string {
  const runner = new Runner(rules, clone(state), dry());
  runner.addDice(values);
  const outcome = rules.outcome(runner.state);
  return outcome === undefined ? (rules.futureKey?.(runner.state) ?? '') : JSON.stringify(outcome);
}

function* faces(need: Need<Types>): Generator<number[]> {
  const total = need.sides ** need.count;
  for (let n = 0; n < total; n++) {
    let rest = n;
    yield Array.from({ length: need.count }, () => {
      const face = 1 + (rest % need.sides);
      rest = Math.floor(rest / need.sides);
      return face;
    });
  }
}

/** Merged rolls lead to the next keys with the shares of all faces; returns whether it was tried. */
function lumpLaw<T extends Types>(rules: Ruleset<T>, state: T['state'], need: Need<T>): boolean {
  const small = need.kind === 'roll' && need.sides ** need.count <= MOST_RESULTS;
  const merged = small ? rules.mergeRolls?.(state, need) : undefined;
  if (!merged) return false;
  const shares = new Map<string, number>();
  const add = (key: string, share: number) => shares.set(key, (shares.get(key) ?? 0) + share);
  const one = 1 / need.sides ** need.count;
  for (const values of faces(need as unknown as Need<Types>)) add(after(rules, state, values), one);
  for (const { values, share } of merged) add(after(rules, state, values), -share);
  for (const [key, off] of shares)
    must('lumps have the shares of all faces', Math.abs(off) < SAME, () => [need, off, key.slice(0, 400)]);
  return true;
}

/** Tries every face of `rolls` rolls against the merged rolls of the ruleset; returns the number of combats, throws at a fault. */
export function mergedRollsHold<T extends Types>(game: MergingGame<T>, rolls: number, seed: number): number {
  const { rules } = game;
  let tried = 0;
  for (let number = 0; ; number++) {
    const source = seededDice(seed, number);
    const chance = chanceFrom(source);
    const runner = new Runner(rules, rules.begin(game.setup.sample(chance)), dry());
    runner.start();
    for (let moves = 0; moves < LONGEST_COMBAT && rules.outcome(runner.state) === undefined; moves++) {
      const { need, state } = runner;
      if (need) {
        if (lumpLaw(rules, state, need) && ++tried >= rolls) return number + 1;
        runner.addDice(source.pull(need.kind, need.count, need.sides));
        continue;
      }
      makeAnyMove(rules, runner, chance);
    }
  }
}
