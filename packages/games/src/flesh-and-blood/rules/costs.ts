import type { CardRow } from '../content/row.ts';
import type { Attack, From, State, Who } from '../types.ts';
import { rowOf } from './cards.ts';
import { matches } from './conditions.ts';

/** What a card or ability costs now: base, then more, then less, never below 0 (3.3 step 5). */
export function costOf(state: State, who: Who, base: number, kind: 'action' | 'other', attack: Attack | null): number {
  const me = state.players[who];
  let n = base;
  for (const it of me.permanents) n += rowOf(state, it.card).steady?.tax ?? 0;
  if (kind === 'action' && me.turn.actions === 0) n += me.turn.tax;
  if (attack) for (const next of me.next) if (next.cost && matches(state, next.to, attack)) n -= next.cost;
  return Math.max(n, 0);
}

/** Actions cost an action point: attacks, non-attack actions, auras and items. */
export const isAction = (row: CardRow): boolean =>
  row.type === 'attack' || row.type === 'action' || row.type === 'aura' || row.type === 'item';

/** An attack as it would be if it were played now. */
export function makeAttack(state: State, by: Who, card: string, from: From, weapon: number): Attack {
  const turn = state.players[by].turn;
  return {
    card,
    by,
    weapon,
    from,
    power: 0,
    gains: [],
    few: 0,
    grants: [],
    target: 'hero',
    cost: 0,
    pitch: 0,
    paid: [],
    big: false,
    nth: turn.attacks + 1,
    weaponNth: weapon >= 0 ? turn.weaponAttacks + 1 : 0,
    sameNth: weapon >= 0 ? (state.players[by].weapons[weapon]?.attacks ?? 0) + 1 : 0,
  };
}
