import { EFFECTS } from '../effects/registry.ts';
import { SETS, type SetTag } from '../setup-types.ts';
import { PARTIES, type State } from '../types.ts';
import { factionEffects, generalEffects } from './begin.ts';

/** Plays on with these sets: abilities, texts of units and general rules come and go with the set they belong to. */
export function playWith(state: State, sets: readonly SetTag[]): void {
  const before = state.sets;
  state.sets = SETS.filter((set) => sets.includes(set));
  const isOff = (id: string): boolean => {
    const row = EFFECTS.get(id);
    return row !== undefined && !state.sets.includes(row.set);
  };
  const renewed = (held: readonly string[], old: readonly string[], now: readonly string[]): string[] => [
    ...new Set([...now, ...held.filter((id) => !old.includes(id) && !isOff(id))]),
  ];
  for (const id of PARTIES) {
    const party = state.parties[id];
    if (!party) continue;
    const { faction } = party;
    party.effects = renewed(party.effects, factionEffects(faction, before), factionEffects(faction, state.sets));
  }
  state.common = renewed(state.common, generalEffects(before), generalEffects(state.sets));
  state.version++;
}
