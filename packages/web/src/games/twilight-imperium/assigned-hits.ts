import { focusAt, hitOf, type PartyId, type State, type Ti4, UNITS } from '@fray/games/twilight-imperium/screen';
import type { OnScreen, PastMove } from '../../table/screen.ts';

export interface Taken {
  how: 'lost' | 'sustained' | 'cancelled';
  name: string;
  count: number;
}

const waiting = (state: State, party: PartyId): number =>
  state.hits.reduce((sum, pool) => (pool.on === party ? sum + pool.count : sum), 0);

/** What a move did with a hit, by its action if the viewer sees it, else by its events. */
function hitBy({ action, events }: PastMove<Ti4>): { how: Taken['how']; unit?: string } {
  const made = action && hitOf(action);
  if (made) return { how: made.how === 'lose' ? 'lost' : 'sustained', unit: made.unit };
  const seen = action ? undefined : events.find((event) => event.type === 'sustained' || event.type === 'destroyed');
  return seen ? { how: seen.type === 'destroyed' ? 'lost' : 'sustained', unit: seen.unit } : { how: 'cancelled' };
}

/** A move that opened the assignment: moves before it belong to another one. */
const opens = (move: PastMove<Ti4>): boolean =>
  hitBy(move).how === 'cancelled' && move.events.some(({ type }) => type === 'hits' || type === 'step');

/** The hits on a party that are assigned or canceled, in order, from the moves of this assignment. */
export function takenOf(
  screen: { history: Pick<OnScreen<Ti4>['history'], 'past' | 'moment'> },
  now: State,
  party: PartyId,
): Taken[] {
  const taken: Taken[] = [];
  if (!focusAt(now)?.assigning) return taken;
  const past = screen.history.past();
  let after = now;
  for (const move of past.toReversed()) {
    if (opens(move)) break;
    const before = screen.history.moment(move.at - 1);
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
