import { describe, expect, it } from 'vitest';
import '../../ruleset.ts';
import { customRow } from '../../setup/custom.ts';
import { misfits } from '../../setup/fits.ts';
import { cardText } from '../../text/card-text.ts';
import { type CatalogueCard, loadCatalogue } from '../catalogue/index.ts';
import { CARDS, cardId } from '../index.ts';
import { hasText, isWhole } from '../kinds.ts';
import type { CardRow, Keyword } from '../row.ts';
import { LIBRARY } from './index.ts';

const catalogue = await loadCatalogue();
const rows = Object.entries({ ...CARDS, ...LIBRARY }).filter(([, row]) => row.type !== 'token');
const printedOf = (row: CardRow): CatalogueCard => {
  const card = catalogue.byName(row.name, row.colour ?? null);
  if (!card) throw new Error(`nobody printed ${row.name}`);
  return card;
};
/** Abilities that a row may have without a moment; effect words need one. */
const ABILITY_WORDS: readonly Keyword[] = [
  'go again',
  'dominate',
  'overpower',
  'piercing',
  'battleworn',
  'blade break',
  'temper',
  'boost',
  'arcane barrier',
  'reload',
  'legendary',
  'specialization',
];

describe('rows of printed cards', () => {
  it('none is there twice, and the id is name and color', () => {
    expect(Object.keys(LIBRARY).filter((id) => CARDS[id])).toEqual([]);
    expect(Object.entries(LIBRARY).filter(([id, row]) => id !== cardId(row.name, row.colour))).toEqual([]);
  });
  it('figures, class and slot are those of the catalog', () => {
    const wrong = rows.flatMap(([id, row]) => {
      const card = printedOf(row);
      const cost = row.type === 'weapon' ? card.attackCost?.resources : (card.cost ?? undefined);
      const same =
        row.cost === cost &&
        (card.defense === '*' || row.defense === (card.defense ?? undefined)) &&
        (card.power === '*' || row.power === (card.power ?? undefined)) &&
        (row.type !== 'hero' || (row.life === card.life && row.intellect === card.intellect)) &&
        card.types.some((type) => type.toLowerCase() === row.cls) &&
        (!['equipment', 'weapon'].includes(row.type) || card.types.some((type) => type.toLowerCase() === row.sub));
      return same ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });
  it('a row has every ability word that the card has outright, and none that only stands in its text', () => {
    // The tables forgot go again of two attacks and of one card, and split a line of another.
    const SLIPS = ['edge-of-autumn', 'zephyr-needle', 'rapid-fire-yellow', 'teklo-core-blue'];
    const wrong = rows.flatMap(([id, row]) => {
      const { keywords, attackCost } = printedOf(row);
      const standing = (word: Keyword) => keywords.find((it) => it.keyword === word)?.standing;
      const bad = ABILITY_WORDS.filter((word) => {
        const has = row.keywords?.[word] !== undefined;
        if (has && word === 'go again' && attackCost?.goAgain) return false;
        return has ? standing(word) !== 'own' && standing(word) !== 'ability' : standing(word) === 'own';
      });
      return bad.length && !SLIPS.includes(id) ? [`${id}: ${bad.join(', ')}`] : [];
    });
    // Abilities of heroes and equipment carry go again themselves.
    expect(wrong.filter((it) => !it.endsWith(': go again') || !CARDS[it.split(':')[0] ?? '']?.ability)).toEqual([]);
  });
  it('everything that a row says can happen on a card of its type, and has words', () => {
    const tokens = Object.entries(CARDS).flatMap(([id, row]) => (row.type === 'token' ? [id] : []));
    const lost = Object.entries(LIBRARY).flatMap(([id, row]) =>
      misfits({ ...row, keywords: {} }, tokens)
        // Bows and staffs are weapons with an ability; a card that is no attack may gain go again.
        .filter(
          (it) => !(row.type === 'weapon' && it.at === 'ability') && !(row.type === 'action' && it.at === 'gains'),
        )
        .map((it) => `${id} ${it.at}`),
    );
    expect(lost).toEqual([]);
    expect(Object.entries(LIBRARY).filter(([, row]) => (hasText(row) || row.table) && !cardText(row))).toEqual([]);
    expect(Object.values(LIBRARY).filter((row) => /undefined|\bNaN\b|: ;|: $/.test(cardText(row)))).toEqual([]);
  });
  it('an own card may say the same: rows are plain data', () => {
    const row = LIBRARY['snatch-red'] as CardRow;
    expect(
      customRow({ name: 'My Snatch', type: 'attack', cost: 0, power: 4, defense: 2, does: row.does }).does,
    ).toEqual(row.does);
  });
});

describe('how many are played', () => {
  /** Figures alone: arcane damage as printed, or a keyword that happens when the card resolves. */
  const onlyFigures = (row: CardRow): boolean => {
    const parts = row.does?.play ?? [];
    const alone = parts.length === 1 && Object.keys(row.does ?? {}).length === 1 ? parts[0] : undefined;
    return (
      alone !== undefined && ['arcane', 'opt', 'reload', 'intimidate'].includes(alone.do) && alone.if === undefined
    );
  };
  it('at least 250 names wholly, none of them only by figures and keywords', () => {
    const names = new Set(
      rows.flatMap(([, row]) => (hasText(row) && isWhole(row) && !onlyFigures(row) ? [row.name] : [])),
    );
    expect(names.size).toBeGreaterThanOrEqual(250);
  });
  it('every hero, weapon, equipment and generic card of the three sets has a row, or nothing to say', () => {
    const classes = ['Hero', 'Weapon', 'Equipment', 'Generic'];
    const missing = catalogue.cards.filter((card) => {
      const wanted = card.types.some((type) => classes.includes(type)) && IN_SETS.has(card.name);
      return wanted && !rows.some(([, row]) => row.name === card.name && row.colour === (card.colour ?? undefined));
    });
    // A resource and an item that have nothing beyond figures and keywords.
    expect([...new Set(missing.map((card) => card.name))]).toEqual(['Cracked Bauble', 'Rusted Relic']);
  });
});

/** Names that Welcome to Rathe, Arcane Rising or Crucible of War print, by the table of printings. */
const IN_SETS = new Set(
  (await import('node:fs'))
    .readFileSync(new URL('../catalogue/cards.tsv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const fields = line.split('\t');
      const inSets = (fields[10] ?? '').split(' ').some((code) => /^(WTR|ARC|CRU)\d/.test(code));
      return inSets && !fields[8]?.includes('Token') ? [fields[0] ?? ''] : [];
    }),
);
