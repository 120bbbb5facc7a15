import {
  type Combat,
  type Frame,
  type PromptChoice,
  prompt,
  type Ruleset,
  same,
  TABLE,
  type Types,
} from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { Lead } from '../settings-kept.ts';
import { askedOf, carriedOut, followsThrow, type PastPrompt } from './automatic.ts';
import { Trial } from './trial.ts';

/** A combat, and how Fray leads through it. */
export interface Led {
  combat: Combat<Types>;
  /** Without what is possible at any time. */
  rules: Ruleset<Types>;
  lead: Lead;
  /** What nobody is known to be able to do. */
  mayNotHold?: AnyGame['mayNotHold'];
}

const outermost = (state: Types['state']): string | undefined => (state.frames as readonly Frame<Types>[])[0]?.step;

/** What people are asked at a moment; led step by step, everything. */
export const askedAt = (
  { lead, mayNotHold }: Pick<Led, 'lead' | 'mayNotHold'>,
  state: Types['state'],
  list: readonly PromptChoice<Types>[],
): readonly PromptChoice<Types>[] =>
  mayNotHold && lead === 'round' ? askedOf(list, (choice) => mayNotHold(choice, state)) : list;

/** What is carried out by itself at a moment of a combat; the same whenever it is asked, so undo finds it again. */
export function carriedAt(
  led: Led,
  state: Types['state'],
  at: number,
  list: readonly PromptChoice<Types>[] = prompt(led.rules, state),
): PromptChoice<Types> | undefined {
  const { rules, lead } = led;
  return carriedOut(askedAt(led, state, list), {
    lead,
    isPlain: (one) => new Trial(rules, state).make(one),
    goesWithThrow: () => followsThrow(outermost(state), before(led, at)),
  });
}

/** The moments before this one, the last first, with what was taken there. */
function* before(led: Led, at: number): Generator<PastPrompt> {
  const { combat, rules } = led;
  const entries = combat.history();
  const first = combat.at - entries.length;
  for (let i = at - 1; i >= first; i--) {
    const state = combat.moment(i);
    const move = entries[i - first]?.move;
    if (!state || !move) return;
    // Dice that the table threw belong to the choice that asked for them.
    if (move.seat === TABLE) continue;
    const list = askedAt(led, state, prompt(rules, state));
    const taken = list.find((one) => one.seat === move.seat && same(one.action, move.action));
    yield { list, taken, step: outermost(state) };
  }
}
