import type { Survivors } from '../../game.ts';
import { fightRow } from '../rules/figures.ts';
import { PARTIES, type PartyId, type State, type Unit } from '../types.ts';

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

/** What a unit can still take: one hit, and one more where it can sustain it. */
const takes = (unit: Unit): number => (fightRow(unit).sustain && !unit.damaged ? 2 : 1);
/** By party: what all of its units can still take. */
function strengths({ units }: State): Partial<Record<PartyId, number>> {
  const sums: Partial<Record<PartyId, number>> = {};
  for (const unit of units) sums[unit.side] = (sums[unit.side] ?? 0) + takes(unit);
  return sums;
}
/**
 * Hits that each party has taken, by what is gone of all that it could take: a lost unit with what it could still take, damage that is
 * left. Damage that was repaired is gone, and is no hit here.
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
