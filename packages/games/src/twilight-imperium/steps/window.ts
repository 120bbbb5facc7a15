import type { Goes, Handlers, Offer, Play, Step } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import { automaticIn, canUse, handDecides, type Listed, listOffers, usedKey } from '../rules/windows.ts';
import type { Action, Own, PartyId, Seat, State, StepId, Ti4, WindowId } from '../types.ts';
import { CALLS } from './calls.ts';
import type { Owns, WindowStep } from './own.ts';

/**
 * Timing windows: declare any number, then confirm; closed for good. Parties alternate, one ability at a time.
 * A party without a usable offer is passed over. Where nobody has one, a window of the flow still waits for one click
 * unless empty windows are skipped. Unknown hands keep it open: any card may come.
 *
 * Whose turn it is stands in the frame (no turn: the window is closed), because it depends on hands that others do
 * not see. After a use the step is entered again, `own.again` set, and looks for the next party.
 */

/** Opens a window, or goes on with it after a use. Returns whether it was opened just now. */
export function openWindow(
  play: Play<Ti4, WindowStep>,
  windows: readonly WindowId[],
  clicks: boolean,
  can = canUse,
  first?: PartyId,
): boolean {
  const own = play.own;
  const fresh = own.again !== true;
  if (fresh) {
    own.passed = [];
    own.used = [];
    if (first === undefined) closeTurn(own);
    else own.turn = first;
  } else delete own.again;
  // Also after the last use: nothing goes on by itself (A.0).
  seekTurn(play, windows, clicks && !play.state.skipEmptyWindows, can);
  return fresh;
}

/**
 * Whose turn it is: parties alternate, one ability at a time, the active player first, until all pass in a row
 * (section 0). Parties that cannot use anything are passed over, which may tell something of a hand: whoever watches has
 * seen it.
 */
function turnOf(play: Play<Ti4, WindowStep>, windows: readonly WindowId[], can: typeof canUse): PartyId | undefined {
  const { state, own } = play;
  const order = state.order;
  const from = own.turn === undefined ? 0 : Math.max(0, order.indexOf(own.turn));
  for (let i = 0; i < order.length; i++) {
    const by = order[(from + i) % order.length] as PartyId;
    if (own.passed?.includes(by)) continue;
    if (play.watched && handDecides(state, own, windows, by, can)) play.reveal();
    if (can(state, own, windows, by)) return by;
  }
  return undefined;
}

function seekTurn(play: Play<Ti4, WindowStep>, windows: readonly WindowId[], click: boolean, can: typeof canUse): void {
  const own = play.own;
  const turn = turnOf(play, windows, can) ?? (click ? (own.turn ?? play.state.order[0]) : undefined);
  if (turn === undefined) closeTurn(own);
  else own.turn = turn;
}
/** A window that was never open has nothing to forget: taking a field away is dear. */
function closeTurn(own: Owns[WindowStep]): void {
  if (own.turn !== undefined) delete own.turn;
}

/**
 * Hands that nobody has told: the table answers for them together, with one confirmation (F11). Whoever was told what to
 * play answers alone, and so does everybody where no table clicks through the windows.
 */
function unspoken(state: State, by: PartyId): boolean {
  const party = state.parties[by];
  return !state.skipEmptyWindows && party !== undefined && party.hand === null && party.policy.plays.length === 0;
}
/** It is their turn: it is theirs alone, or that of everybody whose hand is unknown. */
export const hasTurn = (state: State, own: Own, by: PartyId): boolean =>
  own.turn !== undefined && (by === own.turn || (unspoken(state, own.turn) && unspoken(state, by)));

/** `more`: who could do something else here (rerolls). */
export function windowChoices(
  state: State,
  own: Own,
  offer: Offer<Ti4>,
  windows: readonly WindowId[],
  more: readonly PartyId[] = NOBODY,
): void {
  const lists = state.order.map((by) => listOffers(state, own, windows, by));
  // Somebody whose turn it is has an offer that does not say “may”.
  const must = lists.some((list, at) => list.some(isDue) && hasTurn(state, own, state.order[at] as PartyId));
  for (let at = 0; at < lists.length; at++) {
    const by = state.order[at] as PartyId;
    const list = lists[at] as readonly Listed[];
    let free = more.includes(by);
    if (list.length > 0) {
      const turn = hasTurn(state, own, by);
      for (const one of list) {
        const not = one.not || (!turn && { code: 'not-your-turn' });
        offer(by, useAction(one), not);
        free ||= !not;
      }
    }
    // Whoever could do something can also leave it: who is asked alone must not have to play a card.
    if (by === own.turn || free) offer(by, { type: 'pass' }, must && { code: 'mandatory' });
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
  const own = play.own;
  const row = EFFECTS.get(action.effect);
  const made = row?.offers?.[action.offer];
  if (!row || !made) throw new Error(`${action.effect} has no offer ${action.offer}`);
  const window = windows.find((one) =>
    typeof made.window === 'string' ? made.window === one : made.window.includes(one),
  ) as WindowId;
  own.used = [...(own.used ?? []), usedKey(by, action.effect, action.target)];
  own.passed = [];
  own.again = true;
  own.turn = after(state, by);
  const called: Owns['effect'] = { effect: action.effect, offer: action.offer, by, window, passed: [], used: [] };
  if (action.target !== undefined) called.target = action.target;
  if (own.unit !== undefined) called.unit = own.unit;
  if (own.roll !== undefined) called.roll = own.roll;
  if (own.pool !== undefined) called.pool = own.pool;
  if (own.planet !== undefined) called.planet = own.planet;
  if (own.spec !== undefined) called.spec = own.spec;
  state.played[action.effect] = (state.played[action.effect] ?? 0) + 1;
  const event: Extract<Ti4['event'], { type: 'used' }> = { type: 'used', effect: action.effect, by, window };
  if (action.target !== undefined) event.target = action.target;
  play.emit(event);
  if (row.kind === 'action') {
    const hand = state.parties[by]?.hand;
    if (hand) hand.splice(hand.indexOf(action.effect), 1);
    play.reveal();
    play.call('effect', called);
  } else play.call('effect resolves', called);
}

const after = (state: State, by: PartyId): PartyId =>
  state.order[(state.order.indexOf(by) + 1) % state.order.length] as PartyId;

export function passWindow(play: Play<Ti4, WindowStep>, seat: Seat, windows: readonly WindowId[], can = canUse): void {
  const own = play.own;
  const { state } = play;
  const by = seat as PartyId;
  const passed = own.passed ?? [];
  const also = unspoken(state, by) ? state.order.filter((other) => unspoken(state, other)) : [by];
  own.passed = [...passed, ...also.filter((party) => !passed.includes(party))];
  own.turn = after(state, by);
  seekTurn(play, windows, false, can);
}

interface WindowRow<S extends WindowStep> {
  title: string;
  to: readonly (StepId | 'back')[];
  /** Which ones; a function where it depends on the round. */
  windows: readonly WindowId[] | ((state: State) => readonly WindowId[]);
  /** Where it goes once it is closed. Pure. */
  then(state: State, own: Own): StepId | 'back';
  /** Over before everybody has passed (one side has no ships left). */
  stop?(state: State, own: Own): StepId | 'back' | undefined;
  enter?(play: Play<Ti4, S>): Goes<Ti4>;
  /** False: opens only for somebody who can use something. */
  clicks?: false;
  heard?: NonNullable<Step<Ti4, S>['heard']>;
}

/** What the window is about does not happen any more. */
export const PREVENTED: NonNullable<Step<Ti4, 'doomed' | 'effect'>['heard']> = {
  'effect resolves'(play) {
    play.own.cancelled = true;
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
      const own = play.own;
      if (own.again !== true) {
        const goes = row.enter?.(play);
        if (goes !== undefined) return goes;
      }
      const open = windowsIn(play.state);
      openWindow(play, open, clicks);
      const first = automaticIn(play.state, own, open);
      if (!first) return undefined;
      useEffect(play, useAction(first.listed), first.by, open);
      // Nobody had a turn: it begins with the active player again.
      delete own.turn;
      return step;
    },
    next(state, own) {
      const stopped = row.stop?.(state, own);
      if (stopped !== undefined) return stopped;
      return own.turn === undefined ? row.then(state, own) : undefined;
    },
    choices: (state, own, offer) => windowChoices(state, own, offer, windowsIn(state)),
    on: { use, pass },
    ...(row.heard ? { heard: row.heard } : {}),
  };
}

/** Somebody is done with what a step lets them choose. */
export const confirm = ({ own }: { own: { confirmed?: PartyId[] } }, _: object, seat: Seat): void => {
  own.confirmed = [seat as PartyId];
};
