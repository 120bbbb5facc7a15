import type { Play } from '@fray/engine';
import type { Fab, Who } from '../../types.ts';

/** At a table with real decks somebody shows the top card before anything can look at it; false: it is known, or there is none. */
export function asksTop(play: Play<Fab>, who: Who): boolean {
  const state = play.state;
  const player = state.players[who];
  if (!state.realDeck || player.top.length || (!player.deck.length && !state.realDeck.uncounted[who])) return false;
  play.call('shown', { who, why: 'top' });
  return true;
}
