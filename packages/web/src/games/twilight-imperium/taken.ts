import { type PartyId, type State, UNITS } from '@fray/games/twilight-imperium/screen';
import type { OnScreen, PastMove } from '../../table/screen.ts';

/** Where hits of the running assignment went. */
export interface Taken {
  how: 'lost' | 'sustained' | 'cancelled';
  /** The kind of unit that took it. */
  name: string;
  count: number;
}

/** Steps in which hits are assigned. */
const ASSIGNS = /^(P1\.3|P2\.5|P3\.5|P4\.3|assign)$| assign$/;
export const assigns = (state: State): boolean => state.frames.some((frame) => ASSIGNS.test(frame.step));

const waiting = (state: State, party: PartyId): number =>
  state.hits.reduce((sum, pool) => (pool.on === party ? sum + pool.count : sum), 0);

/** What a move did with a hit: as it was made, where that is known, else as it was told. */
function hitBy({ action, events }: PastMove): { how: Taken['how']; unit: string | undefined } {
  const told = events.find(({ type }) => type === 'sustained' || type === 'destroyed') as Hit | undefined;
  const { type, unit } = (action as Hit | undefined) ?? told ?? { type: '' };
  if (type === 'lose' || type === 'destroyed') return { how: 'lost', unit };
  return { how: type === 'sustain' || type === 'sustained' ? 'sustained' : 'cancelled', unit };
}
type Hit = { type: string; unit?: string };

/** A move that opened the assignment: what came before it belongs to another one. */
const opens = (move: PastMove): boolean =>
  hitBy(move).how === 'cancelled' && move.events.some(({ type }) => type === 'hits' || type === 'step');

/** The hits on a party that are dealt with, in order, told from the moves of this assignment. */
export function takenOf(screen: Pick<OnScreen, 'past' | 'moment'>, now: State, party: PartyId): Taken[] {
  const taken: Taken[] = [];
  if (!assigns(now)) return taken;
  const past = screen.past();
  let after = now;
  for (let i = past.length - 1; i >= 0; i--) {
    const move = past[i] as PastMove;
    if (opens(move)) break;
    const before = screen.moment(move.at - 1) as State;
    const count = waiting(before, party) - waiting(after, party);
    if (count > 0) {
      const { how, unit: id } = hitBy(move);
      const unit = before.units.find((one) => one.id === id);
      taken.unshift({ how, name: unit ? UNITS[unit.kind].name : '', count });
    }
    after = before;
  }
  return taken;
}
