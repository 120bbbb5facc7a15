import { TOKENS } from '../content/tokens.ts';
import type { State } from '../types.ts';
import { enemyName, heroName, sourceName } from './names.ts';

const PARTS: Readonly<Record<string, string>> = { arcaneImmunity: 'arcane immunity' };
/** `e2`, `e2:0`, `e2:fire`, `hero`, `hero:rage`, `hero:red`, `u1`: what forms and dice name by its id, in words. */
export function thing(id: string, state: State): string {
  const [whose = '', part] = id.split(':');
  const hero = state.heroes.find((row) => row.seat === whose);
  if (hero) return part === undefined ? heroName(hero) : `${heroName(hero)}: ${sourceName(state, part)}`;
  if (!state.enemies.some((enemy) => enemy.id === whose)) {
    return Object.hasOwn(TOKENS, id) ? (TOKENS[id]?.name ?? id) : sourceName(state, id);
  }
  const name = enemyName(state, whose);
  if (part === undefined) return name;
  return /^\d+$/.test(part) ? `${name}, attack ${Number(part) + 1}` : `${name}: ${PARTS[part] ?? part}`;
}
