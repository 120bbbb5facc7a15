import type { Survivors } from '../../game.ts';
import { fightRow } from '../rules/figures.ts';
import { PARTIES, type PartyId, type State, type Unit } from '../types.ts';

/** What is reported about an end besides the winner. */

/** Equal units as one group, by kind. */
export function groupUnits(units: readonly Unit[]): Survivors[] {
  const groups = new Map<string, Survivors>();
  for (const { kind, damaged } of units) {
    let group = groups.get(kind);
    if (!group) {
      group = { unit: kind, count: 0, damaged: 0 };
      groups.set(kind, group);
    }
    group.count++;
    if (damaged) group.damaged++;
  }
  // The order of the board is no part of the answer.
  return [...groups.values()].sort((a, b) => (a.unit < b.unit ? -1 : 1));
}

const isAway = ({ at }: Unit): boolean => at.startsWith('next ');
const isHere = (unit: Unit): boolean => !isAway(unit) && unit.at !== 'aside';
/** Units of each party in the system, kind by kind, and those that have left it since the start. */
export function survivorsOf({ units, parties }: State, start: State): Record<string, Survivors[]> {
  const survivors: Record<string, Survivors[]> = {};
  const away = units.filter((unit) => isAway(unit) && start.units.some((one) => one.id === unit.id && isHere(one)));
  for (const party of PARTIES) {
    if (!parties[party]) continue;
    const isOwn = ({ side }: Unit): boolean => side === party;
    const list = groupUnits(units.filter((unit) => isOwn(unit) && isHere(unit)));
    for (const group of groupUnits(away.filter(isOwn))) list.push({ ...group, retreated: true });
    survivors[party] = list;
  }
  return survivors;
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
