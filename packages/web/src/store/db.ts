import type { Save, Types } from '@fray/engine';

/** Who sits at a seat: a person at this device, or a bot. */
export type Sitter = 'person' | 'rules' | 'random';

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
  glance: Glance;
}

const NAME = 'fray';
const STORE = 'combats';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('updated', 'updated');
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  return opened;
}

async function run<V>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<V>): Promise<V> {
  const db = await database();
  return new Promise((done, fail) => {
    const request = ask(db.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

export const getCombat = (id: string): Promise<CombatRecord | undefined> => run('readonly', (store) => store.get(id));
export const putCombat = (record: CombatRecord): Promise<unknown> => run('readwrite', (store) => store.put(record));
export const deleteCombat = (id: string): Promise<unknown> => run('readwrite', (store) => store.delete(id));
/** Newest first. */
export const listCombats = async (): Promise<CombatRecord[]> =>
  (await run<CombatRecord[]>('readonly', (store) => store.index('updated').getAll())).reverse();

/** Sixteen hexadecimal digits; crypto.randomUUID would need https. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;

/** Asks the browser once to keep what is stored here. */
export async function keepStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}
