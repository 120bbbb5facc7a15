import type { Frame, Goes, Offer, Play, Step } from '@fray/engine';
import type { Action } from './actions.ts';
import type { Token } from './content/token.ts';
import type { AttackResolution, Event } from './events.ts';
import type { Hero, Tag } from './rules/hero-types.ts';
import type { FortificationLevel } from './rules/pool.ts';
import type { Setup } from './setup/types.ts';
import type {
  Ability,
  AttackType,
  City,
  Crystal,
  Element,
  Kind,
  Mana,
  Options,
  Outcome,
  Phase,
  Pile,
  Resistance,
  Seat,
  StepId,
  Terrain,
  TokenSet,
} from './vocabulary.ts';

export type * from './actions.ts';
export type * from './events.ts';
export type * from './rules/hero-types.ts';
export type * from './setup/types.ts';
export * from './vocabulary.ts';

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
  /** A wall lies between it and the hero (2.3). */
  wall: boolean;
  defeated: boolean;
  /** Armor changes by effects, a negative number. */
  armor: number;
  /** Disease: the armor is 1, no matter what else applies. */
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
  elementIgnored: boolean;
  attacks: EnemyAttack[];
  /** Summoner that this monster stands in for. */
  summoner: string;
  /** Scouts have seen it: Fame +1 if it falls. */
  peeked?: true;
  /** A unit helped against it (Dueling). */
  unitHelped: boolean;
  /** A custom enemy: its figures instead of a printed token. */
  own?: Token;
  /** Armor that it loses as soon as all its attacks are blocked (Ice Shield, Shield Bash). */
  onceBlocked: number;
}

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

export interface State {
  frames: { [S in StepId]: Frame<MageKnight, S> }[StepId][];
  options: Options;
  sets: TokenSet[];
  /** Points may be typed; points may come from known cards. Both can be true. */
  typedPoints: boolean;
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
  unseen: { pile: Pile; role: Enemy['role']; wall: boolean }[];
  /** Who gets how many of the garrison in a joint assault. */
  shares: number[];
  source: Mana[];
  unitOffer: string[];
  spellOffer: string[];
  actionOffer: string[];
  skillOffer: string[];
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
  /** Entries typed in this phase: a limit keeps every combat finite. */
  entered: number;
  outcome: Outcome | null;
}

/** Dice or draws that interrupt a step. */
export type ChanceJob =
  | { kind: 'horn'; count: number }
  | { kind: 'gems'; count: number }
  | { kind: 'cards'; count: number }
  /** Dice of the Source, all of them or one of this color. */
  | { kind: 'source'; count: number; colour: Mana | '' }
  | { kind: 'box'; count: number };
/** A question of a card. */
export type Choice =
  /** Mana of one of these colors; `die`: with a die of the Source that is set to it. */
  | { what: 'mana'; colours: readonly Mana[]; each: number; die: boolean }
  /** Blood Ritual: one mana may become a crystal. */
  | { what: 'exchange' }
  /** Offering: up to this many cards are put away, a crystal for each. */
  | { what: 'offering'; left: number }
  /** Call to Glory: somebody must make room for this unit. */
  | { what: 'disband'; unit: string }
  /** Mind Steal: an Action card of this color that another player has put away. */
  | { what: 'steal'; colour: Crystal };
/** More targets of one effect. */
export interface TargetJob {
  source: string;
  mode: string;
  left: number;
  chosen: string[];
  /** Immunities look at this color (2.5) where no mode of the source tells it: Explosive Bolt, after its attack. */
  colour: string;
}
/** Maximal Effect: how often a card is still used, and in which mode. */
export interface AgainJob {
  source: string;
  grade: 'basic' | 'strong';
  left: number;
  /** Its last use. */
  mode: string;
}
/** The damage of one attack, while it is split. */
export interface DamageJob {
  enemyId: string;
  attackIndex: number;
  damage: number;
  /** Wounds of it that a real card ignores. */
  spared?: number;
  /** The unit that stands guard takes the damage first, after the question about its banner. Empty: none. */
  guard?: string;
}
/** The damage of one attack while it is split, and the Wounds if the hero takes all that is left. */
export interface DamageSplit extends Pick<DamageJob, 'enemyId' | 'damage'> {
  wounds: number;
}
interface Nothing {
  [field: string]: never;
}
/** By step: the arguments it is called with. */
interface MemoryByStep {
  '2.9 chance': { chance: ChanceJob };
  '5.2 damage': DamageJob;
  '7.1 target': { targets: TargetJob };
  /** The enemy that gives its bonus. */
  '7.2 defend': { defender: string };
  '7.3 again': { again: AgainJob };
  /** Crystals still to be gained, each with the colors that it may have. */
  '7.4 crystal': { crystals: Crystal[][] };
  '7.5 choose': { choices: Choice[] };
}
export type StepMemory<S extends StepId = StepId> = S extends keyof MemoryByStep ? MemoryByStep[S] : Nothing;

/** What the innermost step is about, for screens. */
export type Focus =
  /** Which enemies to attack next. */
  | { about: 'group' }
  /** The points of the open attack. */
  | { about: 'attack' }
  /** Which attack to block, or the points of the open block. */
  | { about: 'block' }
  | ({ about: 'damage' } & DamageSplit)
  /** What an effect of a card or an enemy needs before the step below it continues. */
  | { about: 'effect' };

export interface MageKnight {
  setup: Setup;
  state: State;
  memory: { [S in StepId]: StepMemory<S> };
  action: Action;
  event: Event;
  seat: Seat;
  step: StepId;
  view: View;
  outcome: Outcome;
  focus: Focus;
}
/** The state, and the report on the open attack. */
export interface View extends State {
  group: GroupReport | null;
}

export type MkPlay<S extends StepId = StepId> = Play<MageKnight, S>;
export type MkStep<S extends StepId = StepId> = Step<MageKnight, S>;
export type MkOffer = Offer<MageKnight>;
export type MkGoes = Goes<MageKnight>;

export interface ArmorPart {
  cause: 'printed' | 'elusive' | 'defend' | 'vampiric' | 'city' | 'effects' | 'disease' | 'least';
  value: number;
  /** The enemy that gives it, if any. */
  from?: string;
}

export interface MemberReport {
  enemyId: string;
  token: string;
  name: string;
  /** Printed armor, and what it comes to with every cause. */
  original: number;
  effective: number;
  causes: ArmorPart[];
  level: FortificationLevel;
  resists: Resistance[];
  fame: number;
}
export interface HalvedReport {
  element: Element;
  /** The enemies whose resistance does it. */
  because: string[];
}
export interface Warning {
  code: 'FORTIFIED' | 'DOUBLE_FORTIFIED' | 'RESISTS_PHYSICAL' | 'RESISTS_FIRE' | 'RESISTS_ICE' | 'RESISTS_COLD_FIRE';
  enemies: string[];
  /** The group without them; empty if nobody would be left. */
  without: string[];
}
export interface ElementReport {
  element: Element;
  base: number;
  halved: boolean;
  /** The value after its own halving: rounded here where the option says so, else over all of them at the end. */
  contribution: number;
}
/** Everything a screen shows about one group, worked out (2.10). */
export interface GroupReport {
  targetEnemyIds: string[];
  attackType: AttackType;
  members: MemberReport[];
  combinedArmor: number;
  level: FortificationLevel;
  /** Kinds of attack that may be declared on this group now, and kinds of points that this attack takes. */
  allowedTypes: AttackType[];
  allowedKinds: AttackType[];
  halved: HalvedReport[];
  warnings: Warning[];
  elements: ElementReport[];
  /** Points by kind. */
  ranged: number;
  siege: number;
  melee: number;
  /** base -> halved -> final. */
  base: number;
  inefficient: number;
  effectiveAttack: number;
  sufficient: boolean;
  shortfall: number;
  surplus: number;
}
