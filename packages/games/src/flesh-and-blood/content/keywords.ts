/** The keywords of all printed cards, and what becomes of each with cards from the table. */

/**
 * `played`: the engine does it, or at least looks after its condition, as far as figures tell.
 * `asked`: the table is asked at that moment, or reminded.
 * `label`: no effect of its own in a fight.
 */
export const TREATMENTS = ['played', 'asked', 'label'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** When it matters; `text`: at whatever moment the card itself says. */
const KEYWORD_MOMENTS = [
  'set-up',
  'announce',
  'resolves',
  'enters',
  'attack',
  'defend',
  'damage',
  'hit',
  'resolution',
  'close',
  'end phase',
  'always',
  'text',
] as const;
export type KeywordMoment = (typeof KEYWORD_MOMENTS)[number];

export interface KeywordRow {
  readonly fray: Treatment;
  readonly at: KeywordMoment;
}

const played = (at: KeywordMoment): KeywordRow => ({ fray: 'played', at });
const asked = (at: KeywordMoment): KeywordRow => ({ fray: 'asked', at });
const label: KeywordRow = { fray: 'label', at: 'set-up' };

/** In the order of how many cards print them. A keyword that is not here is a label: sets to come have new ones. */
export const KEYWORD_ROWS = {
  'go again': played('resolution'),
  'blood debt': played('end phase'),
  fusion: asked('announce'),
  'blade break': played('close'),
  boost: asked('announce'),
  specialization: label,
  stealth: label,
  legendary: label,
  combo: played('attack'),
  ward: played('damage'),
  dominate: played('defend'),
  opt: asked('resolves'),
  battleworn: played('close'),
  transform: asked('resolves'),
  phantasm: played('defend'),
  overpower: played('defend'),
  temper: played('close'),
  'arcane barrier': played('damage'),
  crush: played('damage'),
  surge: played('damage'),
  charge: asked('announce'),
  crank: asked('enters'),
  mark: asked('hit'),
  galvanize: asked('defend'),
  intimidate: played('attack'),
  contract: asked('text'),
  'watery grave': label,
  clash: asked('defend'),
  essence: label,
  reprise: played('resolves'),
  'rune gate': played('announce'),
  scrap: asked('announce'),
  spellvoid: played('damage'),
  wager: asked('attack'),
  reload: asked('resolves'),
  'evo upgrade': played('text'),
  decompose: asked('attack'),
  cloaked: played('set-up'),
  transcend: asked('resolves'),
  'beat chest': asked('announce'),
  meld: asked('announce'),
  negate: asked('resolves'),
  'high tide': played('text'),
  spectra: played('announce'),
  amp: played('damage'),
  piercing: played('defend'),
  unity: played('defend'),
  material: asked('always'),
  'earth bond': played('announce'),
  'lightning flow': played('text'),
  steal: asked('text'),
  guardwell: played('close'),
  heave: played('end phase'),
  channel: played('end phase'),
  solflare: asked('text'),
  rupture: played('attack'),
  quell: played('damage'),
  retrieve: asked('text'),
  'go fish': asked('hit'),
  tower: played('text'),
  ephemeral: played('always'),
  universal: played('always'),
  modular: played('set-up'),
  protect: label,
  perched: label,
  'arcane shelter': played('damage'),
  ambush: played('defend'),
  unlimited: label,
  mirage: played('defend'),
  pairs: label,
  freeze: asked('text'),
  heavy: played('always'),
} as const satisfies Readonly<Record<string, KeywordRow>>;

/** What the data lists as keywords and is a type of an ability: dropped when it is read. */
export const NO_KEYWORDS = ['instant', 'attack reaction'] as const;

const ROWS: Readonly<Record<string, KeywordRow>> = KEYWORD_ROWS;
export const keywordRow = (keyword: string): KeywordRow => ROWS[keyword] ?? label;
