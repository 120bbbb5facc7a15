import type { Reason } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import { FACTIONS } from '../content/factions.ts';
import { UNITS } from '../content/units.ts';
import { type Action, PARTIES, SETS, type SetTag, type State } from '../types.ts';

type Sets = Extract<Action, { type: 'sets' }>;

/** Sets that something on the table belongs to: they stay. */
function setsOnTable(state: State): Set<SetTag> {
  const found = new Set<SetTag>();
  for (const id of PARTIES) {
    const party = state.parties[id];
    if (!party) continue;
    found.add(FACTIONS[party.faction].set);
    for (const effect of [...party.effects, ...(party.hand ?? [])]) {
      const row = EFFECTS.get(effect);
      // Abilities and texts of units come and go with their set.
      if (row && row.kind !== 'ability' && row.kind !== 'unit' && row.kind !== 'rule') found.add(row.set);
    }
  }
  for (const effect of state.common) {
    const row = EFFECTS.get(effect);
    if (row?.kind === 'law' || row?.kind === 'anomaly') found.add(row.set);
  }
  for (const unit of state.units) found.add(UNITS[unit.kind].set);
  return found;
}

export function checkSets(state: State, { sets }: Sets): Reason[] {
  const allSets: readonly unknown[] = SETS;
  if (!Array.isArray(sets) || !sets.every((set) => allSets.includes(set)) || new Set(sets).size < sets.length)
    return [{ code: 'unknown-set' }];
  if (!sets.includes('B')) return [{ code: 'base-game-stays' }];
  // What an effect brought along from a set that is not in use (a unit that it places) takes none into use.
  return [...setsOnTable(state)]
    .filter((set) => state.sets.includes(set) && !sets.includes(set))
    .map((set) => ({ code: 'set-in-use', set }));
}
