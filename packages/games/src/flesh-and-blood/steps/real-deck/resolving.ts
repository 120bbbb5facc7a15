import type { Play } from '@fray/engine';
import { CARDS } from '../../content/index.ts';
import type { CardId } from '../../content/row.ts';
import { ONE_MORE_ARCANE } from '../../rules/arcane.ts';
import { rowOf } from '../../rules/cards.ts';
import type { Fab, Layer, State } from '../../types.ts';
import { addReminder } from './tell.ts';

/** A card without a row of ours: its figures are filled in, and the players enter the rest (6, 7). */
export function askWhatItDoes(play: Play<Fab>, layer: Layer): void {
  const state = play.state;
  const { by: who, card } = layer;
  if (layer.kind !== 'card' || layer.attack) return;
  addReminder(play, who, card, 'resolves');
  if (CARDS[card]) return;
  const row = rowOf(state, card);
  const facts = state.realDeck?.facts[card];
  if (row.type === 'defense reaction' || !facts || facts.hasRow) return;
  const isPlain = facts.moments.length > 0 && facts.moments.every((moment) => moment === 'plain');
  const arcane = facts.arcane;
  if (isPlain && arcane === undefined) return;
  const more = layer.paid.filter((it) => it === ONE_MORE_ARCANE).length;
  // The reminder would ask for the same again.
  if (state.realDeck)
    state.realDeck.reminders = state.realDeck.reminders.filter((it) => it.card !== card || it.words !== '');
  play.call('effects', {
    who,
    card,
    why: 'resolves',
    ...(arcane === undefined ? {} : { fill: { arcane: arcane + more } }),
  });
}

const STAYS: readonly string[] = ['Aura', 'Item', 'Ally', 'Landmark'];
/** Instants that are auras, allies or other permanents: they stay on the table. */
export const staysOnTable = (state: State, card: CardId): boolean =>
  state.realDeck?.facts[card]?.kinds.some((kind) => STAYS.includes(kind)) ?? false;
