import type { Play } from '@fray/engine';
import { CARDS } from '../../content/index.ts';
import type { CardId } from '../../content/row.ts';
import { ONE_MORE_ARCANE } from '../../rules/arcane.ts';
import { rowOf } from '../../rules/cards.ts';
import type { Fab, Layer, State } from '../../types.ts';
import { remind } from './tell.ts';

/** A card of which no row of ours says what it does: its figures are filled in, the rest is asked (6, 7). */
export function askWhatItDoes(play: Play<Fab>, layer: Layer): void {
  const state = play.state;
  const { by: who, card } = layer;
  if (layer.kind !== 'card' || layer.attack) return;
  remind(play, who, card, 'resolves');
  if (CARDS[card]) return;
  const row = rowOf(state, card);
  const facts = state.real?.facts[card];
  if (row.type === 'defense reaction' || !facts || facts.played) return;
  const isPlain = facts.moments.length > 0 && facts.moments.every((moment) => moment === 'plain');
  const arcane = facts.arcane;
  if (isPlain && arcane === undefined) return;
  const more = layer.paid.filter((it) => it === ONE_MORE_ARCANE).length;
  // The reminder would ask for the same again.
  if (state.real) state.real.reminders = state.real.reminders.filter((it) => it.card !== card || it.words !== '');
  play.call('effects', {
    who,
    card,
    why: 'resolves',
    ...(arcane === undefined ? {} : { fill: { arcane: arcane + more } }),
  });
}

const STAYS: readonly string[] = ['Aura', 'Item', 'Ally', 'Landmark'];
/** Instants that are auras, allies and the like: they stay on the table. */
export const staysOnTable = (state: State, card: CardId): boolean =>
  state.real?.facts[card]?.kinds.some((kind) => STAYS.includes(kind)) ?? false;
