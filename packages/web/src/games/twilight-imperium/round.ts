import type { PartyId, Ti4 } from '@fray/games/twilight-imperium/screen';
import { shortNames } from '../../odds/sides.ts';
import type { NamedRoute, OnScreen } from '../../table/screen.ts';
import { planOf } from './plan.svelte.ts';
import { PARTIES, type Ready, readyOf } from './ready.ts';
import { spreadOf } from './spread.ts';
import { panel } from './words.ts';

export type Beat = 'ready' | 'roll' | 'hits';
export const BEATS: readonly Beat[] = ['ready', 'roll', 'hits'];

export const beatOf = ({ focus, awaited }: Pick<OnScreen<Ti4>, 'focus' | 'awaited'>): Beat | undefined =>
  focus?.beat === 'ready' && awaited ? 'roll' : focus?.beat;

export function nameOf(screen: OnScreen<Ti4>, party: PartyId): string {
  const seats: readonly PartyId[] = PARTIES.some((one) => one === party) ? PARTIES : [...PARTIES, party];
  const names = shortNames(seats.map((one) => screen.seatName(one)));
  return names[seats.indexOf(party)] ?? party;
}

export const rollLabel = ({ kind, round }: Pick<Ready, 'kind' | 'round'>): string =>
  kind === 'combat' ? panel.t.round.roll(round) : panel.t.round.fire;

/** The way to the next roll, if the bar offers it. */
export function routeOf(screen: OnScreen<Ti4>): NamedRoute<Ti4> | undefined {
  const ready = planOf(screen).now ? undefined : readyOf(screen);
  return ready && { ...ready.route, label: rollLabel(ready) };
}

/** The bar has its own question: a roll, where units go, or how hits are assigned. */
export const hasOwnPrompt = (screen: OnScreen<Ti4>): boolean =>
  !screen.awaited &&
  (planOf(screen).now !== undefined || readyOf(screen) !== undefined || spreadOf(screen) !== undefined);
