/** What a seat may do, and what happens. */

import type { FactionId } from './content/factions.ts';
import type { UnitId } from './content/units.ts';
import type { StepId, WindowId } from './flow.ts';
import type { Anomaly, Counter, PlanetTrait, Side, Wormhole } from './setup-types.ts';
import type { PartyId, Place, RollKind } from './types.ts';

type Adjust =
  | { type: 'adjust'; what: 'remove' | 'damage' | 'repair'; unit: string }
  | { type: 'adjust'; what: 'hit' | 'unhit'; pool: number }
  | { type: 'adjust'; what: 'face'; roll: number; die: number; face: number };

export type Action =
  /** P0.1, P0.2 */
  | { type: 'faction'; faction: FactionId }
  /** P0.5 forms: units of a party in a place; what a party holds; the system and its planets. */
  | { type: 'forces'; party: PartyId; place: string; units: Record<string, number>; damaged: Record<string, number> }
  | {
      type: 'holdings';
      party: PartyId;
      effects: string[];
      hand: string[] | null;
      fleetSupply: number | null;
      counters: Partial<Record<Counter, number>>;
    }
  | {
      type: 'system';
      anomalies: Anomaly[];
      wormholes: Wormhole[];
      mecatol: boolean;
      home: PartyId | null;
      laws: string[];
      exits: PartyId[];
    }
  | {
      type: 'new planet';
      name: string;
      owner: PartyId | null;
      influence: number;
      resources: number;
      traits: PlanetTrait[];
      legendary: boolean;
      custodians: boolean;
    }
  | { type: 'third'; faction: FactionId }
  /** Buttons: go on with the step. */
  | { type: 'continue' }
  /** Windows. */
  | { type: 'use'; effect: string; offer: number; target?: string }
  | { type: 'pass' }
  | { type: 'choose'; target: string }
  | { type: 'done' }
  /** Fire or not: space cannon, barrage, bombardment, Harrow. `on`: the player shot at, where there is a choice. */
  | { type: 'fire'; on?: PartyId }
  | { type: 'hold' }
  | { type: 'reroll'; effect: string; die: number }
  | { type: 'lose'; unit: string }
  | { type: 'sustain'; unit: string }
  | { type: 'announce' }
  | { type: 'stay' }
  | { type: 'retreat'; to: string }
  | { type: 'remove'; unit: string }
  | { type: 'aim'; unit: string; planet: string; on?: PartyId }
  | { type: 'commit'; unit: string; planet: string }
  | { type: 'planet'; planet: string }
  /** Always: the host puts right what no program knows. */
  | Adjust
  | { type: 'add unit'; party: PartyId; unit: UnitId; place: string; damaged: boolean }
  | { type: 'set counter'; party: PartyId; counter: Counter; count: number }
  | { type: 'concede' }
  | { type: 'throw again'; roll: number; die: number };

export type Event =
  | { type: 'step'; step: StepId; round?: number; planet?: string }
  | { type: 'faction'; party: PartyId; faction: FactionId }
  | { type: 'forces'; party: PartyId; place: string; count: number }
  | { type: 'used'; effect: string; by: PartyId; target?: string; window: WindowId }
  | { type: 'paid'; by: PartyId; effect: string; what: string; amount: number; table: boolean }
  | { type: 'cancelled'; effect: string; by: PartyId }
  | { type: 'table'; effect: string; by: PartyId }
  | {
      type: 'rolled';
      kind: RollKind;
      by: PartyId;
      on: PartyId;
      place: Place;
      dice: { unit: string; kind: string; value: number; mod: number; face: number; chance: number }[];
      again?: string;
    }
  | { type: 'hits'; kind: RollKind; by: PartyId; on: PartyId; place: Place; count: number }
  | { type: 'hits cancelled'; effect: string; on: PartyId; count: number }
  | { type: 'sustained'; unit: string; kind: string; by: PartyId }
  | { type: 'damaged'; unit: string; kind: string; by: PartyId }
  | { type: 'repaired'; unit: string; kind: string; by: PartyId; effect: string }
  | { type: 'destroyed'; unit: string; kind: string; by: PartyId; at: Place }
  | { type: 'removed'; unit: string; kind: string; by: PartyId; why: string }
  | { type: 'placed'; unit: string; kind: string; by: PartyId; at: Place; effect: string }
  | { type: 'captured'; kind: string; by: PartyId }
  | { type: 'held'; by: PartyId; kind: RollKind }
  | { type: 'announced'; by: PartyId }
  | { type: 'retreated'; by: PartyId; to: string }
  | { type: 'committed'; unit: string; kind: string; by: PartyId; planet: string }
  | { type: 'returned'; unit: string; by: PartyId }
  | { type: 'control'; planet: string; by: PartyId | null; explored?: true }
  | { type: 'space ended'; winner: Side | 'draw' | 'none'; how: string }
  | { type: 'ground ended'; planet: string; winner: Side | 'draw' | 'none' }
  | { type: 'ended'; how: string; effect?: string }
  | { type: 'deadlock' }
  | { type: 'adjusted'; what: string; unit?: string; face?: number };
