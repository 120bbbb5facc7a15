import type { Source } from '../chance/source.ts';
import { choices } from '../choices.ts';
import type { Chance, Choice, Frame, Ruleset, Types } from '../contract.ts';
import type { Runner } from '../play.ts';

/** The chance of a source as setups and forms ask for it: from 1 up. */
export const chanceFrom =
  (source: Source): Chance =>
  (count, sides) =>
    Array.from({ length: count }, () => (source.pull('draw', 1, sides)[0] as number) + 1);

/** Any choice of the prompt, in place; a form is filled in by its own sample. */
export function makeAnyMove<T extends Types>(rules: Ruleset<T>, runner: Runner<T>, chance: Chance): void {
  const { state } = runner;
  const list = choices(rules, state);
  const choice = list[(chance(1, list.length)[0] as number) - 1] as Choice<T>;
  const memory = (state.frames[state.frames.length - 1] as Frame<T>).memory;
  const sheet = choice.form && rules.forms?.[choice.action.type as T['action']['type']];
  runner.apply(choice.seat, sheet ? sheet.sample(state, memory, choice.seat, chance) : choice.action);
}
