import { clone as copy } from '@fray/engine';
import type { Party, State, Unit } from './types.ts';

/** Only replaced, never changed (its types say so): copies share it. What is copied by hand below stands here too. */
const SHARED: ReadonlySet<string> = new Set<keyof State>([
  'sets',
  'options',
  'system',
  'adjacent',
  'parties',
  'units',
  'lost',
]);
const copyUnit = (unit: Unit): Unit => ({ ...unit });
const copyParty = (party: Party): Party => ({
  ...party,
  effects: [...party.effects],
  hand: party.hand && [...party.hand],
  exhausted: [...party.exhausted],
  upgrades: [...party.upgrades],
  counters: { ...party.counters },
});

/** A copy of its own for all that a handler may change. */
export function clone(state: State): State {
  const made = { ...state };
  const fields = made as Record<string, unknown>;
  for (const field in fields)
    if (typeof fields[field] === 'object' && !SHARED.has(field)) fields[field] = copy(fields[field]);
  made.units = state.units.map(copyUnit);
  made.lost = state.lost.map(copyUnit);
  made.parties = {};
  for (const by of Object.keys(state.parties) as (keyof State['parties'])[])
    made.parties[by] = copyParty(state.parties[by] as Party);
  return made;
}
