import { readFileSync, writeFileSync } from 'node:fs';
import { Combat, makeSave, type Save, seededDice, type Types } from '@fray/engine';
import { findGame, GAMES } from '@fray/games';
import { expect, test } from 'vitest';
import { fray } from '../main.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';

/** Real decks in the terminal: a line stands for what it says and everything that only goes on. */

const folder = emptyFolder();
const SETUP = {
  own: {
    A: {
      hero: 'Cindra, Dracai of Retribution',
      deck: 60,
      weapons: ['Kunai of Retribution', 'Kunai of Retribution'],
      equipment: ['Mask of Momentum', 'Flick Knives'],
    },
    B: { hero: 'Bravo, Showstopper', deck: 60, weapons: ['Anothos'], equipment: ['Crater Fist', 'Ironrot Legs'] },
  },
};
/** A turn as the page of the game prints it: what is typed, and what happens upon it. */
const PAGE = readFileSync(new URL('../../../../docs/games/flesh-and-blood.md', import.meta.url), 'utf8');
const PRINTED = /^```turn\n([\s\S]*?)\n```$/m.exec(PAGE)?.[1] ?? '';
const TURN = PRINTED.split('\n').flatMap((line) => /^> ?(.*)/.exec(line)?.[1] ?? []);
const happened = (out: string): string =>
  [...out.matchAll(/^> [\s\S]*?(?=\n\n)/gm)].map(([part]) => part.replace(/ +$/gm, '')).join('\n');

async function play(lines: readonly string[], file: string): Promise<string> {
  const setup = folder.in('own.json');
  writeFileSync(setup, JSON.stringify(SETUP));
  const typed = [...lines, `s ${file}`, 'q'].map((line) => `${line}\n`).join('');
  const { context, texts } = fakeTerminal(typed, GAMES, 'unused');
  await fray(context, ['play', 'flesh-and-blood', '--setup', setup, '--seed', '1']);
  await new Promise((resolve) => setImmediate(resolve));
  return texts.out + texts.err;
}

test('a turn of three links takes at most 12 typed lines, with the moves, dice and state of its answers one by one', async () => {
  expect(TURN.length).toBeLessThanOrEqual(12);
  const file = folder.in('turn.json');
  const out = await play(TURN, file);
  expect(happened(out)).toBe(PRINTED);
  const save = JSON.parse(readFileSync(file, 'utf8')) as Save<Types>;
  const found = findGame('flesh-and-blood');
  if (!found.ok) throw new Error('flesh-and-blood');
  const { rules } = await found.card.load();
  const combat = Combat.begin(rules, save.setup, seededDice(1));
  for (const { seat, action } of save.moves) expect(combat.move(seat, action)).toMatchObject({ ok: true });
  expect(save.moves.length).toBeGreaterThan(25);
  const { state, dice } = JSON.parse(JSON.stringify(makeSave(combat))) as Save<Types>;
  expect([state, dice]).toEqual([save.state, save.dice]);
});

test('a line is read as people say it: a weapon, equipment, several cards, a zone; what says nothing here is refused', async () => {
  const out = await play(
    ['ronin renegade r / crater, 2 /', 'w1 / blue', '', '', 'no', '', 'no such card at all', 'end / no / xyzzy / 3'],
    folder.in('said.json'),
  );
  expect(out).toContain('Cindra attacks with Kunai of Retribution for 1 (cost 1, pitched 3, from weapon).');
  expect(out).toMatch(/Bravo defends for [34]: Crater Fist, a card\./);
  expect(out).toContain('No card is named "no such card at all"');
  expect(out).toContain('"xyzzy" says nothing at this question.');
});
