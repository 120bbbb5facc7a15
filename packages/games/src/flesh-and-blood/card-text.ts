import type { Ability, CardRow, Cond, Filter, Part, PartCode, When } from './content/row.ts';
import { type NoteCode, note } from './notes.ts';

/** What a card does, told from its row in our own words: so the words cannot say anything else than the rules do. */

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
};
const kind = (filter: Filter | undefined): string => note({ code: KINDS[filter ?? 'attack'] });
const sign = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
const some = (n: number | undefined, one: string, many = `${one}s`): string =>
  `${n ?? 1} ${(n ?? 1) === 1 ? one : many}`;

function gifts(part: Part): string {
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
  next: (p) => `your next ${kind(p.to)} this turn: ${gifts(p)}`,
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
  slice: () => 'this turn your first weapon attack gets +1 power and the second +2, with a sword or dagger',
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
  top: () => 'reveal your top card: power 6 or more stays, anything else goes below the deck',
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
  bless: () => 'reveal your top card: gain 1 life if it costs 3 or more',
  katsu: () => 'you may discard a card with cost 0: search for a combo card, which may be played this turn',
  rot: (p) => `${p.n ?? 0} damage unless you pay ${p.cost ?? 0}`,
  inertia: () => 'hand and arsenal go below the deck',
  'destroy this': () => 'destroy this',
  'destroy attack': () => 'the attack is destroyed',
  'destroy defender': () => 'this is destroyed',
  galvanize: () => 'you may destroy an item; if you do',
};

const IF: Record<Cond, string> = {
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
};

const WHEN: Record<When, string> = {
  play: '',
  ability: '',
  enter: 'on entering',
  played: 'when played',
  attack: 'on attack',
  hit: 'on hit',
  grant: 'if that attack hits',
  crush: 'crush',
  surge: 'surge',
  combo: 'combo',
  rupture: 'rupture',
  tower: 'tower',
  wager: 'wager',
  contract: 'contract',
  'beat chest': 'beat chest',
  scrap: 'scrap',
  fusion: 'fusion',
  charge: 'charge',
  defend: 'when this defends',
  unity: 'unity',
  galvanize: 'galvanize',
  phantasm: 'phantasm',
  mirage: 'mirage',
  spectra: 'spectra',
  destroyed: 'when destroyed',
  discard: 'when you discard a card with power 6 or more',
  'sword hit': 'face up in arsenal, when a sword of yours hits',
  'weapon hit': 'when a weapon of yours hits',
  'action hit': 'on the first hit of an attack action card each turn',
  'big play': 'face up in arsenal, when you play a card with power 6 or more',
  'go again gained': 'the first time in a turn that Dawnblade, Resplendent gains go again',
  start: 'at the start of your turn',
  'action phase': 'at the beginning of your action phase',
  'end phase': 'at the beginning of your end phase',
  'attack played': 'when you attack',
};

const partWords = (part: Part): string => (part.if ? `${IF[part.if]}: ` : '') + PARTS[part.do](part);
const list = (parts: readonly Part[]): string => parts.map(partWords).join(', ');

const BY: Record<Ability['by'], string> = {
  destroy: 'destroy this',
  tap: 'tap',
  discard: 'discard a card',
  none: '',
};
/** `action, cost 1, destroy this: ...` */
export function abilityText(ability: Ability): string {
  const price = [ability.cost ? `cost ${ability.cost}` : '', BY[ability.by]].filter(Boolean).join(', ');
  const when = ability.defending ? 'while defending, once per turn, ' : '';
  const target = ability.target ? `target ${kind(ability.target)}, ` : '';
  const again = ability.goAgain ? '; go again' : '';
  return `${when}${ability.type}${price ? `, ${price}` : ''}: ${target}${list(ability.does)}${again}`;
}

/** Keywords that the parts tell already, and keywords that always have a figure. */
const TOLD: readonly string[] = [
  'intimidate',
  'crush',
  'reprise',
  'combo',
  'clash',
  'specialization',
  'phantasm',
  'mirage',
];
const FIGURED: readonly string[] = [
  'piercing',
  'heave',
  'surge',
  'ward',
  'arcane barrier',
  'arcane shelter',
  'spellvoid',
  'quell',
  'amp',
  'opt',
];
/** Triggers that happen once in a turn, and those that ask for a phase. */
const ONCE: Partial<Record<CardRow['type'], Partial<Record<When, string>>>> = {
  hero: { 'weapon hit': 'once per turn, ', discard: 'in your action phase, ' },
  weapon: { discard: 'once per turn, ' },
};

/** Everything a card says, in one line; nothing for a card without a text. */
export function cardText(row: CardRow): string {
  const out: string[] = [];
  if (row.extra === 'random discard') out.push('additional cost: discard a random card');
  if (row.extra === 'reveal cheap') out.push('additional cost: reveal a card with cost 1 or less');
  if (row.optional) out.push(`you may pay ${row.optional} more`);
  if (row.after) out.push(`only after ${row.after} weapon attacks this turn`);
  if (row.combo) out.push(`combo: ${row.combo}`);
  if (row.target) out.push(`target: ${kind(row.target)}`);
  for (const mode of row.modes ?? [])
    out.push(`${kind(mode.target)}: ${mode.does.map((part) => gifts(part)).join(', ')}`);
  if (row.aim) out.push('target: a defending attack action card');
  for (const it of row.bonus ?? []) {
    const each = it.per ? ' for each attack that has hit this chain' : '';
    out.push(`${sign(it.n)} power${each}${it.if ? ` ${IF[it.if]}` : ''}`);
  }
  for (const it of row.gains ?? []) out.push(`${it.gain} ${IF[it.if]}`);
  if (row.defenseBonus) out.push(`${sign(row.defenseBonus.n)} defense ${IF[row.defenseBonus.if]}`);
  if (row.steady?.second) out.push(`your second attack each turn: ${sign(row.steady.second)} power`);
  if (row.steady?.heavy) out.push(`your cards with cost 3 or more defend for ${row.steady.heavy} more`);
  if (row.steady?.frail) out.push(`your weapon attacks and attacks from arsenal: -${row.steady.frail} power`);
  if (row.steady?.tax) out.push(`your next card or ability costs ${row.steady.tax} more, then destroy this`);
  for (const [when, parts] of Object.entries(row.does ?? {}) as [When, Part[]][]) {
    out.push(WHEN[when] ? `${ONCE[row.type]?.[when] ?? ''}${WHEN[when]}: ${list(parts)}` : list(parts));
  }
  if (row.ability) out.push(abilityText(row.ability));
  if (row.returns) out.push('goes below the deck instead of into the graveyard');
  for (const [word, n] of Object.entries(row.keywords ?? {})) {
    if (TOLD.includes(word) || (word === 'go again' && row.ability?.goAgain)) continue;
    out.push(FIGURED.includes(word) ? `${word} ${n}` : word);
  }
  return out.filter(Boolean).join('; ');
}
