import type { Awaited, Room } from '@fray/table';
import { votersFor } from './consent.ts';
import { isOf, type Live } from './live.ts';
import { beginCombat } from './shared-combat.ts';

/** What everybody may know of the people at a table, for one device of them. */
export function roomFor(live: Live, you: string | undefined, now: number): Room {
  const { id, game, start, seats, people, presence, playing } = live;
  const { host, bots, paused, trusted = false, locked = false } = people;
  const { at: _, ...request } = people.request ?? { at: 0 };
  const persons = Object.entries(people.persons).map(([id, { name, seats, ready }]) => ({
    ...{ id, name, seats: [...seats], ready, host: id === host, presence: presence.of(id, now) },
  }));
  return {
    ...{ code: id, game: game.id, stage: playing?.isOver ? 'ended' : people.stage, seats, persons },
    ...(you !== undefined && { you }),
    ...{ bots, typed: start.typed, trusted, locked, commitment: start.commitment, starts: start.starts },
    ...(start.from !== undefined && { continued: true as const }),
    ...(paused && { paused: paused.by }),
    ...('kind' in request && { request: { ...request, of: votersFor(live, request, now) } }),
    waiting: waitingFor(live, you),
  };
}
/** What somebody may know who has only the code: who sits where, and what everybody sees of the combat. */
export function lobbyOf(live: Live, now: number) {
  const { code, game, stage, seats, persons, bots, locked } = roomFor(live, undefined, now);
  const held = persons.flatMap((one) => one.seats);
  const people = persons.map(({ name, seats: own, host, presence }) => ({ name, seats: own, host, presence }));
  const combat = live.playing?.table.combat ?? beginCombat(live.game, live.id, live.start);
  const view = combat.view();
  return {
    code,
    game,
    stage,
    seats,
    free: seats.filter((one) => !held.includes(one)),
    bots,
    locked,
    persons: people,
    view,
  };
}
/** Who is waited for, and for what; only its own person hears that a seat passes. */
function waitingFor(live: Live, you: string | undefined): Awaited[] {
  const { playing, people } = live;
  if (!playing || playing.isOver || people.stage !== 'play') return [];
  const { table, moments } = playing;
  const { need } = table.combat;
  if (need) return [{ seat: need.seat ?? 'host', what: 'dice', count: need.count }];
  const passing = moments.passing();
  const isPassing = (seat: string) => you !== undefined && isOf(live, you, seat) && passing.includes(seat);
  return table.seatsToAsk
    .filter((seat) => !table.isBot(seat))
    .map((seat) => ({ seat, what: 'decide', ...(isPassing(seat) && { passing: true as const }) }));
}
