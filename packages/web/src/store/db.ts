import type { Save, Types } from '@fray/engine';
import type { StandingOrder } from '@fray/games';
import type { Sitter } from './sitters.ts';

export type { Sitter } from './sitters.ts';

/** What Home shows of a combat without loading its game. */
export interface Glance {
  where: string;
  prompt: string;
  over: boolean;
  /** Chance of the first side, of neither, of the second. */
  odds?: [number, number, number];
}

export interface CombatRecord {
  id: string;
  game: string;
  name: string;
  created: number;
  updated: number;
  save: Save<Types>;
  sitters: Record<string, Sitter>;
  /** Hidden hands lie open: nobody is asked to pass the device. */
  open: boolean;
  /** What seats have ordered for longer than one answer; left out of links and exports. */
  orders?: Readonly<Record<string, readonly StandingOrder[]>>;
  glance: Glance;
}

const NAME = 'fray';
const STORE = 'combats';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  const forget = (): void => {
    opened = undefined;
  };
  opened ??= new Promise<IDBDatabase>((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('updated', 'updated');
    };
    asked.onsuccess = () => {
      // The browser or a person cleared the store: the next call opens it again.
      asked.result.onclose = forget;
      done(asked.result);
    };
    asked.onerror = () => fail(asked.error);
  }).catch((error: unknown) => {
    // What was refused once may be allowed later.
    forget();
    throw error;
  });
  return opened;
}

async function run<V>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<V>): Promise<V> {
  const db = await database();
  return new Promise((done, fail) => {
    const change = db.transaction(STORE, mode);
    const request = ask(change.objectStore(STORE));
    // Only what is complete is written: a full disk may show after the request itself went well.
    change.oncomplete = () => done(request.result);
    change.onabort = () => fail(change.error ?? request.error);
  });
}

export const getCombat = (id: string): Promise<CombatRecord | undefined> => run('readonly', (store) => store.get(id));
export const putCombat = (record: CombatRecord): Promise<unknown> => run('readwrite', (store) => store.put(record));
export const deleteCombat = (id: string): Promise<unknown> => run('readwrite', (store) => store.delete(id));
/** Newest first. */
export const listCombats = async (): Promise<CombatRecord[]> =>
  (await run<CombatRecord[]>('readonly', (store) => store.index('updated').getAll())).reverse();

/** Hexadecimal; crypto.randomUUID would need https. */
const chance = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
/** Sixteen digits. */
export const newId = (): string => chance(8);
export const newSeed = (): number => Number.parseInt(chance(4), 16);

/** Asks the browser once to keep what is stored here. */
export async function keepStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}
