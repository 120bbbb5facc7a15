import { atTable, attack, has, on, one, part, reaction, three } from '../make.ts';
import type { CardRow, Part } from '../row.ts';

/** Ninja cards of Welcome to Rathe and Crucible of War. */
const COMBO = { combo: 1 } as const;
/** What most combos give: power and go again. */
const combo = (after: string, n: number, hit: Part[] = []): Partial<CardRow> => ({
  keywords: COMBO,
  combo: after,
  bonus: [{ n, if: 'combo' }],
  gains: [{ gain: 'go again', if: 'combo' }],
  ...(hit.length ? { does: { hit } } : {}),
});

export const NINJA_MORE: readonly CardRow[] = [
  one('Ancestral Empowerment', 'ninja', 'red', reaction(0), {
    target: 'ninja action',
    flat: 1,
    ...on('play', part('target', 1), part('draw', 1)),
  }),
  ...three('Crane Dance', 'ninja', attack(0, 3), {
    ...combo('Soulbead Strike', 1),
    bars: { what: 'strong attack', if: 'combo' },
  }),
  one('Flood of Force', 'ninja', 'yellow', attack(0, 1), {
    keywords: COMBO,
    combo: 'Rushing River or Flood of Force',
    ...on('combo', part('top', { what: 'force' })),
  }),
  one('Hurricane Technique', 'ninja', 'yellow', attack(1, 4), {
    ...combo('Rising Knee Thrust', 1, [part('leave', { what: 'hand', if: 'combo' })]),
  }),
  one('Mugenshi: RELEASE', 'ninja', 'yellow', attack(1, 4), {
    ...combo('Whelming Gustwave', 1, [
      part('search', { what: 'lord of wind', if: 'combo' }),
      part('search', { what: 'lord of wind', if: 'combo' }),
      part('search', { what: 'lord of wind', if: 'combo' }),
    ]),
    ...has('combo', 'specialization'),
    with: 'Katsu',
  }),
  ...three('Soulbead Strike', 'ninja', attack(0, 4), on('hit', part('this', { gain: 'go again' }))),
  ...three('Rushing River', 'ninja', attack(0, 3), {
    ...combo('Torrent of Tempo', 1),
    ...atTable('hit', 'with combo: draw a card for each hit of this chain, then put as many on top of the deck'),
  }),
  one('Pounding Gale', 'ninja', 'red', attack(1, 5), { keywords: COMBO, combo: 'Open the Center', doubles: 'combo' }),
  one("Heron's Flight", 'ninja', 'red', attack(0, 3), {
    keywords: COMBO,
    combo: 'Crane Dance',
    bonus: [{ n: 2, if: 'combo' }],
    ...atTable('attack', 'with combo: only attack action cards, or only other action cards, can defend this'),
  }),
  one('Find Center', 'ninja', 'blue', attack(0, 2), {
    keywords: COMBO,
    combo: 'Crane Dance',
    table: [
      { when: 'attack', words: 'with combo: no card that costs less than there are links can defend this' },
      { when: 'hit', words: 'with combo: create a Zen State' },
    ],
  }),
  one('Lord of Wind', 'ninja', 'blue', attack(0, 2), {
    ...has('combo', 'specialization'),
    with: 'Katsu',
    combo: 'Mugenshi: RELEASE',
    ...atTable(
      'played',
      'with combo: pay any amount, shuffle as many of the three named cards from the graveyard into the deck, +1 power each',
    ),
  }),
];
