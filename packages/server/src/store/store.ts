/**
 * Where a server keeps its tables. Everything in it is text that only the server reads; the store knows no game and no message. One
 * implementation is there (`LibsqlStore`); another has to pass the suite beside it.
 */
export interface Store {
  /** Keeps a new table; false if there is one of that name. */
  create(table: NewTable): Promise<boolean>;
  /** All of it or nothing, and on the disk when it is answered. Throws if the store cannot write: nothing was kept then. */
  append(batch: readonly Append[]): Promise<Appended>;
  /** Everything about one table; `undefined` if there is none of that name. */
  load(table: string): Promise<StoredTable | undefined>;
  /** All tables, the one that changed last first. */
  list(): Promise<readonly ListedTable[]>;
  /** Forgets a table with all its rows; false if there was none. */
  remove(table: string): Promise<boolean>;
  /** A whole copy in a new file, while everything goes on. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
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
  /** The number of the last row before these: the store must have the same. */
  after: number;
  /** Their texts in order; the first gets the number after `after`. */
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
  /** The number of its last row. */
  seq: number;
  /** When it last changed. */
  changed: number;
  rows: readonly string[];
  said: readonly Said[];
}

/** One line about a table. */
export type ListedTable = Pick<StoredTable, 'id' | 'game' | 'rules' | 'time' | 'seq' | 'changed'>;
