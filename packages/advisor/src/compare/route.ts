import { type Chance, type Choice, choices, type Runner, same, type Types } from '@fray/engine';
import type { Game } from '@fray/games';

/** Something that can be done further on, before the next dice: what is made before it, by any seat, and then the choice itself. */
export interface Route<T extends Types> {
  /** Made first, in this order. */
  before: readonly Pick<Choice<T>, 'seat' | 'action'>[];
  /** What is weighed. */
  choice: Choice<T>;
}

/** More prompts than there are before any roll. */
const MOST = 60;

/** Makes the moves before a choice, then the choice, with the policy for bots and unexpected windows; false if dice come first. */
export function followRoute<T extends Types>(
  { rules, bot }: Pick<Game<T>, 'rules' | 'bot'>,
  runner: Runner<T>,
  { before = [], choice, action }: Candidate<T>,
  chance: Chance,
): boolean {
  // A choice of the prompt itself.
  if (!before.length) {
    runner.apply(choice.seat, action);
    return true;
  }
  let row = [...before, { seat: choice.seat, action }];
  for (let i = 0; row.length > 0; i++) {
    if (i > MOST || runner.need || rules.outcome(runner.state) !== undefined) return false;
    const list = choices(rules, runner.state);
    const at = row.findIndex((move) => list.some((one) => one.seat === move.seat && same(one.action, move.action)));
    const next = row[at];
    if (next) {
      runner.apply(next.seat, next.action);
      row = row.slice(at + 1);
      continue;
    }
    const seat = list[0]?.seat as T['seat'];
    const mine = list.filter((one) => one.seat === seat);
    runner.apply(seat, bot(rules.view(runner.state, seat), seat, mine, chance));
  }
  return true;
}

/** An action that could be made here, and the choice it came from. */
export interface Candidate<T extends Types> {
  choice: Choice<T>;
  action: T['action'];
  /** What is made before it, by any seat, where it does not stand at this prompt. */
  before?: Route<T>['before'];
}
