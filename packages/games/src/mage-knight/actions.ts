import type { ActionTable } from '@fray/engine';
import type { Adjustment, Crystal, Element, Kind, Mana, Seat } from './rules/basics.ts';
import { isShort } from './rules/commands.ts';
import { ofAdjust, ofDamage, ofUse } from './rules/subjects.ts';
import type { TableAction } from './rules/table-types.ts';
import type { AttackType, MageKnight, State, Use } from './types.ts';

/** What people do. */

export interface DeclareAttackTargetParams {
  playerId: Seat;
  targetEnemyIds: string[];
  attackType: AttackType;
}
/** Points that people with real cards play: what the entry is about, beside its figures. */
interface FromTable {
  /** Which card it was, for the log. */
  note?: string;
  /** The unit that is used, if one is, is wounded by its own ability. */
  hurt?: true;
  /** A warning was read: the unit is spent, the hand empty. */
  anyway?: true;
}
export interface AddToAttackPoolParams extends Partial<Use>, FromTable {
  playerId: Seat;
  element: Element;
  amount: number;
  /** Left out: that of the declaration. */
  kind?: Kind;
}
export interface AddToBlockPoolParams extends Partial<Use>, FromTable {
  playerId: Seat;
  element: Element;
  amount: number;
  /** Counts twice against Swift. */
  swiftTwice?: true;
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
  /** `die`: the die of the Source that is set to it. */
  | { type: 'CHOOSE_MANA'; playerId: Seat; colour: Mana; die?: Mana }
  | { type: 'PUT_AWAY'; playerId: Seat; card: string }
  | { type: 'DISBAND'; playerId: Seat; unitId: string }
  /** Mind Steal: the table says which card it was. */
  | { type: 'STEAL_CARD'; playerId: Seat; card: string }
  | { type: 'NOT_AGAIN'; playerId: Seat }
  | { type: 'END_COMBAT_PHASE'; playerId: Seat }
  | TableAction
  | { type: 'adjust'; what: Adjustment; target: string; amount: number }
  | { type: 'concede' };

/** A pool that is too small is spent for nothing. */
const resolves = (state: State) => (isShort(state) ? 'risks' : 'commits');

/** What each command is to a program that knows no rules, and what it is about: first what it is done with, or to. */
export const actions: ActionTable<MageKnight> = {
  DECLARE_ATTACK_TARGET: { role: 'acts', about: { targetEnemyIds: 'unit' }, group: 'attack-target' },
  ADD_TO_ATTACK_POOL: { role: 'acts', about: ofUse, group: 'points' },
  RESOLVE_ATTACK: { role: resolves, group: 'resolve' },
  CANCEL_ATTACK: { role: 'acts' },
  CANCEL_BLOCK: { role: 'acts' },
  DECLARE_BLOCK_TARGET: { role: 'acts', about: { enemyId: 'unit' }, group: 'block-target' },
  ADD_TO_BLOCK_POOL: { role: 'acts', about: ofUse, group: 'points' },
  RESOLVE_BLOCK: { role: resolves, group: 'resolve' },
  SPEND_MOVE_ON_CUMBERSOME: { role: 'acts', about: { enemyId: 'unit' }, group: 'slow' },
  ASSIGN_DAMAGE: { role: 'acts', about: { enemyId: 'unit' } },
  DAMAGE_UNIT: { role: 'acts', about: ofDamage },
  // Closes the damage of this attack: whatever no unit took.
  DAMAGE_HERO: { role: 'commits', about: { playerId: 'seat' } },
  PLAY_EFFECT: { role: 'acts', about: ofUse, group: 'effect' },
  CHOOSE_TARGET: { role: 'acts', about: { enemyId: 'unit' } },
  NO_TARGET: { role: 'passes' },
  CHOOSE_CRYSTAL: { role: 'acts' },
  CHOOSE_MANA: { role: 'acts' },
  PUT_AWAY: { role: 'acts', about: { card: 'card' } },
  DISBAND: { role: 'acts', about: { unitId: 'unit' } },
  STEAL_CARD: { role: 'acts', about: { card: 'card' } },
  NOT_AGAIN: { role: 'passes' },
  END_COMBAT_PHASE: { role: 'ends' },
  CHANGE_ENEMY: { role: 'acts', about: { enemyId: 'unit' } },
  OPEN_WALLS: { role: 'acts' },
  NAME_MONSTER: { role: 'acts', about: { enemyId: 'unit' } },
  IGNORE_DAMAGE: { role: 'acts' },
  IGNORE_WOUNDS: { role: 'acts' },
  TAKE_WOUNDS: { role: 'acts', about: { playerId: 'seat' } },
  CHANGE_UNIT: { role: 'acts', about: { unitId: 'unit' } },
  ADD_UNIT: { role: 'acts' },
  CHANGE_FAME: { role: 'acts', about: { playerId: 'seat' } },
  adjust: { role: 'acts', about: ofAdjust, group: 'correction' },
  concede: { role: 'risks' },
};
