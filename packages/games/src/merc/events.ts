import type { Player, Side, Squad } from './vocabulary.ts';

/** How a combat ends. */
export const HOWS = [
  'destroyed',
  'retreated',
  'dictator killed',
  'both gone',
  'stalemate',
  'bombardment',
  'conceded',
] as const;
export type How = (typeof HOWS)[number];

/** Section 13 lists the first fifteen; the others are what cards and the host add. */
export type Event =
  | { type: 'order fixed'; round: number; order: string[] }
  | { type: 'targets declared'; unit: string; targets: string[] }
  | { type: 'dice rolled'; unit: string; seat: Player; dice: number[]; hitsOn: number; why: 'fire' | 'reroll' }
  | { type: 'hits counted'; unit: string; hits: number }
  | { type: 'armor soaked'; unit: string; card: string; amount: number; left: number }
  | { type: 'armor discarded'; unit: string; card: string }
  | { type: 'health lost'; unit: string; amount: number; left: number }
  | { type: 'unit died'; unit: string; lost: string[] }
  | { type: 'item used up'; unit: string; card: string }
  | { type: 'dog assigned'; unit: string; dog: string; on: string }
  | { type: 'healed'; unit: string; by: string; means: string; health: number }
  | { type: 'retreat offered'; owner: Player; squad: Squad; sectors: string[] }
  | { type: 'retreated'; owner: Player; squad: Squad; units: string[]; sector: string }
  | { type: 'squad split'; unit: string; owner: Player }
  | { type: 'combat ended'; winner: Side | null; how: How; round: number }
  | { type: 'combat began'; attacker: Side; sector: string }
  | { type: 'tactics played'; card: string; effect: number }
  | { type: 'losses chosen'; units: string[] }
  | { type: 'mine went off'; owner: string; sector: string }
  | { type: 'mine disarmed'; unit: string; sector: string }
  | { type: 'initiative rolled'; unit: string; seat: Player; die: number }
  | { type: 'barrage rolled'; die: number }
  | { type: 'passed'; unit: string; why: 'chosen' | 'no dice' | 'no target' }
  | { type: 'converted'; unit: string; by: string; owner: Player }
  | { type: 'saved'; unit: string; by: string }
  | { type: 'dog free'; dog: string }
  | { type: 'dog returned'; dog: string; unit: string }
  | { type: 'taken'; card: string; to: string }
  | { type: 'militia placed'; owner: Player; count: number }
  | { type: 'fought on'; owner: Player; squad: Squad }
  | { type: 'conceded'; seat: Player }
  | { type: 'adjusted'; what: string; unit: string; value: number };
