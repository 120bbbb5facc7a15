/** What happens. */
import type { WindowId } from './content/effects/windows.ts';
import type { FactionId } from './content/factions.ts';
import type { PartyId, Place, RollKind, SetTag, Side, StepId } from './vocabulary.ts';

export type Event =
  | { type: 'step'; step: StepId; round?: number; planet?: string }
  | { type: 'faction'; party: PartyId; faction: FactionId }
  | { type: 'sets'; sets: SetTag[] }
  /** Printed names that nothing here plays; `typed`: entered in a form, by any name. */
  | { type: 'aside'; by: PartyId | null; names: string[]; typed?: true }
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
  | { type: 'boarded'; unit: string; kind: string; by: PartyId; planet: string }
  | { type: 'committed'; unit: string; kind: string; by: PartyId; planet: string }
  | { type: 'returned'; unit: string; by: PartyId }
  | { type: 'control'; planet: string; by: PartyId | null; explored?: true }
  | { type: 'space ended'; winner: Side | 'draw' | 'none'; how: string }
  | { type: 'ground ended'; planet: string; winner: Side | 'draw' | 'none' }
  | { type: 'ended'; how: string; effect?: string }
  | { type: 'deadlock' }
  | { type: 'adjusted'; what: string; unit?: string; face?: number };
