import type { Frame, Goes, Offer, Play, Step } from '@fray/engine';
import type { Action, Event } from './actions.ts';
import type { GroupReport } from './rules/report.ts';
import type { Setup } from './setup-types.ts';

export * from './actions.ts';
export type * from './setup-types.ts';

export const SEATS = ['hero', 'hero2', 'hero3', 'hero4', 'host'] as const;
export type Seat = (typeof SEATS)[number];
export const ELEMENTS = ['physical', 'fire', 'ice', 'coldFire'] as const;
export type Element = (typeof ELEMENTS)[number];
export const KINDS = ['melee', 'ranged', 'siege'] as const;
export type Kind = (typeof KINDS)[number];
export const MANA = ['red', 'blue', 'green', 'white', 'gold', 'black'] as const;
export type Mana = (typeof MANA)[number];
export const CRYSTALS = ['red', 'blue', 'green', 'white'] as const;
export type Crystal = (typeof CRYSTALS)[number];
export const PILES = ['green', 'grey', 'violet', 'brown', 'white', 'red'] as const;
export type Pile = (typeof PILES)[number];
export const SETS = ['base', 'lostLegion', 'elementalist', 'darkCrusader'] as const;
export type TokenSet = (typeof SETS)[number];
export const ABILITIES = [
  'fortified',
  'unfortified',
  'swift',
  'brutal',
  'poison',
  'paralyze',
  'assassination',
  'cumbersome',
  'elusive',
  'defend',
  'vampiric',
  'arcaneImmunity',
  'summon',
] as const;
export type Ability = (typeof ABILITIES)[number];
export const RESISTANCES = ['physical', 'fire', 'ice'] as const;
export type Resistance = (typeof RESISTANCES)[number];
export const HEROES = ['arythea', 'tovak', 'goldyx', 'norowas', 'wolfhawk', 'krang', 'braevalar'] as const;
export type HeroName = (typeof HEROES)[number];
export const TERRAINS = ['plains', 'hills', 'forest', 'wasteland', 'desert', 'swamp'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** How the sources of the rules agree on a figure: 2 or more, one, or not at all. */
export type Verified = 'two' | 'one' | 'unverified';
/** 1 Ranged and Siege, 2 Block, 3 Assign Damage, 4 Attack. */
export type Phase = 1 | 2 | 3 | 4;

/** Rules that the sources leave open, each with the default of the rule document. */
export interface Options {
  /** Section 9: inefficient points are halved once over all, or element by element. */
  halving: 'total' | 'perElement';
  altemGuardsmenAttack: 5 | 6;
  altemMagesFortified: boolean;
  corruptedPriestsVampiric: boolean;
  fireElementalAttack: 'fire' | 'physical';
  waterElementalAttack: 'ice' | 'physical';
  fameLevels: number[];
  defendChoice: 'player' | 'first';
  confirmInsufficient: boolean;
  /** Section 7: a unit destroyed by Paralyze feeds Vampiric. */
  vampiricParalyze: boolean;
  /** Section 8: monsters summoned by defenders get the city bonus. */
  citySummoned: boolean;
  /** Section 7: Move spent on an enemy with several Cumbersome attacks lowers one of them, or all. */
  cumbersome: 'one' | 'all';
  fireMagesArmor: 3 | 4;
  iceGolemsElement: 'physical' | 'ice';
  greenHeroesResist: boolean;
  swiftReflexesColour: 'white' | 'blue';
  explosiveBoltElement: 'physical' | 'fire';
  tremorColour: 'green' | 'red';
  cureColour: 'green' | 'white';
  coldToughnessArcane: boolean;
  energyFlowInCombat: boolean;
}

export type ManaCounts = Record<Mana, number>;
export type CrystalCounts = Record<Crystal, number>;

/** How one attack of an enemy stands. */
export interface EnemyAttack {
  /** Sum of increases and reductions by effects. */
  change: number;
  /** Move points spent on it (Cumbersome). */
  slowed: number;
  blocked: boolean;
  /** The enemy does not make it; never counts as blocked. */
  cancelled: boolean;
  /** Its damage was dealt. */
  dealt: boolean;
}

export interface Enemy {
  id: string;
  token: string;
  /** Defenders belong to the site; rampagers joined from the map; summoned ones stand in for a summoner. */
  role: 'defender' | 'rampager' | 'site' | 'summoned';
  owner: Seat;
  defeated: boolean;
  /** Armor changes by effects, a negative number. */
  armor: number;
  /** Disease: the armor is 1, whatever else. */
  diseased: boolean;
  defend: number;
  defendedBy: string;
  /** Its own Defend was given already. */
  defended: boolean;
  vampiric: number;
  noFortification: boolean;
  lostResistances: Resistance[];
  lost: Ability[];
  gained: Ability[];
  /** Its attack element is ignored (Know Your Prey). */
  plain: boolean;
  attacks: EnemyAttack[];
  /** Summoner that this monster stands in for. */
  summoner: string;
  /** A unit helped against it (Dueling). */
  unitHelped: boolean;
}

/** Points that wait for a later pool: second halves of cards, blocked attacks turned against the enemy. */
export interface Later {
  source: string;
  phase: Phase;
  kind: Kind | 'block';
  element: Element;
  amount: number;
  /** Only against this enemy, or against all but these. */
  only: string;
  not: string[];
  /** Lost when the next pool closes, or the phase ends. */
  fleeting: boolean;
  tag: Tag | '';
}

export interface UnitState {
  id: string;
  unit: string;
  ready: boolean;
  wounds: number;
  /** Took damage in this combat (or stood in its way): no second time. */
  assigned: boolean;
  banner: string;
  bannerUsed: boolean;
  /** Bonds of Loyalty: works where units are forbidden. */
  bond: boolean;
  /** Lent by Call to Arms: cannot take damage. */
  lent: boolean;
  /** Influence that it asks for was paid. */
  paid: boolean;
  resists: Resistance[];
  /** Abilities used already, for units that may use several. */
  used: string[];
}

export interface SkillState {
  id: string;
  ready: boolean;
}

/** What lasts to the end of the turn. */
export interface Turn {
  dieUsed: boolean;
  endless: Mana[];
  ambushAttack: number;
  ambushBlock: number;
  deadlyAim: boolean;
  leadership: boolean;
  blockPlus: number;
  /** Into the Heat. */
  unitPlus: number;
  unitsSafe: boolean;
  /** Coordinated fire of Shocktroops. */
  unitAttackPlus: number;
  glory: boolean;
  /** Move counts as Attack (1), and as Ranged at half (2). */
  agility: 0 | 1 | 2;
  diplomacy: 0 | 1 | 2;
  adrenaline: number;
  adrenalineFirst: boolean;
  ignoreWound: boolean;
  justice: boolean;
  starsdawn: boolean;
  allColdFire: boolean;
  allSiege: boolean;
  noDice: boolean;
  wings: number;
  dropWounds: boolean;
  /** Enemies whose attacks were all blocked, for Counterattack. */
  blockedEnemies: number;
  /** Enemies blocked in a duel: Fame if no unit helps to defeat them. */
  duel: string[];
  /** Phases in which Bow of Starsdawn and Soul Harvester reward every enemy that falls; 0: none. */
  bow: 0 | Phase;
  harvest: 0 | Phase;
}

export interface Hero {
  seat: Seat;
  name: HeroName;
  armor: number;
  handLimit: number;
  commandTokens: number;
  hand: string[];
  deck: string[];
  discard: string[];
  played: string[];
  removed: string[];
  tokens: ManaCounts;
  crystals: CrystalCounts;
  units: UnitState[];
  skills: SkillState[];
  kept: string[];
  chaos: Mana;
  move: number;
  influence: number;
  fame: number;
  /** Fame of tokens beaten in this combat, before an owned keep halves it. */
  tokenFame: number;
  reputation: number;
  /** Wounds put into the hand in this combat, and those that went to the discard pile. */
  woundsToHand: number;
  woundsToDiscard: number;
  /** Knocked out: the hand was discarded. */
  knockedOut: boolean;
  startFame: number;
  startReputation: number;
  startWounds: number;
  turn: Turn;
  later: Later[];
  rewards: string[];
}

const TAGS = [
  'axe-throw',
  'chivalry',
  'chivalry-powered',
  'sword-of-justice',
  'bow-of-starsdawn',
  'soul-harvester',
  'explosive-bolt',
  'ice-shield',
  'shield-bash',
  'burning-shield',
  'exploding-shield',
  'dueling',
  'forked-lightning',
] as const;
export type Tag = (typeof TAGS)[number];

/** One thing that was played into a pool. */
export interface PoolEntry {
  source: string;
  mode: string;
  kind: Kind | 'block';
  element: Element;
  amount: number;
  /** Counts twice against Swift. */
  swift: boolean;
  tag: Tag | '';
}

/** 2.7: points per element, and what they came from. */
export interface AttackPool {
  physical: number;
  fire: number;
  ice: number;
  coldFire: number;
  entries: PoolEntry[];
}
export type AttackType = Kind;
/** 2.7: the open attack. */
export interface RangedSiegeAttackDeclaration {
  targetGroup: readonly string[];
  attackPool: AttackPool;
  attackType: AttackType;
  isCommitted: boolean;
}
export interface BlockDeclaration {
  enemyId: string;
  attackIndex: number;
  pool: AttackPool;
}
/** 2.6: what a resolved attack came to. */
export interface AttackResolution {
  isSuccessful: boolean;
  defeatedEnemies: string[];
  fameAwarded: number;
  effectiveAttack: number;
  combinedArmor: number;
  shortfall: number;
  reputation: number;
}

export interface City {
  colour: 'blue' | 'green' | 'red' | 'white';
  level: number;
}

export interface State {
  frames: Frame<MageKnight>[];
  options: Options;
  sets: TokenSet[];
  /** The combat pool may be typed from the table, and built with the cards that are known. */
  table: boolean;
  cards: boolean;
  site: string;
  cities: City[];
  wall: boolean;
  /** Site fortification is ignored (Demolish, Underground Attack). */
  siteOpen: boolean;
  night: boolean;
  terrain: Terrain;
  /** Spaces back to a safe one when the hero has to withdraw. */
  withdraw: number;
  path: number;
  ruins: string;
  firstConquest: boolean;
  /** What is still to be drawn when the combat starts. */
  unseen: { pile: Pile; role: Enemy['role'] }[];
  /** Who gets how many of the garrison in a joint assault. */
  shares: number[];
  source: Mana[];
  unitOffer: string[];
  spellOffer: string[];
  /** Tokens that are out of their pile. */
  out: Record<string, number>;
  enemies: Enemy[];
  heroes: Hero[];
  /** Whose fight it is. */
  turn: number;
  phase: 0 | Phase | 5;
  /** Nothing was done yet in this fight. */
  fresh: boolean;
  currentAttackDeclaration: RangedSiegeAttackDeclaration | null;
  currentBlock: BlockDeclaration | null;
  completedAttacksThisPhase: number;
  completedBlocksThisPhase: number;
  lastResolution: AttackResolution | null;
  /** Points typed from the table in this phase: a limit keeps every combat finite. */
  typed: number;
  outcome: Outcome | null;
}

/** How a card, unit, skill or waiting points are used; `table` is typed by people with real cards. */
export interface Use {
  source: string;
  mode: string;
  /** Lets it be played: Concentration, Maximal Effect, Tome of All Spells, a sideways skill. */
  by?: string;
  /** The enemy an effect is meant for, and which of its attacks. */
  target?: string;
  attack?: number;
  unit?: string;
  /** Cards put away as the price. */
  discard?: string;
  /** An ability, colour or token picked. */
  pick?: string;
  /** Mana paid: `token:red`, `die:red`, `crystal:red`. */
  mana?: string[];
}

export interface HeroOutcome {
  seat: Seat;
  fame: number;
  reputation: number;
  wounds: number;
  knockedOut: boolean;
  levelBefore: number;
  levelAfter: number;
  defeated: number;
  faced: number;
  rewards: string[];
}
export interface Outcome {
  /** `conquered`: the site is taken; `defeated`: no site, all enemies fell; `withdrawn`: back where the hero came from. */
  result: 'conquered' | 'defeated' | 'withdrawn' | 'survived' | 'stopped';
  heroes: HeroOutcome[];
  defeated: number;
  faced: number;
  /** What becomes of enemies that survived. */
  survivors: 'none' | 'stay' | 'discarded';
  /** City shields by seat. */
  leader: Seat | '';
}

const STEPS = [
  '3.1 start',
  '2.1 ranged',
  '2.2 attack',
  '2.9 chance',
  '4.1 summon',
  '4.2 block',
  '4.3 pool',
  '5.1 assign',
  '5.2 damage',
  '6.1 attack',
  '7.1 target',
  '7.2 defend',
  '8.1 end',
] as const;
export type StepId = (typeof STEPS)[number];

/** Chance that somebody asked for in the middle of something. */
export type ChanceJob =
  | { kind: 'horn'; count: number }
  | { kind: 'gems'; count: number }
  | { kind: 'cards'; count: number };
/** More targets of one effect. */
export interface TargetJob {
  source: string;
  mode: string;
  left: number;
  chosen: string[];
  /** Nobody may be skipped: Explosive Bolt says "another enemy". */
  colour: string;
}
export interface Own {
  chance?: ChanceJob;
  targets?: TargetJob;
  enemyId?: string;
  attackIndex?: number;
  damage?: number;
  /** Units asked for Assassination: only this one may stand in the way. */
  guard?: string;
  defender?: string;
}

export interface MageKnight {
  setup: Setup;
  state: State;
  own: Own;
  action: Action;
  event: Event;
  seat: Seat;
  step: StepId;
  view: View;
  outcome: Outcome;
}
/** What a screen draws: the state, and the open attack worked out to the last point. */
export interface View extends State {
  group: GroupReport | null;
}

export type MkPlay = Play<MageKnight>;
export type MkStep = Step<MageKnight>;
export type MkOffer = Offer<MageKnight>;
export type MkGoes = Goes<MageKnight>;
