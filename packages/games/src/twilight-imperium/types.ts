import type { Frame, Step } from '@fray/engine';
import type { Action } from './actions.ts';
import type { FactionId } from './content/factions.ts';
import type { UnitId } from './content/units.ts';
import type { Event } from './events.ts';
import type {
  AdjacentSetup,
  Counter,
  Extent,
  Facts,
  Options,
  PlanetTrait,
  Policy,
  Setup,
  Start,
  SystemSetup,
} from './setup/types.ts';
import type { HitFacts, MemoryByStep } from './steps/memory.ts';
import type { PartyId, Place, RollKind, Seat, SetTag, Side, StepId } from './vocabulary.ts';

export type { Action } from './actions.ts';
export { WINDOWS, type WindowId } from './content/effects/windows.ts';
export type { Event } from './events.ts';
export type { StepMemory } from './steps/memory.ts';
export * from './vocabulary.ts';
export type { Setup };

/** One unit: undamaged, sustained (damaged), destroyed (then it is in `state.lost`). */
export interface Unit {
  id: string;
  side: PartyId;
  /** Row id of content/units. */
  kind: UnitId;
  /** `space`, a planet id, `next ID` (an adjacent system), or `aside` (stored on a card). */
  at: string;
  damaged: boolean;
  /** Used Sustain Damage in this assignment / in this combat round. */
  sustainedNow: boolean;
  sustainedRound: boolean;
  /** Placed while the hits of a step were assigned: it was not there when that began and takes none of them (F1). */
  late?: true;
  /** Could not sustain when the hits of this step fell: code of the reason. All hits of a step fall at once (E21). */
  pinned?: string;
  galvanized?: boolean;
  /** Fights with the figures of this row (The Cavalry, Z-Grav Eidolon, Blitz leaves it alone). */
  as?: UnitId;
  /** Counts as a ship / as a ground force for now (The Alastor, Matriarch). */
  joins?: 'space' | 'ground';
  /** Planet it bombards (P3.2). */
  aim?: string;
  /** The player whose units are meant, if several have some there (coexistence). */
  aimOn?: PartyId;
  /** Where it stood before it was committed, if not in space (G'hom Sek'kus). */
  from?: string;
  /** Cannot be committed any more this action (returned by Parley). */
  returned?: boolean;
}

/** Never changed, only replaced: copies of a state share it. */
type Shared<V> = { readonly [F in keyof V]: V[F] extends (infer E)[] ? readonly E[] : V[F] };

export interface Party {
  faction: FactionId;
  name: string;
  /** Effects in play, by id: abilities, technologies, leaders, relics, breakthroughs, notes, owned laws, texts of own units. */
  effects: string[];
  /** Action cards; null: unknown, the whole list is offered. `?`: hidden from the viewer. */
  hand: string[] | null;
  exhausted: string[];
  upgrades: UnitId[];
  counters: Partial<Record<Counter, number>>;
  fleetSupply: number | null;
  facts: Shared<Facts>;
  policy: Shared<Policy>;
}

export interface Planet {
  /** Also its name. */
  id: string;
  owner: PartyId | null;
  sleeper: PartyId | null;
  resources: number;
  influence: number;
  traits: PlanetTrait[];
  legendary: boolean;
  home: PartyId | null;
  custodians: boolean;
  demilitarized: boolean;
  exhausted: boolean;
  /** Units of both sides stay there without a fight (TE). */
  coexist: boolean;
  /** Ground combat rounds fought there. */
  round: number;
  /** Who defends it in the ground combat: the party with ground forces there, not always the defender in space. */
  against: PartyId | null;
  /** The stage of the invasion of this planet. */
  stage: 'idle' | 'committed' | 'fired' | 'fought' | 'controlled' | 'kept';
  winner: Side | 'draw' | null;
  /** Infantry destroyed by the last bombardment (X-89 Omega). */
  bombed: number;
}

export interface Die {
  unit: string;
  value: number;
  /** Sum of the modifiers. */
  mod: number;
  face: number;
  /** Effects that rerolled it; the same effect may not do so twice. */
  rerolled?: string[];
  /** Bought after the roll (Wrath of Kenara, Heart of Ixth): the effects that did. */
  bought?: string[];
  /** Where it falls and on whom, in a bombardment of several planets or players. */
  place?: Place;
  on?: PartyId;
}

export interface Roll {
  kind: RollKind;
  by: PartyId;
  /** Whose units are hit. */
  on: PartyId;
  /** `space` also for a bombardment of several planets or players: each die then says where it falls. */
  place: Place;
  dice: Die[];
  /** Hits after everything, once tallied. */
  hits: number | null;
  /** Effect whose dice these are (kind `effect`). */
  effect?: string;
}

/** Which units may take the hits of a pool. `...First`: others only if there are none. */
const ELIGIBLE = ['ships', 'fighters', 'non-fighters-first', 'non-fighters', 'ground', 'mechs-first', 'one'] as const;
export type Eligible = (typeof ELIGIBLE)[number];

/** Hits that wait to be assigned. */
export interface HitPool {
  on: PartyId;
  by: PartyId | null;
  source: RollKind;
  effect?: string;
  place: Place;
  eligible: Eligible;
  count: number;
  /** Who chooses; the owner of the units unless a card says otherwise. */
  chooser: PartyId;
  /** The one unit (eligible `one`). */
  unit?: string;
  /** Its owner has begun to assign: too late for "before you assign hits". */
  begun?: boolean;
  /** Effects used on it (Maneuvering Jets once per roll). */
  used?: string[];
}

/** A unit that was lost to a hit, and whose it was. */
export interface Loss {
  unit: string;
  pool?: HitFacts;
}

/** Something that lasts for a while. Its row's `lasting` hooks work until it ends. */
export interface Bonus {
  effect: string;
  by: PartyId;
  until: 'roll' | 'round' | 'combat' | 'invasion' | 'action';
  unit?: string;
  planet?: string;
  on?: PartyId;
  amount?: number;
}

export interface Reminder {
  id: string;
  /** The effect that added it, if any. */
  effect?: string;
  by?: PartyId;
  /** The combat it is about: `space`, or a planet (secret objectives). */
  place?: Place;
  until: 'combat' | 'invasion' | 'action';
}

export type Phase = 'activation' | 'cannon' | 'space' | 'invasion' | 'ground' | 'post';

export interface Result {
  /** Of the space combat; none: it did not happen. */
  space: Side | 'draw' | 'none';
  rounds: number;
  /** Of each invaded planet. */
  planets: { planet: string; winner: Side | 'draw' | 'none' }[];
  how: 'played' | 'cancelled' | 'retreat' | 'deadlock' | 'conceded';
  winner: Side | 'draw';
  /** How much of the planets here the attacker has won, 0 to 1 (F12). None: only space was to be had. */
  share?: number;
  /** Effect that ended the turn. */
  effect?: string;
}

export interface State {
  frames: Frame<Ti4>[];
  start: Start;
  extent: Extent;
  /** Only prompts with a real decision are shown: the odds set it, a table never does. */
  skipEmptyWindows?: true;
  /** Parties whose hand is unknown: odds know no card of theirs. Set by the odds, never by a table. */
  unknownHands?: PartyId[];
  sets: readonly SetTag[];
  options: Shared<Options>;
  phase: Phase;
  /** Raised whenever an effect or a bonus comes or goes. */
  version: number;
  /** Forces were given by the setup or entered in P0.5. */
  hasForces: boolean;
  order: PartyId[];
  parties: Partial<Record<PartyId, Party>>;
  /** Laws and anomalies that belong to nobody, by effect id. */
  common: string[];
  system: Shared<Omit<SystemSetup, 'planets'>>;
  adjacent: readonly Shared<Omit<AdjacentSetup, 'units'>>[];
  speaker: PartyId | null;
  planets: Planet[];
  units: Unit[];
  /** Destroyed units in this action, newest last. */
  lost: Unit[];
  /** How many of them were lost before the space combat began (Salvage Operations). */
  lostBefore: number;
  /** Units made so far, by party: their ids do not depend on what others do meanwhile. */
  made: Partial<Record<PartyId, number>>;
  /** Space combat round. */
  round: number;
  /** Rounds in a row in which nothing was destroyed: deadlock rule. */
  quiet: number;
  /** Planet of the running ground combat. */
  planet: string | null;
  rolls: Roll[];
  hits: HitPool[];
  /** A hit of the step was assigned: what is placed from now on takes none of its hits (F1). */
  falling: boolean;
  /** Lost to them: what answers that comes once all hits are assigned (F1). */
  fallen: Loss[];
  bonuses: Bonus[];
  /** `now`: at once, not after the round (Feint). `to`: the system, once chosen. */
  retreat: { by: PartyId; stopped: boolean; now: boolean; token: boolean; to: string | null } | null;
  /** The flow jumps there (Sh'val). */
  skip: StepId | null;
  /** The Roll Dice step starts again (The Thundarian). */
  again: boolean;
  /** A space combat was fought in this action. */
  fought: boolean;
  /** How the space combat ended. */
  space: Side | 'draw' | 'none' | null;
  /** The space combat ended by a retreat or a deadlock. */
  how: Result['how'];
  reminders: Reminder[];
  /** Names of the setup that have no part in a combat: in the log once, at the start. */
  aside?: { by: PartyId | null; names: string[] }[];
  /** Copies of each action card played, bounded by MAX_COPIES. */
  played: Record<string, number>;
  captured: { by: PartyId; kind: UnitId }[];
  result: Result | null;
}

export type View = State;
/** An outcome is shown without the state, so it names who took part. */
export interface Outcome extends Result {
  sides?: Partial<Record<Side, Pick<Party, 'faction' | 'name'>>>;
}

export interface Ti4 {
  setup: Setup;
  state: State;
  memory: MemoryByStep;
  /** An effect that answers something may keep it from happening (Sabotage, Divinity). */
  gives: { 'effect resolves': 'prevented' };
  action: Action;
  event: Event;
  seat: Seat;
  step: StepId;
  view: View;
  outcome: Outcome;
  focus: Focus;
}

/** What a step is about, for screens. */
export type Focus = {
  /** Where a round of combat is: before its rolls are complete, or at its hits. Left out: no round. */
  beat?: 'ready' | 'hits';
  /** Hits are being assigned, here or in a step that waits for this one. */
  assigning: boolean;
  /** Effects used in this window. */
  used: readonly { by: PartyId; effect: string }[];
} & (
  | { about: 'step' }
  /** These dice are next. */
  | { about: 'roll'; kind: RollKind; by: PartyId; place: Place }
  /** Dice were rolled and may still be changed. */
  | { about: 'rerolls' }
);

/** The table of contents, or a part of it. */
export type Steps = { [S in StepId]: Step<Ti4, S> };
