import { clone, dry, type Ruleset, Runner, type Types } from '@fray/engine';

/** A copy of a state that waits for chance, gone on with one result of it; `begin`: what plays the copy. */
export function answerNeed<T extends Types>(
  rules: Ruleset<T>,
  state: T['state'],
  values: readonly number[],
  begin = (copy: T['state']): Runner<T> => new Runner(rules, copy, dry()),
): Runner<T> {
  const copy = (): T['state'] => (rules.clone ?? clone)(state);
  const runner = begin(copy());
  if (runner.answer(values)) return runner;
  // The entry asks for more than it said at first: that takes a source which can put it back.
  const again = begin(copy());
  again.addDice(values);
  return again;
}
