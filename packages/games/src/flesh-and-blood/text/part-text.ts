import type { Cond, Part, PartCode } from '../content/row.ts';
import { gifts, kind, sign, some } from './gifts.ts';
import { IF as LIBRARY_IF, PARTS as LIBRARY_PARTS, TOPS as LIBRARY_TOPS } from './library-parts.ts';

const NATURE = 'with an empty arsenal reveal your top card; an action card goes face down into the arsenal';

/** What one part of an ability does. */

const BIG: Record<string, string> = { power: '+2 power', 'go again': 'go again', intimidate: 'intimidate' };
const PARTS: Readonly<Record<PartCode, (p: Part) => string>> = {
  ...LIBRARY_PARTS,
  next: (p) =>
    `your ${p.all ? `${kind(p.to)}s` : `next ${kind(p.to)}`} this ${p.what === 'chain' ? 'combat chain' : 'turn'}: ${gifts(p)}`,
  target: (p) => `the attack: ${gifts(p)}`,
  this: (p) => gifts(p),
  defense: (p) => `${sign(p.n ?? 0)} defense`,
  'defender power': (p) => `a defending card: ${sign(p.n ?? 0)} power`,
  life: (p) => `gain ${p.n ?? 0} life`,
  'lose life': (p) => `${p.what === 'foe' ? 'the other hero loses' : 'lose'} ${p.n ?? 0} life`,
  resource: (p) => `gain ${some(p.n, 'resource')}`,
  'action point': (p) => `gain ${some(p.n, 'action point')}`,
  draw: (p) => `draw ${some(p.n, 'card')}`,
  'draw and discard': (p) =>
    `draw a card, then discard one at random${p.what ? `; if it has power 6 or more: ${BIG[p.what] ?? p.what}` : ''}`,
  intimidate: () => 'intimidate',
  token: (p) => `create ${p.n ?? 1} ${(p.what ?? 'quicken').replaceAll('-', ' ')}${p.to ? ' for the opponent' : ''}`,
  damage: (p) => `${p.n ?? 0} damage to the other hero`,
  'damage each': (p) => `${p.n ?? 0} damage to each hero`,
  arcane: (p) => `${p.n ?? 0} arcane damage to the other hero`,
  amp: (p) => `the next arcane damage this turn is ${p.n ?? 0} more`,
  prevent: (p) => `prevent the next ${p.n ?? 0} damage this turn`,
  mark: () => 'mark the other hero',
  freeze: (p) => `freeze (${p.what ?? 'arsenal'})`,
  negate: () => "negate the opponent's top layer",
  opt: (p) => `opt ${p.n ?? 1}`,
  reload: () => 'reload',
  discard: () => 'the opponent discards a card',
  tap: () => 'tap that hero',
  weapons: (p) => `your weapon attacks: ${sign(p.n ?? 0)} power this turn`,
  weapon: (p) => `this weapon: ${sign(p.n ?? 0)} power this turn`,
  slice: ({ n = 2 }) => `this turn your first weapon attack gets +1 power and the second +${n}, with a sword or dagger`,
  glisten: () => 'each hit of Dawnblade this turn puts a +1 power counter on it',
  'extra attack': () => 'that weapon may attack once more this turn',
  counter: () => 'put a +1 power counter on this',
  fade: () => 'if it does not hit this turn, it loses its counters',
  'lesson sword': () => 'that attack gets go again, and a lesson counter; the second lesson finds the card it teaches',
  'lesson big': () => 'a lesson counter; the second lesson finds the card it teaches',
  hood: () => 'shuffle any number of cards from hand into the deck, then draw that many',
  stroke: () => 'put a card from hand on the top or the bottom of the deck',
  nature: () => NATURE,
  scour: () => 'you may put a card from hand on the bottom of the deck and draw a card',
  'roll resource': () => 'roll a die: gain resources equal to half of it, rounded down',
  top: ({ what = 'keep big' }) => TOPS[what] ?? '',
  ironhide: (p) => `you may pay 1: ${sign(p.n ?? 0)} defense, and it is destroyed when the chain closes`,
  bolters: () => 'you may destroy this: the attack gets go again',
  clash: (p) => `clash${p.what ? `; the winner creates 1 ${p.what.replaceAll('-', ' ')}` : ''}`,
  'reveal crush': () => 'you may reveal a card with crush: create 1 seismic surge',
  debilitate: (p) => `the first attack of that hero's next turn: ${sign(p.n ?? 0)} power`,
  buckle: () => "put a -1 defense counter on a piece of that hero's equipment",
  cartilage: () => "the first action of that hero's next turn costs 1 more",
  confidence: () => 'that hero loses all hero abilities until the end of their next turn',
  disable: () => "put the card in that hero's arsenal on the bottom of their deck",
  flatten: () => 'destroy a seismic surge of that hero',
  grind: () => "destroy the top card of that hero's deck",
  bravo: () => 'your attack action cards with cost 3 or more have dominate this turn',
  showman: () => 'turn the card in your arsenal face up; with crush it gets +2 power and dominate this turn',
  isen: () => '+1 intellect this turn',
  'flic flak': () => 'if the next card you defend with this turn has combo: +2 defense',
  bless: ({ n = 1 }) =>
    n > 1
      ? `reveal your ${n} top cards: gain 1 life for each that costs 3 or more`
      : 'reveal your top card: gain 1 life if it costs 3 or more',
  katsu: () => 'you may discard a card with cost 0: search for a combo card, which may be played this turn',
  rot: (p) => `${p.n ?? 0} damage unless you pay ${p.cost ?? 0}`,
  inertia: () => 'put hand and arsenal on the bottom of the deck',
  'destroy this': () => 'destroy this',
  'destroy attack': () => 'the attack is destroyed',
  'destroy defender': () => 'this is destroyed',
  galvanize: () => 'you may destroy an item; if you do',
};
/** What is done with the top card of the deck. */
const TOPS: Readonly<Record<string, string>> = {
  ...LIBRARY_TOPS,
  'keep big': 'reveal your top card: power 6 or more stays, anything else goes on the bottom of the deck',
  bless: 'reveal your top card: gain 1 life if it costs 3 or more',
  nature: NATURE,
  grind: 'destroy the top card of the deck',
};
const IF: Readonly<Record<Cond, string>> = {
  ...LIBRARY_IF,
  reprise: 'with reprise',
  'weapon attacked': 'if you attacked with a weapon this turn',
  intimidated: 'if you intimidated this turn',
  'less life': 'if you have less life',
  'from arsenal': 'if played from arsenal',
  combo: 'with combo',
  'link 3': 'as chain link 3 or higher',
  'link 4': 'as chain link 4 or higher',
  few: 'while fewer than two non-equipment cards defend',
  'big discard': LIBRARY_IF['big cost'],
  'two heavy pitched': 'while two cards with cost 3 or more are pitched',
  'heavy pitched': 'if a card with cost 3 or more is pitched',
  'zero pitched': 'while a card with cost 0 is pitched',
  heavy: 'if nothing else is in your weapon zones',
  tower: 'with 13 or more power',
  'second hit': 'on the second hit of a turn',
  'previous hit': 'if the link before it hit too',
  marked: 'against a marked hero',
  'weapon attack': 'against a weapon attack',
  'guardian attack': 'against a Guardian attack',
  'second attack with it': 'on the second attack of a turn',
  'extra paid': 'if it was paid',
};
export const ifWords = (cond: Cond): string => IF[cond];

export const partWords = (part: Part): string =>
  `${part.may ? 'you may: ' : ''}${part.if ? `${ifWords(part.if)}: ` : ''}${PARTS[part.do](part)}`;
