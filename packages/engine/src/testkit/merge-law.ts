import { dry, seededDice } from '../chance/source.ts';
import { choices } from '../choices.ts';
import type { Chance, Choice, Frame, Need, Ruleset, Types } from '../contract.ts';
import { clone } from '../json.ts';
import { Runner } from '../play.ts';
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
  const top = runner.state.frames[runner.state.frames.length - 1] as Frame<T>;
  top.dice = [...(top.dice ?? []), ...values];
  runner.run();
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
    const chance: Chance = (count, sides) =>
      Array.from({ length: count }, () => (source.pull('draw', 1, sides)[0] as number) + 1);
    const runner = new Runner(rules, rules.begin(game.setup.sample(chance)), dry());
    runner.start();
    for (let moves = 0; moves < LONGEST_COMBAT && rules.outcome(runner.state) === undefined; moves++) {
      const { need, state } = runner;
      if (need) {
        if (lumpLaw(rules, state, need) && ++tried >= rolls) return number + 1;
        const top = state.frames[state.frames.length - 1] as Frame<T>;
        const values = source.pull(need.kind, need.count, need.sides);
        top.dice = [...(top.dice ?? []), ...values];
        runner.run();
        continue;
      }
      const list = choices(rules, state);
      const choice = list[(chance(1, list.length)[0] as number) - 1] as Choice<T>;
      const memory = (state.frames[state.frames.length - 1] as Frame<T>).memory;
      const sheet = rules.forms?.[choice.action.type as T['action']['type']];
      runner.apply(
        choice.seat,
        choice.form && sheet ? sheet.sample(state, memory, choice.seat, chance) : choice.action,
      );
    }
  }
}
