import { type Speaks, sayIn } from '../../notes.ts';
import { tokenOf } from '../content/tokens.ts';
import { pendingAttacks } from '../rules/block.ts';
import { armorOf, armorParts, attackElement, attackValue, blockNeeded, damageOf, heroOf } from '../rules/enemy.ts';
import type { Element, Enemy, State } from '../types.ts';
import { ELEMENT_NAMES, enemyName } from './names.ts';
import type { NoteCode } from './notes.ts';

export type Words = Speaks;
export const say = sayIn<NoteCode>();

/** `parts` explains an armor that is not the printed one: `5 +2 defend`. */
export function armorWords(state: State, enemy: Enemy, text: Words): { total: number; parts: string } {
  const parts = armorParts(state, enemy).map(({ cause, value }) => {
    if (cause === 'printed') return String(value);
    return `${value < 0 ? '' : '+'}${value} ${say(text, cause === 'city' ? 'white city' : cause)}`;
  });
  return { total: armorOf(state, enemy), parts: parts.length > 1 ? parts.join(' ') : '' };
}

export interface AttackFigure {
  value: number;
  element: Element;
  fate?: 'blocked' | 'cancelled' | 'dealt';
}
export const attackFigures = (state: State, enemy: Enemy): AttackFigure[] =>
  enemy.attacks.map((attack, i) => {
    const figure: AttackFigure = { value: attackValue(state, enemy, i), element: attackElement(state, enemy, i) };
    const fate = attack.blocked ? 'blocked' : attack.cancelled ? 'cancelled' : attack.dealt ? 'dealt' : undefined;
    return fate ? { ...figure, fate } : figure;
  });
/** What a summoner draws; `undefined` for other enemies. */
export function summonWords(state: State, enemy: Enemy, text: Words): string | undefined {
  const row = tokenOf(state, enemy);
  return row.is.summon ? say(text, 'summons', { pile: row.summons, times: row.attacks.length }) : undefined;
}
/** `4 blocked + 6 Fire`. */
export const attackWords = (state: State, enemy: Enemy, text: Words): string =>
  summonWords(state, enemy, text) ??
  attackFigures(state, enemy)
    .map(({ value, element, fate }) =>
      [value, element === 'physical' ? '' : ELEMENT_NAMES[element], fate ? say(text, fate) : '']
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(' + ');

/** An attack that is neither blocked nor dealt. */
export interface Threat {
  enemyId: string;
  attackIndex: number;
  name: string;
  /** Block that stops it, and the damage that it deals otherwise. */
  needed: number;
  damage: number;
}
export const threatsOf = (state: State): Threat[] =>
  pendingAttacks(state, heroOf(state)).map(({ enemy, index }) => ({
    enemyId: enemy.id,
    attackIndex: index,
    name: enemyName(state, enemy.id),
    needed: blockNeeded(state, enemy, index),
    damage: damageOf(state, enemy, index),
  }));
