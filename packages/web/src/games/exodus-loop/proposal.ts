import type { Exodus } from '@fray/games/exodus-loop/screen';
import { settings } from '../../settings.svelte.ts';
import type { OnScreen } from '../../table/screen.ts';
import { type Proposal, propose } from './proposed.ts';

type Screen = OnScreen<Exodus>;
const known = new WeakMap<Screen, { items: Screen['items']; view: unknown; proposal: Proposal | undefined }>();

/** Led round by round: what one yes would order. Asked for by the map, the rosters and the bar, worked out once a moment. */
export function proposalOf(session: Screen): Proposal | undefined {
  const { items, view, readOnly, lookAt, awaited, focus, device } = session;
  if (settings.pace !== 'round' || readOnly || lookAt !== undefined || awaited || device.handOverTo !== undefined)
    return undefined;
  if (focus?.about !== 'orders' || focus.ship !== undefined || items.every(({ why }) => why)) return undefined;
  const before = known.get(session);
  if (before?.items === items && before.view === view) return before.proposal;
  const found = propose(session, focus.side);
  const proposal = found.orders.length ? found : undefined;
  known.set(session, { items, view, proposal });
  return proposal;
}
