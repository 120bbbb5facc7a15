import type { Reason } from '@fray/engine';
import type { AttackType, State } from '../types.ts';
import { whyNotDeclare } from './commands.ts';
import { faces, heroOf } from './enemy.ts';

/** Whether an enemy may be added to a group (2.8), checked alone. */
interface Target {
  enemyId: string;
  /** Why it cannot be attacked at all in this phase. */
  why?: Reason;
  /** Siege is the only kind that reaches it: so it will be for the whole group. */
  siegeOnly: boolean;
}

/** The kind that lets in the most points: Ranged takes Siege as well, so Siege is declared only where it must be. */
export function widestType(state: State, ids: readonly string[]): AttackType | undefined {
  const types: readonly AttackType[] = state.phase === 4 ? ['melee'] : ['ranged', 'siege'];
  return types.find((attackType) => !whyNotAttack(state, ids, attackType).length);
}
/** The group that is open may be changed: it is no hindrance. */
const whyNotAttack = (state: State, ids: readonly string[], attackType: AttackType): Reason[] =>
  whyNotDeclare(
    { ...state, currentAttackDeclaration: null },
    { type: 'DECLARE_ATTACK_TARGET', playerId: heroOf(state).seat, targetEnemyIds: [...ids], attackType },
  );

export const targetsOf = (state: State): Target[] =>
  state.enemies
    .filter((enemy) => faces(heroOf(state), enemy))
    .map(({ id: enemyId }) => {
      const widest = widestType(state, [enemyId]);
      const [why] = widest ? [] : whyNotAttack(state, [enemyId], state.phase === 4 ? 'melee' : 'siege');
      return { enemyId, siegeOnly: widest === 'siege', ...(why ? { why } : {}) };
    });
