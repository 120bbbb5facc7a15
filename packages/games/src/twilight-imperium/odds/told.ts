import type { Survivors } from '../../game.ts';
import { PARTIES, type State, type Unit } from '../types.ts';

/** What is told of an end beside who won. */

/** Equal units as one group. */
export function grouped(units: readonly Unit[]): Survivors[] {
  const list: Survivors[] = [];
  for (const { kind, damaged } of units) {
    const known = list.find(({ unit }) => unit === kind);
    const group = known ?? { unit: kind, count: 0, damaged: 0 };
    if (!known) list.push(group);
    group.count++;
    if (damaged) group.damaged++;
  }
  // The order of the board is no part of the answer.
  return list.sort((a, b) => (a.unit < b.unit ? -1 : 1));
}

/** Units of each party in the system, kind by kind. */
export function left({ units, parties }: State): Record<string, Survivors[]> {
  const told: Record<string, Survivors[]> = {};
  const isHere = ({ at }: Unit): boolean => !at.startsWith('next ') && at !== 'aside';
  for (const party of PARTIES)
    if (parties[party]) told[party] = grouped(units.filter((unit) => unit.side === party && isHere(unit)));
  return told;
}

/** Who has won each planet that was fought for. */
export const parts = ({ result }: State): Record<string, string> =>
  Object.fromEntries((result?.planets ?? []).map(({ planet, winner }) => [planet, winner]));
