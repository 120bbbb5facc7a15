import type { Handlers, Offer, Play } from '@fray/engine';
import { SETS, type SetTag, type State, type Ti4 } from '../types.ts';
import { playWith } from './changes/effects.ts';

/** The sets in use: asked before P0.3 closes (F10), because they decide which names are listed. */

/** The form begins with what is in use. */
export const offerSets = (state: State, offer: Offer<Ti4>): void =>
  offer.form('host', { type: 'sets', sets: [...state.sets] });

/** One tap for each set that is not in use: then its names can be used. */
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
