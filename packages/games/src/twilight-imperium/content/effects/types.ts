import type { Play, Reason } from '@fray/engine';
import type { Counter, Wormhole } from '../../setup/types.ts';
import type { Use } from '../../steps/memory.ts';

export type { Use };

import type {
  Bonus,
  Die,
  Eligible,
  HitPool,
  PartyId,
  Roll,
  SetTag,
  State,
  StepId,
  Ti4,
  Unit,
  WindowId,
} from '../../types.ts';

/**
 * Effects as rows of content. A row says who may own it, in which windows it is offered, and what it does as a
 * list of parts; passive effects are named hooks on a die, a hit, a sustain. The steps know no card by name.
 */

const EFFECT_KINDS = [
  'action',
  'technology',
  'faction-technology',
  'ability',
  'note',
  'agent',
  'commander',
  'hero',
  'relic',
  'law',
  'breakthrough',
  'plot',
  'unit',
  'anomaly',
  'rule',
  'objective',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/**
 * Who resolves it. `engine`: changes dice, hits, units, steps or seats, played by the engine.
 * `table`: offered in its window, logged, resolved at the table. `outside`: never offered in a step.
 */
type Resolution = 'engine' | 'table' | 'outside';

/** Words by which a text tells the two sides of a combat apart. */
const SIDE_WORDS = ['attacker', 'defender', 'active player'] as const;
type SideWord = (typeof SIDE_WORDS)[number];

/** One thing an effect does. Made by a function of parts.ts, or written beside the row. */
export type Part = (play: Play<Ti4>, use: Use) => void;

/** A price. Counters that are not kept are paid at the table. */
export interface Cost {
  counters?: Partial<Record<Counter, number>>;
  /** The card is turned; it cannot be used again in this combat. */
  exhaust?: true;
  /** The card is gone for good (heroes, notes that are returned, laws that are discarded). */
  purge?: true;
}

/**
 * What targets and candidates are ids of. `move`: a unit and where it goes (`a3>Quann`). `product`: a unit that is made, by
 * its type, with its place (`infantry>Quann`) or a number that tells equal ones apart (`cruiser 2`).
 */
export type TargetKind = 'unit' | 'place' | 'seat' | 'die' | 'effect' | 'move' | 'product';

interface Targets {
  /** One offer for each target. No targets: not shown. Identical units are listed once. */
  targets(state: State, use: Use): readonly string[];
  kind: TargetKind;
}

/** What the other side loses, and what its owner takes beside the unit that it is used on. */
export interface Trade {
  hits?: number;
  destroys?: number;
  takes?: number;
}
/** Where an effect helps its owner, and where somebody else. */
export type Worth =
  /** The unit or player it is used on, the owner of the unit that its window is about, or the active player, no matter who plays it. */
  | { helps: 'target' | 'subject' | 'active' }
  /** It changes one die by that much, or rerolls it for more (Meld). */
  | { adds: 1 | -1 | 'sum' }
  /** It rerolls all dice: of the roll that its window is about, of the other side, of both. */
  | { again: 'roll' | 'theirs' | 'all' }
  /** It ends a fight undecided or gives a fleet up: good for the side that is behind, in this fight or in the whole action. */
  | { behind: 'fight' | 'action' }
  /** It costs the unit it is used on or hits that its owner takes, and the other side hits or its most expensive units: an exchange. */
  | { trades: Trade }
  /** It costs the unit it is used on: one that fights nowhere in this action. */
  | { spends: 'target' }
  /** It joins systems to the active one, while it lasts or by a wormhole: good for a party with space cannons there. */
  | { opens: 'bonus' | Wormhole };

type TargetsIfAny = Targets | { targets?: undefined; kind?: undefined };
export type EffectOffer = OfferRow & TargetsIfAny;
/** One that people resolve. */
export type TableOffer = Omit<OfferRow, 'parts'> & TargetsIfAny;
interface OfferRow {
  /** Windows in which it is offered. */
  window: WindowId | readonly WindowId[];
  /** Shown at all? Must be fast; without it, always. Use it for "not your window" (wrong side, wrong round). */
  applies?(state: State, use: Use): boolean;
  /** Shown but disabled, with the reason. Costs, exhaustion, hands and repeats are checked by the engine. */
  not?(state: State, use: Use): Reason | false;
  /** The owner cannot pass while it can be used. */
  mandatory?: true;
  /** Used automatically as soon as its window opens. Not for offers with targets. */
  automatic?: true;
  /** It costs nothing, gains something and closes nothing, so nobody is asked for it. Not for offers with targets. */
  freeGain?: true;
  /** May be used again in the same window (on another target). */
  repeat?: true;
  cost?: Cost;
  /** A question (of `asks`) that is answered before its dice are rolled; `use.picked` holds the answer. */
  picks?: string;
  /** Dice of its own, rolled before the parts run; `use.faces` holds them. `value` (if any) tells the chance in the log. */
  roll?(state: State, use: Use): readonly { unit: string; value: number; dice: number }[];
  /** Of its dice only the number of hits counts, no matter which die hit and by how much. */
  countsHits?: true;
  /** Its dice are added up: no single face is a success (Meld). */
  sums?: true;
  /** What a policy looks at before it plays it, so that it never helps the other side (F13). None: it always helps its owner. */
  worth?: Worth;
  parts: Part | readonly Part[];
}

/** A decision inside an effect that resolves: `play.call('effect choice', ask(...))`, see parts.ts. */
export interface Ask {
  who: 'owner' | 'opponent' | ((state: State, use: Use) => PartyId);
  /** How many are picked at most. */
  count(state: State, use: Use): number;
  /** May stop early. */
  optional?: true;
  /** Candidates, the best ones first where it matters. */
  from(state: State, use: Use): readonly string[];
  kind: TargetKind;
  /** Which roll dice lie in, where it is not the one that the window is about. */
  inRoll?(state: State, use: Use): number;
  /** A fact that the table tells, no decision (what stood there before): a bot names nobody. */
  isFact?: true;
  /** The candidates gain something: a bot takes the first ones. */
  boon?: true;
  /** The candidates are hurt: a bot stops rather than to take its own. */
  bane?: true;
  /** Right after each pick; none: what resolves reads `use.picked`. */
  chosen?: Part;
}

/** Rerolls dice one by one, offered right after a roll. */
export interface RerollRow {
  kinds: readonly Roll['kind'][];
  /** Whose dice. */
  of: 'own' | 'other';
  /** Added to a die that is rerolled (Thalnos). */
  plus?: number;
  /** A unit whose dice miss again is lost: a bot throws them only if told, and where it is worth it. */
  risks?: true;
  not?(state: State, by: PartyId, roll: Roll, die: Die): Reason | false;
}

/**
 * Passive hooks. Each gets the state and the owner first. `hooks` work while the owner has the effect in play;
 * `lasting` while a bonus of it stands (the bonus comes last). All are optional, pure unless they get `play`.
 */
export interface Hooks {
  /** Extra combat dice of a unit. */
  combatDice?(state: State, by: PartyId, unit: Unit, roll: Roll, bonus?: Bonus): number;
  /** Replaces the printed number of combat dice (Salai Sai Corian). */
  combatDiceOf?(state: State, by: PartyId, unit: Unit, roll: Roll): number | undefined;
  /** Added to each combat die of a unit. Asked for units of everybody: check `unit.side`. */
  combatModifier?(state: State, by: PartyId, unit: Unit, roll: Roll, bonus?: Bonus): number;
  /** Added to each die of a barrage, bombardment or cannon roll. Asked for units of everybody. */
  abilityModifier?(state: State, by: PartyId, unit: Unit, roll: Roll, bonus?: Bonus): number;
  /** Dice that one unit (the best) of this unit ability roll throws more (Plasma Scoring). */
  abilityDice?(state: State, by: PartyId, roll: Roll, bonus?: Bonus): number;
  /** No combat rolls for this party (Magen Defense Grid, original). */
  noRoll?(state: State, by: PartyId, roller: PartyId, bonus?: Bonus): boolean;
  /** Extra hits for a natural face (J.N.S. Hylarim). */
  natural?(state: State, by: PartyId, roll: Roll, die: Die): number;
  /** Once a roll stands: looks at dice and changes the world (Strike Wing Alpha II, Raid Formation). */
  rolled?(play: Play<Ti4>, by: PartyId, roll: Roll, bonus?: Bonus): void;
  /** Changes the hits of the owner's roll after everything else, X-89 doubling before Weave unless an option says otherwise. */
  tally?(state: State, by: PartyId, roll: Roll, hits: number, bonus?: Bonus): number;
  /** Who may take the hits of this die of the owner ([0.0.1], Graviton Laser System, Waylay). */
  eligible?(state: State, by: PartyId, roll: Roll, die: Die, bonus?: Bonus): Eligible | undefined;
  /** Bombards or fires or barrages although it is not printed (Blitz, Lightrail Ordnance, Metali Void Armaments). */
  ability?(
    state: State,
    by: PartyId,
    unit: Unit,
    kind: Roll['kind'],
    bonus?: Bonus,
  ): { value: number; dice: number; adjacent?: true } | undefined;
  /** Dice of a roll that no unit throws (Metali Void Armaments, Elysium, Custodia Vigilia). */
  loose?(
    state: State,
    by: PartyId,
    roll: Roll,
    bonus?: Bonus,
  ): { value: number; dice: number /** As if a unit threw them: extra dice may be theirs. */; unit?: true } | undefined;
  /** Takes a unit ability away (Entropic scar, Disable, Quietus). Asked for units of everybody. */
  noAbility?(
    state: State,
    by: PartyId | null,
    unit: Unit,
    ability: Roll['kind'] | 'sustain' | 'shield',
    bonus?: Bonus,
  ): Reason | false;
  /** Space cannon may not be used against a party's units (Solar Flare, Quetzecoatl, L4 Disruptors). */
  noCannon?(state: State, by: PartyId, target: PartyId, phase: 'offense' | 'defense', bonus?: Bonus): Reason | false;
  /** The owner's bombardment ignores Planetary Shield (2RAM). */
  ignoresShield?(state: State, by: PartyId): boolean;
  /** A planet may not be bombarded (Conventions of War). */
  noBombardment?(state: State, by: PartyId | null, planet: string): Reason | false;
  /** A unit may not use Sustain Damage against this pool. Asked for units of everybody. */
  noSustain?(state: State, by: PartyId | null, unit: Unit, pool: HitPool, bonus?: Bonus): Reason | false;
  /** A unit may use Sustain Damage although it is not printed or not eligible (Metali Void Shielding, Quantum Manipulator). */
  maySustain?(state: State, by: PartyId, unit: Unit, pool: HitPool): boolean;
  /** Hits that one use of Sustain Damage cancels (Non-Euclidean Shielding: 2). */
  sustainCancels?(state: State, by: PartyId, unit: Unit, pool: HitPool): number;
  /** Right after a unit of anybody used Sustain Damage; before the window. */
  sustained?(play: Play<Ti4>, by: PartyId, unit: Unit, pool: HitPool): void;
  /** A unit is never hit by this pool (Eidolon Maximum). */
  untouchable?(state: State, by: PartyId, unit: Unit, pool: HitPool): boolean;
  /** Hits of this pool vanish before they are assigned (Proxima Targeting VI). Returns how many. */
  cancels?(state: State, by: PartyId, pool: HitPool): number;
  /** Right after a unit of anybody was destroyed; before the window. `by` owns the effect. */
  destroyed?(play: Play<Ti4>, by: PartyId, unit: Unit, bonus?: Bonus): void;
  /** The same once all losses of the step are taken (F1): what places something looks at what is left then. */
  fallen?(play: Play<Ti4>, by: PartyId, unit: Unit, bonus?: Bonus): void;
  /** A unit takes part in the fight in that place although it is no ship / no ground force. */
  joins?(state: State, by: PartyId, unit: Unit, place: string): boolean;
  /** This party may not announce or make a retreat (Intercept, neutral units). */
  noRetreat?(state: State, by: PartyId, party: PartyId, bonus?: Bonus): Reason | false;
  /** This party has to announce a retreat if it can (Rout). */
  mustAnnounce?(state: State, by: PartyId, party: PartyId, bonus?: Bonus): boolean;
  /** A retreat there needs no own units or planet (Dark Energy Tap). */
  mayRetreatTo?(state: State, by: PartyId, party: PartyId, system: string): boolean;
  /** That system is adjacent to the active one for a party, for everything in the action (Lost Star Chart). */
  adjoins?(state: State, by: PartyId, party: PartyId, system: string, bonus?: Bonus): boolean;
  /** Space cannons of a party in that system reach the active one, be they deep or not (Trine). */
  reaches?(state: State, by: PartyId, party: PartyId, system: string, bonus?: Bonus): boolean;
  /** More fleet supply, more capacity. */
  supply?(state: State, by: PartyId): number;
  capacity?(state: State, by: PartyId): number;
  /** The owner may commit units although no ship is there / units from elsewhere (G'hom Sek'kus, Matriarch). */
  mayCommit?(state: State, by: PartyId, unit: Unit, planet: string): boolean;
  /** Nobody may land there, or only at a price (Demilitarized Zone). */
  noLanding?(state: State, by: PartyId | null, party: PartyId, planet: string): Reason | false;
  /** Influence that a party spends to land there (Omniopiares). */
  landingCost?(state: State, by: PartyId, party: PartyId, planet: string): number;
  /** At the beginning of a step of the flow (repairs of Arc Secundus, flips of Eidolons). */
  step?(play: Play<Ti4>, by: PartyId, step: StepId, bonus?: Bonus): void;
}

/**
 * What an effect does to a fight from its first roll on, while nobody plays it.
 * `none`: nothing, or the same from the first round to the last, so that it is seen where the fight begins.
 * `dice`: only how many dice there are, what they hit with and how many hits a face makes.
 * `losses`: also what a side loses or repairs in a round; never anything of the other side because of it.
 * `path`: more than that (hits that answer hits), so that the fight is walked step by step.
 */
export type OddsClaim = 'none' | 'dice' | 'losses' | 'path';

export interface EffectRow {
  id: string;
  name: string;
  kind: EffectKind;
  set: SetTag;
  /** Owner's faction, for faction technologies, abilities, leaders, notes. */
  faction?: string;
  /** Column Step of section D. */
  steps: readonly string[];
  /** What policies and odds ask about it. */
  category?: 'economy' | 'reroll';
  resolution: Resolution;
  /** The word of its text by which it helps one side more than the other. `same`: none does, so equal forces that both have it are equally strong (F1). */
  sides: 'same' | SideWord;
  /** Left out in rows without hooks, rerolls and automatic offers. A test compares all others with the rules. */
  odds?: OddsClaim | Readonly<Partial<Record<'space' | 'ground' | 'barrage', OddsClaim>>>;
  /** Facts about the table that it asks for, by name (`PlayerSetup.facts`). */
  facts?: readonly string[];
  /** The printed flow names it for everybody, though its set has a deck of its own (Cloak, Feint, Pax). */
  printed?: true;
  /** A law that belongs to the player who was elected. */
  elected?: true;
  /** Search aliases (`Faint`). */
  aliases?: readonly string[];
  /** The rules file marks it unverified: off unless `Options` say otherwise. */
  option?: string;
  offers?: readonly EffectOffer[];
  asks?: Readonly<Record<string, Ask>>;
  /** Works while the owner has the effect in play. */
  reroll?: RerollRow;
  /** Works while a bonus of the row stands for its owner (Fire Team, War Funding). */
  lastingReroll?: RerollRow;
  hooks?: Hooks;
  lasting?: Hooks;
  /** Silences other effects of a party, while it is a law or a bonus (Articles of War, Greyfire Mutagen). */
  mutes?(row: EffectRow, owner: PartyId, bonus?: Bonus): boolean;
}
