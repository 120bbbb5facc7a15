import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, TESTED_GAMES } from './games.fixture.ts';

type Texts = Readonly<Record<string, string>>;
const textsIn = async (file: string): Promise<Texts | undefined> =>
  existsSync(file) ? (await import(/* @vite-ignore */ file)).about : undefined;

/** What games tell of their steps, in every language in which they do. */
const told = await Promise.all(
  TESTED_GAMES.map(async (card) => ({
    card,
    english: await textsIn(join(folderOf(card.id), 'about.ts')),
    german: await textsIn(join(folderOf(card.id), 'about.de.ts')),
  })),
);
const all = told.flatMap(({ card, english, german }) => [
  ...(english ? [{ card, texts: english, in: 'English' }] : []),
  ...(german ? [{ card, texts: german, in: 'German' }] : []),
]);

describe.each(all)('what happens at each step: $card.id, $in', ({ card, texts }) => {
  it('has a sentence for every step, in the order of the step table, and for nothing else', async () => {
    const { rules } = await card.load();
    expect(Object.keys(texts)).toEqual(Object.keys(rules.steps));
  });
  it('in short, whole sentences', () => {
    const odd = (text: string) =>
      text.length < 40 || text.length > 360 || !/^[A-ZÄÖÜ1-9].*\.$/.test(text) || /!|\s{2}/.test(text);
    expect(Object.entries(texts).filter(([, text]) => odd(text))).toEqual([]);
  });
  it('once: no two steps say the same', () => {
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length);
  });
});

it.each(told.filter(({ german }) => german))(
  '$card.id: German differs from English at every step',
  ({ english, german }) => {
    expect(Object.keys(german ?? {}).filter((step) => german?.[step] === english?.[step])).toEqual([]);
  },
);
