import type { Cond, Filter, Part, PartCode } from '../content/row.ts';
import { type NoteCode, note } from './notes.ts';

/** What one part of an ability does, in our own words. */

export const KINDS: Record<Filter, NoteCode> = {
  attack: 'any-attack',
  weapon: 'weapon-attack',
  sword: 'sword-attack',
  dawnblade: 'dawnblade-attack',
  'sword or dagger': 'sword-or-dagger-attack',
  'club or hammer': 'club-or-hammer-attack',
  'attack action': 'attack-action',
  'attack action 1-': 'attack-action-1',
  'attack action 2+': 'attack-action-2',
  'combo action': 'combo-action',
  brute: 'brute-attack',
  'brute action': 'brute-action',
  'guardian action': 'guardian-action',
  stealth: 'stealth-attack',
  crush: 'crush-attack',
  'ninja action': 'ninja-action',
  runeblade: 'runeblade-attack',
  'runeblade action': 'runeblade-action',
  'ranger action': 'ranger-action',
  'mechanologist action': 'mechanologist-action',
  arrow: 'arrow-attack',
  'arrow face up': 'arrow-face-up',
  boosted: 'boosted-attack',
};
export const kind = (filter: Filter | undefined): string => note({ code: KINDS[filter ?? 'attack'] });
export const sign = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
const some = (n: number | undefined, one: string, many = `${one}s`): string =>
  `${n ?? 1} ${(n ?? 1) === 1 ? one : many}`;

export function gifts(part: Part): string {
  const out: string[] = [];
  if (part.n) out.push(`${sign(part.n)} power`);
  if (part.few) out.push(`${sign(part.few)} power while fewer than two non-equipment cards defend`);
  if (part.cost) out.push(`costs ${part.cost} less`);
  if (part.gain) out.push(part.gain);
  if (part.grant) out.push('more if it hits');
  return out.join(' and ');
}

const BIG: Record<string, string> = { power: '+2 power', 'go again': 'go again', intimidate: 'intimidate' };
const PARTS: Record<PartCode, (p: Part) => string> = {
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
  token: (p) => `create ${p.n ?? 1} ${(p.what ?? 'quicken').replaceAll('-', ' ')}${p.to ? ' for the other side' : ''}`,
  damage: (p) => `${p.n ?? 0} damage to the other hero`,
  'damage each': (p) => `${p.n ?? 0} damage to each hero`,
  arcane: (p) => `${p.n ?? 0} arcane damage to the other hero`,
  amp: (p) => `the next arcane damage this turn is ${p.n ?? 0} more`,
  prevent: (p) => `prevent the next ${p.n ?? 0} damage this turn`,
  mark: () => 'mark the other hero',
  freeze: (p) => `freeze (${p.what ?? 'arsenal'})`,
  negate: () => 'negate the top layer of the other side',
  opt: (p) => `opt ${p.n ?? 1}`,
  reload: () => 'reload',
  discard: () => 'the other side discards a card',
  tap: () => 'tap that hero',
  weapons: (p) => `your weapon attacks: ${sign(p.n ?? 0)} power this turn`,
  weapon: (p) => `this weapon: ${sign(p.n ?? 0)} power this turn`,
  slice: ({ n = 2 }) => `this turn your first weapon attack gets +1 power and the second +${n}, with a sword or dagger`,
  glisten: () => 'each hit of Dawnblade this turn puts a +1 power counter on it',
  'extra attack': () => 'that weapon may attack once more this turn',
  counter: () => 'a +1 power counter on this',
  fade: () => 'without a hit this turn its counters go',
  'lesson sword': () => 'that attack gets go again, and a lesson; the second one brings the card that is taught',
  'lesson big': () => 'a lesson; the second one brings the card that is taught',
  hood: () => 'shuffle any number of hand cards into the deck, then draw as many',
  stroke: () => 'put a hand card on the top or the bottom of the deck',
  nature: () => 'with an empty arsenal reveal your top card; an action card goes face down into the arsenal',
  scour: () => 'you may put a hand card below the deck and draw one',
  'roll resource': () => 'roll a die: gain resources equal to half of it, rounded down',
  top: (p) => TOPS[p.what ?? 'keep big'] ?? '',
  ironhide: (p) => `you may pay 1: ${sign(p.n ?? 0)} defense, and it is destroyed when the chain closes`,
  bolters: () => 'you may destroy this: the attack gets go again',
  clash: (p) => `clash${p.what ? `; the winner creates 1 ${p.what.replaceAll('-', ' ')}` : ''}`,
  'reveal crush': () => 'you may reveal a card with crush: create 1 seismic surge',
  debilitate: (p) => `the first attack of that hero's next turn: ${sign(p.n ?? 0)} power`,
  buckle: () => 'a -1 defense counter on an equipment of that hero',
  cartilage: () => "the first action of that hero's next turn costs 1 more",
  confidence: () => 'that hero loses all hero abilities until the end of their next turn',
  disable: () => "the card in that hero's arsenal goes below their deck",
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
  inertia: () => 'hand and arsenal go below the deck',
  'destroy this': () => 'destroy this',
  'destroy attack': () => 'the attack is destroyed',
  'destroy defender': () => 'this is destroyed',
  galvanize: () => 'you may destroy an item; if you do',
  'destroy gear': () => 'destroy this',
  'destroy arsenal': () => "destroy the card in the other hero's arsenal",
  each: (p) =>
    `each hero ${p.what === 'draw' ? 'draws a card' : p.what === 'life' ? 'gains 1 life' : `creates 1 ${p.what}`}`,
  tome: () => 'draw a card, and one for each card of this name in a graveyard',
  'hand life': () => 'gain 1 life for each card in hand',
  'next action': () => 'your next non-attack action card this turn: go again',
  plunder: () => 'draw a card the next time an attack action card of yours hits this turn',
  'random discard': (p) => `that hero discards ${some(p.n, 'random card')}`,
  mangle: () => 'destroy an equipment of that hero that has a -1 defense counter',
  contraband: (p) =>
    p.what
      ? 'a Runeblade attack and another Runeblade action card from your graveyard on top of the deck, in any order'
      : 'you may put a non-attack action card from your graveyard on top of the deck',
  search: (p) => SEARCHES[p.what ?? ''] ?? '',
  arm: (p) => `a ${p.what ?? 'weapon'} of yours this turn: ${p.what === 'sword' ? 'one more attack' : gifts(p)}`,
  rout: () => 'you may return a defending card to its hand',
  leave: (p) => (p.what === 'hand' ? 'this goes into its hand' : 'this goes below its deck'),
  roll: (p) => DICE[p.what ?? ''] ?? '',
  dauntless: () => 'the next defense reaction against you this turn costs 1 more',
  'prevent once': (p) =>
    `prevent ${(p.n ?? 0) >= 99 ? 'all' : p.n} of the next ${p.what === 'physical' ? 'physical ' : ''}damage this turn`,
  load: (p) =>
    p.what === 'bonus' ? `it gets ${sign(p.n ?? 0)} power` : 'an arrow from hand face up into your empty arsenal',
  azalea: () => 'your arsenal goes below the deck, your top card face up into the arsenal; an arrow gets dominate',
  'unless paid': (p) =>
    `unless the attacker pays ${p.cost ?? 0}: ${p.what === 'power' ? `the attack gets -${p.n} power` : `${p.n} damage to that hero`}`,
  'by damage': (p) =>
    `for each damage that it dealt: ${p.what === 'amp' ? 'your next arcane damage is 1 more' : p.what}`,
  'this turn': (p) => TURNS[p.what ?? '']?.(p.n ?? 0) ?? '',
  kavdaen: () => 'the hero with more life loses 1 and creates a copper; then the hero with less gains 1',
  store: (p) => `a counter on this${p.most ? ` (${p.most} at most)` : ''}`,
  rust: (p) => `with ${p.n} counters it is destroyed`,
  kano: () => 'look at your top card: a non-attack action card may be banished and played as an instant this turn',
  'copy hero': () => 'become a copy of the other hero until your next turn',
  forbid: () => 'name a card: cards of that name cannot be played, pitched or used to defend',
  'one more arcane': () => 'you may pay 1: its arcane damage is 1 more, and this is destroyed in the end phase',
  kassai: () => 'after two or more weapon attacks create a copper for each that hit',
};
/** What is done with the top card of the deck. */
const PRAYER = 'reveal your top card: prevent arcane damage of this turn, less its pitch value';
const TOPS: Record<string, string> = {
  'prayer 6': `${PRAYER}, 6`,
  'prayer 5': `${PRAYER}, 5`,
  'prayer 4': `${PRAYER}, 4`,
  'keep big': 'reveal your top card: power 6 or more stays, anything else goes below the deck',
  bless: 'reveal your top card: gain 1 life if it costs 3 or more',
  nature: 'with an empty arsenal reveal your top card; an action card goes face down into the arsenal',
  grind: 'destroy the top card of the deck',
  belief: 'reveal your top card: your next attack action card this turn gets 3 less its pitch value in power',
  rabble: 'reveal your top card: this gets as much less power as that card pitches for',
  force: 'reveal your top card: one with combo goes into your hand, and this gets +3 power and go again',
  plenty: 'with an empty arsenal your top card goes there face down',
  azalea: 'your top card goes face up into the arsenal',
  foundry: 'banish your two top cards: gain 1 resource for each Mechanologist card',
};
const SEARCHES: Record<string, string> = {
  'guardian attack': 'search your deck for a Guardian attack action card',
  'lord of wind': 'search your deck for a Lord of Wind',
  'arrow on top': 'search your deck for an arrow and put it on top',
  'sun kiss': 'search your deck for a Sun Kiss',
  'remember 3': 'shuffle up to 3 action cards from your graveyard into the deck',
  'banish attack': 'banish an attack action card from hand; if you do, draw 2 cards',
  plan: 'search your deck for a card, then discard a random one; power 6 or more: gain 2 action points',
};
const TURNS: Record<string, (n: number) => string> = {
  octane: () => 'each boost this turn gives 1 action point',
  tide: () => 'this turn you create one Runechant more each time you create some',
  lead: (n) => `your next action card this turn that costs ${n} or more gives 1 action point`,
  arsenal: () => 'for the rest of the turn you play cards from arsenal alone',
  quick: () => 'your next non-attack action card this turn may be played as an instant',
  'quick wizard': () => 'your next Wizard non-attack action card this turn may be played as an instant',
  sheath: () => 'your next attack action card and your next other one this turn cost 1 less for each Runechant',
  vizier: () => 'each boost this turn draws a card, then a card from hand goes on top of the deck',
  snag: () => 'attack action cards gain no power by themselves or by attack reactions this turn',
  war: (n) => `your attack action cards defend for ${n} more this turn`,
  ambush: () => 'your attack action cards may defend from arsenal this turn',
};
const DICE: Record<string, string> = {
  points: 'roll a die: gain action points equal to half of it, rounded down',
  prevent: 'roll a die: prevent as much of the next damage this turn',
  brew: 'roll a die: lose 2 life, gain 2 life, or gain 2 resources, 2 action points and +2 power for the next attack',
  kayo: 'roll a die: 1 to 4 halves its power, 5 and 6 double it',
};

export const IF: Record<Cond, string> = {
  reprise: 'with reprise',
  'weapon attacked': 'if you attacked with a weapon this turn',
  intimidated: 'if you intimidated this turn',
  'less life': 'if you have less life',
  'from arsenal': 'if played from arsenal',
  combo: 'with combo',
  'link 3': 'as chain link 3 or higher',
  'link 4': 'as chain link 4 or higher',
  few: 'while fewer than two non-equipment cards defend',
  'big discard': 'if the discarded card has power 6 or more',
  'two heavy pitched': 'while two cards with cost 3 or more are pitched',
  'heavy pitched': 'if a card with cost 3 or more is pitched',
  'zero pitched': 'while a card with cost 0 is pitched',
  heavy: 'if nothing else is in your weapon zones',
  tower: 'with 13 or more power',
  'second hit': 'on the second hit of a turn',
  'previous hit': 'if the link before hit too',
  marked: 'against a marked hero',
  'weapon attack': 'against a weapon attack',
  'guardian attack': 'against a Guardian attack',
  'second attack with it': 'on the second attack of a turn',
  'extra paid': 'if it was paid',
  offered: 'if the card was banished for it',
  'big cost': 'if the discarded card has power 6 or more',
  'big discarded': 'if you discarded a card with power 6 or more this turn',
  'non-attack played': 'if you played a non-attack action card this turn',
  'no non-attack played': 'unless you played a non-attack action card this turn',
  'arcane dealt': 'if you dealt arcane damage this turn',
  boosted: 'if you boosted this turn',
  'boosted thrice': 'if you boosted three times this turn',
  'weapon hit': 'if a weapon of yours hit this turn',
  'empty deck': 'with an empty deck',
  'three hits': 'if the last three links hit',
  hurt: 'if your hero was dealt damage this turn',
  'chose draw': 'if that was chosen',
  'chose power': 'if that was chosen',
  'chose go again': 'if that was chosen',
  'moon wish': 'if you played Moon Wish this turn',
  'chose war': 'if that was chosen',
  'chose again': 'if that was chosen',
  'chose arsenal': 'if that was chosen',
  'chose banish': 'if that was chosen',
  'ninja attack': 'if it is a Ninja attack action card',
};

export const partWords = (part: Part): string =>
  `${part.may ? 'you may: ' : ''}${part.if ? `${IF[part.if]}: ` : ''}${PARTS[part.do](part)}`;
