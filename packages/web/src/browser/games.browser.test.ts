import { GAMES } from '@fray/games';
import { expect, test } from 'vitest';
import { ALL } from './everywhere.ts';
import { browserKit, SIZES } from './kit.ts';
import { seatBots, startPreset, tap, tapToEnd } from './people.ts';

const kit = browserKit();

/** Each game at one size, the first on a phone; at both in the long run. */
const sizesOf = (game: (typeof GAMES)[number]) =>
  Object.entries(SIZES).filter((_, i) => ALL || i === GAMES.indexOf(game) % 2);

for (const game of GAMES) {
  for (const [name, size] of sizesOf(game)) {
    test(`${game.name} is played from Home to its end screen by clicking, ${name}`, async () => {
      const page = await kit.open(size);
      await startPreset(page, game.id);
      await tap(page, 6);
      await seatBots(page, 1);
      await tapToEnd(page);
      const end = page.locator('section.end');
      await end.waitFor();
      expect(await end.locator('h1').textContent()).not.toBe('');
      // It is over: nothing foretells what would come next.
      expect(await page.getByText('if nobody reacts').count()).toBe(0);
      const before = page.url();
      await page.getByRole('button', { name: 'Fight it again' }).click();
      // Another combat; where a bot plays it alone it may be over again already.
      await expect.poll(() => page.url()).not.toBe(before);
      await page.locator('main.table, main.pass').waitFor();
    });
  }
}
