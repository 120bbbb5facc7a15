import { faces, isHidden, isImmune } from '../rules/enemy.ts';
import type { Enemy, Phase } from '../types.ts';
import type { Aim, Does, Effect } from './mode.ts';

/** What effects are made of. */

export const ANY: readonly Phase[] = [1, 2, 3, 4];
export const NOT_DAMAGE: readonly Phase[] = [1, 2, 4];
export const BEFORE_DAMAGE: readonly Phase[] = [1, 2, 3];
export const ATTACKS: readonly Phase[] = [1, 4];

/** An effect on the hero that matters in no phase, unless it says otherwise. Those on others fit into no open pool. */
export function effect(facts: Partial<Effect> & { does: Does }, apply: Effect['apply']): Effect {
  const inPools = (facts.target ?? 'self') === 'self';
  const common = { matters: [], inAttack: inPools, inBlock: inPools, direct: false } as const;
  return { target: 'self', ...common, apply, ...facts };
}
/** Worth playing beside an attack that can be made anyway: no phase waits for it. */
export const waitsForNobody: Pick<Effect, 'holds'> = { holds: [] };
export const each = ({ state, hero, colour }: Aim, act: (enemy: Enemy) => void) => {
  for (const enemy of state.enemies) {
    if (faces(hero, enemy) && !isHidden(state, enemy) && !isImmune(state, enemy, colour)) act(enemy);
  }
};
export const applyToEnemy = (aim: Aim, act: (enemy: Enemy) => void) => {
  if (aim.enemy) act(aim.enemy);
};
