import { createHash } from 'node:crypto';
import { type Choice, choices, clone, dry, type Ruleset, Runner, type Types } from '@fray/engine';
import type { Planning } from '@fray/games';
import { answerNeed } from '../odds/answer-need.ts';
import { everyFace } from '../odds/faces.ts';

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
/**
 * The best of everything that could be done, with whole states as keys: what a plan is measured against in tests. Where chance decides, the
 * mean over all that can come. Nothing where the limit is reached.
 */
export function exhaust<T extends Types>(start: T['state'], asked: Asked<T>): number | undefined {
  const { rules, value, declared, limit } = asked;
  const known = new Map<string, number>();
  let positions = 0;
  const after = (state: T['state'], seat: T['seat'], action: T['action']): Runner<T> => {
    const runner = new Runner(rules, (rules.clone ?? clone)(state), dry());
    runner.apply(seat, action);
    return runner;
  };
  const worth = ({ state, need }: Runner<T>): number => {
    if (!need) return best(state);
    const faces = rules.mergeRolls?.(state, need) ?? everyFace(need);
    if (!faces) throw new TooMany();
    return faces.reduce((sum, { values, share }) => sum + share * worth(answerNeed(rules, state, values)), 0);
  };
  const best = (state: T['state']): number => {
    if (rules.outcome(state) !== undefined) return value(state);
    const key = createHash('md5').update(asked.key(state)).digest('base64');
    const before = known.get(key);
    if (before !== undefined) return before;
    if (++positions > limit) throw new TooMany();
    // Who comes back here has gained nothing on the way.
    known.set(key, Number.NEGATIVE_INFINITY);
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of choices(rules, state) as readonly Choice<T>[]) {
      if (choice.seat === 'host' || asked.isLeftOut(state, choice.action)) continue;
      const actions = choice.form ? declared(state, choice) : [choice.action];
      for (const action of actions) most = Math.max(most, worth(after(state, choice.seat, action)));
    }
    known.set(key, most);
    return most;
  };
  try {
    return best(start);
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}
