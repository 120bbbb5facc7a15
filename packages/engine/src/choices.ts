import type { Choice, Frame, Offer, Reason, Ruleset, Step, Types } from './contract.ts';

/** What is listed beside the choices of the flow that are allowed. */
export interface Listing {
  /** Also what is not allowed, with the reason. */
  blocked?: boolean;
  /** Also what is legal outside the flow: adjust, concede. */
  always?: boolean;
}

// One collector for all listings: `choices` runs a million times a second in search, and a closure a call would show.
let list: object[] = [];
let keepBlocked = false;
function push(seat: string, action: { type: string }, not?: Reason | false): void {
  if (!not) list.push({ seat, action });
  else if (keepBlocked) list.push({ seat, action, not });
}
push.form = (seat: string, action: { type: string }, not?: Reason | false): void => {
  if (!not) list.push({ seat, action, form: true });
  else if (keepBlocked) list.push({ seat, action, form: true, not });
};

/** Every choice at this prompt; only the `always` ones while dice are awaited, and none when the combat is over. */
export function choices<T extends Types>(rules: Ruleset<T>, state: T['state'], listing: Listing = {}): Choice<T>[] {
  const frames = state.frames as readonly Frame<T>[];
  const top = frames[frames.length - 1];
  const outer = list;
  const outerBlocked = keepBlocked;
  const mine: Choice<T>[] = [];
  if (!top || rules.outcome(state) !== undefined) return mine;
  list = mine;
  keepBlocked = listing.blocked === true;
  try {
    const offer = push as unknown as Offer<T>;
    if (top.then === null) (rules.steps[top.step as T['step']] as Step<T>).choices?.(state, top.memory, offer);
    if (listing.always) rules.always?.choices?.(state, top.memory, offer);
  } finally {
    list = outer;
    keepBlocked = outerBlocked;
  }
  return mine;
}
