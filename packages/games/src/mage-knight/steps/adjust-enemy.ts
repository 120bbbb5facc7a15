import { tokenOf } from '../content/tokens.ts';
import { enemyOf } from '../rules/enemy.ts';
import { ABILITIES, type Ability, type Enemy, RESISTANCES, type Resistance, type State } from '../types.ts';

import { leaveBlock } from './changes/table.ts';

/** What the host takes away from an enemy (less than 0), and gives back (more). `e1`, `e1:fire`, `e1:swift`. */

export interface Row {
  /** Does the target make sense? */
  fits(state: State, target: string, amount: number): boolean;
  apply(state: State, target: string, amount: number): void;
  targets(state: State): string[];
}

const partsOf = (target: string): [id: string, part: string] => {
  const [id = '', part = ''] = target.split(':');
  return [id, part];
};
/** Rows about the whole enemy. */
const whole = (set: (enemy: Enemy, lost: boolean, state: State) => void): Row => ({
  fits: (state, target) => enemyOf(state, target) !== undefined,
  apply(state, target, amount) {
    const enemy = enemyOf(state, target);
    if (enemy) set(enemy, amount < 0, state);
  },
  targets: (state) => state.enemies.map(({ id }) => id),
});
/** Rows about one of the things that are printed on it. */
function part<V extends string>(
  all: readonly V[],
  printed: (state: State, enemy: Enemy) => readonly V[],
  list: (enemy: Enemy) => V[],
): Row {
  const has = (state: State, target: string): [Enemy, V] | undefined => {
    const [id, name] = partsOf(target);
    const enemy = enemyOf(state, id);
    const found = all.find((one) => one === name);
    return enemy && found && printed(state, enemy).includes(found) ? [enemy, found] : undefined;
  };
  return {
    fits: (state, target) => has(state, target) !== undefined,
    apply(state, target, amount) {
      const [enemy, name] = has(state, target) ?? [];
      if (!enemy || name === undefined) return;
      const lost = list(enemy);
      const at = lost.indexOf(name);
      if (amount < 0 && at < 0) lost.push(name);
      else if (amount > 0 && at >= 0) lost.splice(at, 1);
    },
    targets: (state) => state.enemies.flatMap((enemy) => printed(state, enemy).map((name) => `${enemy.id}:${name}`)),
  };
}

export const ENEMY_ADJUSTS: Readonly<Record<'fortification' | 'resistance' | 'ability' | 'attacks', Row>> = {
  fortification: whole((enemy, lost) => {
    enemy.noFortification = lost;
  }),
  resistance: part<Resistance>(
    RESISTANCES,
    (state, enemy) => tokenOf(state, enemy).resists,
    (enemy) => enemy.lostResistances,
  ),
  ability: part<Ability>(
    ABILITIES,
    (state, enemy) => tokenOf(state, enemy).abilities,
    (enemy) => enemy.lost,
  ),
  // Less than 0: it does not attack; more: it does after all.
  attacks: whole((enemy, lost, state) => {
    for (const attack of enemy.attacks) if (!attack.blocked && !attack.dealt) attack.cancelled = lost;
    leaveBlock(state, enemy);
  }),
};
