import type { Page } from 'playwright-core';
import type { CombatRecord } from '../store/db.ts';

/** The combats that a page has stored. */
export const inStore = (page: Page): Promise<CombatRecord[]> =>
  page.evaluate(
    () =>
      new Promise<CombatRecord[]>((done, fail) => {
        const asked = indexedDB.open('fray');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const all = asked.result.transaction('combats', 'readonly').objectStore('combats').getAll();
          all.onsuccess = () => {
            asked.result.close();
            done(all.result as CombatRecord[]);
          };
        };
      }),
  );

/** Puts a combat there, as another version of the page could have left it. */
export const putInStore = (page: Page, record: CombatRecord): Promise<void> =>
  page.evaluate(
    (put) =>
      new Promise<void>((done, fail) => {
        const asked = indexedDB.open('fray');
        asked.onupgradeneeded = () =>
          asked.result.createObjectStore('combats', { keyPath: 'id' }).createIndex('updated', 'updated');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const change = asked.result.transaction('combats', 'readwrite');
          change.objectStore('combats').put(put);
          change.oncomplete = () => {
            asked.result.close();
            done();
          };
          change.onerror = () => fail(change.error);
        };
      }),
    record,
  );
