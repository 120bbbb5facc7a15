import { expect, test } from 'vitest';
import { seriousFaults } from './axe.ts';
import { ALL, everyPage } from './everywhere.ts';
import { browserKit, LAPTOP } from './kit.ts';

const kit = browserKit();

// The other theme is looked at on the narrow screen, together with what can be tapped there.
test('axe-core finds nothing serious on any page, dark', async () => {
  const page = await kit.open(LAPTOP, { theme: 'dark' });
  const all: Record<string, string[]> = {};
  await everyPage(kit, page, ALL, async (name) => {
    const found = await seriousFaults(page);
    if (found.length) all[name] = found;
  });
  expect(all).toEqual({});
});
