import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { cutAtTwice } from './cut.ts';
import { ALL, everyPage, everySheet, everyTable, isDrawnAgain, type Look } from './everywhere.ts';
import { browserKit, LAPTOP } from './kit.ts';

const kit = browserKit();

// Tables and sheets are looked at on the narrow screen, together with what can be tapped there; in the soak run here too.
test('axe-core finds nothing on any page, sheet and state of a table, in both themes; text of twice the size is not cut', async () => {
  const page = await kit.open(LAPTOP, { theme: 'dark' });
  const all: Record<string, string[]> = {};
  const cut: Record<string, string[]> = {};
  const look: Look = async (name, within) => {
    // Flows of steps are one drawing for all games.
    const found = isDrawnAgain(name) ? [] : await faultsOf(page, within);
    if (found.length) all[name] = found;
    const short = await cutAtTwice(page);
    if (short.length) cut[name] = short;
  };
  await everyPage(kit, page, look);
  if (ALL) {
    await everyTable(kit, page, look);
    await everySheet(kit, page, look);
  }
  expect({ all, cut }).toEqual({ all: {}, cut: {} });
});
