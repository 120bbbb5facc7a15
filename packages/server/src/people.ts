import { createHash, timingSafeEqual } from 'node:crypto';
import { type Refused, refuse } from '@fray/engine';
import type { Consent } from '@fray/table';

/** Somebody at a table, with a name and no account. */
export interface Person {
  name: string;
  /** The SHA-256 of the token that their device keeps. */
  token: string;
  seats: string[];
  ready: boolean;
}

/** Everybody at a table: stored beside its rows, names in no row. */
export interface People {
  persons: Record<string, Person>;
  /** How many there have been: an id is given once. */
  count: number;
  /** Who may start, free seats and end. */
  host: string;
  /** Who was given it last by hand: it comes back to them. */
  firstHost: string;
  /** Seats that bots play: those that nobody has taken, and those whose person wants it so. */
  bots: Record<string, string>;
  stage: 'lobby' | 'play' | 'ended';
  trusted?: boolean;
  locked?: boolean;
  paused?: { by: string; at: number };
  /** What others have to agree to, asked after row `at`; whose yes is needed follows from who is here. */
  request?: Omit<Consent, 'of'> & { at: number };
  /** The table at which they have begun again. */
  next?: string;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
export const hashOf = (token: string): string => sha256(token).toString('hex');

/** Whose token it is; every one is compared, in a time that tells nothing. */
export function personOf({ persons }: People, token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  const hash = sha256(token);
  let found: string | undefined;
  for (const [id, person] of Object.entries(persons))
    if (timingSafeEqual(hash, Buffer.from(person.token, 'hex'))) found = id;
  return found;
}

/** Most people at one table: seats, and those who only look on. */
const MOST = 24;

/** Somebody alone at a new table. */
export function firstPeople(name: string, token: string): People {
  const host = { name, token: hashOf(token), seats: [], ready: false };
  return { persons: { p1: host }, count: 1, host: 'p1', firstHost: 'p1', bots: {}, stage: 'lobby' };
}
/** Somebody new, if there is room and nobody has that name. */
export function addPerson(people: People, name: string, token: string): { ok: true; id: string } | Refused {
  const all = Object.values(people.persons);
  if (people.locked) return refuse('locked');
  if (all.length >= MOST) return refuse('full');
  if (isTaken(people, name)) return refuse('name-taken');
  const id = `p${++people.count}`;
  people.persons[id] = { name, token: hashOf(token), seats: [], ready: false };
  return { ok: true, id };
}
export const isTaken = ({ persons }: People, name: string, except?: string): boolean =>
  Object.entries(persons).some(([id, one]) => id !== except && one.name.toLowerCase() === name.toLowerCase());

export const sitterOf = ({ persons }: People, seat: string): string | undefined =>
  Object.keys(persons).find((id) => persons[id]?.seats.includes(seat));
/** Those who hold a seat, in the order in which they came. */
export const seatedIn = ({ persons }: People): string[] =>
  Object.keys(persons).filter((id) => persons[id]?.seats.length);
