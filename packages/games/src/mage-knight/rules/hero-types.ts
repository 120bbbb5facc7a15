import type {
  Crystal,
  CrystalCounts,
  Element,
  HeroName,
  Kind,
  Mana,
  ManaCounts,
  Phase,
  Resistance,
  Seat,
} from '../vocabulary.ts';

import type { OwnUnit } from './table-types.ts';

/** A hero in a combat: hand, mana, units, skills, and what lasts to the end of the turn. */

/** Leftover points for a later pool: second halves of cards, blocked attacks turned against the enemy. */
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
  /** The mana that lies on its card (Magic Familiars). */
  fed?: Crystal;
  banner: string;
  bannerUsed: boolean;
  /** Bonds of Loyalty: works where units are forbidden. */
  bond: boolean;
  /** Lent by Call to Arms: cannot take damage. */
  lent: boolean;
  /** Influence that it asks for was paid. */
  paid: boolean;
  resists: Resistance[];
  /** A custom unit: its figures instead of a printed row. */
  own?: OwnUnit;
  /** Abilities used already, for units that may use several. */
  used: string[];
}

export interface SkillState {
  id: string;
  ready: boolean;
  /** Uses beyond the one, and a skill that goes back at the end of the turn (Circlet of Proficiency). */
  more?: number;
  lent?: true;
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
  /** Dice of the Source beyond the one of the turn; those that pay as any basic color: black ones one by one, or all gold and black ones. */
  moreDice: number;
  blackDice: number;
  /** Source Opening: a further die of a basic color, for another hero; this one has opened it. */
  basicDice: number;
  sourceOpened: boolean;
  wildDice: boolean;
  /** The amulets: gold works at night, black by day. */
  goldAtNight: boolean;
  blackByDay: boolean;
  /** What was spent in this turn, for Mana Enhancement and for Crystal Mastery, which brings the crystals back. */
  coins: string[];
  mastery: boolean;
  /** Tirelessness: the next card that gives Move gives this much more, and every other one that. */
  moveNext: number;
  movePlus: number;
  /** Mana Overload: the first card paid with this color gives 4 more. */
  overload: Mana | '';
  /** Rings: Fame for spells of these colors. */
  ringFame: Mana[];
  /** Sword of Justice: Fame for every enemy that falls in this turn. */
  sword: number;
  /** Invocation: a mana that is gone unless it pays for the very next thing. */
  invoked: Mana | '';
  /** A unit was recruited in this turn (On Her Own). */
  recruited: boolean;
  /** The artifact that Mysterious Box is in this turn. */
  box: string;
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
  /** Nobody has less Fame (Motivation). */
  leastFame: boolean;
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
  /** Units that were destroyed or given up in this combat. */
  lostUnits?: string[];
  rewards: string[];
}

const TAGS = [
  'axe-throw',
  'chivalry',
  'chivalry-powered',
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
