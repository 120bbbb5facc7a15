import type { Player, Squad } from './vocabulary.ts';

export type UnitAdjust = 'remove' | 'damage' | 'heal' | 'dent' | 'repair';
export type Counter = 'round' | 'dice';

export type Action =
  | { type: 'take loss'; unit: string }
  | { type: 'set off mine' }
  | { type: 'keep mine' }
  | { type: 'heal'; means: string; unit: string }
  | { type: 'set dog'; on: string }
  | { type: 'attack' }
  | { type: 'aim'; target: string }
  | { type: 'aim all'; target: string }
  | { type: 'aim militia' }
  | { type: 'fire' }
  | { type: 'pass' }
  | { type: 'reroll' }
  | { type: 'keep roll' }
  | { type: 'hit'; target: string }
  | { type: 'convert' }
  | { type: 'kill' }
  | { type: 'save'; by: string }
  | { type: 'let die' }
  | { type: 'take'; card: string; to: string }
  | { type: 'leave' }
  | { type: 'retreat'; squad: Squad; sector: string }
  | { type: 'fight on'; squad: Squad }
  | { type: 'split'; unit: string }
  | { type: 'concede' }
  | { type: 'adjust'; what: UnitAdjust; unit: string }
  | { type: 'add militia'; owner: Player }
  | AddUnit
  | { type: 'change die'; die: number; face: number }
  | { type: 'set counter'; counter: Counter; value: number };

/** A unit given by its figures, added by the host. */
export interface AddUnit {
  type: 'add unit';
  owner: Player;
  name: string;
  initiative: number;
  combat: number;
  targets: number;
  armor: number;
  health: number;
}
