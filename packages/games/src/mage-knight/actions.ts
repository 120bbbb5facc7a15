import type { AttackResolution, AttackType, Crystal, Element, Kind, Outcome, Pile, Seat, Use } from './types.ts';

/** What people do, and what then happens. */

export interface DeclareAttackTargetParams {
  playerId: Seat;
  targetEnemyIds: string[];
  attackType: AttackType;
}
export interface AddToAttackPoolParams extends Partial<Use> {
  playerId: Seat;
  element: Element;
  amount: number;
  kind: Kind;
}
export interface AddToBlockPoolParams extends Partial<Use> {
  playerId: Seat;
  element: Element;
  amount: number;
}
export interface ResolveAttackParams {
  playerId: Seat;
  /** The shortfall was read and accepted. */
  confirmed?: true;
}
export interface CancelAttackParams {
  playerId: Seat;
}

export type Action =
  | ({ type: 'DECLARE_ATTACK_TARGET' } & DeclareAttackTargetParams)
  | ({ type: 'ADD_TO_ATTACK_POOL' } & AddToAttackPoolParams)
  | ({ type: 'RESOLVE_ATTACK' } & ResolveAttackParams)
  | ({ type: 'CANCEL_ATTACK' } & Partial<CancelAttackParams>)
  | ({ type: 'CANCEL_BLOCK' } & Partial<CancelAttackParams>)
  | { type: 'DECLARE_BLOCK_TARGET'; playerId: Seat; enemyId: string; attackIndex: number }
  | ({ type: 'ADD_TO_BLOCK_POOL' } & AddToBlockPoolParams)
  | ({ type: 'RESOLVE_BLOCK' } & ResolveAttackParams)
  | { type: 'SPEND_MOVE_ON_CUMBERSOME'; playerId: Seat; enemyId: string; attackIndex: number; points: number }
  | { type: 'ASSIGN_DAMAGE'; playerId: Seat; enemyId: string; attackIndex: number }
  /** `banner`: Banner of Fortitude ignores the wound. */
  | { type: 'DAMAGE_UNIT'; playerId: Seat; unitId: string; banner?: true }
  | { type: 'DAMAGE_HERO'; playerId: Seat }
  | ({ type: 'PLAY_EFFECT'; playerId: Seat } & Use)
  | { type: 'CHOOSE_TARGET'; playerId: Seat; enemyId: string; attackIndex?: number }
  | { type: 'NO_TARGET'; playerId: Seat }
  | { type: 'CHOOSE_CRYSTAL'; playerId: Seat; colour: Crystal }
  | { type: 'NOT_AGAIN'; playerId: Seat }
  | { type: 'END_COMBAT_PHASE'; playerId: Seat }
  | { type: 'adjust'; what: Adjustment; target: string; amount: number }
  | { type: 'concede' };
export const ADJUSTMENTS = [
  'fame',
  'reputation',
  'armor',
  'attack',
  'defeat',
  'revive',
  'card',
  'wound',
  'mana',
  'crystal',
  'move',
  'influence',
  'unit',
  'heroArmor',
] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

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
