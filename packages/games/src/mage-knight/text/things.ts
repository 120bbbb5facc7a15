import { TOKENS } from '../content/tokens.ts';
import type { State } from '../types.ts';
import { withSign } from './effect-words.ts';
import { enemyName, heroName, sourceName } from './names.ts';
import { note } from './notes.ts';

const PARTS: Readonly<Record<string, string>> = { arcaneImmunity: 'arcane immunity' };
/** Ids are `e2`, `e2:0`, `e2:fire`, `hero`, `hero:rage`, `hero:red`, `u1`. */
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

/** `Diggers: armor +2`, `Diggers: defeat`. */
export function adjustmentName(
  state: State,
  { what, target, amount }: { what: string; target: string; amount: number },
): string {
  const change = what === 'defeat' || what === 'revive' ? what : `${note({ code: what })} ${withSign(amount)}`;
  return `${thing(target, state)}: ${change}`;
}
