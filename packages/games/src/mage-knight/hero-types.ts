import type { CrystalCounts, Element, HeroName, Kind, Mana, ManaCounts, Phase, Resistance, Seat } from './basics.ts';

/** A hero in a combat: hand, mana, units, skills, and what lasts to the end of the turn. */

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
  /** Stout Resolve goes on with this; Wounds that may still be put away for it, one for each use. */
  stout: '' | 'move' | 'influence';
  stoutWound: number;
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
