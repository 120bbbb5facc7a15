import type { Goes, Handlers, Offer, Play, Step } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import { automaticIn, canUse, handDecides, type Listed, listOffers, usedKey } from '../rules/windows.ts';
import type { Action, PartyId, Seat, State, StepId, StepMemory, Ti4, WindowId } from '../types.ts';
import { CALLS } from './calls.ts';
import type { MemoryByStep, WindowStep } from './memory.ts';

/**
 * Timing windows: declare any number, then confirm; closed for good. Parties alternate, one ability at a time.
 * A party without a usable offer is passed over. Where nobody has one, a window of the flow still waits for one click
 * unless empty windows are skipped. Unknown hands keep it open: any card may be played.
 *
 * The frame stores whose turn it is (no turn: the window is closed), because it depends on hands that others do
 * not see. After a use the step is entered again, `own.again` set, and looks for the next party.
 */

/** Opens a window, or continues it after a use. Returns whether it was opened just now. */
export function openWindow(
  play: Play<Ti4, WindowStep>,
  windows: readonly WindowId[],
  clicks: boolean,
  can = canUse,
  first?: PartyId,
): boolean {
  const memory = play.memory;
  const fresh = memory.again !== true;
  if (fresh) {
    memory.passed = [];
    memory.used = [];
    if (first === undefined) closeTurn(memory);
    else memory.turn = first;
  } else delete memory.again;
  // Also after the last use: nothing continues automatically (A.0).
  seekTurn(play, windows, clicks && !play.state.skipEmptyWindows, can);
  return fresh;
}

/**
 * Whose turn it is: parties alternate, one ability at a time, the active player first, until all pass in a row
 * (section 0). Parties that cannot use anything are skipped, which may reveal something about a hand.
 */
function turnOf(play: Play<Ti4, WindowStep>, windows: readonly WindowId[], can: typeof canUse): PartyId | undefined {
  const { state, memory } = play;
  const order = state.order;
  const from = memory.turn === undefined ? 0 : Math.max(0, order.indexOf(memory.turn));
  for (let i = 0; i < order.length; i++) {
    const by = order[(from + i) % order.length] as PartyId;
    if (memory.passed?.includes(by)) continue;
    if (play.watched && handDecides(state, memory, windows, by, can)) play.reveal();
    if (can(state, memory, windows, by)) return by;
  }
  return undefined;
}

function seekTurn(play: Play<Ti4, WindowStep>, windows: readonly WindowId[], click: boolean, can: typeof canUse): void {
  const memory = play.memory;
  const turn = turnOf(play, windows, can) ?? (click ? (memory.turn ?? play.state.order[0]) : undefined);
  if (turn === undefined) closeTurn(memory);
  else memory.turn = turn;
}
/** Deleting a field is slow, so only fields that exist are deleted. */
function closeTurn(memory: MemoryByStep[WindowStep]): void {
  if (memory.turn !== undefined) delete memory.turn;
}

/**
 * An unknown hand: the table answers for all of them with one confirmation (F11). A party whose policy plays something answers
 * alone, and so does everybody if empty windows are skipped.
 */
function isUnknownHand(state: State, by: PartyId): boolean {
  const party = state.parties[by];
  return !state.skipEmptyWindows && party !== undefined && party.hand === null && !party.policy.plays?.length;
}
/** It is their turn: it is theirs alone, or that of everybody whose hand is unknown. */
export const hasTurn = (state: State, memory: StepMemory, by: PartyId): boolean =>
  memory.turn !== undefined && (by === memory.turn || (isUnknownHand(state, memory.turn) && isUnknownHand(state, by)));

/** `more`: who could do something else here (rerolls). */
export function windowChoices(
  state: State,
  memory: StepMemory,
  offer: Offer<Ti4>,
  windows: readonly WindowId[],
  more: readonly PartyId[] = NOBODY,
): void {
  const lists = state.order.map((by) => listOffers(state, memory, windows, by));
  // Somebody whose turn it is has an offer that does not say “may”.
  const must = lists.some((list, at) => list.some(isDue) && hasTurn(state, memory, state.order[at] as PartyId));
  for (let at = 0; at < lists.length; at++) {
    const by = state.order[at] as PartyId;
    const list = lists[at] as readonly Listed[];
    let free = more.includes(by);
    if (list.length > 0) {
      const turn = hasTurn(state, memory, by);
      for (const one of list) {
        const not = one.not || (!turn && { code: 'not-your-turn' });
        offer(by, useAction(one), not);
        free ||= !not;
      }
    }
    // A party that could use something can also pass: nobody has to play a card.
    if (by === memory.turn || free) offer(by, { type: 'pass' }, must && { code: 'mandatory' });
  }
}
const NOBODY: readonly PartyId[] = [];
const isDue = (one: Listed): boolean => one.mandatory && !one.not;
export function useAction(one: Pick<Listed, 'effect' | 'offer' | 'target'>): Extract<Action, { type: 'use' }> {
  const action: Extract<Action, { type: 'use' }> = { type: 'use', effect: one.effect, offer: one.offer };
  if (one.target !== undefined) action.target = one.target;
  return action;
}

/** Puts an offer to use: the card leaves the hand, others may cancel it, then it resolves. */
export function useEffect(
  play: Play<Ti4, WindowStep>,
  action: Extract<Action, { type: 'use' }>,
  seat: Seat,
  windows: readonly WindowId[],
): void {
  const by = seat as PartyId;
  const state = play.state;
  const memory = play.memory;
  const row = EFFECTS.get(action.effect);
  const made = row?.offers?.[action.offer];
  if (!row || !made) throw new Error(`${action.effect} has no offer ${action.offer}`);
  const window = windows.find((one) =>
    typeof made.window === 'string' ? made.window === one : made.window.includes(one),
  ) as WindowId;
  memory.used = [...(memory.used ?? []), usedKey(by, action.effect, action.target)];
  memory.passed = [];
  memory.again = true;
  memory.turn = after(state, by);
  const call: MemoryByStep['effect'] = {
    effect: action.effect,
    offer: action.offer,
    by,
    window,
    passed: [],
    used: [],
  };
  if (action.target !== undefined) call.target = action.target;
  if (memory.unit !== undefined) call.unit = memory.unit;
  if (memory.roll !== undefined) call.roll = memory.roll;
  if (memory.pool !== undefined) call.pool = memory.pool;
  if (memory.planet !== undefined) call.planet = memory.planet;
  if (memory.spec !== undefined) call.spec = memory.spec;
  state.played[action.effect] = (state.played[action.effect] ?? 0) + 1;
  const event: Extract<Ti4['event'], { type: 'used' }> = { type: 'used', effect: action.effect, by, window };
  if (action.target !== undefined) event.target = action.target;
  play.emit(event);
  if (row.kind === 'action') {
    const hand = state.parties[by]?.hand;
    if (hand) hand.splice(hand.indexOf(action.effect), 1);
    play.reveal();
    play.call('effect', call);
  } else play.call('effect resolves', call);
}

const after = (state: State, by: PartyId): PartyId =>
  state.order[(state.order.indexOf(by) + 1) % state.order.length] as PartyId;

export function passWindow(play: Play<Ti4, WindowStep>, seat: Seat, windows: readonly WindowId[], can = canUse): void {
  const memory = play.memory;
  const { state } = play;
  const by = seat as PartyId;
  const passed = memory.passed ?? [];
  const also = isUnknownHand(state, by) ? state.order.filter((other) => isUnknownHand(state, other)) : [by];
  memory.passed = [...passed, ...also.filter((party) => !passed.includes(party))];
  memory.turn = after(state, by);
  seekTurn(play, windows, false, can);
}

interface WindowRow<S extends WindowStep> {
  title: string;
  to: readonly (StepId | 'back')[];
  /** Which ones; a function where it depends on the round. */
  windows: readonly WindowId[] | ((state: State) => readonly WindowId[]);
  /** Where it goes once it is closed. Pure. */
  then(state: State, memory: StepMemory): StepId | 'back';
  /** Over before everybody has passed (one side has no ships left). */
  stop?(state: State, memory: StepMemory): StepId | 'back' | undefined;
  enter?(play: Play<Ti4, S>): Goes<Ti4>;
  /** False if it opens only for a party that can use something. */
  clicks?: false;
  onReturn?: NonNullable<Step<Ti4, S>['onReturn']>;
}

/** What the window is about does not happen any more. */
export const PREVENTED: NonNullable<Step<Ti4, 'doomed' | 'effect'>['onReturn']> = {
  'effect resolves'(play) {
    play.memory.cancelled = true;
  },
};

/** A step that is a window. */
export function windowStep<S extends WindowStep>(step: S, row: WindowRow<S>): Step<Ti4, S> {
  const clicks = row.clicks !== false;
  const { windows } = row;
  const windowsIn = typeof windows === 'function' ? windows : () => windows;
  const pass: NonNullable<Handlers<Ti4, S>['pass']> = (play, _, seat) => passWindow(play, seat, windowsIn(play.state));
  const use: NonNullable<Handlers<Ti4, S>['use']> = (play, action, seat) => {
    useEffect(play, action, seat, windowsIn(play.state));
    return step;
  };
  return {
    title: row.title,
    to: [...row.to, step],
    calls: CALLS,
    enter(play) {
      const memory = play.memory;
      if (memory.again !== true) {
        const goes = row.enter?.(play);
        if (goes !== undefined) return goes;
      }
      const open = windowsIn(play.state);
      openWindow(play, open, clicks);
      const first = automaticIn(play.state, memory, open);
      if (!first) return undefined;
      useEffect(play, useAction(first.listed), first.by, open);
      // Nobody had a turn: it begins with the active player again.
      delete memory.turn;
      return step;
    },
    next(state, memory) {
      const stopped = row.stop?.(state, memory);
      if (stopped !== undefined) return stopped;
      return memory.turn === undefined ? row.then(state, memory) : undefined;
    },
    choices: (state, memory, offer) => windowChoices(state, memory, offer, windowsIn(state)),
    on: { use, pass },
    ...(row.onReturn ? { onReturn: row.onReturn } : {}),
  };
}

/** Somebody is done with what a step lets them choose. */
export const confirm = ({ memory }: { memory: { confirmed?: PartyId[] } }, _: object, seat: Seat): void => {
  memory.confirmed = [seat as PartyId];
};
