import { type Choice, choices, clone, dry, type Ruleset, Runner, type Types } from '@fray/engine';
import type { Planning } from '@fray/games';

/** The best of everything that could be done, with whole states as keys: what a plan is measured against in tests. */
export type Exhausted = { ok: true; value: number } | { ok: false; why: 'chance' | 'too many' };

class Chance extends Error {}
class TooMany extends Error {}

interface Asked<T extends Types> {
  rules: Ruleset<T>;
  value: Planning<T>['value'];
  /** The whole state, but for what is only counted or reported. */
  key(state: T['state']): string;
  /** The answers to a form, which is open by nature. */
  declared(state: T['state'], choice: Choice<T>): readonly T['action'][];
  /** Nobody would do this: it is left out. */
  isLeftOut(state: T['state'], action: T['action']): boolean;
  limit: number;
}
export function exhaust<T extends Types>(start: T['state'], asked: Asked<T>): Exhausted {
  const { rules, value, declared, limit } = asked;
  const known = new Map<string, number>();
  let positions = 0;
  const after = (state: T['state'], seat: T['seat'], action: T['action']): T['state'] => {
    const runner = new Runner(rules, (rules.clone ?? clone)(state), dry());
    runner.apply(seat, action);
    if (runner.need) throw new Chance();
    return runner.state;
  };
  const best = (state: T['state']): number => {
    if (rules.outcome(state) !== undefined) return value(state);
    const key = asked.key(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (++positions > limit) throw new TooMany();
    // Who comes back here has gained nothing on the way.
    known.set(key, Number.NEGATIVE_INFINITY);
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of choices(rules, state) as readonly Choice<T>[]) {
      if (choice.seat === 'host' || asked.isLeftOut(state, choice.action)) continue;
      const actions = choice.form ? declared(state, choice) : [choice.action];
      for (const action of actions) most = Math.max(most, best(after(state, choice.seat, action)));
    }
    known.set(key, most);
    return most;
  };
  try {
    return { ok: true, value: best(start) };
  } catch (error) {
    if (error instanceof Chance) return { ok: false, why: 'chance' };
    if (error instanceof TooMany) return { ok: false, why: 'too many' };
    throw error;
  }
}
