/** The keywords of all printed cards, and what becomes of each with cards from the table. */

/**
 * `played`: the engine does it, or at least looks after its condition, as far as figures tell.
 * `asked`: the table is asked at that moment, or reminded.
 * `label`: no effect of its own in a fight.
 */
export const TREATMENTS = ['played', 'asked', 'label'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** When it matters; `text`: at the moment that the card says. */
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

const keywordPlayedAt = (at: KeywordMoment): KeywordRow => ({ fray: 'played', at });
const keywordAskedAt = (at: KeywordMoment): KeywordRow => ({ fray: 'asked', at });
const label: KeywordRow = { fray: 'label', at: 'set-up' };

/** In the order of how many cards print them. A keyword that is not here is a label: sets to come have new ones. */
export const KEYWORD_ROWS = {
  'go again': keywordPlayedAt('resolution'),
  'blood debt': keywordPlayedAt('end phase'),
  fusion: keywordAskedAt('announce'),
  'blade break': keywordPlayedAt('close'),
  boost: keywordAskedAt('announce'),
  specialization: label,
  stealth: label,
  legendary: label,
  combo: keywordPlayedAt('attack'),
  ward: keywordPlayedAt('damage'),
  dominate: keywordPlayedAt('defend'),
  opt: keywordAskedAt('resolves'),
  battleworn: keywordPlayedAt('close'),
  transform: keywordAskedAt('resolves'),
  phantasm: keywordPlayedAt('defend'),
  overpower: keywordPlayedAt('defend'),
  temper: keywordPlayedAt('close'),
  'arcane barrier': keywordPlayedAt('damage'),
  crush: keywordPlayedAt('damage'),
  surge: keywordPlayedAt('damage'),
  charge: keywordAskedAt('announce'),
  crank: keywordAskedAt('enters'),
  mark: keywordAskedAt('hit'),
  galvanize: keywordAskedAt('defend'),
  intimidate: keywordPlayedAt('attack'),
  contract: keywordAskedAt('text'),
  'watery grave': label,
  clash: keywordAskedAt('defend'),
  essence: label,
  reprise: keywordPlayedAt('resolves'),
  'rune gate': keywordPlayedAt('announce'),
  scrap: keywordAskedAt('announce'),
  spellvoid: keywordPlayedAt('damage'),
  wager: keywordAskedAt('attack'),
  reload: keywordAskedAt('resolves'),
  'evo upgrade': keywordPlayedAt('text'),
  decompose: keywordAskedAt('attack'),
  cloaked: keywordPlayedAt('set-up'),
  transcend: keywordAskedAt('resolves'),
  'beat chest': keywordAskedAt('announce'),
  meld: keywordAskedAt('announce'),
  negate: keywordAskedAt('resolves'),
  'high tide': keywordPlayedAt('text'),
  spectra: keywordPlayedAt('announce'),
  amp: keywordPlayedAt('damage'),
  piercing: keywordPlayedAt('defend'),
  unity: keywordPlayedAt('defend'),
  material: keywordAskedAt('always'),
  'earth bond': keywordPlayedAt('announce'),
  'lightning flow': keywordPlayedAt('text'),
  steal: keywordAskedAt('text'),
  guardwell: keywordPlayedAt('close'),
  heave: keywordPlayedAt('end phase'),
  channel: keywordPlayedAt('end phase'),
  solflare: keywordAskedAt('text'),
  rupture: keywordPlayedAt('attack'),
  quell: keywordPlayedAt('damage'),
  retrieve: keywordAskedAt('text'),
  'go fish': keywordAskedAt('hit'),
  tower: keywordPlayedAt('text'),
  ephemeral: keywordPlayedAt('always'),
  universal: keywordPlayedAt('always'),
  modular: keywordPlayedAt('set-up'),
  protect: label,
  perched: label,
  'arcane shelter': keywordPlayedAt('damage'),
  ambush: keywordPlayedAt('defend'),
  unlimited: label,
  mirage: keywordPlayedAt('defend'),
  pairs: label,
  freeze: keywordAskedAt('text'),
  heavy: keywordPlayedAt('always'),
} as const satisfies Readonly<Record<string, KeywordRow>>;

/** What the data lists as keywords and is a type of an ability: dropped when it is read. */
export const NO_KEYWORDS = ['instant', 'attack reaction'] as const;

const ROWS: Readonly<Record<string, KeywordRow>> = KEYWORD_ROWS;
export const keywordRow = (keyword: string): KeywordRow => ROWS[keyword] ?? label;
