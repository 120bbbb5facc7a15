import { type Chance, clone } from '@fray/engine';
import type { CardId } from './content/row.ts';
import { rowOf } from './rules/cards.ts';
import type { RealDeckSide, Setup } from './setup/types.ts';
import { insert } from './steps/changes/lists.ts';
import {
  type Fab,
  type Pile,
  type PileView,
  type Player,
  type PlayerView,
  type Seat,
  type State,
  type View,
  WHO,
  type Who,
} from './types.ts';

/**
 * What a seat may see. Everything is open but hand, deck, face-down cards and what somebody just looks at; nobody and the
 * host see them of neither player.
 */
export function view(state: State, seat: Seat | undefined): View {
  // At a table with real decks nothing is hidden but the list of the other deck: nobody has told anything else.
  const { realDeck } = state;
  const open = realDeck !== undefined;
  return {
    ...state,
    ...(realDeck?.lists && !realDeck.openLists
      ? { realDeck: { ...realDeck, lists: seeLists(realDeck.lists, seat) } }
      : {}),
    players: { A: see(state.players.A, open || seat === 'A'), B: see(state.players.B, open || seat === 'B') },
  };
}

const seeLists = ({ A, B }: Lists, seat: Seat | undefined): Lists => ({
  A: seat === 'A' ? A : null,
  B: seat === 'B' ? B : null,
});
type Lists = NonNullable<NonNullable<State['realDeck']>['lists']>;

/** A combat as others get it: lists stay with those who gave them, unless they are open. */
export function withoutLists<S extends { setup: Setup; state?: State }>(shared: S): S {
  const { own } = shared.setup;
  if (!own || own.lists === 'open') return shared;
  const side = ({ list: _, ...rest }: RealDeckSide): RealDeckSide => rest;
  const setup = { ...shared.setup, own: { ...own, A: side(own.A), B: side(own.B) } };
  const { state } = shared;
  if (!state?.realDeck) return { ...shared, setup };
  const { lists: _, ...realDeck } = state.realDeck;
  return { ...shared, setup, state: { ...state, realDeck } };
}

function see(player: Player, isOwner: boolean): PlayerView {
  if (isOwner) return { ...player, unseen: [] };
  const unseen: CardId[] = [...player.hand, ...player.deck, ...player.intimidated, ...player.looking];
  const pile = (it: Pile): PileView => {
    if (it.how === 'open') return it;
    if (it.how === 'set') return { how: 'set', cards: it.cards.slice().sort() };
    unseen.push(...it.cards);
    return { how: 'secret', cards: it.cards.length };
  };
  const top = player.top.map(pile);
  const bottom = player.bottom.map(pile);
  if (player.arsenal && !player.arsenal.up) unseen.push(player.arsenal.card);
  unseen.sort();
  return {
    ...player,
    hand: player.hand.length,
    deck: player.deck.length,
    top,
    bottom,
    arsenal: player.arsenal && !player.arsenal.up ? { card: null, up: false } : player.arsenal,
    intimidated: player.intimidated.length,
    aside: player.aside.length,
    looking: player.looking.length,
    unseen,
  };
}

/** A state that could be behind the view: the unseen cards are dealt to the places that cannot be seen. */
export function imagine(view: View, _seat: Seat | undefined, chance: Chance): State {
  const { players, ...rest } = clone(view);
  const ordering = view.frames[view.frames.length - 1]?.step === 'pitch order';
  const state = { ...rest, players: { A: fill(players.A, ordering, chance), B: fill(players.B, ordering, chance) } };
  return state;
}

/**
 * One of every card that the other player cannot see is in the hand: a card in the arsenal is played as from there. Elsewhere any of
 * them lie. To be read, not played on.
 */
export function imagineMost(view: View, seat: Seat): State {
  const { unseen, ...seen } = view.players[seat as Who];
  if (Array.isArray(seen.hand)) return view as State;
  const { hand, arsenal } = seen;
  // Only a mentor can be turned up there.
  const inArsenal = unseen.find((card) => rowOf(view, card).type === 'mentor') ?? unseen[0] ?? null;
  const some = (cards: CardId[] | number): CardId[] => unseen.slice(0, cards as number);
  const piles = (list: PileView[]) =>
    list.map((it) => (it.how === 'secret' ? { ...it, cards: some(it.cards as number) } : it));
  const most = {
    ...seen,
    hand: hand > 0 || arsenal?.card === null ? unseen.filter((card, i) => card !== unseen[i - 1]) : [],
    deck: some(seen.deck),
    top: piles(seen.top),
    bottom: piles(seen.bottom),
    arsenal: arsenal?.card === null ? { card: inArsenal, up: false, lessons: 0, gift: false } : arsenal,
    intimidated: some(seen.intimidated),
    aside: some(seen.aside),
    looking: some(seen.looking),
  } as Player;
  return { ...view, players: { ...view.players, [seat]: most } } as State;
}

/** `ordering`: what was set aside comes from the pitched cards, otherwise from the hand. */
function fill(view: PlayerView, ordering: boolean, chance: Chance): Player {
  const { unseen, ...seen } = view;
  if (Array.isArray(seen.hand)) return seen as Player;
  const pool = unseen.slice();
  const one = (): CardId => {
    const at = (chance(1, pool.length)[0] as number) - 1;
    const card = pool[at] as CardId;
    pool[at] = pool[pool.length - 1] as CardId;
    pool.pop();
    return card;
  };
  const some = (n: CardId[] | number): CardId[] => {
    const out: CardId[] = [];
    for (let i = 0; i < (n as number); i++) insert(out, one());
    return out;
  };
  const piles = (list: PileView[]): Pile[] =>
    list.map((it): Pile => {
      if (it.how === 'open') return it;
      if (typeof it.cards === 'number') return { how: 'secret', cards: Array.from({ length: it.cards }, one) };
      return { how: 'set', cards: shuffle(it.cards, chance) };
    });
  const arsenal =
    seen.arsenal && seen.arsenal.card === null ? { card: one(), up: false, lessons: 0, gift: false } : seen.arsenal;
  const hand = some(seen.hand);
  const top = piles(seen.top);
  const bottom = piles(seen.bottom);
  const intimidated = some(seen.intimidated);
  const looking = some(seen.looking);
  const deck = some(seen.deck);
  const aside = shuffle(ordering ? seen.pitched : hand, chance).slice(0, seen.aside as number);
  if (!ordering) aside.sort();
  return { ...seen, hand, top, bottom, arsenal: arsenal as Player['arsenal'], intimidated, looking, deck, aside };
}

function shuffle(cards: readonly CardId[], chance: Chance): CardId[] {
  const bag = cards.slice();
  const out: CardId[] = [];
  while (bag.length) out.push(bag.splice((chance(1, bag.length)[0] as number) - 1, 1)[0] as CardId);
  return out;
}

/** A single link has no winner: it is about whether A's attack hits. */
export function score({ winner, link, why }: Fab['outcome'], seat: Seat): number {
  if (seat === 'host') return 0.5;
  // An attack that was negated or destroyed did not hit either.
  if (winner === null && (link || why === 'link')) return (link?.hit ?? false) === (seat === 'A') ? 1 : 0;
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

export const SEATS: readonly Seat[] = [...WHO, 'host'];
