/**
 * Where a server keeps its tables. Everything in it is text that only the server reads; the store knows no game and no message. There
 * are two: a folder of one server (`LibsqlStore`), and a database that several share (`PgStore`). Both pass the suite beside them.
 */
export interface Store {
  /** Where it is, without anything that is secret. */
  readonly place: string;
  /** Keeps a new table; false if there is one of that name. */
  create(table: NewTable): Promise<boolean>;
  /**
   * All of it or nothing, and on the disk when it is answered. Throws if the store cannot write: nothing was kept then, unless it is
   * `StoreAway`.
   */
  append(batch: readonly Append[]): Promise<Appended>;
  /** A table with its rows after number `after`, and the messages answered since then; `undefined` if there is none of that name. */
  load(table: string, after?: number): Promise<StoredTable | undefined>;
  /** All tables, the one that changed last first. */
  list(): Promise<readonly ListedTable[]>;
  /** Forgets a table with all its rows; false if there was none. */
  remove(table: string): Promise<boolean>;
  close(): Promise<void>;
  /** Of a store on a disk of ours: how many bytes its tables take. */
  bytes?(): number;
  /** Of a store that other processes write to as well: from now on tells of that. */
  share?(sharing: Sharing): void;
  /** Of such a store: turns that it has refused this process because another was first. */
  readonly conflicts?: number;
  /** Of such a store: whether this process, and no other, does what is due at a table without anybody's asking. */
  leads?(table: string): Promise<boolean>;
}

/** What a process wants to hear of a store that it shares. */
export interface Sharing {
  /** Tables that are open in this process, and who has a device at each. */
  open(): readonly (readonly [table: string, persons: readonly string[]])[];
  /** Who has a device at a table at another process. */
  present(table: string, process: string, persons: readonly string[]): void;
  /** How many turns a table has had, of any process; infinitely many: it was deleted. */
  hear(table: string, turns: number): void;
  /** The store is away, or back. */
  away(isAway: boolean): void;
}

/** The store cannot be reached for now. What was asked of it may have been done or not; its ids tell, when it is back. */
export class StoreAway extends Error {
  /** When it is worth trying again. */
  readonly back: Promise<void>;
  constructor(sentence: string, back: Promise<void>) {
    super(sentence);
    this.back = back;
  }
}

/** What does not change about a table, and how it stands at first. */
export interface NewTable extends Beside {
  id: string;
  game: string;
  /** The version of the rules that it was begun with. */
  rules: number;
  /** When, in milliseconds. */
  time: number;
  /** What it was begun from, seed included. */
  start: string;
}

/** What is kept beside the rows and replaced as a whole. */
export interface Beside {
  /** What the table remembers beside its combat. */
  memory: string;
  /** Who sits where, and the hashes of their tokens. */
  people: string;
}

/** What one turn adds to one table. */
export interface Append extends Partial<Beside> {
  table: string;
  /** How many turns the table has had: the store must have the same, or somebody else has written. */
  turns: number;
  /** Their texts in order; the first gets the number after the last row. */
  rows: readonly string[];
  /** Messages that were answered, each once. */
  said?: readonly Said[];
  time: number;
}

/** A message that was applied: the same one again is answered with the same number. */
export interface Said {
  seat: string;
  id: string;
  /** The last row of what it did. */
  seq: number;
  /** A hash of what it said. */
  digest: string;
}

/** Kept, or refused because somebody else has written to one of these tables: nothing of the batch is kept then. */
export type Appended = { ok: true } | { ok: false; code: 'conflict'; table: string };

/** One table as the store has it. */
export interface StoredTable extends NewTable {
  /** How often something was added to it, rows or not. */
  turns: number;
  /** The number of its last row. */
  seq: number;
  /** When it last changed. */
  changed: number;
  rows: readonly string[];
  said: readonly Said[];
}

/** One line about a table. */
export type ListedTable = Pick<StoredTable, 'id' | 'game' | 'rules' | 'time' | 'seq' | 'changed'>;
