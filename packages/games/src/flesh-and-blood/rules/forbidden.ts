import type { CardId } from '../content/row.ts';
import { type Player, type State, WHO } from '../types.ts';
import { kinds, nameOf } from './cards.ts';
import { UNNAMED } from './real-deck/blanks.ts';

/** Chains of Eminence: a card that was named cannot be played, pitched or used to defend, in any color and by either player. */
type There = Pick<State, 'custom'> & { players: Readonly<Record<'A' | 'B', Pick<Player, 'permanents'>>> };
export function isForbidden(state: There, card: CardId): boolean {
  for (const who of WHO) {
    for (const { forbiddenName } of state.players[who].permanents) {
      if (forbiddenName !== undefined && forbiddenName === nameOf(state, card)) return true;
    }
  }
  return false;
}

/** Cards of a player wherever they lie. Which these are is open, only not where: naming one of them tells nothing. */
function cardsOf(player: Player): CardId[] {
  const { hand, deck, graveyard, pitched, banished, intimidated, looking, soul, arsenal, equipment } = player;
  const piles = [...player.top, ...player.bottom].flatMap(({ cards }) => cards);
  const others = [...(arsenal ? [arsenal.card] : []), ...equipment.map((it) => it.card)];
  return [hand, deck, graveyard, pitched, banished, intimidated, looking, soul, piles, others].flat();
}

/** One card of each name that can be named. At a table with real decks any card may be, also one that nobody has shown. */
export function nameable(state: State): CardId[] {
  const all = kinds(WHO.flatMap((who) => cardsOf(state.players[who]))).sort();
  if (state.realDeck && !all.includes(UNNAMED)) all.push(UNNAMED);
  return all.filter((card, i) => all.findIndex((one) => nameOf(state, one) === nameOf(state, card)) === i);
}
