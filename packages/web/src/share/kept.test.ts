import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Combat, choices, openSave, seeded, type Types } from '@fray/engine';
import { type AnyGame, findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { openLink } from './door.ts';

/** Links that the page of 0.4.0 made (net-0.4.0.ts). They lie in chats and bookmarks, and are never made anew. */
interface Links {
  presets: { game: string; preset: string; hash: string }[];
  combats: { game: string; hash: string }[];
}
const file = join(import.meta.dirname, '../browser/kept-0.4.0/links.json');
const links = JSON.parse(readFileSync(file, 'utf8')) as Links;
const loadOf = (hash: string): string => hash.replace('#/open/', '');

async function gameOf(id: string): Promise<AnyGame> {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  return found.card.load();
}

function playOn(game: AnyGame, combat: Combat<Types>): void {
  for (let moves = 0; combat.outcome === undefined; moves++) {
    const list = choices(game.rules, combat.state);
    const choice = list.find(({ seat }) => game.players.includes(seat)) ?? list[0];
    // The largest preset needs some three thousand moves of the bots.
    if (!choice || moves > 6000) throw new Error(`stuck after ${moves} moves`);
    const answer = combat.letPlay(choice.seat, game.bot);
    if (!answer.ok) throw new Error(answer.reason.code);
  }
}

describe('a link of 0.4.0', () => {
  it.each(links.presets)('of a set-up, $game $preset: fits and is played to its end', async ({ game: id, hash }) => {
    const opened = await openLink(loadOf(hash), 'en');
    if (!opened.ok) throw new Error(opened.why ?? opened.code);
    if (!('setup' in opened)) throw new Error('no set-up');
    expect(opened.game).toBe(id);
    const game = await gameOf(opened.game);
    const checked = game.setup.check(opened.setup);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const combat = Combat.begin(game.rules, checked.setup, seeded(40));
    playOn(game, combat);
    expect(game.text.en.outcome(combat.outcome)).toMatch(/\.$/);
  });

  it.each(links.combats)('of a running combat, $game: opens and is played to its end', async ({ game: id, hash }) => {
    const opened = await openLink(loadOf(hash), 'en');
    if (!opened.ok) throw new Error(opened.why ?? opened.code);
    if (!('record' in opened)) throw new Error('no combat');
    expect(opened.record.game).toBe(id);
    const game = await gameOf(id);
    const stored = openSave(game.rules, opened.record.save);
    if (!stored.ok) throw new Error(stored.reason.code);
    const { combat } = stored;
    expect(combat.at).toBe(opened.record.save.moves.length);
    expect(combat.at).toBeGreaterThan(0);
    expect(combat.outcome).toBeUndefined();
    playOn(game, combat);
    expect(game.text.en.outcome(combat.outcome)).toMatch(/\.$/);
  });
});
