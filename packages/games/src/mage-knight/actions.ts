import type { TableAction } from './rules/table-types.ts';
import type { Adjustment, AttackType, Crystal, Element, Kind, Mana, Seat } from './vocabulary.ts';

export interface DeclareAttackTargetParams {
  playerId: Seat;
  targetEnemyIds: string[];
  attackType: AttackType;
}
/** Points entered by people with real cards, besides the figures. */
interface FromTable {
  /** The name of the card, for the log. */
  note?: string;
  /** The unit that is used, if one is, is wounded by its own ability. */
  hurt?: true;
  /** The warning was confirmed: the unit is spent, or the hand is empty. */
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
  /** The shortfall was confirmed. */
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
  /** Mind Steal: the player names the card. */
  | { type: 'STEAL_CARD'; playerId: Seat; card: string }
  | { type: 'NOT_AGAIN'; playerId: Seat }
  | { type: 'END_COMBAT_PHASE'; playerId: Seat }
  | TableAction
  | { type: 'adjust'; what: Adjustment; target: string; amount: number }
  | { type: 'concede' };

/** How a card, unit, skill or leftover points are used; the source `table` means real cards. */
export interface Use {
  source: string;
  mode: string;
  /**
   * Lets it be played: Concentration, Maximal Effect, Tome of All Spells, a sideways skill. `:strong` is the strong side
   * of that card, `:again` one more time of what it plays.
   */
  by?: string;
  /** The enemy an effect is meant for, and which of its attacks. */
  target?: string;
  attack?: number;
  unit?: string;
  /** Cards put away as the price. */
  discard?: string;
  /** The chosen ability, color or token. */
  pick?: string;
  /** Mana paid: `token:red`, `die:red`, `crystal:red`. */
  mana?: string[];
}
