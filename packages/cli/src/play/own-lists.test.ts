import { writeFileSync } from 'node:fs';
import { GAMES } from '@fray/games';
import { expect, test } from 'vitest';
import { fray } from '../main.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';

/** Two lists in the terminal: from the files to the first card by a letter or two. */

const folder = emptyFolder();
const put = (name: string, text: string): string => {
  const file = folder.in(name);
  writeFileSync(file, text);
  return file;
};
const MINE = 'Hero: Katsu, the Wanderer\nWeapons: Harmonized Kodachi\n3x Head Jab (red)\n3x Card of Tomorrow (red)\n';
const THEIRS = 'Hero: Bravo, Showstopper\nWeapons: Anothos\n3x Sink Below (red)\n';

async function run(words: readonly string[], typed = 'q\n'): Promise<{ code: number; out: string; err: string }> {
  const { context, texts } = fakeTerminal(typed, GAMES, 'unused');
  const code = await fray(context, words);
  return { code, ...texts };
}

test('--deck-a and --deck-b: what Fray plays of the lists is shown, and letters mean cards of the own list', async () => {
  const [a, b] = [put('mine.txt', MINE), put('theirs.txt', THEIRS)];
  const { code, out, err } = await run(
    ['play', 'fab', '--deck-a', a, '--deck-b', b, '--seed', '1'],
    '1\ncard=h from=hand\nq\nn\n',
  );
  expect(code).toBe(0);
  expect(err).toContain('mine.txt: 4 lines: 2 whole');
  expect(err).toContain('1 unknown.');
  expect(out).toMatch(/Katsu.*attacks with Head Jab/s);
});

test('what is missing is said: a hero, what is worn, a game without lists, a saved combat', async () => {
  const a = put('mine.txt', MINE);
  const alone = await run(['play', 'fab', '--deck-a', a]);
  expect(alone).toMatchObject({ code: 2 });
  expect(alone.err).toContain('own.B.hero: Say which hero plays.');
  const two = put('two.txt', `${MINE}1x Edge of Autumn\n`);
  const hands = await run(['play', 'fab', '--deck-a', two, '--deck-b', a]);
  expect(hands.err.replaceAll(/\s+/g, ' ')).toContain('own.A.deck: The list has more than fits into two hands');
  expect((await run(['play', 'merc', '--deck-a', a])).err).toContain('has no lists of cards');
  expect((await run(['play', '--load', a, '--deck-b', a])).err).toContain('leave out --deck-b');
});
