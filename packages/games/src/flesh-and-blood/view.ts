import { type Chance, clone } from '@fray/engine';
import type { CardId } from './content/row.ts';
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
} from './types.ts';

/**
 * What a seat may see. Everything is open but hand, deck, face-down cards and what somebody just looks at; nobody and the
 * host see them of neither player.
 */
export function view(s: State, seat: Seat | undefined): View {
  // At a table with real decks nothing is hidden: nobody has told anything that is.
  const open = s.real !== undefined;
  return {
    ...s,
    players: { A: see(s.players.A, open || seat === 'A'), B: see(s.players.B, open || seat === 'B') },
  };
}

function see(p: Player, own: boolean): PlayerView {
  if (own) return { ...p, unseen: [] };
  const unseen: CardId[] = [...p.hand, ...p.deck, ...p.intimidated, ...p.looking];
  const pile = (it: Pile): PileView => {
    if (it.how === 'open') return it;
    if (it.how === 'set') return { how: 'set', cards: it.cards.slice().sort() };
    unseen.push(...it.cards);
    return { how: 'secret', cards: it.cards.length };
  };
  const top = p.top.map(pile);
  const bottom = p.bottom.map(pile);
  if (p.arsenal && !p.arsenal.up) unseen.push(p.arsenal.card);
  unseen.sort();
  return {
    ...p,
    hand: p.hand.length,
    deck: p.deck.length,
    top,
    bottom,
    arsenal: p.arsenal && !p.arsenal.up ? { card: null, up: false } : p.arsenal,
    intimidated: p.intimidated.length,
    aside: p.aside.length,
    looking: p.looking.length,
    unseen,
  };
}

/** A state that could be behind the view: the unseen cards are dealt to the places that cannot be seen. */
export function imagine(v: View, _seat: Seat, chance: Chance): State {
  const { players, ...rest } = clone(v);
  const ordering = v.frames[v.frames.length - 1]?.step === 'pitch order';
  const state = { ...rest, players: { A: fill(players.A, ordering, chance), B: fill(players.B, ordering, chance) } };
  return state;
}

/** `ordering`: what was set aside comes from the pitched cards, otherwise from the hand. */
function fill(v: PlayerView, ordering: boolean, chance: Chance): Player {
  const { unseen, ...p } = v;
  if (Array.isArray(p.hand)) return p as Player;
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
      return { how: 'set', cards: mixed(it.cards, chance) };
    });
  const arsenal =
    p.arsenal && p.arsenal.card === null ? { card: one(), up: false, lessons: 0, gift: false } : p.arsenal;
  const hand = some(p.hand);
  const top = piles(p.top);
  const bottom = piles(p.bottom);
  const intimidated = some(p.intimidated);
  const looking = some(p.looking);
  const deck = some(p.deck);
  const aside = mixed(ordering ? p.pitched : hand, chance).slice(0, p.aside as number);
  if (!ordering) aside.sort();
  return { ...p, hand, top, bottom, arsenal: arsenal as Player['arsenal'], intimidated, looking, deck, aside };
}

function mixed(cards: readonly CardId[], chance: Chance): CardId[] {
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
