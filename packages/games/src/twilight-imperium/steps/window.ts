import type { Goes, Handlers, Offer, Play, Step } from '@fray/engine';
import { CALLS } from '../effects/acts.ts';
import { EFFECTS } from '../effects/registry.ts';
import { automaticIn, canUse, handDecides, type Listed, listOffers, usedKey } from '../rules/windows.ts';
import type { Action, Own, PartyId, Seat, State, StepId, Ti4, WindowId } from '../types.ts';

/**
 * Timing windows: declare any number, then confirm; closed for good. Parties alternate, one ability at a time.
 * A party without a usable offer is passed over. Where nobody has one, a window of the flow still waits for one click
 * at the pace `steps`; at the pace `decisions` it closes by itself. Unknown hands keep it open: any card may come.
 *
 * Whose turn it is stands in the frame (no turn: the window is closed), because it depends on hands that others do
 * not see. After a use the step is entered again, `own.again` set, and looks for the next party.
 */

/** Opens a window, or goes on with it after a use. Returns whether it was opened just now. */
export function openWindow(
  play: Play<Ti4>,
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
    if (first === undefined) delete own.turn;
    else own.turn = first;
  } else delete own.again;
  // Also after the last use: nothing goes on by itself (A.0).
  seekTurn(play, windows, clicks && play.state.pace === 'steps', can);
  return fresh;
}

/**
 * Whose turn it is: parties alternate, one ability at a time, the active player first, until all pass in a row
 * (section 0). Parties that cannot use anything are passed over, which may tell something of a hand: whoever watches has
 * seen it.
 */
function turnOf(play: Play<Ti4>, windows: readonly WindowId[], can: typeof canUse): PartyId | undefined {
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

function seekTurn(play: Play<Ti4>, windows: readonly WindowId[], click: boolean, can: typeof canUse): void {
  const own = play.own;
  const turn = turnOf(play, windows, can) ?? (click ? (own.turn ?? play.state.order[0]) : undefined);
  if (turn === undefined) delete own.turn;
  else own.turn = turn;
}

/**
 * Hands that nobody has told: the table answers for them together, with one confirmation (F11). Whoever was told what to
 * play answers alone, and so does everybody where no table clicks through the windows.
 */
function unspoken(state: State, by: PartyId): boolean {
  const party = state.parties[by];
  return state.pace === 'steps' && party !== undefined && party.hand === null && party.policy.plays.length === 0;
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
  for (const by of state.order) {
    const turn = hasTurn(state, own, by);
    let free = more.includes(by);
    for (const one of listOffers(state, own, windows, by)) {
      const not = one.not || (!turn && { code: 'not-your-turn' });
      offer(by, useAction(one), not);
      free ||= !not;
    }
    // Whoever could do something can also leave it: who is asked alone must not have to play a card.
    if (by === own.turn || free) offer(by, { type: 'pass' }, mustUse(state, own, windows) && { code: 'mandatory' });
  }
}
const NOBODY: readonly PartyId[] = [];
/** Somebody whose turn it is has an offer that does not say “may”. */
const mustUse = (state: State, own: Own, windows: readonly WindowId[]): boolean =>
  state.order.some(
    (by) => hasTurn(state, own, by) && listOffers(state, own, windows, by).some((one) => one.mandatory && !one.not),
  );
export function useAction(one: Pick<Listed, 'effect' | 'offer' | 'target'>): Extract<Action, { type: 'use' }> {
  const action: Extract<Action, { type: 'use' }> = { type: 'use', effect: one.effect, offer: one.offer };
  if (one.target !== undefined) action.target = one.target;
  return action;
}

/** Puts an offer to use: the card leaves the hand, others may cancel it, then it resolves. */
export function useEffect(
  play: Play<Ti4>,
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
  const called: Own = { effect: action.effect, offer: action.offer, by, window, passed: [], used: [] };
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

export function passWindow(play: Play<Ti4>, seat: Seat, windows: readonly WindowId[], can = canUse): void {
  const own = play.own;
  const { state } = play;
  const mine = state.order.filter((by) => by === seat || (unspoken(state, by) && unspoken(state, seat as PartyId)));
  own.passed = [...new Set([...(own.passed ?? []), ...mine])];
  own.turn = after(play.state, seat as PartyId);
  seekTurn(play, windows, false, can);
}

interface WindowRow {
  title: string;
  to: readonly (StepId | 'back')[];
  windows(state: State, own: Own): readonly WindowId[];
  /** Where it goes once it is closed. Pure. */
  then(state: State, own: Own): StepId | 'back';
  /** Over before everybody has passed (one side has no ships left). */
  stop?(state: State, own: Own): StepId | 'back' | undefined;
  enter?(play: Play<Ti4>): Goes<Ti4>;
  /** False: opens only for somebody who can use something. */
  clicks?: false;
  heard?: NonNullable<Step<Ti4>['heard']>;
}

/** What the window is about does not happen any more. */
export const PREVENTED: NonNullable<Step<Ti4>['heard']> = {
  'effect resolves'(play) {
    play.own.cancelled = true;
  },
};

/** A step that is a window. */
export function windowStep(step: StepId, row: WindowRow): Step<Ti4> {
  const clicks = row.clicks !== false;
  const pass: NonNullable<Handlers<Ti4>['pass']> = (play, _, seat) =>
    passWindow(play, seat, row.windows(play.state, play.own));
  const use: NonNullable<Handlers<Ti4>['use']> = (play, action, seat) => {
    useEffect(play, action, seat, row.windows(play.state, play.own));
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
      const windows = row.windows(play.state, own);
      openWindow(play, windows, clicks);
      const first = automaticIn(play.state, own, windows);
      if (!first) return undefined;
      useEffect(play, useAction(first.listed), first.by, windows);
      // Nobody had a turn: it begins with the active player again.
      delete own.turn;
      return step;
    },
    next(state, own) {
      const stopped = row.stop?.(state, own);
      if (stopped !== undefined) return stopped;
      return own.turn === undefined ? row.then(state, own) : undefined;
    },
    choices: (state, own, offer) => windowChoices(state, own, offer, row.windows(state, own)),
    on: { use, pass },
    ...(row.heard ? { heard: row.heard } : {}),
  };
}
