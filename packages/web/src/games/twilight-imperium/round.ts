import type { PartyId } from '@fray/games/twilight-imperium/screen';
import { shortNames } from '../../odds/sides.ts';
import type { OnScreen } from '../../table/screen.ts';
import { planOf } from './plan.svelte.ts';
import { PARTIES, readyOf } from './ready.ts';
import { spreadOf } from './spread.ts';

/** What a round waits for, as the card has it. */
export type Beat = 'ready' | 'roll' | 'hits';
export const BEATS: readonly Beat[] = ['ready', 'roll', 'hits'];

/** Steps of a round of space or ground combat: `P2.4`, `P4.2`. */
const ROUND = /^P[24]\.\d/;
/** Where its hits are assigned. */
const HITS = /^(P2\.[56]|P4\.[345])/;

/** Where a round stands; nothing outside a round. */
export function beatOf({ frames, awaited }: Pick<OnScreen, 'frames' | 'awaited'>): Beat | undefined {
  const step = frames.find((frame) => ROUND.test(frame.step))?.step;
  if (step === undefined) return undefined;
  return HITS.test(step) ? 'hits' : awaited ? 'roll' : 'ready';
}

/** A side by its short name. */
export function nameOf(session: OnScreen, party: PartyId): string {
  const seats: readonly PartyId[] = PARTIES.some((one) => one === party) ? PARTIES : [...PARTIES, party];
  const names = shortNames(seats.map((one) => session.seatName(one)));
  return names[seats.indexOf(party)] ?? party;
}

/** The card asks itself: for the throw, where units go, or whether hits are taken as they lie. */
export const asksItself = (session: OnScreen): boolean =>
  !session.awaited &&
  (planOf(session).now !== undefined || readyOf(session) !== undefined || spreadOf(session) !== undefined);
