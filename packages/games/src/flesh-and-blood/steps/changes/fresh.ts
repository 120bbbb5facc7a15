import type { CardId } from '../../content/row.ts';
import { rowOf } from '../../rules/cards.ts';
import type { Permanent, Player, State, TurnCount, Weapon } from '../../types.ts';

/** Players, weapons and counters as they begin. */

export const freshTurn = (): TurnCount => ({
  attacks: 0,
  weaponAttacks: 0,
  intimidated: false,
  heroUsed: false,
  weaponPower: 0,
  slices: 0,
  glisten: 0,
  bravo: false,
  tax: 0,
  amp: 0,
  flicFlak: 0,
  intellect: 0,
  actions: 0,
});

export const freshWeapon = (card: CardId): Weapon => ({
  card,
  used: 0,
  extra: 0,
  power: 0,
  counters: 0,
  hits: 0,
  attacks: 0,
  once: false,
});

/** A permanent comes with the counters that it says. */
export function freshPermanent(rows: Pick<State, 'custom'>, card: CardId): Permanent {
  const { verses } = rowOf(rows, card);
  return verses ? { card, counters: verses } : { card };
}

export const freshPlayer = (hero: CardId, life: number): Player => ({
  hero,
  life,
  action_points: 0,
  floating_resources: 0,
  hand: [],
  deck: [],
  top: [],
  bottom: [],
  graveyard: [],
  pitched: [],
  banished: [],
  playable: [],
  intimidated: [],
  arsenal: null,
  soul: [],
  weapons: [],
  equipment: [],
  permanents: [],
  aside: [],
  looking: [],
  next: [],
  later: [],
  laterTax: 0,
  turn: freshTurn(),
  shield: 0,
  marked: false,
  tapped: false,
  heroLost: false,
  frozen: [],
  contracts: [],
  mentor: false,
});
