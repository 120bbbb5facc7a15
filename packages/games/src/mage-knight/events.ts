import type { Adjustment, Element, Kind, Pile, Seat } from './basics.ts';
import type { AttackResolution, AttackType, Outcome } from './types.ts';

/** What happens, as it is told. */
export type Event =
  | { type: 'enemies'; tokens: string[] }
  | { type: 'dealt'; seat: Seat; enemies: string[] }
  | { type: 'phase'; phase: number; seat: Seat }
  | { type: 'declared'; seat: Seat; group: string[]; kind: AttackType }
  | { type: 'defended'; by: string; enemy: string; amount: number }
  | { type: 'added'; seat: Seat; source: string; mode: string; kind: Kind | 'block'; element: Element; amount: number }
  | { type: 'resolved'; seat: Seat; group: string[]; resolution: AttackResolution }
  | { type: 'defeated'; enemy: string; token: string; fame: number; how: 'attack' | 'effect' }
  | { type: 'summoned'; summoner: string; enemy: string; token: string }
  | { type: 'noToken'; summoner: string; pile: Pile }
  | { type: 'blocked'; seat: Seat; enemy: string; attack: number; block: number; needed: number; success: boolean }
  | { type: 'slowed'; enemy: string; attack: number; points: number; left: number }
  | { type: 'damage'; enemy: string; attack: number; damage: number }
  /** `banner`: Banner of Fortitude was used. */
  | { type: 'unitHit'; seat: Seat; unit: string; wounds: number; destroyed: boolean; left: number; banner?: true }
  | { type: 'heroHit'; seat: Seat; wounds: number; poison: number; left: number }
  | { type: 'wound'; seat: Seat; why: string }
  | { type: 'soaked'; seat: Seat; skill: string; points: number }
  | { type: 'knockedOut'; seat: Seat; cards: number }
  | { type: 'paralyzed'; seat: Seat; cards: number }
  | { type: 'effect'; seat: Seat; source: string; mode: string; target: string }
  | { type: 'dice'; seat: Seat; why: string; faces: number[] }
  | { type: 'drew'; seat: Seat; cards: string[] }
  | { type: 'reward'; seat: Seat; reward: string }
  | { type: 'reputation'; seat: Seat; change: number }
  | { type: 'withdrawn'; seat: Seat; spaces: number }
  | { type: 'adjusted'; what: Adjustment; target: string; amount: number }
  | { type: 'over'; result: Outcome['result'] };
