import type { Reason } from '@fray/engine';
import { HELD_REASONS } from '../../held.ts';
import { tableReasons } from './table.ts';

const enemyIn = (reason: Reason): string => String(reason.name ?? reason.enemy ?? 'This enemy');
const causedBy = (reason: Reason): string => (reason.who ? ` (${reason.who})` : '');
const missing = (r: Reason): string => (r.shortfall === 1 ? '1 point is missing' : `${r.shortfall} points are missing`);
const REASONS: Readonly<Record<string, (reason: Reason) => string>> = {
  ...tableReasons,
  'hand-not-known': () =>
    'You hold the real cards and Fray does not know them: there are no odds, no simulation and no bots. For a plan say what you hold: "a hand: rage, march; mana: red". A fight with "pool": "cards" and a hand has all of them.',
  ...HELD_REASONS,
  NOT_IN_COMBAT: () => 'There is no fight.',
  NOT_YOUR_TURN: (r) => `It is the turn of ${r.seat}.`,
  WRONG_PHASE: () => 'Attacks are made in phase 1 (ranged, siege) and in phase 4 (melee).',
  NOBODY_LEFT: () => 'Nobody is left to attack.',
  EMPTY_TARGET_GROUP: () => 'Choose at least one enemy.',
  UNKNOWN_ENEMY: (r) => `${enemyIn(r)} is not in this fight.`,
  ENEMY_ALREADY_DEFEATED: (r) => `${enemyIn(r)}: already defeated.`,
  DUPLICATE_TARGET: (r) => `${enemyIn(r)} is named twice.`,
  ENEMY_NOT_TARGETABLE: (r) => `${enemyIn(r)} cannot be attacked by you now.`,
  FORTIFICATION_BLOCKS_RANGED: (r) =>
    `A fortified enemy is in the group${causedBy(r)}: only Siege attacks are allowed.`,
  GROUP_DOUBLE_FORTIFIED: (r) => `A doubly fortified enemy${causedBy(r)} cannot be attacked in this phase.`,
  ATTACK_ALREADY_OPEN: () => 'Another attack is open: resolve or cancel it first.',
  BLOCK_ALREADY_OPEN: () => 'A block is open: resolve or cancel it first.',
  NO_ATTACK_DECLARED: () => 'No attack is open: declare one first.',
  NO_BLOCK_DECLARED: () => 'No block is open: declare one first.',
  NO_ATTACK_RESOURCE: () => 'No card, unit or skill gives these points.',
  ATTACK_KIND_NOT_ALLOWED: (r) => `Such points cannot be added to a ${r.attackType} attack.`,
  INVALID_AMOUNT: (r) => `Enter a whole number up to ${r.most}, but not 0.`,
  INVALID_ELEMENT: () => 'The element must be physical, fire, ice or coldFire.',
  INVALID_ATTACK_TYPE: () => 'The kind of attack must be ranged, siege or melee.',
  UNKNOWN_FIELD: (r) => `This command has no field "${r.field}".`,
  TOO_MANY_ATTACKS: (r) => `No more than ${r.most} attacks fit into one phase.`,
  TOO_MANY_ENTRIES: (r) => `No more than ${r.most} entries fit into one phase.`,
  CANCEL_LOCKED: () => 'Dice were rolled or a card was revealed: finish the attack, it can no longer be canceled.',
  ATTACK_STILL_OPEN: () => 'Resolve or cancel what is open before you end the phase.',
  INSUFFICIENT_NOT_CONFIRMED: (r) =>
    `${missing(r)}: nobody would fall and all points would be lost. Confirm if you mean it.`,
  BLOCK_NOT_CONFIRMED: (r) =>
    `${missing(r)}: the attack would not be blocked and all points would be lost. Confirm if you mean it.`,
  NOTHING_TO_CONFIRM: () => 'The points are enough: there is nothing to confirm.',
  DAMAGE_NOT_ASSIGNED: () => 'All damage must be assigned first.',
  NOT_TO_STEAL: (r) => `Only a ${r.colour} Action card can be taken.`,
  UNKNOWN_ADJUST: () => 'There is no such adjustment.',
  HAND_FULL: (r) => `A hand of ${r.most} cards is full.`,
  UNKNOWN_TARGET: (r) => `This has no ${r.what} to adjust.`,
};
export const REASON_CODES: readonly string[] = Object.keys(REASONS);

export const reason = (found: Reason): string => REASONS[found.code]?.(found) ?? `Not allowed (${found.code}).`;
