/** A card's identity: name and colour, `raging-onslaught-yellow`. */
export type CardId = string;

export const COLOURS = ['red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const TYPES = [
  'attack',
  'action',
  'attack reaction',
  'defense reaction',
  'instant',
  'aura',
  'item',
  'resource',
  'block',
  'mentor',
  'equipment',
  'weapon',
  'hero',
  'token',
] as const;
export type CardType = (typeof TYPES)[number];

/** Keywords of section 7 that a row may carry, with their figure (1 where there is none). */
export const KEYWORDS = [
  'go again',
  'dominate',
  'overpower',
  'piercing',
  'phantasm',
  'spectra',
  'stealth',
  'boost',
  'crush',
  'reprise',
  'rupture',
  'tower',
  'surge',
  'wager',
  'contract',
  'beat chest',
  'scrap',
  'fusion',
  'heave',
  'rune gate',
  'charge',
  'heavy',
  'specialization',
  'legendary',
  'essence',
  'pairs',
  'universal',
  'battleworn',
  'blade break',
  'temper',
  'guardwell',
  'ambush',
  'mirage',
  'unity',
  'galvanize',
  'protect',
  'clash',
  'cloaked',
  'modular',
  'arcane barrier',
  'spellvoid',
  'arcane shelter',
  'ward',
  'quell',
  'amp',
  'intimidate',
  'freeze',
  'opt',
  'reload',
  'blood debt',
  'negate',
  'combo',
  'unpreventable',
] as const;
export type Keyword = (typeof KEYWORDS)[number];
/** Keywords that an attack can gain while it is played. */
export type Gain = 'go again' | 'dominate' | 'overpower';

/** Which attack is meant. */
export const FILTERS = [
  'attack',
  'weapon',
  'sword',
  'dawnblade',
  'sword or dagger',
  'club or hammer',
  'attack action',
  'attack action 1-',
  'attack action 2+',
  'combo action',
  'brute',
  'brute action',
  'guardian action',
  'stealth',
] as const;
export type Filter = (typeof FILTERS)[number];

/** Conditions that a part, a bonus or a gain may ask for. */
export const CONDS = [
  'reprise',
  'weapon attacked',
  'intimidated',
  'less life',
  'from arsenal',
  'combo',
  'link 3',
  'link 4',
  'few',
  'big discard',
  'two heavy pitched',
  'heavy pitched',
  'zero pitched',
  'heavy',
  'tower',
  'second hit',
  'previous hit',
  'marked',
  'weapon attack',
  'guardian attack',
  'second attack with it',
  'extra paid',
] as const;
export type Cond = (typeof CONDS)[number];

/** When an ability of a row does something: its part list is run as (or in) a layer of that name. */
export const WHENS = [
  'play',
  'ability',
  'enter',
  'played',
  'attack',
  'hit',
  'grant',
  'crush',
  'surge',
  'combo',
  'rupture',
  'tower',
  'wager',
  'contract',
  'beat chest',
  'scrap',
  'fusion',
  'charge',
  'defend',
  'unity',
  'galvanize',
  'phantasm',
  'mirage',
  'spectra',
  'destroyed',
  'discard',
  'sword hit',
  'weapon hit',
  'action hit',
  'big play',
  'go again gained',
  'start',
  'action phase',
  'end phase',
  'attack played',
] as const;
export type When = (typeof WHENS)[number];

export const PARTS = [
  'next',
  'target',
  'this',
  'defense',
  'defender power',
  'life',
  'lose life',
  'resource',
  'action point',
  'draw',
  'draw and discard',
  'intimidate',
  'token',
  'damage',
  'damage each',
  'arcane',
  'amp',
  'prevent',
  'mark',
  'freeze',
  'negate',
  'opt',
  'reload',
  'discard',
  'tap',
  'weapons',
  'weapon',
  'slice',
  'glisten',
  'extra attack',
  'counter',
  'fade',
  'lesson sword',
  'lesson big',
  'hood',
  'stroke',
  'nature',
  'scour',
  'roll resource',
  'top',
  'ironhide',
  'bolters',
  'clash',
  'reveal crush',
  'debilitate',
  'buckle',
  'cartilage',
  'confidence',
  'disable',
  'flatten',
  'grind',
  'bravo',
  'showman',
  'isen',
  'flic flak',
  'bless',
  'katsu',
  'rot',
  'inertia',
  'destroy this',
  'destroy attack',
  'destroy defender',
  'galvanize',
] as const;
export type PartCode = (typeof PARTS)[number];

/** One thing that an ability does. */
export interface Part {
  do: PartCode;
  n?: number | undefined;
  to?: Filter | undefined;
  gain?: Gain | undefined;
  /** Extra power while fewer than two non-equipment cards defend. */
  few?: number | undefined;
  /** The attack gets this card's `grant` ability: it triggers on the hit. */
  grant?: boolean | undefined;
  /** Costs that much less. */
  cost?: number | undefined;
  if?: Cond | undefined;
  what?: string | undefined;
}

/** Power that comes and goes with a condition, looked up all the time. */
export interface Bonus {
  n: number;
  if?: Cond | undefined;
  /** Once for each attack that has hit this combat chain. */
  per?: 'hits' | undefined;
}

export interface Ability {
  type: 'action' | 'instant' | 'attack reaction';
  cost: number;
  /** Effect costs besides resources. */
  by: 'destroy' | 'tap' | 'discard' | 'none';
  /** Works only while this defends. */
  defending?: boolean | undefined;
  goAgain?: boolean | undefined;
  target?: Filter | undefined;
  does: Part[];
}

export interface Mode {
  target: Filter;
  does: Part[];
}

/** Everything printed on a card, as plain data. Figures that are missing do not exist on the card. */
export interface CardRow {
  name: string;
  type: CardType;
  colour?: Colour | undefined;
  pitch?: number | undefined;
  cost?: number | undefined;
  power?: number | undefined;
  defense?: number | undefined;
  life?: number | undefined;
  intellect?: number | undefined;
  cls?: string | undefined;
  /** Sword, club ...; head, chest, arms, legs, off-hand for equipment; young for heroes that may have a mentor. */
  sub?: string | undefined;
  hands?: 1 | 2 | undefined;
  keywords?: Partial<Record<Keyword, number>> | undefined;
  /** Name of the card that must have been the last attack of the chain. */
  combo?: string | undefined;
  /** Element that fusion reveals. */
  element?: string | undefined;
  bonus?: Bonus[] | undefined;
  gains?: { gain: Gain; if: Cond }[] | undefined;
  /** Defense that depends on a condition. */
  defenseBonus?: { n: number; if: Cond } | undefined;
  /** Additional cost that must be paid. */
  extra?: 'random discard' | 'reveal cheap' | undefined;
  /** Additional resources that may be paid. */
  optional?: number | undefined;
  /** The attack that a reaction names. */
  target?: Filter | undefined;
  /** Names a defending attack action card. */
  aim?: boolean | undefined;
  modes?: Mode[] | undefined;
  /** Playable only after this many weapon attacks this turn. */
  after?: number | undefined;
  does?: Partial<Record<When, Part[]>> | undefined;
  ability?: Ability | undefined;
  /** Flat bonus of an attack reaction in the plain flow. */
  flat?: number | undefined;
  /** The card this one works with: the lesson of a mentor, the hero of a specialization. */
  with?: string | undefined;
  /** Goes to the bottom of the deck instead of the graveyard. */
  returns?: boolean | undefined;
  /** What it does as long as it is there: the second attack of a turn gets power, cards with cost 3+ defend for more, arsenal and weapon attacks lose power, the next card costs more. */
  steady?: { second?: number; heavy?: number; frail?: number; tax?: number } | undefined;
}
