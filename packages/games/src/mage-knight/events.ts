import type { Resolution } from './rules/pool.ts';
import type { TableEvent } from './rules/table-types.ts';
import type { Adjustment, AttackType, Element, Kind, Outcome, Pile, Seat } from './vocabulary.ts';

interface Points {
  kind: Kind | 'block';
  element: Element;
  amount: number;
  /** Typed from the table: which card it was, and whether it counts twice against Swift. */
  note?: string;
  swift?: true;
}

export type Event =
  | { type: 'enemies'; tokens: string[] }
  | { type: 'dealt'; seat: Seat; enemies: string[] }
  | { type: 'phase'; phase: number; seat: Seat }
  | { type: 'declared'; seat: Seat; group: string[]; kind: AttackType }
  | { type: 'defended'; by: string; enemy: string; amount: number }
  | ({ type: 'added'; seat: Seat; source: string; mode: string } & Points)
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
  /** From an offer into the hand. */
  | { type: 'gained'; seat: Seat; card: string }
  /** Mind Steal: from another player into the hand. */
  | { type: 'stolen'; seat: Seat; card: string }
  | { type: 'putAway'; seat: Seat; card: string }
  | { type: 'disbanded'; seat: Seat; unit: string }
  /** Mysterious Box shows this artifact. */
  | { type: 'revealed'; seat: Seat; card: string }
  | { type: 'reputation'; seat: Seat; change: number }
  | { type: 'withdrawn'; seat: Seat; spaces: number }
  | { type: 'adjusted'; what: Adjustment; target: string; amount: number }
  | TableEvent
  | { type: 'over'; result: Outcome['result'] };

/** 2.6: what a resolved attack came to. */
export interface AttackResolution extends Resolution {
  reputation: number;
}
