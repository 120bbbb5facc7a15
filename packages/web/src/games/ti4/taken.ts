import type { Entry, Types } from '@fray/engine';
import { type PartyId, type State, UNITS } from '@fray/games/twilight-imperium/screen';

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

type Act = { type: string; unit?: string };
/** A move that opened the assignment: what came before it belongs to another one. */
const opens = ({ move, events }: Entry<Types>): boolean => {
  const { type } = move.action as Act;
  if (type === 'lose' || type === 'sustain') return false;
  return events.some(({ event }) => event.type === 'hits' || event.type === 'step');
};

function takenBy({ move, before }: Entry<Types>, count: number): Taken {
  const { type, unit: id } = move.action as Act;
  const unit = (before as State).units.find((one) => one.id === id);
  const how = type === 'lose' ? 'lost' : type === 'sustain' ? 'sustained' : 'cancelled';
  return { how, name: unit ? UNITS[unit.kind].name : '', count };
}

/** The hits on a party that are dealt with, in order, told from the moves of this assignment. */
export function takenOf(history: readonly Entry<Types>[], now: State, party: PartyId): Taken[] {
  const taken: Taken[] = [];
  if (!assigns(now)) return taken;
  let after = now;
  for (let i = history.length - 1; i >= 0; i--) {
    const entry = history[i] as Entry<Types>;
    if (opens(entry)) break;
    const before = entry.before as State;
    const count = waiting(before, party) - waiting(after, party);
    if (count > 0) taken.unshift(takenBy(entry, count));
    after = before;
  }
  return taken;
}
