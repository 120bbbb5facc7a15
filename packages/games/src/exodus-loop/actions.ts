import type { SquadronType } from './content/squadrons.ts';
import type { Side } from './vocabulary.ts';

/** What a person can do. */
export type Action =
  | { type: 'place'; ship: string; cell: string }
  | { type: 'early-launch'; unit: string; cell: string }
  | { type: 'done' }
  | { type: 'go-on' }
  | { type: 'select'; ship: string }
  | { type: 'launch'; cell: string }
  | { type: 'move'; cell: string; path?: string }
  | { type: 'attack'; cell: string; path?: string }
  | { type: 'defend' }
  | { type: 'land'; carrier: string }
  | { type: 'harvest'; cell: string }
  | { type: 'carrier-move'; cell: string }
  | { type: 'repair'; target: string }
  | { type: 'rearm' }
  | { type: 'fire'; target: string }
  | { type: 'carrier-defend' }
  | { type: 'hold' }
  | { type: 'execute' }
  | { type: 'confirm' }
  | { type: 'clear' }
  | { type: 'evade' }
  | { type: 'endure' }
  | { type: 'concede' }
  | { type: 'adjust'; what: Adjust; ship: string; amount: number }
  | { type: 'add'; side: Side; kind: SquadronType; cell: string };

/** What the host may set right by hand. */
export const ADJUSTS = ['hull', 'ammo', 'fuel', 'morale', 'remove', 'metal', 'jump'] as const;
export type Adjust = (typeof ADJUSTS)[number];
