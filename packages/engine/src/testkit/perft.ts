import { seeded } from '../chance/source.ts';
import { choices } from '../choices.ts';
import type { Frame, Ruleset, Types } from '../contract.ts';
import { clone } from '../plain.ts';
import { Runner } from '../play.ts';
import { chanceOf } from './battery.ts';

/**
 * How many sequences of decisions of a length there are from a position, with the same chance in every branch. A number
 * that changes means that somewhere a choice appeared, vanished or leads elsewhere.
 */
export function perft<T extends Types>(rules: Ruleset<T>, state: T['state'], depth: number): number {
  const list = choices(rules, state);
  if (depth <= 1 || !list.length) return depth <= 0 ? 1 : list.length;
  let total = 0;
  for (const choice of list) {
    const own = ((state.frames as readonly Frame<T>[]).at(-1) as Frame<T>).own;
    const form = choice.form ? rules.forms?.[choice.action.type as T['action']['type']] : undefined;
    const action = form ? form.sample(state, own, choice.seat, chanceOf(1, depth)) : choice.action;
    const runner = new Runner(rules, clone(state), seeded(1, depth));
    runner.apply(choice.seat, action);
    total += perft(rules, runner.state, depth - 1);
  }
  return total;
}

/** The counts from the start of a set-up, for every length up to `depth`. */
export function perftFrom<T extends Types>(rules: Ruleset<T>, setup: T['setup'], depth: number): number[] {
  const runner = new Runner(rules, rules.begin(clone(setup)), seeded(1));
  runner.start();
  return Array.from({ length: depth }, (_, i) => perft(rules, runner.state, i + 1));
}
