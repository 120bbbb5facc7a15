import { seededDice } from '../chance/source.ts';
import { choices } from '../choices.ts';
import type { Frame, Ruleset, Types } from '../contract.ts';
import { clone } from '../json.ts';
import { Runner } from '../play.ts';
import { chanceOf } from './battery.ts';

/** How many sequences of decisions of a length there are from a position: a change shows that a choice appeared or vanished. */
export function perft<T extends Types>(rules: Ruleset<T>, state: T['state'], depth: number): number {
  const list = choices(rules, state);
  if (depth <= 1 || !list.length) return depth <= 0 ? 1 : list.length;
  let total = 0;
  for (const choice of list) {
    const memory = ((state.frames as readonly Frame<T>[]).at(-1) as Frame<T>).memory;
    const form = choice.form ? rules.forms?.[choice.action.type as T['action']['type']] : undefined;
    const action = form ? form.sample(state, memory, choice.seat, chanceOf(1, depth)) : choice.action;
    const runner = new Runner(rules, clone(state), seededDice(1, depth));
    runner.apply(choice.seat, action);
    total += perft(rules, runner.state, depth - 1);
  }
  return total;
}

/** The counts from the start of a setup, for every length up to `depth`. */
export function perftFrom<T extends Types>(rules: Ruleset<T>, setup: T['setup'], depth: number): number[] {
  const runner = new Runner(rules, rules.begin(clone(setup)), seededDice(1));
  runner.start();
  return Array.from({ length: depth }, (_, i) => perft(rules, runner.state, i + 1));
}
