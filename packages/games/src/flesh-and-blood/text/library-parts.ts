import { withArticle } from '../../words.ts';
import type { Cond, Part } from '../content/row.ts';
import type { Code as LibraryCode } from '../steps/changes/library.ts';
import { gifts, sign, some } from './gifts.ts';

/** What parts of cards outside the four decks do. */

export const PARTS: Readonly<Record<LibraryCode, (p: Part) => string>> = {
  'destroy gear': () => 'destroy this',
  'destroy arsenal': (p) =>
    `destroy the card in the other hero's arsenal${p.what ? `; if it was there, create a ${p.what}` : ''}`,
  each: (p) =>
    `each hero ${p.what === 'draw' ? 'draws a card' : p.what === 'life' ? 'gains 1 life' : `creates 1 ${p.what}`}`,
  tome: () => 'draw a card, and one for each card of this name in a graveyard',
  'hand life': () => 'gain 1 life for each card in hand',
  'next action': () => 'your next non-attack action card this turn: go again',
  plunder: () => 'draw a card the next time an attack action card of yours hits this turn',
  'random discard': (p) => `${p.what === 'own' ? 'discard' : 'that hero discards'} ${some(p.n, 'random card')}`,
  'each lost': (p) =>
    `for each hero who lost life this turn: ${p.what === 'life' ? 'gain 1 life' : `create 1 ${p.what ?? 'runechant'}`}`,
  dirge: (p) => `destroy an aura of yours; if you do, create ${some(p.n, 'runechant')}`,
  providence: () => 'you may put a card from hand or arsenal on the bottom of the deck and draw a card',
  weaken: (p) => `opposing attacks: -${p.n ?? 0} power this combat chain`,
  verse: (p) =>
    p.what ? 'remove a verse counter; if you do' : 'remove a verse counter, or destroy this without one; if you do',
  mangle: () => "destroy a piece of that hero's equipment that has a -1 defense counter",
  contraband: (p) =>
    p.what
      ? 'put a Runeblade attack and another Runeblade action card from your graveyard on top of the deck, in any order'
      : 'you may put a non-attack action card from your graveyard on top of the deck',
  search: (p) => SEARCHES[p.what ?? ''] ?? '',
  arm: (p) =>
    `${withArticle(String(p.what ?? 'weapon'))} of yours this turn: ${p.what === 'sword' ? 'one more attack' : gifts(p)}`,
  rout: () => 'you may return a defending card to its hand',
  leave: (p) => (p.what === 'hand' ? "this goes into its owner's hand" : "this goes on the bottom of its owner's deck"),
  roll: (p) => DICE[p.what ?? ''] ?? '',
  dauntless: () => 'the next defense reaction against you this turn costs 1 more',
  'prevent once': (p) =>
    `${p.times ? `the next ${p.times} times: ` : ''}prevent ${(p.n ?? 0) >= 99 ? 'all' : p.n} of the next ${p.what === 'physical' ? 'physical ' : ''}damage this turn`,
  load: (p) =>
    p.what === 'bonus' ? `it gets ${sign(p.n ?? 0)} power` : 'put an arrow from hand face up into your empty arsenal',
  azalea: () =>
    'put your arsenal on the bottom of the deck and your top card face up into the arsenal; an arrow gets dominate',
  'unless paid': (p) =>
    `unless the attacker pays ${p.cost ?? 0}: ${p.what === 'power' ? `the attack gets -${p.n} power` : `${p.n} damage to that hero`}`,
  'by damage': (p) =>
    `for each damage that it dealt: ${p.what === 'amp' ? 'your next arcane damage is 1 more' : p.what}`,
  'this turn': (p) => TURNS[p.what ?? '']?.(p.n ?? 0) ?? '',
  kavdaen: () => 'the hero with more life loses 1 and creates a copper; then the hero with less gains 1',
  store: (p) => `put a counter on this${p.most ? ` (${p.most} at most)` : ''}`,
  rust: (p) => `with ${p.n} counters it is destroyed`,
  kano: () => 'look at your top card: a non-attack action card may be banished and played as an instant this turn',
  'copy hero': () => 'become a copy of the other hero until your next turn',
  forbid: () => 'name a card: cards of that name cannot be played, pitched or used to defend',
  'one more arcane': () => 'you may pay 1: its arcane damage is 1 more, and this is destroyed in the end phase',
  kassai: () => 'after two or more weapon attacks create a copper for each that hit',
};
/** What is done with the top card of the deck. */
const PRAYER = 'reveal your top card: prevent arcane damage this turn, minus its pitch value';
export const TOPS: Readonly<Record<string, string>> = {
  'prayer 6': `${PRAYER}, 6`,
  'prayer 5': `${PRAYER}, 5`,
  'prayer 4': `${PRAYER}, 4`,
  belief: 'reveal your top card: your next attack action card this turn gets +3 power minus its pitch value',
  booty: 'reveal your top card: this gets power equal to its pitch value',
  swell: 'reveal your top card: a blue one is pitched',
  banish: "banish the top card of the other hero's deck",
  rabble: 'reveal your top card: this loses power equal to its pitch value',
  force: 'reveal your top card: one with combo goes into your hand, and this gets +3 power and go again',
  plenty: 'with an empty arsenal your top card goes there face down',
  azalea: 'your top card goes face up into the arsenal',
  foundry: 'banish your top two cards: gain 1 resource for each Mechanologist card',
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
  disarm: () => 'the opponent cannot attack with weapons this turn',
  octane: () => 'each boost this turn gives 1 action point',
  tide: () => 'this turn, each time you create Runechants, create 1 more',
  lead: (n) => `your next action card this turn that costs ${n} or more gives 1 action point`,
  arsenal: () => 'for the rest of the turn you may play cards only from arsenal',
  quick: () => 'your next non-attack action card this turn may be played as an instant',
  'quick wizard': () => 'your next Wizard non-attack action card this turn may be played as an instant',
  sheath: () => 'your next attack action card and your next other one this turn cost 1 less for each Runechant',
  vizier: () => 'each boost this turn draws a card, then a card from hand goes on top of the deck',
  snag: () => 'attack action cards gain no power from their own text or from attack reactions this turn',
  war: (n) => `your attack action cards defend for ${n} more this turn`,
  ambush: () => 'your attack action cards may defend from arsenal this turn',
};
const DICE: Record<string, string> = {
  points: 'roll a die: gain action points equal to half of it, rounded down',
  prevent: 'roll a die: prevent that much of the next damage this turn',
  brew: 'roll a die: lose 2 life, gain 2 life, or gain 2 resources, 2 action points and +2 power for the next attack',
  kayo: 'roll a die: 1 to 4 halves its power, 5 and 6 double it',
};

export const IF = {
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
  'instant played': 'if you played an instant this chain link',
  'red played': 'if you played another red card this turn',
  'damage dealt': 'if you dealt damage this turn',
  'arcane taken': 'if you were dealt arcane damage this turn',
  'no arcane taken': 'otherwise',
  alone: 'if nothing else defends',
  'both kinds defend': 'together with an attack action card and another action card',
  'attack defends': 'while an attack action card defends',
  'aura made': 'if you played or created an aura this turn',
  'own turn': 'in your turn',
  'foe turn': "in the opponent's turn",
  'empty hand': 'with no card in hand',
  'dagger hit': 'if a dagger of yours hit this combat chain',
  'lightning played': 'if you played a Lightning card this turn',
  'two draconic': 'with two or more Draconic chain links of yours',
  'high tide': 'with two or more blue cards in your pitch zone',
  raised: 'against an attack with more power than printed',
  'two reactions': 'if you used two or more attack reactions this chain link',
  'card attacks': 'if it is an attack action card',
  'item destroyed': 'if an item of yours was destroyed this turn',
  'foe drew two': 'if the opponent drew two or more cards this turn',
} as const satisfies Partial<Record<Cond, string>>;
