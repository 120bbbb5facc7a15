import { settings } from '../../settings.svelte.ts';
import type { OnScreen } from '../../table/screen.ts';
import { COMMANDS, type Proposal, propose } from './proposed.ts';

const known = new WeakMap<OnScreen, { items: OnScreen['items']; view: unknown; proposal: Proposal | undefined }>();

/** Led round by round: what one yes would order. Asked for by the map, the rosters and the bar, worked out once a moment. */
export function proposalOf(session: OnScreen): Proposal | undefined {
  const { items, view, readOnly, lookAt, awaited, frame, passTo } = session;
  const seat = items.find(({ why }) => !why)?.choice.seat;
  if (settings.lead !== 'round' || readOnly || lookAt !== undefined || awaited || passTo !== undefined)
    return undefined;
  if (seat === undefined || !COMMANDS.includes(frame?.step ?? '')) return undefined;
  const before = known.get(session);
  if (before?.items === items && before.view === view) return before.proposal;
  const found = propose(session, seat);
  const proposal = found.orders.length ? found : undefined;
  known.set(session, { items, view, proposal });
  return proposal;
}
