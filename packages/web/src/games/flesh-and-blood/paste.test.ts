import { findGame } from '@fray/games';
import { expect, test } from 'vitest';
import { describeList, readDeck, wear } from './paste.ts';

const given = { hero: 'rhinar' };
const found = findGame('flesh-and-blood');
if (!found.ok) throw new Error('flesh-and-blood');
const game = await found.card.loadSetup();
const TEXT = 'Hero: Katsu, the Wanderer\nMask of Momentum\nCrown of Providence\n3x Head Jab (red)\n2x Card of Tomorrow';

test('a pasted list: what is read is shown at once, and its side is taken when nothing is open', async () => {
  const open = await readDeck(game, TEXT, given);
  expect(open.side).toBeUndefined();
  expect(open.problems.map(({ code }) => code)).toEqual(['worn-which', 'list-unknown-card']);
  expect(open.report && describeList(open.report)).toContain('1 unknown');
  const done = await readDeck(game, wear(TEXT, 'Mask of Momentum'), given);
  expect(done.problems.map(({ code }) => code)).toEqual(['list-unknown-card']);
  expect(done.side).toMatchObject({ hero: { name: 'Katsu, the Wanderer' }, equipment: [{ name: 'Mask of Momentum' }] });
  // A hero that nobody knows: the one that was chosen stays.
  const other = await readDeck(game, '3x Head Jab (red)', given);
  expect(other.side).toMatchObject({ hero: 'rhinar', list: { cards: [{ card: 'head-jab-red', count: 3 }] } });
});

test('what is worn is one line of the list', () => {
  expect(wear('3 Snatch (red)\n', 'Anothos')).toBe('3 Snatch (red)\nWorn: Anothos');
  expect(wear('Worn: Anothos\n3 Snatch (red)', 'Crater Fist')).toBe('Worn: Anothos, Crater Fist\n3 Snatch (red)');
});
