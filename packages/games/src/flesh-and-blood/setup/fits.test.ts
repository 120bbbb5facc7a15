import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/index.ts';
import { check } from './check.ts';
import { misfits } from './fits.ts';
import { KIT } from './kit.ts';

const codes = (input: unknown): string[] => {
  const checked = check(input);
  return checked.ok ? [] : checked.problems.map((problem) => `${problem.path} ${problem.code}`);
};
const card = (it: object) => codes({ custom: [{ name: 'X', ...it }], players: { A: 'ira', B: 'ira' } });
const NONE = 'no-effect';

describe('own cards: what would never do anything is refused', () => {
  it('all cards of the tables and of the kit fit', () => {
    for (const row of Object.values(CARDS)) expect(misfits(row, Object.keys(CARDS))).toEqual([]);
    expect(codes({ custom: KIT, players: { A: 'ira', B: 'ira' } })).toEqual([]);
  });
  it('keywords on cards that they mean nothing on', () => {
    expect(card({ type: 'action', keywords: ['dominate'] })).toEqual([`custom[0].keywords ${NONE}`]);
    expect(card({ type: 'attack', power: 3, keywords: ['temper'] })).toEqual([`custom[0].keywords ${NONE}`]);
    expect(card({ type: 'equipment', sub: 'head', keywords: ['spectra'] })).toEqual([`custom[0].keywords ${NONE}`]);
    expect(card({ type: 'attack', power: 3, keywords: ['ward 1'] })).toEqual([`custom[0].keywords ${NONE}`]);
    expect(card({ type: 'block', defense: 3, keywords: ['go again'] })).toEqual([`custom[0].keywords ${NONE}`]);
    expect(card({ type: 'aura', keywords: ['ward 1'] })).toEqual([]);
  });
  it('effects as keywords need a moment: played, attacking, or told by the card', () => {
    expect(card({ type: 'instant', keywords: ['intimidate'] })).toEqual([]);
    expect(card({ type: 'equipment', sub: 'head', keywords: ['intimidate'] })).toEqual([`custom[0].keywords ${NONE}`]);
    const ability = { type: 'instant', cost: 0, by: 'destroy', does: [{ do: 'intimidate' }] };
    expect(card({ type: 'equipment', sub: 'head', keywords: ['intimidate'], ability })).toEqual([]);
  });
  it('moments that never come for such a card', () => {
    const at = (type: string, when: string, more: object = {}) =>
      card({ type, ...more, does: { [when]: [{ do: 'life', n: 1 }] } });
    expect(at('attack', 'play', { power: 3 })).toEqual([`custom[0].does.play ${NONE}`]);
    expect(at('action', 'hit')).toEqual([`custom[0].does.hit ${NONE}`]);
    expect(at('instant', 'ability')).toEqual([`custom[0].does.ability ${NONE}`]);
    expect(at('hero', 'start')).toEqual([`custom[0].does.start ${NONE}`]);
    expect(at('aura', 'start')).toEqual([]);
    expect(at('hero', 'weapon hit')).toEqual([]);
  });
  it('parts that are about another kind of card, and names that nobody knows', () => {
    const does = (part: object) => card({ type: 'action', does: { play: [part] } });
    expect(does({ do: 'counter' })).toEqual([`custom[0].does.play[0] ${NONE}`]);
    expect(does({ do: 'token', what: 'dragon' })).toEqual([`custom[0].does.play[0] ${NONE}`]);
    expect(does({ do: 'freeze', what: 'everything' })).toEqual([`custom[0].does.play[0] ${NONE}`]);
    expect(does({ do: 'life', n: 1, what: 'much' })).toEqual([`custom[0].does.play[0] ${NONE}`]);
    expect(does({ do: 'token', what: 'gold' })).toEqual([]);
    expect(does({ do: 'freeze', what: 'weapons' })).toEqual([]);
  });
  it('abilities that could never be used or paid for', () => {
    const uses = (type: string, ability: object, more: object = {}) =>
      card({
        type,
        ...more,
        ability: { type: 'instant', cost: 0, by: 'none', does: [{ do: 'life', n: 1 }], ...ability },
      });
    expect(uses('attack', {}, { power: 3 })).toEqual([`custom[0].ability ${NONE}`]);
    expect(uses('attack', { defending: true, by: 'discard' }, { power: 3, defense: 2 })).toEqual([]);
    expect(uses('item', { by: 'tap' })).toEqual([`custom[0].ability.by ${NONE}`]);
    expect(uses('hero', { by: 'destroy' })).toEqual([`custom[0].ability.by ${NONE}`]);
    expect(uses('hero', { by: 'tap' })).toEqual([]);
  });
  it('figures that only one kind of card has', () => {
    expect(card({ type: 'action', bonus: [{ n: 1 }] })).toEqual([`custom[0].bonus ${NONE}`]);
    expect(card({ type: 'action', defense: 2, defenseBonus: { n: 1, if: 'from arsenal' } })).toEqual([
      `custom[0].defenseBonus ${NONE}`,
    ]);
  });
});

describe('setups that the rules refuse', () => {
  const elder = { name: 'Elder', type: 'hero', cls: 'warrior', life: 40 };
  const young = { ...elder, sub: 'young', life: 20 };
  it('1.3 a mentor only with a young hero', () => {
    const deck = ['hala-goldenhelm', 'dodge-blue'];
    const game = (hero: object) => codes({ custom: [hero], players: { A: { hero: 'elder', deck }, B: 'ira' } });
    expect(game(elder)).toEqual(['players.A.deck mentor']);
    expect(game(young)).toEqual([]);
    expect(codes({ players: { A: { hero: 'dorinthea', deck }, B: 'ira' } })).toEqual([]);
    const link = (hero: object, side: object) =>
      codes({ custom: [hero], link: { attack: 'head-jab-red', defender: { hero: 'elder', ...side } } });
    expect(link(elder, { hand: deck })).toEqual(['link.defender.hero mentor']);
    expect(link(elder, { arsenal: 'hala-goldenhelm' })).toEqual(['link.defender.hero mentor']);
    expect(link(young, { hand: deck })).toEqual([]);
  });
  it('4.1 the simplified rules have no prevention: a shield is refused there', () => {
    const link = { attack: 'head-jab-red', defender: { shield: 1 } };
    expect(codes({ mode: 'simplified', link })).toEqual(['link.defender.shield plain-shield']);
    expect(codes({ link })).toEqual([]);
  });
});
