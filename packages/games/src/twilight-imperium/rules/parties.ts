import { EFFECTS } from '../content/effects/registry.ts';
import type { EffectRow } from '../content/effects/types.ts';
import type { FactionId } from '../content/factions.ts';
import { defaultPolicy } from '../setup/types.ts';
import type { Party } from '../types.ts';

/** Looked up once for each faction and choice of sets: a combat begins a million times in a simulation. */
const FACTION_EFFECTS = new Map<string, readonly string[]>();

const COMMON_EFFECTS = new Map<string, readonly string[]>();

/** Faction abilities, and texts of the faction's units (deploys need no unit on the board), are always there. */
export function factionEffects(faction: FactionId, sets: readonly string[]): readonly string[] {
  const key = `${EFFECTS.size} ${faction} ${sets.join()}`;
  let list = FACTION_EFFECTS.get(key);
  if (!list) {
    const memory = (row: EffectRow) =>
      sets.includes(row.set) &&
      (((row.kind === 'ability' || row.kind === 'unit') && row.faction === faction) ||
        // Rules that ask somebody are everybody's (Coexistence).
        (row.kind === 'rule' && row.offers !== undefined));
    list = [...EFFECTS.values()].filter(memory).map((row) => row.id);
    FACTION_EFFECTS.set(key, list);
  }
  return list;
}

export function generalEffects(sets: readonly string[]): readonly string[] {
  const key = `${EFFECTS.size} ${sets.join()}`;
  let list = COMMON_EFFECTS.get(key);
  if (!list) {
    const general = (row: EffectRow) =>
      (row.kind === 'rule' || row.kind === 'objective') && row.hooks !== undefined && sets.includes(row.set);
    list = [...EFFECTS.values()].filter(general).map((row) => row.id);
    COMMON_EFFECTS.set(key, list);
  }
  return list;
}

/** A party that was chosen at the table: nothing known yet. */
export const blankParty = (faction: FactionId, sets: readonly string[]): Party => ({
  faction,
  name: '',
  effects: [...factionEffects(faction, sets)],
  hand: null,
  exhausted: [],
  upgrades: [],
  counters: {},
  fleetSupply: null,
  facts: {},
  policy: defaultPolicy(),
});
