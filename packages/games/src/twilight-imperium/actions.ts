/** What a seat may do. */

import type { FactionId } from './content/factions.ts';
import type { UnitId } from './content/units.ts';
import type { Anomaly, Counter, PlanetTrait, Wormhole } from './setup/types.ts';
import type { PartyId, SetTag } from './vocabulary.ts';

type Adjust =
  | { type: 'adjust'; what: 'remove' | 'damage' | 'repair'; unit: string }
  | { type: 'adjust'; what: 'hit' | 'unhit'; pool: number }
  | { type: 'adjust'; what: 'face'; roll: number; die: number; face: number };

export type Action =
  /** P0.1, P0.2 */
  | { type: 'faction'; faction: FactionId }
  /** The sets in use, before P0.3 closes (F10). */
  | { type: 'sets'; sets: SetTag[] }
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
  /** Buttons: continue with the step. */
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
  | { type: 'board'; unit: string }
  | { type: 'aim'; unit: string; planet: string; on?: PartyId }
  | { type: 'leave out'; unit: string }
  | { type: 'commit'; unit: string; planet: string }
  | { type: 'planet'; planet: string }
  /** Always: corrections by the host. */
  | Adjust
  | { type: 'add unit'; party: PartyId; unit: UnitId; place: string; damaged: boolean }
  | { type: 'add set'; set: SetTag }
  | { type: 'set counter'; party: PartyId; counter: Counter; count: number }
  | { type: 'concede' }
  | { type: 'throw again'; roll: number; die: number };
