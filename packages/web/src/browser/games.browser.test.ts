import { GAMES } from '@fray/games';
import { expect, test } from 'vitest';
import { browserKit, SIZES } from './kit.ts';
import { seatBots, startPreset, tap, tapToEnd } from './people.ts';

const kit = browserKit();

for (const game of GAMES) {
  for (const [name, size] of Object.entries(SIZES)) {
    test(`${game.name} is played from Home to its end screen by clicking, ${name}`, async () => {
      const page = await kit.open(size);
      await startPreset(page, game.id);
      await tap(page, 6);
      await seatBots(page, 1);
      await tapToEnd(page);
      const end = page.locator('section.end');
      await end.waitFor();
      expect(await end.locator('h2').textContent()).not.toBe('');
      await end.getByRole('button', { name: 'Again with the same forces' }).click();
      await end.waitFor({ state: 'detached' });
      await page.locator('main.table, main.pass').waitFor();
    });
  }
}
