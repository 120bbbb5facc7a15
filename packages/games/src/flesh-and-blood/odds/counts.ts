import type { Holding } from '../../game.ts';
import { type State, type View, WHO } from '../types.ts';

/** What nobody knows, or this seat does not see, of each player: every combat that is played guesses it again. */
export function counts({ players, realDeck }: State | View): Holding[] {
  return WHO.flatMap((by): Holding[] => {
    // With real decks only the people at the table know their cards.
    if (realDeck) return [{ by, what: 'hand', how: 'not-counted', why: 'at-table' }];
    const { hand, deck, arsenal } = players[by];
    const hidden = [
      ...(typeof hand === 'number' && hand > 0 ? ['hand'] : []),
      ...(typeof deck === 'number' && deck > 0 ? ['deck'] : []),
      ...(arsenal && arsenal.card === null ? ['arsenal'] : []),
    ];
    return hidden.map((what) => ({ by, what, how: 'not-counted', why: 'hidden' }));
  });
}
