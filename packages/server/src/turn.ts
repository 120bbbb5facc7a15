import { createHash } from 'node:crypto';
import { hash, type Reason, type Save, type Types } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import type { Bye } from '@fray/table';
import type { Do } from './decide.ts';
import type { Live } from './live.ts';
import type { NewTable, Said, StoredTable } from './store/store.ts';
import type { Device } from './watching.ts';
import type { Say } from './wishes.ts';

/** What one turn of the loop adds, and what is said once it is durable. */
export interface Turn {
  said: Said[];
  /** People, standing orders or anything else beside the rows has changed. */
  beside: boolean;
  acks: Map<Device, Said[]>;
  says: (() => void)[];
  /** Passes that had been held. */
  passed: Held[];
  /** The table at which these people go on. */
  creates?: NewTable;
}
export interface Job {
  make(live: Live, turn: Turn): void;
  /** The store could not keep it: nothing happened. */
  fail(reason: Reason): void;
}
/** A pass of a person that waits for its moment: it is answered when it is made. */
export interface Held {
  device: Device;
  person: string;
  message: Do;
}

/** Why a table cannot go on here; its rows stay. */
export class Unplayable extends Error {
  readonly why: Bye;
  constructor(why: Bye, message: string) {
    super(message);
    this.why = why;
  }
}

/** A message and whom it came from. */
export interface Came {
  device: Device;
  person: string;
  message: Do | Say;
  id: string;
}

export const keyOf = (seat: string, id: string): string => `${seat} ${id}`;
export const digestOf = (message: object): string =>
  createHash('sha256').update(hash(message)).digest('hex').slice(0, 32);

/** The moment that older rules have stored, where these can upgrade it; nothing if its rules are these. */
export function olderMoment(game: GameWithSetup, { rules, memory }: StoredTable): Save<Types> | undefined {
  const { version, upgrade } = game.rules;
  if (rules === version) return undefined;
  const { now } = JSON.parse(memory) as { now?: Save<Types> };
  if (!upgrade || !now) throw new Unplayable('other-rules', `the table was begun with version ${rules} of the rules`);
  return now;
}
