import {
  type Answer,
  type Choice,
  type Combat,
  type Entry,
  type Frame,
  type Move,
  type PromptChoice,
  prompt,
  same,
  TABLE,
  type Types,
} from '@fray/engine';
import { askedOf } from './automatic.ts';
import type { Following, Thrown } from './following.ts';
import { carriedAt, type Led } from './leading.ts';

/** Something that could have been done at a window which went by without a question. */
export interface Late {
  /** How many moves stood there. */
  at: number;
  /** Where it was. */
  step: string;
  choice: PromptChoice<Types>;
  /** Dice have fallen since then, with those that somebody threw: only what answers earlier dice may still come. */
  pastRoll: boolean;
}

/** What only the device knows of the past. */
interface Remembered {
  /** The move of this moment belonged to an earlier decision. */
  wasPart(at: number): boolean;
  /** A bot plays that seat. */
  isBot(seat: string): boolean;
}

/** A moment of the past that nobody was asked about. */
interface Passed {
  at: number;
  state: Types['state'];
  list: readonly PromptChoice<Types>[];
  pastRoll: boolean;
}

/**
 * The moments since somebody last decided something, the last one first: at each of them what was done happened by itself. Nothing
 * goes back past what came to light. Dice that fell by themselves go with those that somebody threw.
 */
function* unasked(led: Led, { wasPart, isBot }: Remembered): Generator<Passed> {
  const { combat, rules } = led;
  const entries = combat.history();
  const first = combat.at - entries.length;
  const entryAt = (at: number) => entries[at - first] as Entry<Types>;
  const stateAt = (at: number) => combat.moment(at) as Types['state'];
  let pastRoll = false;
  for (let at = combat.at - 1; at >= first; at--) {
    const { move, fence } = entryAt(at);
    if (move.seat === TABLE) {
      let thrower = at;
      while (thrower > first && entryAt(thrower).move.seat === TABLE) thrower--;
      if (!isMade(led, stateAt(thrower), thrower, entryAt(thrower).move)) return;
      pastRoll = true;
      continue;
    }
    if (fence === 'reveal') return;
    const state = stateAt(at);
    const list = prompt(rules, state);
    const part = wasPart(at);
    if (!part && !isMade(led, state, at, move) && !(isBot(move.seat) && letsGo(list, move))) return;
    if (fence === 'roll') pastRoll = true;
    if (!part) yield { at, state, list, pastRoll };
  }
}
/** It was carried out by itself. */
const isMade = (led: Led, state: Types['state'], at: number, move: Move<Types>): boolean => {
  const carried = carriedAt(led, state, at);
  return carried?.seat === move.seat && same(carried.action, move.action);
};
const letsGo = (list: readonly PromptChoice<Types>[], { seat, action }: Move<Types>): boolean =>
  list.some((one) => one.role === 'passes' && one.seat === seat && same(one.action, action));

/** What nobody was asked about since somebody last decided something, and could have been done; each where it came last. */
export function lateOffers(led: Led, remembered: Remembered): Late[] {
  const { mayNotHold } = led;
  const found: Late[] = [];
  if (!mayNotHold || led.lead !== 'round') return found;
  for (const { at, state, list, pastRoll } of unasked(led, remembered)) {
    const asked = askedOf(list, (choice) => mayNotHold(choice, state));
    const step = (state.frames as readonly Frame<Types>[]).at(-1)?.step ?? '';
    for (const choice of list) {
      if (choice.not || asked.includes(choice) || !mayNotHold(choice, state)) continue;
      if (!found.some((one) => isSame(one.choice, choice))) found.push({ at, step, choice, pastRoll });
    }
  }
  return found;
}
/** What answers one unit and what answers another are two things, though the move is the same. */
const isSame = (a: PromptChoice<Types>, b: PromptChoice<Types>): boolean =>
  a.seat === b.seat && same(a.action, b.action) && same(a.about, b.about);

/** The throws among moves that were taken back, in their order. */
function throwsOf(moves: readonly Move<Types>[]): Thrown[] {
  const found: Thrown[] = [];
  for (const { seat, action, dice = [] } of moves) {
    const last = found.at(-1);
    if (seat !== TABLE) found.push({ seat, action, dice, typed: false });
    else if (last) Object.assign(last, { dice: [...last.dice, ...valuesOf(action)], typed: true });
  }
  return found.filter((one) => one.dice.length > 0);
}
const valuesOf = (action: Types['action']): readonly number[] =>
  'values' in action ? (action.values as number[]) : [];

/**
 * The moves since then that nobody made are taken back, and it is done there. What is left of a decision goes on after it, and
 * throws that lie on the table are made again as they were.
 */
export function playAfterAll(combat: Combat<Types>, following: Following, { at, choice }: Late): Answer<Types> {
  const before = combat.at - combat.history().length;
  const parts = combat
    .history()
    .slice(at - before)
    .filter((_, i) => following.wasPart(at + i) !== undefined)
    .map(({ move }) => ({ seat: move.seat, action: move.action }));
  const back = combat.goBackFor(choice.seat, at);
  if (!back.ok) return back;
  following.setAside(throwsOf(back.moves));
  following.begin(parts, combat.state, at, 'through');
  return combat.move(choice.seat, choice.action);
}

/** Makes a move; a throw that lies on the table already has the dice that came up then. */
export function makeMove(combat: Combat<Types>, following: Following, { seat, action }: Choice<Types>): Answer<Types> {
  const { at } = combat;
  const thrown = following.diceFor({ seat, action });
  if (!thrown) return combat.move(seat, action, { at });
  following.made({ seat, action }, at);
  const { dice, typed } = thrown;
  const answer = combat.move(seat, action, typed ? { at } : { at, dice });
  // The dice of the table still lie there: nobody types them twice.
  return answer.ok && typed && combat.need?.count === dice.length ? combat.typeDice(dice) : answer;
}
