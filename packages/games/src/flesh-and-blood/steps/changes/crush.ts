import type { Play } from '@fray/engine';
import type { Part } from '../../content/row.ts';
import { nameOf } from '../../rules/cards.ts';
import { type Fab, foe, type Layer } from '../../types.ts';
import { destroyPermanent, toBottom } from './zones.ts';

type P = Play<Fab, 'resolve'>;

/** Crush effects: what 4 or more damage do to the hero that was dealt them. */
export const CRUSH = {
  /** The hero's first attack in their next turn. */
  debilitate(play: P, part: Part, layer: Layer) {
    const later = play.state.players[foe(layer.by)].later;
    later.push({ card: layer.card, to: 'attack', power: part.n ?? 0, gains: [], few: 0, grant: false, cost: 0 });
  },
  tap(play: P, _: Part, layer: Layer) {
    play.state.players[foe(layer.by)].tapped = true;
  },
  buckle(play: P, _: Part, layer: Layer) {
    play.call('pick', { who: layer.by, why: 'buckle' });
  },
  cartilage(play: P, _: Part, layer: Layer) {
    play.state.players[foe(layer.by)].laterTax++;
  },
  confidence(play: P, _: Part, layer: Layer) {
    play.state.players[foe(layer.by)].heroLost = true;
  },
  disable(play: P, _: Part, layer: Layer) {
    const state = play.state;
    const who = foe(layer.by);
    const arsenal = state.players[who].arsenal;
    if (!arsenal) return;
    state.players[who].arsenal = null;
    // Face down it stays unknown to the attacker; face up everybody saw it.
    toBottom(state, who, arsenal.card, arsenal.up ? 'open' : 'secret');
    if (arsenal.up) play.emit({ type: 'deck_bottom', player: who, card: nameOf(state, arsenal.card) });
    else play.emit({ type: 'deck_bottom', player: who });
  },
  flatten(play: P, _: Part, layer: Layer) {
    destroyPermanent(play, foe(layer.by), 'seismic-surge');
  },
  grind(play: P, _: Part, layer: Layer) {
    play.call('top', { who: foe(layer.by), why: 'grind' });
  },
};
