import { expect, test } from 'vitest';
import { cardDe } from './card-de.ts';
import { cardEn } from './card-en.ts';
import { wordsDe } from './words-de.ts';
import { wordsEn } from './words-en.ts';

/** Names of the rules, and texts that are spelled alike. */
const SAME = [
  'panel.rail.preparation',
  'panel.rail.intel',
  'panel.rail.command',
  'panel.rail.resolution',
  'panel.rail.upkeep',
  'panel.upkeep.none',
  'panel.types.B',
  'panel.classes.LEVIATHAN',
  'card.sources.network',
  'card.printed.hangar',
  'card.fixes.leads',
];

/** Every text of a catalog by its path; functions get 2 for each fact. */
function textsOf(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'object') return textsOf(value, `${path}${key}.`);
    const text = typeof value === 'function' ? value(...Array.from({ length: value.length }, () => 2)) : value;
    return [[`${path}${key}`, text]];
  });
}

test('the panel and the card have the same texts in German, and none equal to English except names', () => {
  const english = textsOf({ panel: wordsEn, card: cardEn });
  const german = new Map(textsOf({ panel: wordsDe, card: cardDe }));
  expect([...german.keys()]).toEqual(english.map(([path]) => path));
  expect(english.filter(([path, text]) => german.get(path) === text).map(([path]) => path)).toEqual(SAME);
});
