import type { Facts } from '../../problem-codes.ts';
import { unknownName } from '../../problems.ts';
import type { Ability, CardRow, CardType, Keyword, Part, PartCode, When } from '../content/row.ts';
import type { NoEffect } from './problems.ts';

/** What an own card says must be able to happen: a keyword or an effect that nothing would ever look at is refused. */

const ATTACKS: readonly CardType[] = ['attack', 'weapon'];
const PERMANENTS: readonly CardType[] = ['aura', 'item', 'token'];
const PLAYED: readonly CardType[] = [
  'attack',
  'action',
  'attack reaction',
  'defense reaction',
  'instant',
  'aura',
  'item',
];
const DECK: readonly CardType[] = [...PLAYED, 'resource', 'block', 'mentor'];
const DEFENDERS: readonly CardType[] = [...DECK, 'equipment'];
const LASTING: readonly CardType[] = ['equipment', ...PERMANENTS];

/** Cards that a keyword does something on; what is not named here works on every card or is a label. */
const KEYWORD_ON: Partial<Record<Keyword, readonly CardType[]>> = {
  'go again': [...PLAYED, 'weapon', 'hero'],
  dominate: ATTACKS,
  overpower: ATTACKS,
  piercing: ATTACKS,
  phantasm: ATTACKS,
  combo: ATTACKS,
  crush: ATTACKS,
  rupture: ATTACKS,
  tower: ATTACKS,
  wager: ATTACKS,
  contract: ATTACKS,
  spectra: PERMANENTS,
  boost: ATTACKS,
  'beat chest': [...PLAYED, 'weapon'],
  scrap: [...PLAYED, 'weapon'],
  fusion: [...PLAYED, 'weapon'],
  charge: [...PLAYED, 'weapon'],
  heave: DECK,
  'rune gate': PLAYED,
  heavy: ['weapon'],
  battleworn: ['equipment'],
  'blade break': ['equipment'],
  temper: ['equipment'],
  guardwell: ['equipment'],
  cloaked: ['equipment'],
  modular: ['equipment'],
  ambush: DECK,
  mirage: DEFENDERS,
  unity: DEFENDERS,
  galvanize: DEFENDERS,
  'arcane barrier': LASTING,
  spellvoid: LASTING,
  'arcane shelter': LASTING,
  ward: LASTING,
  quell: LASTING,
  'blood debt': DECK,
};
/** Keywords that are effects: they happen when the card is played or attacks, or wherever the card says so itself. */
const EFFECT_WORDS: readonly Keyword[] = ['intimidate', 'amp', 'opt', 'reload', 'negate', 'freeze', 'clash'];

/** Cards on which an ability of that name ever happens; none: nothing looks at it on any card. */
const WHEN_ON: Record<When, readonly CardType[]> = {
  play: PLAYED.filter((type) => type !== 'attack'),
  ability: [],
  enter: PERMANENTS,
  played: ATTACKS,
  attack: ATTACKS,
  hit: ATTACKS,
  grant: [...DECK, ...LASTING, 'weapon', 'hero'],
  crush: ATTACKS,
  surge: [...DECK, ...LASTING, 'weapon', 'hero'],
  combo: ATTACKS,
  rupture: ATTACKS,
  tower: ATTACKS,
  wager: ATTACKS,
  contract: ATTACKS,
  'beat chest': [...PLAYED, 'weapon'],
  scrap: [...PLAYED, 'weapon'],
  fusion: [...PLAYED, 'weapon'],
  charge: [...PLAYED, 'weapon'],
  defend: DEFENDERS,
  unity: DEFENDERS,
  galvanize: DEFENDERS,
  phantasm: ATTACKS,
  mirage: DEFENDERS,
  spectra: PERMANENTS,
  destroyed: LASTING,
  discard: ['hero', 'weapon'],
  'sword hit': ['mentor'],
  'weapon hit': ['hero', 'equipment'],
  'action hit': ['hero', 'equipment', ...PERMANENTS],
  'big play': ['mentor'],
  'go again gained': ['hero'],
  start: LASTING,
  'action phase': [...PERMANENTS, 'hero'],
  'end phase': [...PERMANENTS, 'weapon', 'hero'],
  'attack played': PERMANENTS,
  pitched: DECK,
  defended: ATTACKS,
  cost: DECK,
  'big attack': ['hero'],
  'runeblade play': ['hero'],
  'set up': ['attack'],
  hurt: PERMANENTS,
  uncovered: DECK,
  'arcane play': ['equipment'],
  close: ['attack'],
  buried: DECK,
};

/** Parts that are about the card itself, and the cards that can be meant. */
const PART_ON: Partial<Record<PartCode, readonly CardType[]>> = {
  weapon: ['weapon'],
  counter: ['weapon'],
  fade: ['weapon'],
  'extra attack': ['weapon', 'hero'],
  'lesson sword': ['mentor'],
  'lesson big': ['mentor'],
  ironhide: ['equipment'],
  bolters: ['equipment'],
  'destroy this': PERMANENTS,
  'destroy gear': ['equipment'],
  store: ['equipment', 'weapon'],
  rust: ['weapon'],
  leave: ['attack', 'action'],
  kassai: ['hero'],
  'copy hero': ['hero'],
  forbid: PERMANENTS,
  'one more arcane': ['equipment'],
  verse: PERMANENTS,
};
/** What `what` may say. */
const WHAT: Partial<Record<PartCode, readonly string[]>> = {
  'lose life': ['foe'],
  'each lost': ['runechant', 'life'],
  'random discard': ['own'],
  'draw and discard': ['power', 'go again', 'intimidate'],
  top: [
    'keep big',
    'bless',
    'nature',
    'grind',
    'belief',
    'rabble',
    'booty',
    'swell',
    'banish',
    'force',
    'plenty',
    'azalea',
    'foundry',
    'prayer 4',
    'prayer 5',
    'prayer 6',
  ],
  next: ['chain'],
  each: ['draw', 'life', 'quicken', 'might', 'vigor', 'agility'],
  'this turn': [
    'octane',
    'disarm',
    'tide',
    'lead',
    'arsenal',
    'quick',
    'quick wizard',
    'sheath',
    'vizier',
    'snag',
    'war',
    'ambush',
  ],
  search: ['guardian attack', 'lord of wind', 'arrow on top', 'plan', 'sun kiss', 'remember 3', 'banish attack'],
  arm: ['sword'],
  leave: ['hand', 'deck'],
  contraband: ['runeblade pair'],
  roll: ['points', 'prevent', 'brew', 'kayo'],
  'prevent once': ['physical'],
  load: ['bonus'],
  'unless paid': ['damage', 'power'],
  'by damage': ['amp', 'opt', 'runechant'],
  verse: ['last'],
  'destroy arsenal': ['gold'],
  freeze: ['arsenal', 'weapons', 'hero', 'equipment', 'permanent', 'defender'],
};

export type Misfit = Facts & {
  /** Place within the card. */
  at: string;
  what: NoEffect;
};
type Say = (at: string, what: NoEffect, facts?: Facts) => void;

/** `tokens`: the names of everything that can be created. */
export function misfits(row: CardRow, tokens: readonly string[]): Misfit[] {
  const out: Misfit[] = [];
  const say: Say = (at, what, facts) => void out.push({ at, what, ...facts });
  const { type, name } = row;
  const lists: [string, Part[]][] = Object.entries(row.does ?? {});
  if (row.ability) lists.push(['ability', row.ability.does]);
  const refused: string[] = [];
  for (const word of Object.keys(row.keywords ?? {}) as Keyword[]) {
    const on = KEYWORD_ON[word];
    if (on && !on.includes(type)) {
      refused.push(word);
      say('keywords', 'keyword', { word, type, card: name });
    }
    if (
      EFFECT_WORDS.includes(word) &&
      !lists.some(([, parts]) => parts.some((part) => part.do === word || part.what === word))
    ) {
      say('keywords', 'effect-keyword', { word, type });
    }
  }
  for (const [when, parts] of lists) {
    // What a refused keyword would have done is no second problem.
    if (refused.includes(when)) continue;
    const place = when === 'ability' && row.ability ? 'ability.does' : `does.${when}`;
    const on = WHEN_ON[when as When];
    if (place !== 'ability.does' && !on.includes(type)) say(place, 'moment', { when, type });
    for (const [i, part] of parts.entries()) checkPart(part, `${place}[${i}]`, row, tokens, say);
  }
  if (row.ability) checkAbility(row.ability, row, say);
  if (row.defenseBonus && type !== 'defense reaction' && type !== 'equipment') say('defenseBonus', 'defense-bonus');
  if ((row.bonus || row.gains) && !ATTACKS.includes(type)) {
    say(row.bonus ? 'bonus' : 'gains', 'attack-bonus', { card: name });
  }
  return out;
}

function checkPart(part: Part, at: string, row: CardRow, tokens: readonly string[], say: Say): void {
  const on = PART_ON[part.do];
  if (on && !on.includes(row.type)) say(at, 'part', { part: part.do, type: row.type });
  const { what } = part;
  if (what === undefined || what === '') return;
  const words = WHAT[part.do];
  if (part.do === 'token' || part.do === 'clash') {
    if (!tokens.includes(what)) say(at, 'token', { token: what, ...unknownName(what, tokens) });
  } else if (!words) say(at, 'what', { part: part.do });
  else if (!words.includes(what)) say(at, 'which-what', { part: part.do, words: words.join(', ') });
}

function checkAbility(ability: Ability, row: CardRow, say: Say): void {
  const { type } = row;
  if (ability.defending) {
    if (!DECK.includes(type) || row.defense === undefined) say('ability', 'defending-ability');
    if (ability.by === 'destroy') say('ability.by', 'defending-destroyed');
  } else if (ability.by === 'discard this') {
    if (!DECK.includes(type)) say('ability', 'ability', { type });
  } else if (type !== 'hero' && !LASTING.includes(type)) {
    say('ability', 'ability', { type });
  }
  if (ability.by === 'tap' && type !== 'hero') say('ability.by', 'tapped');
  if (ability.by === 'destroy' && type === 'hero') say('ability.by', 'hero-destroyed');
}
