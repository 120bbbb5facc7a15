import { type Answer, refuse, type Types } from '@fray/engine';
import type { ClientMessage } from '@fray/table/messages';
import { takeSeat, vote } from './consent.ts';
import { isOf, type Live } from './live.ts';
import { isTaken, seatedIn, sitterOf } from './people.ts';
import { HOST_GONE } from './presence.ts';

export type Say = Extract<ClientMessage, { say: string }>;

/** What somebody wants about the people at the table. */
const DONE: Answer<Types> = { ok: true, events: [] };

/** What only the host may: to begin and end, and what is done to others. */
const OF_THE_HOST = ['start', 'free', 'trust', 'lock', 'remove', 'host', 'end', 'again'] as const;

/** Does it, or says why not. What is about the combat itself (`start`, `again`) is not here. */
export function wish(live: Live, person: string, message: Say, now: number): Answer<Types> {
  const { people, playing } = live;
  const me = people.persons[person];
  if (!me) return refuse('not-seated');
  if (OF_THE_HOST.some((one) => one in message) && people.host !== person) return refuse('host-only');
  if ('sit' in message) return sit(live, person, message, now);
  if ('stand' in message) return standUp(live, person, message.stand);
  if ('ready' in message) me.ready = message.ready;
  else if ('name' in message) {
    if (isTaken(people, message.name, person)) return refuse('name-taken');
    me.name = message.name;
  } else if ('pace' in message) {
    if (!playing) return refuse('not-started');
    if (!me.seats.length) return refuse('not-seated');
    playing.table.pace = message.pace;
    return playing.record('table', () => playing.table.start());
  } else if ('agree' in message) return vote(live, person, message, now);
  else if ('pause' in message) return pause(live, person, message.pause, now);
  else if ('bot' in message) return setBot(live, person, message, now);
  else if ('leave' in message) return removePerson(live, person);
  else if ('free' in message) {
    const sitter = sitterOf(people, message.free);
    return sitter === undefined ? refuse('unknown-seat', { seat: message.free }) : standUp(live, sitter, message.free);
  } else if ('trust' in message) {
    if (people.stage !== 'lobby') return refuse('started');
    people.trusted = message.trust;
  } else if ('lock' in message) people.locked = message.lock;
  else if ('remove' in message) {
    if (message.remove === person) return refuse('not-offered', { type: 'remove', seat: person });
    const gone = removePerson(live, message.remove);
    // The code still opens it.
    if (gone.ok) people.locked = true;
    return gone;
  } else if ('host' in message) {
    if (!people.persons[message.host]?.seats.length) return refuse('not-seated');
    people.host = message.host;
    people.firstHost = message.host;
  } else if ('end' in message) {
    people.stage = 'ended';
    delete people.paused;
    delete people.request;
  }
  return DONE;
}

function sit(
  live: Live,
  person: string,
  { say: id, sit: seat }: Extract<Say, { sit: string }>,
  now: number,
): Answer<Types> {
  const { people, seats } = live;
  if (!seats.includes(seat)) return refuse('unknown-seat', { seat });
  const sitter = sitterOf(people, seat);
  if (sitter === person) return DONE;
  if (sitter !== undefined) return refuse('seat-taken', { seat });
  if (people.stage === 'ended') return refuse('not-started');
  if (people.stage === 'play') return takeSeat(live, { by: person, seat, id, now });
  people.persons[person]?.seats.push(seat);
  delete people.bots[seat];
  return DONE;
}
function standUp({ people }: Live, person: string, seat: string): Answer<Types> {
  const me = people.persons[person];
  if (!me?.seats.includes(seat)) return refuse('not-yours', { seat });
  me.seats = me.seats.filter((one) => one !== seat);
  return DONE;
}
/** Bots and everything that waits for a time stand still until anybody goes on. */
function pause({ people }: Live, person: string, isPaused: boolean, now: number): Answer<Types> {
  if (people.stage !== 'play') return refuse('not-started');
  if (!people.persons[person]?.seats.length) return refuse('not-seated');
  if (isPaused) people.paused ??= { by: person, at: now };
  else if (people.paused) {
    if (people.request) people.request.until += now - people.paused.at;
    delete people.paused;
  }
  return DONE;
}
/** A seat goes to a bot and back by its person; by the host where it is free or its person has been away for long. */
function setBot(
  live: Live,
  person: string,
  { bot: seat, by }: Extract<Say, { bot: string }>,
  now: number,
): Answer<Types> {
  const { people, seats, presence, playing } = live;
  if (!seats.includes(seat)) return refuse('unknown-seat', { seat });
  const sitter = sitterOf(people, seat);
  const isHosts =
    people.host === person && (sitter === undefined || (by !== 'person' && presence.of(sitter, now) === 'gone'));
  if (!isOf(live, person, seat) && !isHosts) return refuse('not-yours', { seat });
  const { [seat]: _, ...bots } = people.bots;
  if (by !== 'person') bots[seat] = by;
  people.bots = bots;
  if (!playing) return DONE;
  playing.table.sitters = bots;
  return playing.record('table', () => playing.table.start());
}
function removePerson(live: Live, person: string): Answer<Types> {
  const { people } = live;
  if (!people.persons[person]) return refuse('not-seated');
  delete people.persons[person];
  if (people.request?.by === person) delete people.request;
  const next = seatedIn(people)[0] ?? Object.keys(people.persons)[0];
  if (people.firstHost === person) people.firstHost = next ?? '';
  if (people.host === person) people.host = next ?? '';
  return DONE;
}

/** The host's role goes on to somebody who sits here, and back; whether it did. */
export function passHost({ people, presence }: Live, now: number): boolean {
  const { host, firstHost } = people;
  const isBack = host !== firstHost && presence.of(firstHost, now) === 'here';
  const isLost = presence.awayFor(host, now) >= HOST_GONE;
  const next = isBack ? firstHost : isLost ? seatedIn(people).find((id) => presence.of(id, now) === 'here') : undefined;
  if (next === undefined || next === host) return false;
  people.host = next;
  return true;
}
