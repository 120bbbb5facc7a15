import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { SAVE_VERSION } from '@fray/engine';
import { findGame, loadWhole, type WholeGame } from '@fray/games';
import type { Locator, Page } from 'playwright-core';
import { pack } from '../share/pack.ts';
import type { CombatRecord } from '../store/db.ts';

export async function gameOf(id: string): Promise<WholeGame> {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  return loadWhole(found.card);
}

/** An address that holds anything. */
export const addressOf = async (data: unknown): Promise<string> => `#/open/${await pack(JSON.stringify(data))}`;

/** The address of a setup as the page shares it. */
export async function setupAddress(game: string, setup: unknown): Promise<string> {
  const { rules } = await gameOf(game);
  return addressOf({ kind: 'setup', fray: SAVE_VERSION, rules: rules.version, game, setup });
}

/** A combat as the page of 0.11.0 stored it, and the addresses that it made. */
export const OF_0_11_0 = JSON.parse(readFileSync(new URL('../share/made-by-0.11.0.txt', import.meta.url), 'utf8')) as {
  stored: CombatRecord;
  links: Record<'combat' | 'setup' | 'odds', string>;
};

/** What the page offers as a download, where it says that it does not open it. */
export async function download(page: Page, beside: Locator): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    beside.getByRole('button', { name: 'Download' }).click(),
  ]);
  return text(await file.createReadStream());
}
