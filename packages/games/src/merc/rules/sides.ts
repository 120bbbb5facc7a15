import { UNIT_ROWS } from '../content/index.ts';
import { NONE, PLAYERS, type Player, type Side, type State, type Unit } from '../types.ts';

export const sideOf = (player: Player): Side => (player === 'dictator' ? 'dictator' : 'rebel');
export const otherSide = (side: Side): Side => (side === 'dictator' ? 'rebel' : 'dictator');

export const unitAt = (state: State, position: number): Unit => state.units[position] as Unit;

/** The place of a unit in `units`; NONE for an unknown name. */
export function positionOf(state: State, id: string): number {
  const units = state.units;
  for (let i = 0; i < units.length; i++) if ((units[i] as Unit).id === id) return i;
  return NONE;
}

export const isHere = (unit: Unit): boolean => unit.place === 'here';
/** Lives, here or in the sector it retreated to. */
export const isAlive = (unit: Unit): boolean => unit.place !== 'dead' && unit.place !== 'gone';

/** Who is in the fight on a side. */
export const ranksOf = (state: State, side: Side): number[] =>
  side === state.attacker ? state.attackers : state.defenders;

/**
 * Section 19: who came in over the mine and is still here. Not whom a MERC brought to the side later: a dog was
 * equipment on entering, and a militia that changed sides was here before.
 */
export const enteredOf = (state: State): number[] =>
  state.attackers.filter((position) => unitAt(state, position).handler === NONE);

/** Whether a side still has a unit. Dogs do not hold a sector. */
export function isStanding(state: State, side: Side): boolean {
  const ranks = ranksOf(state, side);
  for (let i = 0; i < ranks.length; i++) if (unitAt(state, ranks[i] as number).kind !== 'dog') return true;
  return false;
}
export const bothStanding = (state: State): boolean => isStanding(state, 'dictator') && isStanding(state, 'rebel');

/** Militia of one owner that act in the same round are all alike: one bit for each kind of them, so that each is listed once. */
export const likeness = (militia: Unit): number => 1 << (2 * PLAYERS.indexOf(militia.owner) + Number(militia.waits));

export function countMilitia(state: State, side: Side): number {
  let count = 0;
  for (const position of ranksOf(state, side)) if (unitAt(state, position).kind === 'militia') count++;
  return count;
}

/** Section 2: ten militia a side and sector, more at the base of one Dictator. */
export function militiaLimit(state: State, side: Side): number {
  const ruler = side === 'dictator' && state.base ? UNIT_ROWS.get(state.ruler) : undefined;
  return ruler ? ruler.traits.militiaAtBase : 10;
}

/** Who owns units in the fight, in the order of the seats. */
export function ownersHere(state: State, side: Side): Player[] {
  const owners: Player[] = [];
  for (const position of ranksOf(state, side)) {
    const { owner } = unitAt(state, position);
    if (!owners.includes(owner)) owners.push(owner);
  }
  return owners.sort();
}
