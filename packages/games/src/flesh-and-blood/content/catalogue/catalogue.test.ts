import { describe, expect, it } from 'vitest';
import { KEYWORDS } from '../row.ts';
import { type Catalogue, type CatalogueCard, comboIsMet, loadCatalogue } from './index.ts';
import { parseCatalogue } from './parse.ts';

const catalogue: Catalogue = await loadCatalogue();
const { cards } = catalogue;
const named = (name: string, colour: CatalogueCard['colour'] = null): CatalogueCard => {
  const card = catalogue.byName(name, colour);
  if (!card) throw new Error(`no ${colour} ${name}`);
  return card;
};
const told = (found: readonly CatalogueCard[]): string[] =>
  found.map(({ name, colour }) => (colour ? `${name} (${colour})` : name));
const standing = (card: CatalogueCard): string[] => card.keywords.map((it) => `${it.keyword} ${it.standing}`);

describe('the catalog', () => {
  it('3,878 cards of 2,382 names, 756 of them in several colors and one also without', () => {
    const names = new Map<string, CatalogueCard[]>();
    for (const card of cards) names.set(card.name, [...(names.get(card.name) ?? []), card]);
    expect([cards.length, names.size]).toEqual([3878, 2382]);
    expect([...names.values()].filter((list) => list.length > 1)).toHaveLength(756);
    const mixed = [...names.values()].filter((list) => list.length > 1 && list.some((card) => !card.colour));
    expect(mixed.map((list) => list[0]?.name)).toEqual(['Hyper Driver']);
  });
  it('colors and heroes are as many as the tables say', () => {
    const count = (colour: CatalogueCard['colour']) => cards.filter((card) => card.colour === colour).length;
    expect([count('red'), count('yellow'), count('blue'), count(null)]).toEqual([1128, 986, 1080, 684]);
    expect(cards.filter(({ types }) => types.includes('Hero'))).toHaveLength(126);
  });
  it('figures of single cards', () => {
    expect(named('Head Jab', 'red')).toMatchObject({
      cost: 0,
      power: 3,
      defense: 2,
      types: ['Ninja', 'Action', 'Attack'],
    });
    expect(named('Macho Grande', 'red')).toMatchObject({ cost: 7, power: 10, defense: 3, arcane: null });
    expect(named('Voltic Bolt', 'red')).toMatchObject({ cost: 2, power: null, defense: 3, arcane: 5 });
    expect(named('Data Doll MKII')).toMatchObject({ life: 20, intellect: 3, cost: null, colour: null });
    expect(named('Spark of Genius', 'yellow')).toMatchObject({ cost: 'X' });
    expect(named('Blazing Aether', 'red')).toMatchObject({ arcane: 'X' });
    expect(named('Plasma Barrel Shot')).toMatchObject({ power: '*' });
    expect(named('Nullrune Hood')).toMatchObject({ defense: 0, keywords: [{ keyword: 'arcane barrier', number: 1 }] });
  });
  it('tells what a card has outright from what only stands in its text', () => {
    expect(standing(named('Head Jab', 'red'))).toEqual(['go again own']);
    expect(standing(named('Torrent of Tempo', 'red'))).toEqual(['go again text']);
    expect(standing(named('Jolly Bludger', 'yellow'))).toContain('overpower text');
    expect(named('Glacial Footsteps', 'red').keywords).toContainEqual({
      keyword: 'fusion',
      number: null,
      standing: 'own',
      of: 'ice',
    });
    expect(named('Alpha Rampage', 'red').keywords[0]).toMatchObject({ keyword: 'specialization', of: 'rhinar' });
    const go = cards.filter(({ keywords }) =>
      keywords.some((it) => it.keyword === 'go again' && it.standing === 'own'),
    );
    expect(go).toHaveLength(800);
  });
  it('errors in the data are fixed: one essence for three elements, no types of abilities', () => {
    expect(named('Bravo, Star of the Show').keywords).toEqual([
      { keyword: 'essence', number: null, standing: 'own', of: 'earth, ice, and lightning' },
    ]);
    expect(named('Luminaris, Celestial Fury').keywords.map((it) => it.keyword)).not.toContain('instant');
    expect(standing(named('Hyper Scrapper', 'blue')).filter((it) => it.startsWith('go again'))).toHaveLength(1);
  });
  it('attack costs, combos and moments lie beside the figures', () => {
    expect(named('Anothos').attackCost).toEqual({ resources: 3, limit: 1, goAgain: false, other: '' });
    expect(named('Edge of Autumn').attackCost).toMatchObject({ resources: 1, goAgain: true });
    expect(named('Barnacle', named('Barnacle', 'yellow').colour).attackCost).toMatchObject({
      limit: null,
      other: 'tap',
    });
    expect(named('Death Dealer').attackCost).toBeUndefined();
    expect(cards.filter(({ combo }) => combo)).toHaveLength(74);
    expect(new Set(cards.filter((card) => card.attackCost).map((card) => card.name)).size).toBe(102);
    expect(named('Snatch', 'red').moments).toEqual(['hit', 'draw']);
  });
  it('prints every keyword that a row of ours may carry, but for what no card prints as a word', () => {
    const printed = new Set(cards.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword)));
    expect(KEYWORDS.filter((word) => !printed.has(word))).toEqual(['unpreventable']);
  });
  it('data that is not the catalog gives no cards', () => {
    expect(parseCatalogue([])).toEqual([]);
    expect(() => parseCatalogue(['Action', 'zgo again', 'hit', 'X|r|0'])).toThrow('no standing');
  });
});

describe('a card by a few letters', () => {
  it('beginnings of words in their order, the color by a letter', () => {
    expect(told(catalogue.find('head j r'))).toEqual(['Head Jab (red)']);
    expect(told(catalogue.find('head j', 'blue'))).toEqual(['Head Jab (blue)']);
    expect(told(catalogue.find('comm conq'))).toEqual(['Command and Conquer (red)']);
    expect(told(catalogue.find('snatch'))).toEqual(['Snatch (red)', 'Snatch (yellow)', 'Snatch (blue)']);
    expect(catalogue.find('')).toEqual([]);
  });
  it('a last letter is a color or one more word', () => {
    const found = told(catalogue.find('arcane b'));
    expect(found).toContain('Arcane Polarity (blue)');
    expect(found.some((name) => name.startsWith('Arcane') && name.includes(' B'))).toBe(false);
    expect(told(catalogue.find('ironrot l'))).toEqual(['Ironrot Legs']);
    expect(told(catalogue.find("winter's b"))).toContain("Winter's Bite (red)");
    expect(told(catalogue.find("winter's b b"))).toEqual(["Winter's Bite (blue)"]);
  });
  it('a whole name means itself although others begin so', () => {
    expect(catalogue.find('dash').length).toBeGreaterThan(1);
    expect(catalogue.findOne('dash')?.name).toBe('Dash');
    expect(catalogue.findOne('snatch')).toBeUndefined();
    expect(catalogue.findOne('snatch yellow')).toMatchObject({ name: 'Snatch', colour: 'yellow' });
    expect(catalogue.findOne('nobody ever printed this')).toBeUndefined();
  });
  it('names of two halves are found by either; a half that several have names none', () => {
    expect(told(catalogue.find('vapor'))[0]).toContain('Vaporize // Shock');
    expect(told(catalogue.find('shock')).every((name) => name.includes('Shock'))).toBe(true);
    expect(catalogue.byName('Everbloom', catalogue.find('everbloom')[0]?.colour)?.name).toBe('Everbloom // Life');
    expect(catalogue.byName('Shock', 'red')).toBeUndefined();
  });
  it('reports the nearest name if nothing fits, and guesses nothing', () => {
    expect(catalogue.find('snacth')).toEqual([]);
    expect(catalogue.nearest('snacth')[0]?.name).toBe('Snatch');
  });
  it('every card is meant by its whole name and color, and found by the first letters of its words', () => {
    const lost = cards.filter((card) => catalogue.findOne(card.name, card.colour) !== card);
    expect(told(lost)).toEqual([]);
    // Every 97th: enough to meet names of all kinds.
    const some = cards.filter((_, i) => i % 97 === 0);
    const short = (name: string) =>
      name
        .split(' ')
        .map((word) => word.slice(0, 3))
        .join(' ');
    expect(told(some.filter((card) => !catalogue.find(short(card.name), card.colour).includes(card)))).toEqual([]);
  });
});

describe('combo, 8.4.1', () => {
  const last = (name: string, colour: CatalogueCard['colour'] = 'red', attackAction = true) => ({
    name,
    colour,
    attackAction,
  });
  it('looks at the whole name, at a part of it, or at a color', () => {
    const gustwave = named('Whelming Gustwave', 'yellow').combo ?? [];
    expect(comboIsMet(gustwave, last('Surging Strike'))).toBe(true);
    expect(comboIsMet(gustwave, last('Head Jab'))).toBe(false);
    expect(comboIsMet(gustwave, null)).toBe(false);
    expect(comboIsMet(named('Bonds of Ancestry', 'red').combo ?? [], last('Descendent Gustwave'))).toBe(true);
    const tiger = named('Aspect of Tiger: Body', 'red').combo ?? [];
    expect([comboIsMet(tiger, last('Snatch')), comboIsMet(tiger, last('Snatch', 'blue'))]).toEqual([true, false]);
    expect(comboIsMet(tiger, last('Dawnblade', null, false))).toBe(false);
    expect(comboIsMet(named('Break Tide', 'yellow').combo ?? [], last('Flood of Force'))).toBe(true);
  });
});
