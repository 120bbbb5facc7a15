import type { Handlers, Offer, Play, Reason } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import { FACTIONS } from '../content/factions.ts';
import { UNITS } from '../content/units.ts';
import { SETS, type SetTag } from '../setup/types.ts';
import { type Action, PARTIES, type State, type Ti4 } from '../types.ts';
import { playWith } from './changes/effects.ts';

/** The sets in use: asked before P0.3 closes (F10), because names of its list come with them. */

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
  const known: readonly unknown[] = SETS;
  if (!Array.isArray(sets) || !sets.every((set) => known.includes(set)) || new Set(sets).size < sets.length)
    return [{ code: 'unknown-set' }];
  if (!sets.includes('B')) return [{ code: 'base-game-stays' }];
  // What an effect brought along from a set that is not in use (a unit that it places) takes none into use.
  return [...setsOnTable(state)]
    .filter((set) => state.sets.includes(set) && !sets.includes(set))
    .map((set) => ({ code: 'set-in-use', set }));
}

/** The form begins with what is in use. */
export const offerSets = (state: State, offer: Offer<Ti4>): void =>
  offer.form('host', { type: 'sets', sets: [...state.sets] });

/** One tap for each set that is off: a name that is greyed for it can be used then. */
export function offerMoreSets(state: State, offer: Offer<Ti4>): void {
  for (const set of SETS) if (!state.sets.includes(set)) offer('host', { type: 'add set', set });
}

function use(play: Play<Ti4>, sets: readonly SetTag[]): void {
  playWith(play.state, sets);
  play.emit({ type: 'sets', sets: [...play.state.sets] });
}
export const onSets: NonNullable<Handlers<Ti4>['sets']> = (play, { sets }) => use(play, sets);
export const onMoreSets: NonNullable<Handlers<Ti4>['add set']> = (play, { set }) =>
  use(play, [...play.state.sets, set]);
