import { type Combat, type Frame, type PromptChoice, prompt, type Ruleset, same, type Types } from '@fray/engine';
import type { Lead } from '../settings-kept.ts';
import { carriedOut, followsThrow, type PastPrompt } from './automatic.ts';
import { Trial } from './trial.ts';

/** A combat, and how Fray leads through it. */
export interface Led {
  combat: Combat<Types>;
  /** Without what is possible at any time. */
  rules: Ruleset<Types>;
  lead: Lead;
}

const outermost = (state: Types['state']): string | undefined => (state.frames as readonly Frame<Types>[])[0]?.step;

/** What is carried out by itself at a moment of a combat; the same whenever it is asked, so undo finds it again. */
export function carriedAt(
  { combat, rules, lead }: Led,
  state: Types['state'],
  at: number,
  list: readonly PromptChoice<Types>[] = prompt(rules, state),
): PromptChoice<Types> | undefined {
  return carriedOut(list, {
    lead,
    isPlain: (one) => new Trial(rules, state).make(one),
    goesWithThrow: () => followsThrow(outermost(state), before(combat, rules, at)),
  });
}

/** The moments before this one, the last first, with what was taken there. */
function* before(combat: Combat<Types>, rules: Ruleset<Types>, at: number): Generator<PastPrompt> {
  const entries = combat.history();
  const first = combat.at - entries.length;
  for (let i = at - 1; i >= first; i--) {
    const state = combat.moment(i);
    const move = entries[i - first]?.move;
    if (!state || !move) return;
    const list = prompt(rules, state);
    const taken = list.find((one) => one.seat === move.seat && same(one.action, move.action));
    yield { list, taken, step: outermost(state) };
  }
}
