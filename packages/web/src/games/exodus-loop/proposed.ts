import { type Choice, clone, type PromptChoice, same, type Types } from '@fray/engine';
import type { AnyPlaying } from '@fray/games';
import type { View } from '@fray/games/exodus-loop/screen';
import { Trial } from '../../table/trial.ts';

type Offered = PromptChoice<Types>;

/** The orders that a side has not given yet, as the policy of the game would: nothing of it has happened. */
export interface Proposal {
  seat: string;
  /** What each ship would be told. */
  orders: readonly { ship: string; choice: Offered }[];
  /** All of them, and the turn carried out. */
  moves: readonly Offered[];
  /** The turn with what is ordered already and nothing else. */
  bare: readonly Offered[];
  /** How it would stand. */
  view: View;
}

/** Where a side gives its orders, and whether the turn is carried out from there. */
export const COMMANDS: readonly string[] = ['9 command', '10.2 intents'];
const CARRIES_OUT: readonly string[] = ['execute', 'confirm'];
/** More moves than two a ship of the largest battle. */
const MOST = 200;
/** The policy takes the same way whenever it is asked; the highest face is the one at which an easy enemy keeps to its plan. */
const highest = (count: number, sides: number): number[] => Array.from({ length: count }, () => sides);

const stepOf = (state: Types['state']): string => (state.frames as readonly { step: string }[]).at(-1)?.step ?? '';

/** What one side sees of a battle. */
interface Seen {
  game: Pick<AnyPlaying, 'rules' | 'bot'>;
  view: unknown;
}

/** A moment as this side knows it, to try orders on. */
function trialOf({ game, view }: Seen, seat: string): Trial {
  const { always: _, ...rules } = game.rules;
  return new Trial(rules, rules.imagine(clone(view) as Types['view'], seat, highest));
}

/** Carries the turn out; where somebody would hold the game asks, and that is answered too. */
function carryOut(trial: Trial, seat: string): Offered[] {
  const moves: Offered[] = [];
  for (let i = 0; i < CARRIES_OUT.length; i++) {
    const next = trial.offered().find((one) => one.seat === seat && one.action.type === CARRIES_OUT[i]);
    if (!next) break;
    moves.push(next);
    if (!trial.make(next)) break;
  }
  return moves;
}

/** Ship by ship, each from what is offered then. */
export function propose(seen: Seen, seat: string): Proposal {
  const { rules, bot } = seen.game;
  const trial = trialOf(seen, seat);
  const orders: { ship: string; choice: Offered }[] = [];
  const moves: Offered[] = [];
  let ship = '';
  for (let i = 0; i < MOST; i++) {
    const mine = trial.offered().filter((one) => one.seat === seat);
    const action = bot(rules.view(trial.now, seat), seat, mine as Choice<Types>[], highest);
    const next = mine.find((one) => same(one.action, action));
    if (!next || CARRIES_OUT.includes(next.action.type)) break;
    if (COMMANDS.includes(stepOf(trial.now))) ship = next.about[0]?.id ?? '';
    else orders.push({ ship, choice: next });
    moves.push(next);
    if (!trial.make(next)) break;
  }
  const view = clone(rules.view(trial.now, seat)) as unknown as View;
  moves.push(...carryOut(trial, seat));
  return { seat, orders, moves, bare: carryOut(trialOf(seen, seat), seat), view };
}
