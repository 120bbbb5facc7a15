import type { Exodus } from '@fray/games/exodus-loop/screen';
import { settings } from '../../settings.svelte.ts';
import type { OnScreen } from '../../table/screen.ts';
import { type Proposal, propose } from './proposed.ts';

type Screen = OnScreen<Exodus>;
const cache = new WeakMap<Screen, { items: Screen['items']; view: unknown; proposal: Proposal | undefined }>();

/** With the pace "round": the proposed orders. The map, the rosters and the bar need them, so they are cached per view. */
export function proposalOf(screen: Screen): Proposal | undefined {
  const { items, view, readOnly, lookAt, awaited, focus, device } = screen;
  if (settings.pace !== 'round' || readOnly || lookAt !== undefined || awaited || device.handOverTo !== undefined)
    return undefined;
  if (focus?.about !== 'orders' || focus.ship !== undefined || items.every(({ why }) => why)) return undefined;
  const before = cache.get(screen);
  if (before?.items === items && before.view === view) return before.proposal;
  const found = propose(screen, focus.side);
  const proposal = found.orders.length ? found : undefined;
  cache.set(screen, { items, view, proposal });
  return proposal;
}
