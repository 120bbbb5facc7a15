import { isBlocked } from '../../rules/enemy.ts';
import type { Enemy, Hero, State } from '../../types.ts';
import { dropArmor } from './hero.ts';

/** 4.6: what waits until the enemy is blocked, which means all its attacks. */
export function noteBlocked(state: State, hero: Hero, enemy: Enemy): void {
  if (!isBlocked(state, enemy)) return;
  hero.turn.blockedEnemies++;
  if (enemy.onceBlocked) dropArmor(enemy, enemy.onceBlocked);
  enemy.onceBlocked = 0;
  // 4.8: a summoned monster that was blocked is discarded, without Fame; its summoner stays hidden until phase 4.
  if (enemy.role === 'summoned') enemy.defeated = true;
}
