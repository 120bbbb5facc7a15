import { createHash, timingSafeEqual } from 'node:crypto';

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
  /** Who may start, free seats and end. */
  host: string;
  /** Seats that bots take. */
  bots: Record<string, string>;
  stage: 'lobby' | 'play' | 'ended';
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

/** Somebody new, if there is room and nobody has that name. */
export function addPerson(people: People, name: string, token: string): { id: string } | { no: 'full' | 'name-taken' } {
  const all = Object.values(people.persons);
  if (all.length >= MOST) return { no: 'full' };
  if (all.some((one) => one.name.toLowerCase() === name.toLowerCase())) return { no: 'name-taken' };
  const id = `p${all.length + 1}`;
  people.persons[id] = { name, token: hashOf(token), seats: [], ready: false };
  return { id };
}

export const sitterOf = ({ persons }: People, seat: string): string | undefined =>
  Object.keys(persons).find((id) => persons[id]?.seats.includes(seat));
