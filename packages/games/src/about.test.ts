import { describe, expect, it } from 'vitest';
import { about as exodusGerman } from './exodus-loop/about.de.ts';
import { about as exodus } from './exodus-loop/about.ts';
import { about as fab } from './flesh-and-blood/about.ts';
import type { GameId } from './game.ts';
import { about as mageKnight } from './mage-knight/about.ts';
import { about as mercGerman } from './merc/about.de.ts';
import { about as merc } from './merc/about.ts';
import { GAMES } from './registry.ts';
import { about as ti4 } from './twilight-imperium/about.ts';

type Texts = Readonly<Record<string, string>>;
const ENGLISH: Record<GameId, Texts> = {
  'twilight-imperium': ti4,
  merc,
  'mage-knight': mageKnight,
  'flesh-and-blood': fab,
  'exodus-loop': exodus,
};
const GERMAN: Partial<Record<GameId, Texts>> = { merc: mercGerman, 'exodus-loop': exodusGerman };

const all = GAMES.flatMap((card) =>
  [ENGLISH[card.id], GERMAN[card.id]].flatMap((texts, i) =>
    texts ? [{ card, texts, in: i ? 'German' : 'English' }] : [],
  ),
);

describe.each(all)('what happens at each step: $card.id, $in', ({ card, texts }) => {
  it('is told for every step, in the order of the step table, and for nothing else', async () => {
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

it.each(Object.entries(GERMAN))('%s: German differs from English at every step', (id, german) => {
  const english = ENGLISH[id as GameId];
  expect(Object.keys(german).filter((step) => german[step] === english[step])).toEqual([]);
});
