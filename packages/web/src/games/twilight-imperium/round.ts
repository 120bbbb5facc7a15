import { type State, toHit } from '@fray/games/twilight-imperium/screen';
import { shortNames } from '../../odds/sides.ts';
import type { Item } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';
import { PARTIES, type Party, planOf } from './plan.svelte.ts';

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
export function nameOf(session: OnScreen, party: Party): string {
  const names = shortNames(PARTIES.map((one) => session.seatName(one)));
  return names[PARTIES.indexOf(party)] ?? party;
}

/** The one throw of the round, and how many dice each side has in it. */
export interface Ready {
  item: Item;
  round: number;
  dice: { party: Party; count: number }[];
}
export function readyOf(session: OnScreen): Ready | undefined {
  const [item, more] = session.items.filter((one) => !one.why);
  const own = session.frame?.own as { spec?: { kind: string; by: string; place: string } } | undefined;
  if (!item || more || item.choice.role !== 'rolls' || own?.spec?.kind !== 'combat') return undefined;
  const view = session.view as State;
  const { by, place } = own.spec;
  const countOf = (party: Party): number =>
    view.units.reduce(
      (sum, unit) => (unit.side === party && unit.at === place ? sum + (toHit(view, unit)?.dice ?? 0) : sum),
      0,
    );
  // Whoever throws first; the other has thrown already where only one is left.
  const throwing = by === 'attacker' ? PARTIES : PARTIES.filter((party) => party === by);
  const dice = throwing.map((party) => ({ party, count: countOf(party) })).filter(({ count }) => count > 0);
  return { item, round: session.standing.round ?? 1, dice };
}

/** The card asks itself: for the throw, or whether hits are taken as they lie. */
export const asksItself = (session: OnScreen): boolean =>
  !session.awaited && (planOf(session).now !== undefined || readyOf(session) !== undefined);
