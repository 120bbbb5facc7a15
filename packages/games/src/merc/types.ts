import type { Frame } from '@fray/engine';
import type { Action } from './actions.ts';
import type { GearRow, Slot } from './content/gear.ts';
import type { Kind, UnitRow } from './content/units.ts';
import type { Event, How } from './events.ts';
import type { Options } from './setup/options.ts';
import type { Setup } from './setup/schema.ts';
import type { Phase, Player, Seat, Side, Squad, StepId } from './vocabulary.ts';

export type { Action, AddUnit, Counter, UnitAdjust } from './actions.ts';
export { type Event, HOWS, type How } from './events.ts';
export * from './vocabulary.ts';

/** A card that a unit carries, in the place where it is carried. */
export interface Gear {
  card: string;
  slot: Slot | 'bandolier';
  /** Armor that is left. */
  armor: number;
  /** Healing uses that are left. */
  uses: number;
  /** Taken over since READY: its figures count, and an attack uses it up, from the next READY on. */
  late?: true;
}

export interface Unit {
  id: string;
  /** Its row: printed, or custom with the id as its name. */
  card: string;
  kind: Kind;
  side: Side;
  owner: Player;
  squad: Squad;
  /** `here`, `dead`, `gone` (removed or surrendered), or the sector it retreated to. */
  place: string;
  health: number;
  gear: Gear[];
  /** Figures in force: fixed at READY (section 5). */
  initiative: number;
  combat: number;
  targets: number;
  training: number;
  hitsOn: number;
  pierces: boolean;
  /** The d6 that some roll for their initiative; 0 before it. */
  die: number;
  rerolled: boolean;
  /** Changed sides in this round: acts from the next. */
  waits: boolean;
  /** The dog that holds this MERC. */
  heldBy: number;
  /**
   * Of a dog: the MERC that it holds. `handler`: the MERC that brought it to this side in mid-combat, of a dog the one
   * whose card it was, of a militia the one that converted it; NONE for units that began on this side.
   */
  holds: number;
  handler: number;
}

export interface Vehicle {
  card: string;
  owner: Player;
  squad: Squad;
  armor: number;
  place: string;
}

/** A sector next to the fight: how many units of each side stand there, and whose mine lies there. */
export interface Sector {
  id: string;
  dictator: number;
  rebel: number;
  mine: Side | '';
}

/** The attack that is being made. */
export interface Attack {
  unit: number;
  /** Combat, minus the dice given up to heal. */
  dice: number;
  /** How many enemies may be named. */
  limit: number;
  /** Enemies named; behind the first `declared`, those that a stray six has found. */
  aim: number[];
  declared: number;
  /** Hits for each entry of `aim`. */
  hits: number[];
  /** All militia were named as one target. */
  sweep: boolean;
  /** Faces as they lie. */
  rolled: number[];
  /** The kit opened in this turn: more wounds cost no further use. */
  kit: string;
}

export interface Outcome {
  winner: Side | null;
  how: How;
  /** Who controls the sector afterwards. */
  control: Side | null;
  round: number;
}

export interface PlayedTactics {
  card: string;
  /** Militia that reach this sector. */
  militia: number;
}

/** Rows of the setup that are not printed. */
export interface Custom {
  units: UnitRow[];
  gear: GearRow[];
}

export interface State {
  frames: Frame<Merc>[];
  kind: 'combat' | 'bombardment';
  options: Options;
  custom: Custom;
  /** The side that entered. */
  attacker: Side;
  /** Units of both sides that are in the fight, by their place in `units`. */
  attackers: number[];
  defenders: number[];
  round: number;
  /** Fixed at READY. Who fires twice stands in it twice. */
  initiativeOrder: number[];
  currentUnitIndex: number;
  phase: Phase;
  /** Every unit that ever took part; nobody leaves this list, so that a place in it stays good. */
  units: Unit[];
  vehicles: Vehicle[];
  attack: Attack | null;
  /** What the rest of this militia fires at: "all at the same target". */
  volley: number;
  /** The Dictator who rules, present or not, and the Rebel player that he named. */
  ruler: string;
  named: Player | '';
  rebelPlayers: number;
  /** Tactics cards: in force, and played just before the fight. */
  militiaHitsOn: number;
  militiaHaste: number;
  tactics: PlayedTactics[];
  /** Owner of a mine that can still go off here. */
  mine: Player | '';
  sector: string;
  base: boolean;
  sectors: Sector[];
  /** RETREAT: which squad decides. */
  asking: number;
  /** Players whose second squad is somewhere else, and those who formed it in this round. */
  secondElsewhere: Player[];
  splitting: Player[];
  discarded: string[];
  stash: string[];
  result: Outcome | null;
}

/** Who is hurt, how much, and who comes next. `by`: who did it; NONE for mines and cards. */
export interface Wounds {
  hurt: number[];
  hits: number[];
  next: number;
  pierces: boolean;
  by: number;
}
/** How many are lost, of what, and who was chosen. */
export interface Losses {
  count: number;
  militiaOnly: boolean;
  chosen: number[];
}
/** A unit that is about to fall, and for `convert` who hit it. */
export interface Fallen {
  unit: number;
}
export interface Struck extends Fallen {
  by: number;
}
/** What lies there. */
export interface Loot {
  gear: Gear[];
}

/** What a called sequence remembers, by the step it stands in. */
interface CalledMemory {
  losses: Losses;
  'losses fall': Losses;
  wounds: Wounds;
  convert: Struck;
  dying: Fallen;
  death: Fallen;
  loot: Loot;
}
/** The steps of the round itself remember nothing: they are about the whole combat. */
type Nothing = Record<string, never>;
export type MemoryByStep = { [S in StepId]: S extends keyof CalledMemory ? CalledMemory[S] : Nothing };

/** What a step is about, for screens; units by their number. */
export type Focus =
  /** Whose turn it is, before its attack and in it. */
  | { about: 'preparation' | 'attack'; unit: number }
  /** A unit that changes sides or dies, if nobody prevents it. */
  | { about: 'conversion' | 'death'; unit: number }
  /** The squad that may leave. */
  | { about: 'retreat'; owner: Player; squad: Squad };

export interface Merc {
  setup: Setup;
  state: State;
  memory: MemoryByStep;
  action: Action;
  event: Event;
  seat: Seat;
  step: StepId;
  view: State;
  outcome: Outcome;
  focus: Focus;
}
