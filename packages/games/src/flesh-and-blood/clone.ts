import { clone as copy } from '@fray/engine';
import type { Pile, Player, State } from './types.ts';

const piles = (list: readonly Pile[]): Pile[] => list.map((it) => ({ how: it.how, cards: it.cards.slice() }));

const copyPlayer = (player: Player): Player => ({
  ...player,
  hand: player.hand.slice(),
  deck: player.deck.slice(),
  top: piles(player.top),
  bottom: piles(player.bottom),
  graveyard: player.graveyard.slice(),
  pitched: player.pitched.slice(),
  banished: player.banished.slice(),
  playable: player.playable.slice(),
  intimidated: player.intimidated.slice(),
  arsenal: player.arsenal && { ...player.arsenal },
  soul: player.soul.slice(),
  weapons: player.weapons.map((it) => ({ ...it })),
  equipment: player.equipment.map((it) => ({ ...it })),
  permanents: player.permanents.map((it) => ({ ...it })),
  aside: player.aside.slice(),
  looking: player.looking.slice(),
  next: copy(player.next),
  later: copy(player.later),
  turn: { ...player.turn },
  frozen: player.frozen.slice(),
  contracts: player.contracts.slice(),
});

/** A deep copy by hand, for search. Rows of the setup's own cards never change and are shared. */
export function clone(state: State): State {
  // Nobody searches at a table with real decks: the odds of hands that nobody knows are no odds.
  if (state.realDeck) return copy(state);
  return {
    ...state,
    frames: copy(state.frames),
    players: { A: copyPlayer(state.players.A), B: copyPlayer(state.players.B) },
    stack: copy(state.stack),
    waiting: copy(state.waiting),
    chain: copy(state.chain),
    result: state.result && copy(state.result),
    reaction_arsenal_cards: state.reaction_arsenal_cards.slice(),
  };
}
