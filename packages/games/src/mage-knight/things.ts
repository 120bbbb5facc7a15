import { enemyName, heroName, sourceName } from './names.ts';
import type { State } from './types.ts';

/** `e2`, `e2:0`, `hero`, `hero:rage`, `hero:red`, `u1`: what forms and dice name by its id, in words. */
export function thing(id: string, state: State): string {
  const [whose = '', part] = id.split(':');
  const hero = state.heroes.find((row) => row.seat === whose);
  if (hero) return part === undefined ? heroName(hero) : `${heroName(hero)}: ${sourceName(state, part)}`;
  if (!state.enemies.some((enemy) => enemy.id === whose)) return sourceName(state, id);
  const name = enemyName(state, whose);
  return part === undefined ? name : `${name}, attack ${Number(part) + 1}`;
}
