import { UNITS, type UnitId } from '../units.ts';
import { atTable } from './parts.ts';
import { sails } from './row.ts';
import type { EffectRow } from './types.ts';

/** What rows of flagships (C.2) and of mechs (C.3) have in common. */
export const flagshipText = { kind: 'unit', set: 'B', resolution: 'engine', sides: 'same' } as const;
export const mechText = { kind: 'unit', set: 'PoK', resolution: 'engine', sides: 'same' } as const;

/** A flagship whose text does nothing in a combat. */
export const quietFlagship = (id: string, name: string, faction: string, set: EffectRow['set'] = 'B'): EffectRow => ({
  ...flagshipText,
  id,
  name,
  faction,
  set,
  steps: [],
  category: 'unit-stat',
  resolution: 'outside',
});

/** A flagship whose text is about movement: a reminder after the activation, resolved at the table. */
export const movingFlagship = (id: UnitId, name: string, faction: string, set: EffectRow['set'] = 'B'): EffectRow => ({
  ...quietFlagship(id, name, faction, set),
  steps: ['P0.3'],
  resolution: 'table',
  offers: [{ window: 'activation', applies: (state, use) => sails(state, use, id), parts: [atTable()] }],
});

/** A mech with nothing to do in a combat, or whose figures and tags alone say it. */
export const quietMech = (id: UnitId, set: EffectRow['set'] = 'PoK'): EffectRow => ({
  ...mechText,
  id,
  name: UNITS[id].name,
  ...(UNITS[id].faction === undefined ? {} : { faction: UNITS[id].faction }),
  set,
  steps: [],
  category: 'unit-stat',
  resolution: 'outside',
});
