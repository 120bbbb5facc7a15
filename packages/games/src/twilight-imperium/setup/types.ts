/**
 * What a Twilight Imperium combat starts from, after `check` has filled in every default.
 * Plain data; the schema that reads it from people is in setup.ts.
 */
import type { FactionId } from '../content/factions.ts';
import type { UnitId, UnitType } from '../content/units.ts';
import type { PlayerSeat, SetTag } from '../vocabulary.ts';
/** What a setup that names no sets is played with: all that goes into one deck. Twilight's Fall has a deck of its own. */
export const DEFAULT_SETS: readonly SetTag[] = ['B', 'PoK', 'C1', 'C2', 'C3', 'C4', 'TE'];

/** Where a combat may begin. Everything before that step is taken as done. */
export const STARTS = ['P0.1', 'P0.3', 'P0.5', 'P0.6', 'P1.1', 'P2.1', 'P3.1', 'P3.7', 'P4.1'] as const;
export type Start = (typeof STARTS)[number];

/** Where it stops: after everything, after the space combat, or after the ground combats (no control is established). */
export const EXTENTS = ['all', 'space', 'ground'] as const;
export type Extent = (typeof EXTENTS)[number];

export const ANOMALIES = ['nebula', 'asteroid-field', 'supernova', 'gravity-rift', 'entropic-scar'] as const;
export type Anomaly = (typeof ANOMALIES)[number];
export const WORMHOLES = ['alpha', 'beta', 'gamma', 'delta'] as const;
export type Wormhole = (typeof WORMHOLES)[number];
export const TRAITS = ['cultural', 'hazardous', 'industrial'] as const;
export type PlanetTrait = (typeof TRAITS)[number];

/** Equal units: how many, how many of them are damaged, how many galvanized (the galvanized ones are counted from the undamaged end). */
export interface UnitGroup {
  unit: UnitId;
  count: number;
  damaged: number;
  galvanized: number;
}

/** Things outside the combat that pay for effects. Left out: the cost is logged as paid at the table. */
export const COUNTERS = [
  'tradeGoods',
  'commodities',
  'resources',
  'influence',
  'strategyTokens',
  'tacticTokens',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** Facts that a rule needs and that the board of this combat does not show. All optional. */
export interface Facts {
  /** The Egeiro: non-home systems with a planet of this player. */
  outsideSystems?: number;
  /** Imperator counts the Support for the Throne notes in the opponent's area: how many lie in this player's. */
  supports?: number;
  /** Iconoclast (first text): this player owns a relic fragment. */
  relicFragment?: boolean;
  /** Mahact: whose tokens lie in this player's fleet pool. */
  tokensOf?: PlayerSeat[];
  /** Nekro: whose technologies carry one of this player's X or Y tokens. */
  assimilated?: PlayerSeat[];
  /** Firmament and Obsidian: players marked on this player's plots, or puppeted. */
  puppets?: PlayerSeat[];
  /** Counterstroke: this player already has a command token in the active system. */
  tokenInSystem?: boolean;
  /** Homesick Phantom: ships stored on the card. */
  stored?: UnitGroup[];
  /** Devour: opponents who blockade one of this player's space docks. */
  blockadedBy?: PlayerSeat[];
  /** Sai Seravus: ships with capacity that came through a wormhole. */
  throughWormhole?: number;
}

/** How the bot `rules` plays a seat. */
export interface Policy {
  /** First lost first; unit types that are not named come last. */
  losses: readonly UnitType[];
  /** `first`: sustain with everything before anything is lost; `late`: low-cost units first (fear of Direct Hit), immune ones always sustain. */
  sustain: 'first' | 'late';
  /** Among equal damaged units: which is lost first (section E, example 7). */
  damaged: 'newly' | 'previously';
  /** Effects that the bot uses when they are offered. Left out: all that the party is known to hold, at a known price. */
  plays?: readonly string[];
  /** Announces a retreat as soon as it may. */
  retreats: boolean;
  /** Bombards, fires barrages and space cannons. */
  fires: boolean;
}

/** Printed names that nothing here plays. They change no rule: the log and the reminders tell of them. */
export interface Named {
  /** They have no part in a combat. */
  aside?: string[];
  /** Resolved at the table when they matter. */
  atTable?: string[];
}

export interface PlayerSetup extends Named {
  faction: FactionId;
  /** What people call this player; empty: the faction's name. */
  name: string;
  /** Everything of this player in the space area of the active system: ships, fighters, carried ground forces. */
  space: UnitGroup[];
  /** Unit upgrades owned although no such unit is here (placed units, The Cavalry). Units present imply theirs. */
  upgrades: UnitId[];
  /** Effect ids, as everywhere below: content/effects. */
  technologies: string[];
  /** Action cards. null: unknown to the assistant, the whole list is offered, folded. */
  hand: string[] | null;
  /** Promissory notes of others that this player holds and may use. */
  notes: string[];
  /** Leaders that are unlocked and ready. */
  leaders: string[];
  relics: string[];
  breakthroughs: string[];
  /** Technologies, leaders or relics that are exhausted. */
  exhausted: string[];
  /** Tokens in the fleet pool; null: not counted. */
  fleetSupply: number | null;
  counters: Partial<Record<Counter, number>>;
  facts: Facts;
  policy: Policy;
}

export interface PlanetSetup {
  /** Also its name on screen: `Mecatol Rex`. */
  id: string;
  /** Who controls it; null: nobody. */
  owner: PlayerSeat | null;
  traits: PlanetTrait[];
  resources: number;
  influence: number;
  legendary: boolean;
  /** Home planet of that player. */
  home: PlayerSeat | null;
  /** Mecatol Rex still under the custodians token: 6 influence to land. */
  custodians: boolean;
  /** Demilitarized Zone lies on it: no units may land. */
  demilitarized: boolean;
  /** Ground forces of several players share it without a fight (Thunder's Edge). */
  coexist: boolean;
  /** Sleeper tokens of that player (Awaken). */
  sleeper: PlayerSeat | null;
  /** Ground forces and structures. */
  units: Partial<Record<PlayerSeat, UnitGroup[]>>;
}

export interface SystemSetup {
  name: string;
  anomalies: Anomaly[];
  wormholes: Wormhole[];
  /** Home system of that player. */
  home: PlayerSeat | null;
  /** The Mecatol Rex system. */
  mecatol: boolean;
  /** In The Fracture (Aroz Hollow). */
  fracture: boolean;
  /** A breach of the Crimson Rebellion. */
  breach: 'none' | 'inactive' | 'active';
  planets: PlanetSetup[];
}

/**
 * How another system hangs together with the active one: next to it on the map; through wormholes, with one that is in
 * both or that an effect joins (Lost Star Chart, Emissary Taivra, Quantum Entanglement); or two systems away (Trine).
 */
export const LINKS = ['adjacent', 'wormhole', 'far'] as const;
export type Link = (typeof LINKS)[number];

/** A system nearby: whence space cannons reach, whereto fleets retreat. */
export interface AdjacentSetup {
  id: string;
  link: Link;
  anomalies: Anomaly[];
  wormholes: Wormhole[];
  /** Players who control a planet there. */
  control: PlayerSeat[];
  /** Players with a command token there. */
  tokens: PlayerSeat[];
  /** These may retreat there even if the rest of this row forbids it. */
  retreat: PlayerSeat[];
  /** Units there by player: ships, structures, ground forces. */
  units: Partial<Record<PlayerSeat, UnitGroup[]>>;
}

export interface LawSetup {
  law: string;
  /** Owner of a law that names one (Prophecy of Ixth, Crown of Thalnos). */
  owner: PlayerSeat | null;
}

/** House rules, and readings that are not settled. The first value is the default. */
export interface Options {
  /** P1.2: who fires first. The official order begins with the active player. */
  cannonOrder: 'active' | 'speaker';
  /** Unit limits of the box are checked. */
  unitLimits: boolean;
  /** Section D.7: X-89 doubles first, then Weave adds 1; or the other way round. */
  weave: 'after-doubling' | 'before-doubling';
  /** Assail: combat and unit ability rolls, or combat rolls alone. */
  assail: 'all-rolls' | 'combat-rolls';
  /** Brother Milor: the replaced text, or the older one as it is remembered. */
  milor: 'omega' | 'original';
  /** Neutral units use the generic level I figures, or the table resolves them by hand. */
  neutral: 'generic' | 'manual';
  /** Elysium fires as if it were a unit: an extra die of the roll may be rolled for it; or it is none (F6). */
  elysium: 'unit' | 'no-unit';
  /** Raid Formation damages ships that can sustain damage now, or all with Sustain Damage on their card (F8). */
  raidFormation: 'able-now' | 'printed';
}

export interface Setup extends Named {
  start: Start;
  extent: Extent;
  sets: SetTag[];
  /** null: chosen in P0.1 (attacker) and P0.2 (defender), forces in P0.5. */
  attacker: PlayerSetup | null;
  defender: PlayerSetup | null;
  thirds: PlayerSetup[];
  /** Clockwise from the active player. */
  order: PlayerSeat[];
  speaker: PlayerSeat | null;
  system: SystemSetup;
  adjacent: AdjacentSetup[];
  laws: LawSetup[];
  options: Options;
}

/** Undamaged units. */
export const unhurt = (unit: UnitId, count = 1): UnitGroup => ({ unit, count, damaged: 0, galvanized: 0 });

/** Default loss order in space (section E.x). */
const LOSSES: readonly UnitType[] = [
  'fighter',
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'war-sun',
  'flagship',
  'infantry',
  'mech',
];
export const defaultPolicy = (): Policy => ({
  losses: [...LOSSES],
  sustain: 'first',
  damaged: 'newly',
  retreats: false,
  fires: true,
});
export const defaultOptions = (): Options => ({
  cannonOrder: 'active',
  unitLimits: true,
  weave: 'after-doubling',
  assail: 'all-rolls',
  milor: 'omega',
  neutral: 'generic',
  elysium: 'unit',
  raidFormation: 'able-now',
});
export const blankPlayer = (faction: FactionId): PlayerSetup => ({
  faction,
  name: '',
  space: [],
  upgrades: [],
  technologies: [],
  hand: null,
  notes: [],
  leaders: [],
  relics: [],
  breakthroughs: [],
  exhausted: [],
  fleetSupply: null,
  counters: {},
  facts: {},
  policy: defaultPolicy(),
});
export const blankPlanet = (id: string, owner: PlayerSeat | null): PlanetSetup => ({
  id,
  owner,
  traits: [],
  resources: 1,
  influence: 1,
  legendary: false,
  home: null,
  custodians: false,
  demilitarized: false,
  coexist: false,
  sleeper: null,
  units: {},
});
/** A system next to the active one on the map, with nothing in it. */
export const blankAdjacent = (id: string): AdjacentSetup => ({
  id,
  link: 'adjacent',
  anomalies: [],
  wormholes: [],
  control: [],
  tokens: [],
  retreat: [],
  units: {},
});
export const blankSystem = (): SystemSetup => ({
  name: '',
  anomalies: [],
  wormholes: [],
  home: null,
  mecatol: false,
  fracture: false,
  breach: 'none',
  planets: [],
});
