import type { Survivors } from '../../game.ts';
import { fightRow } from '../rules/figures.ts';
import { PARTIES, type PartyId, type State, type Unit } from '../types.ts';

/** What is reported about an end besides the winner. */

/** Equal units as one group. */
export function groupUnits(units: readonly Unit[]): Survivors[] {
  const list: Survivors[] = [];
  for (const { kind, damaged } of units) {
    const existing = list.find(({ unit }) => unit === kind);
    const group = existing ?? { unit: kind, count: 0, damaged: 0 };
    if (!existing) list.push(group);
    group.count++;
    if (damaged) group.damaged++;
  }
  // The order of the board is no part of the answer.
  return list.sort((a, b) => (a.unit < b.unit ? -1 : 1));
}

/** Units of each party in the system, kind by kind, and those that have left it since the start. */
export function survivorsOf({ units, parties }: State, start: State): Record<string, Survivors[]> {
  const groups: Record<string, Survivors[]> = {};
  const isHere = ({ at }: Unit): boolean => !at.startsWith('next ') && at !== 'aside';
  const wasHere = (id: string): boolean => start.units.some((unit) => unit.id === id && isHere(unit));
  const hasLeft = ({ id, at }: Unit): boolean => at.startsWith('next ') && wasHere(id);
  for (const party of PARTIES) {
    if (!parties[party]) continue;
    const left = groupUnits(units.filter((unit) => unit.side === party && isHere(unit)));
    const retreated = groupUnits(units.filter((unit) => unit.side === party && hasLeft(unit)));
    for (const group of retreated) left.push({ ...group, retreated: true });
    groups[party] = left;
  }
  return groups;
}

/** Hits that a unit can still absorb: one, and one more if it can sustain damage. */
const takes = (unit: Unit): number => (fightRow(unit).sustain && !unit.damaged ? 2 : 1);
/** By party: hits that its units can still absorb. */
function strengths({ units }: State): Partial<Record<PartyId, number>> {
  const sums: Partial<Record<PartyId, number>> = {};
  for (const unit of units) sums[unit.side] = (sums[unit.side] ?? 0) + takes(unit);
  return sums;
}
/**
 * Hits that each party suffered: what it could absorb at the start minus what it still can. Repaired damage is not counted.
 */
export function hits(start: State): (state: State) => Record<string, number> {
  const before = strengths(start);
  const parties = PARTIES.filter((party) => start.parties[party]);
  return (state) => {
    const now = strengths(state);
    const taken: Record<string, number> = {};
    for (const party of parties) taken[party] = Math.max(0, (before[party] ?? 0) - (now[party] ?? 0));
    return taken;
  };
}

/** Who has won each planet that was fought for. */
export const parts = ({ result }: State): Record<string, string> =>
  Object.fromEntries((result?.planets ?? []).map(({ planet, winner }) => [planet, winner]));
