import { type Answer, refuse, type Types } from '@fray/engine';
import { Table } from '@fray/table';
import type { ClientMessage } from '@fray/table/messages';
import { playLate, undo } from './consent.ts';
import { isOf, type Live } from './live.ts';
import { sitterOf } from './people.ts';
import { beginCombat, SharedCombat } from './shared-combat.ts';

export type Do = Extract<ClientMessage, { do: string }>;

/** A decision of a seat, with everything that follows from it; or that it waits for its moment. */
export function decide(
  live: Live,
  { person, message }: { person: string; message: Do },
  now: number,
): Answer<Types> | 'waits' {
  const { playing, people } = live;
  if (!playing || people.stage !== 'play') return refuse('not-started');
  if (people.paused) return refuse('paused');
  if (playing.isFull) return refuse('table-full');
  const { table } = playing;
  const { combat } = table;
  const { seat, seen } = message;
  const whose = 'answer' in message ? message.answer.moves.map((move) => move.seat) : [];
  const throws = 'dice' in message || 'leave' in message;
  const wrong = throws ? undefined : [seat, ...whose].find((one) => !isOf(live, person, one));
  if (wrong !== undefined) return refuse('not-yours', { seat: wrong });
  if (throws && !mayThrow(live, person, now)) return refuse('not-yours', { seat: combat.need?.seat ?? seat });
  const isFresh = seen === combat.seq;
  if ('answer' in message) {
    const { answer } = message;
    const [move] = answer.moves;
    if (isFresh && move && answer.moves.length === 1 && playing.moments.waits(move, now)) return 'waits';
    return playing.record(seat, () => table.answer({ ...answer, seen } as never));
  }
  if ('dice' in message) {
    const { dice, hits } = message;
    return playing.record(seat, () => table.typeDice(dice, { seen, ...(hits && { hits }) }));
  }
  if ('leave' in message) return playing.record(seat, () => table.leaveDice({ seen }));
  if ('lasting' in message) return playing.record(seat, () => table.setOrder(seat, message.lasting as never));
  if ('ends' in message) return playing.record(seat, () => table.endOrder(seat, message.ends as never));
  if (!isFresh) return refuse('stale', { at: combat.seq, seen });
  const asked = { by: person, seat, id: message.do, now };
  if ('undo' in message) return undo(live, asked);
  if ('late' in message) return playLate(live, asked, { action: message.late.action, at: message.at });
  if ('cancel' in message) return playing.record(seat, () => table.cancel(seat));
  if (playing.undoneBy !== seat && !people.trusted) return refuse('not-yours', { seat: playing.undoneBy ?? 'host' });
  return playing.record(seat, () => table.redo(), 'redo');
}
/** Dice are their owner's; anybody who sits throws for a bot, for a free seat, and for somebody who has been away for long. */
function mayThrow(live: Live, person: string, now: number): boolean {
  const { people, presence, playing } = live;
  if (!people.persons[person]?.seats.length) return false;
  const seat = playing?.table.combat.need?.seat;
  const sitter = seat === undefined || people.bots[seat] !== undefined ? undefined : sitterOf(people, seat);
  return sitter === undefined || sitter === person || presence.of(sitter, now) === 'gone';
}
/** From the lobby to the first question. */
export function start(live: Live, chance: ConstructorParameters<typeof SharedCombat>[1]): Answer<Types> {
  const { people, game, seats } = live;
  if (people.stage !== 'lobby') return refuse('started');
  const taken = Object.values(people.persons).filter((one) => one.seats.length);
  if (!taken.length || taken.some(({ ready }) => !ready)) return refuse('not-ready');
  people.stage = 'play';
  const free = seats.filter((seat) => sitterOf(people, seat) === undefined);
  people.bots = Object.fromEntries(free.map((seat) => [seat, people.bots[seat] ?? 'rules']));
  const combat = beginCombat(game, live.id, live.start);
  const playing = new SharedCombat(new Table(game, combat, { sitters: people.bots, seats, watched: true }), chance);
  live.playing = playing;
  return playing.record('table', () => playing.table.start());
}
