import type { Frame } from '@fray/engine';
import type { Action } from './actions.ts';
import type { Skill } from './content/admiral.ts';
import type { CarrierActionKind, CarrierClass } from './content/carriers.ts';
import type { Encounter, WavePlan } from './content/encounters.ts';
import type { Hazard } from './content/hazards.ts';
import type { HouseOptions } from './content/house.ts';
import type { Perk } from './content/pilots.ts';
import type { SquadronType } from './content/squadrons.ts';
import type { Behaviour, Faction, Trait } from './content/traits.ts';
import type { Mood, Upgrade } from './content/upgrades.ts';
import type { Event } from './events.ts';
import type { Setup } from './setup/schema.ts';
import type { Start } from './setup/starts.ts';
import type { OrderKind, Outcome, Seat, Shot, Side, StepId } from './vocabulary.ts';

export type { Action, Adjust } from './actions.ts';
export * from './vocabulary.ts';

export interface Pilot {
  name: string;
  perks: Perk[];
  level: number;
  xp: number;
  morale: number;
  kills: number;
  missions: number;
  carried: boolean;
  /** The Afterburner of this battle is spent. */
  used: boolean;
}

export interface Squadron {
  id: string;
  side: Side;
  type: SquadronType;
  status: 'ready' | 'launched' | 'docked';
  /** NOWHERE while docked. */
  cell: number;
  /** The carrier that it is docked in. */
  home: string | null;
  hull: number;
  ammo: number;
  fuel: number;
  ap: number;
  order: OrderKind | null;
  /** Of HARVEST: the asteroid; of a queued launch: the cell to appear in. */
  target: number;
  /** Of LAND: the carrier. */
  dock: string | null;
  /** The steps of the way ordered, as letters L, R, U, D; empty: it stays. */
  route: string;
  /** Moved already this turn. */
  moved: boolean;
  /** Interceptions made this turn. */
  intercepted: number;
  /** Bio-Armor has softened a blow this turn. */
  softened: boolean;
  /** Rally Cry: one more AP for the whole battle. */
  rallied: boolean;
  traits: Trait[];
  behaviour: Behaviour | null;
  aggression: number;
  pilot: Pilot | null;
}

export interface CarrierOrder {
  kind: CarrierActionKind;
  /** Of MOVE. */
  cell: number;
  /** Of REPAIR and ATTACK. */
  target: string | null;
}

export interface Carrier {
  id: string;
  side: Side;
  class: CarrierClass;
  /** The top left of its cells. */
  cell: number;
  width: number;
  height: number;
  hull: number;
  /** What the shield can still absorb. */
  shield: number;
  /** Has been hit: Iron Will softens the first hit only. */
  hit: boolean;
  /** DEFEND: until the next COMMAND. */
  guard: boolean;
  order: CarrierOrder | null;
  /** Its action of this turn is done. */
  acted: boolean;
}

export interface SideState {
  faction: Faction;
  upgrades: Upgrade[];
  skills: Skill[];
  /** Sensor tier (section 24). */
  tier: number;
  fuelStore: number;
  metal: number;
  /** Squadrons that ever took part, and those destroyed. */
  mustered: number;
  lost: number;
  /** New squadrons that carriers have brought. */
  brought: number;
  /** Rally Cry has found its squadron. */
  rallied: boolean;
}

export interface Wave extends WavePlan {
  state: 'waiting' | 'announced' | 'arrived';
  /** Turn in which it arrived or will arrive. */
  turn: number;
}

/** What INTEL foresees of one enemy (section 24). */
export interface Forecast {
  id: string;
  mood: Mood;
  /** The likely cell with a margin; NOWHERE: not shown. */
  arrow: number;
  order: OrderKind | null;
  cell: number;
}

/** A pilot whose squadron is gone. */
export interface Fallen {
  name: string;
  squadron: string;
  side: Side;
  alive: boolean;
}

export interface State {
  frames: Frame<Exodus>[];
  scenario: string;
  start: Start;
  encounter: Encounter;
  columns: number;
  rows: number;
  zone: Record<Side, number>;
  /** By cell name. */
  hazards: Record<string, Hazard>;
  find: number;
  /** 0 in PREPARATION (section 7, correction 4). */
  turn: number;
  /** The number of the turn that follows PREPARATION. */
  first: number;
  squadrons: Squadron[];
  carriers: Carrier[];
  sides: Record<Side, SideState>;
  waves: Wave[];
  /** A beacon has called and no wave has answered yet. */
  beacon: boolean;
  jump: { charge: number; needed: number } | null;
  house: HouseOptions;
  forecast: Forecast[];
  fallen: Fallen[];
  /** Orders are public: RESOLUTION steps 3 to 8. */
  open: boolean;
  /** For the names of squadrons that come later. */
  serial: number;
  result: Outcome | null;
}

/** What is not seen, as numbers. */
export interface Veil {
  /** Whose view it is; null: nobody's. */
  seat: Seat | null;
  squadrons: number;
  carriers: number;
  /** Ships of both kinds, by the side that they belong to. */
  unseen: Record<Side, number>;
}
/** The state as a seat may see it: the same shape, so that the rules can be asked about it; what is hidden is left out or UNKNOWN. */
export interface View extends State {
  veil: Veil;
}

/** The battle. `given`: the setup contains the orders of both sides, so nobody decides in 10.2. */
interface Battle {
  given?: true;
}
/** The ship that is being ordered. */
export interface Ordering {
  ship: string;
}
/** 12: the cell, and who still has to attack. */
interface Fight {
  cell: number;
  order?: string[];
}
/** 16: the carrier, and who still has to attack it. */
interface Assault {
  ship: string;
  order?: string[];
}
interface Firing {
  shot: Shot;
}

/** What a called sequence remembers, by the step it stands in. */
interface CalledMemory {
  '9 order': Ordering;
  '10.2 order': Ordering;
  '12 initiative': Fight;
  '12 attacks': Fight;
  '13 roll': Firing;
  '13 damage': Firing;
  '20 afterburner': Firing;
  '16 assault': Assault;
}
export type MemoryByStep = { [S in StepId]: S extends keyof CalledMemory ? CalledMemory[S] : Battle };

/** What a step is about, for screens. */
export type Focus =
  /** A side gives its orders, the enemy in RESOLUTION. `ship`: the one that gets an order now. */
  | { about: 'orders'; phase: 'COMMAND' | 'RESOLUTION'; side: Side; ship?: string }
  /** Orders are executed. */
  | { about: 'resolution'; phase: 'RESOLUTION' };

export interface Exodus {
  setup: Setup;
  state: State;
  memory: MemoryByStep;
  action: Action;
  event: Event;
  seat: Seat;
  step: StepId;
  view: View;
  outcome: Outcome;
  focus: Focus;
}
