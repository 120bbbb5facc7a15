import { TOKENS } from '../content/tokens.ts';
import { ABILITIES, type Ability, type Element, type Resistance, type State } from '../types.ts';
import { attackElement, attackHas, attackValue, blockNeeded, damageOf, enemyOf, heroOf } from './enemy.ts';
import { newEnemy } from './new-enemy.ts';

/** A token as it would stand in for a summoner, before it is named. */
export interface Summoned {
  token: string;
  name: string;
  attacks: { value: number; element: Element }[];
  abilities: Ability[];
  resists: readonly Resistance[];
  /** Block for all its attacks, and Wounds for the hero if none of them is blocked. */
  needed: number;
  wounds: number;
}
export function summonedAs(state: State, summonerId: string, token: string): Summoned | undefined {
  const row = Object.hasOwn(TOKENS, token) ? TOKENS[token] : undefined;
  const summoner = enemyOf(state, summonerId);
  if (!row || !summoner) return undefined;
  const monster = newEnemy(state, { token, role: 'summoned', owner: summoner.owner, summoner: summonerId });
  const then: State = { ...state, phase: 2, enemies: [...state.enemies, monster] };
  const hero = heroOf(then);
  const all = monster.attacks.map((_, i) => i);
  return {
    token,
    name: row.name,
    attacks: all.map((i) => ({ value: attackValue(then, monster, i), element: attackElement(then, monster, i) })),
    abilities: ABILITIES.filter((ability) => all.some((i) => attackHas(then, monster, i, ability))),
    resists: row.resists,
    needed: all.reduce((sum, i) => sum + blockNeeded(then, monster, i), 0),
    wounds: all.reduce((sum, i) => sum + Math.ceil(damageOf(then, monster, i) / hero.armor), 0),
  };
}
