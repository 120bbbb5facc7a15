import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './catalogue/index.ts';
import { KEYWORD_ROWS, keywordRow, NO_KEYWORDS, TREATMENTS } from './keywords.ts';
import { KEYWORDS } from './row.ts';

describe('keywords of the printed cards', () => {
  it('74 of them: 39 played at least in part, 24 asked, 11 labels (two of these are types of abilities and dropped)', () => {
    const rows = Object.values(KEYWORD_ROWS);
    const counts = Object.fromEntries(TREATMENTS.map((fray) => [fray, rows.filter((row) => row.fray === fray).length]));
    expect(counts).toEqual({ played: 39, asked: 24, label: 11 - NO_KEYWORDS.length });
    expect(rows.length + NO_KEYWORDS.length).toBe(74);
  });
  it('are exactly those that the catalog lists', async () => {
    const { cards } = await loadCatalogue();
    const listed = new Set(cards.flatMap((card) => card.keywords.map((it) => it.keyword)));
    expect([...listed].sort()).toEqual(Object.keys(KEYWORD_ROWS).sort());
  });
  it('an unknown one is a label', () => {
    expect(keywordRow('starfall')).toEqual({ fray: 'label', at: 'set-up' });
    expect(keywordRow('ward')).toEqual({ fray: 'played', at: 'damage' });
  });
  it('every keyword that our own rows may carry is one of them, but for what no card prints as a word', () => {
    expect(KEYWORDS.filter((word) => !(word in KEYWORD_ROWS))).toEqual(['unpreventable']);
  });
});
