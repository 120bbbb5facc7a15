import type { Adjust } from './actions.ts';
import type { CarrierActionKind } from './content/carriers.ts';
import type { Place } from './content/encounters.ts';
import type { Hazard } from './content/hazards.ts';
import type { OrderKind, Outcome, Shot, Side } from './vocabulary.ts';

/** Somebody as the log names it: enemies get the word Enemy, aliens their own type names. */
export interface ShipRef {
  id: string;
  side: Side;
}

/** What happened, as facts; text.ts makes the log of section 19 from them. */
export type Event =
  | { type: 'phase'; phase: 'PREPARATION' | 'INTEL' | 'COMMAND' | 'RESOLUTION' | 'UPKEEP'; turn: number }
  | { type: 'placed'; unit: ShipRef; cell: string }
  | { type: 'ordered'; unit: ShipRef; order: OrderKind; cell: string | null }
  | { type: 'carrier-ordered'; unit: ShipRef; action: CarrierActionKind; at: string | null }
  | { type: 'launch-queued'; unit: ShipRef; cell: string }
  | { type: 'cleared'; side: Side }
  | { type: 'launched'; unit: ShipRef; cell: string }
  | { type: 'moved'; unit: ShipRef; from: string | null; to: string | null; stopped: boolean }
  | { type: 'carrier-acted'; unit: ShipRef; action: CarrierActionKind; at: string | null }
  | { type: 'repaired'; unit: ShipRef; hull: number }
  /** `dry`: the store had no fuel for it (correction 1). */
  | { type: 'rearmed'; unit: ShipRef; dry?: true }
  | { type: 'refuelled'; unit: ShipRef; fuel: number }
  | { type: 'landed'; unit: ShipRef; carrier: ShipRef }
  | { type: 'harvested'; unit: ShipRef; cell: string; metal: number }
  | { type: 'interception'; cell: string }
  | { type: 'carrier-attacked'; carrier: ShipRef; cell: string }
  | { type: 'point-defence'; carrier: ShipRef; unit: ShipRef }
  | { type: 'initiative'; cell: string; list: { unit: ShipRef; roll: number; bonus: number; spd: number }[] }
  | { type: 'no-ammo'; unit: ShipRef }
  | {
      type: 'attack';
      why: Shot['why'];
      unit: ShipRef;
      target: ShipRef;
      die: number;
      roll: number;
      atk: number;
      def: number;
      /** Chance that the die does damage. */
      chance: number;
      critical: number;
      /** Of Critical Eye: what the percent dice showed, if they were thrown. */
      criticalRoll: number | null;
      defending: boolean;
      empty: boolean;
      evaded: boolean;
      damage: number;
      /** What a shield and Iron Will kept from a carrier. */
      absorbed: number;
      destroyed: boolean;
      /** Of a carrier: hull before and after. */
      hull: { before: number; after: number } | null;
    }
  | { type: 'splash'; unit: ShipRef; amount: number; by: 'torpedo' | 'spores'; destroyed: boolean }
  | { type: 'wreck'; unit: ShipRef }
  | { type: 'eject'; unit: ShipRef; pilot: string; roll: number | null; percent: number; alive: boolean }
  | { type: 'regenerated'; unit: ShipRef; hull: number }
  | {
      type: 'hazard';
      unit: ShipRef;
      hazard: Hazard;
      roll: number | null;
      lost: 'hull' | 'fuel' | null;
      destroyed: boolean;
    }
  | { type: 'jump'; charge: number; needed: number }
  | { type: 'wave-warning'; size: number; place: Place; wave: number; of: number }
  | { type: 'wave'; size: number; place: Place; wave: number; of: number }
  | { type: 'arrived'; unit: ShipRef; cell: string | null }
  | { type: 'turn'; turn: number }
  | { type: 'end'; outcome: Outcome }
  | { type: 'adjusted'; what: Adjust; ship: string; amount: number };

export const EVENT_TYPES = [
  'phase',
  'placed',
  'ordered',
  'carrier-ordered',
  'launch-queued',
  'cleared',
  'launched',
  'moved',
  'carrier-acted',
  'repaired',
  'rearmed',
  'refuelled',
  'landed',
  'harvested',
  'interception',
  'carrier-attacked',
  'point-defence',
  'initiative',
  'no-ammo',
  'attack',
  'splash',
  'wreck',
  'eject',
  'regenerated',
  'hazard',
  'jump',
  'wave-warning',
  'wave',
  'arrived',
  'turn',
  'end',
  'adjusted',
] as const satisfies readonly Event['type'][];
