import type { Page } from 'playwright-core';

/** What a test may wait for where nothing on screen tells: never a time. */

/** Everything that was under way has been drawn: the frame that shows it, and the one after, with what was left for later. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
  });

/** The newest move is stored: the page writes at once when it is left, and a look into the store comes after that write. */
export const untilStored = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        dispatchEvent(new Event('pagehide'));
        const asked = indexedDB.open('fray');
        asked.onerror = () => fail(asked.error);
        asked.onsuccess = () => {
          const look = asked.result.transaction('combats', 'readonly').objectStore('combats').count();
          look.onsuccess = () => {
            asked.result.close();
            done();
          };
        };
      }),
  );
