import { Combat, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole } from '@fray/games';
import { Table } from '@fray/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AXE } from './axe.ts';
import { browserKit, NO_ODDS, PHONE } from './kit.ts';
import { startPreset } from './people.ts';

const kit = browserKit(NO_ODDS);
const SEED = 1;
void [Combat, seededDice, findGame, loadWhole, Table, AXE];
type _ = Types | Page;

test('hands are hidden: the device lies open, one seat looks at its cards and puts them down', async () => {
  const page = await kit.open(PHONE, {}, { dice: SEED });
  await startPreset(page, 'twilight-imperium', 'Dreadnoughts under Direct Hit');
  await page.locator('#choices').waitFor();
  expect(await page.locator('[data-pass]').count()).toBe(0);
  console.log(await page.locator('body').innerText());
  await page.locator('[data-look="defender"]').first().click();
  await page.locator('[data-holds="defender"]').waitFor();
  console.log(await page.locator('body').innerText());
  await page.locator('[data-done]').click();
  await page.locator('[data-look="defender"]').first().waitFor();
  await page.locator('#choices [data-primary]').first().click();
  await page.locator('#choices [data-choice="accept"]').first().waitFor();
  await page.locator('#choices [data-primary]').first().click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/w/face1.png' });
  console.log(await page.locator('body').innerText());
});
