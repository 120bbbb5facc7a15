import type { PartyId, Ti4 } from '@fray/games/twilight-imperium/screen';
import { shortNames } from '../../odds/sides.ts';
import type { NamedRoute, OnScreen } from '../../table/screen.ts';
import { planOf } from './plan.svelte.ts';
import { PARTIES, type Ready, readyOf } from './ready.ts';
import { spreadOf } from './spread.ts';
import { panel } from './words.ts';

/** What a round waits for, as the card has it. */
export type Beat = 'ready' | 'roll' | 'hits';
export const BEATS: readonly Beat[] = ['ready', 'roll', 'hits'];

/** Where a round is; `undefined` between rounds. */
export const beatOf = ({ focus, awaited }: Pick<OnScreen<Ti4>, 'focus' | 'awaited'>): Beat | undefined =>
  focus?.beat === 'ready' && awaited ? 'roll' : focus?.beat;

/** A side by its short name. */
export function nameOf(session: OnScreen<Ti4>, party: PartyId): string {
  const seats: readonly PartyId[] = PARTIES.some((one) => one === party) ? PARTIES : [...PARTIES, party];
  const names = shortNames(seats.map((one) => session.seatName(one)));
  return names[seats.indexOf(party)] ?? party;
}

/** The tap that throws. */
export const throwSaid = ({ kind, round }: Pick<Ready, 'kind' | 'round'>): string =>
  kind === 'combat' ? panel.t.round.roll(round) : panel.t.round.fire;

/** What the card waits for, where that is the throw. */
export function wayOf(session: OnScreen<Ti4>): NamedRoute<Ti4> | undefined {
  const ready = planOf(session).now ? undefined : readyOf(session);
  return ready && { ...ready.way, label: throwSaid(ready) };
}

/** The card asks itself: for the throw, where units go, or whether hits are taken as they lie. */
export const asksItself = (session: OnScreen<Ti4>): boolean =>
  !session.awaited &&
  (planOf(session).now !== undefined || readyOf(session) !== undefined || spreadOf(session) !== undefined);
