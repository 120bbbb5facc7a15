import type { ActionTable } from '@fray/engine';
import { isShort } from './rules/commands.ts';
import { ofAdjust, ofDamage, ofUse } from './rules/subjects.ts';
import type { MageKnight, State } from './types.ts';

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
  // Closes the damage of this attack: the hero takes the rest.
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
