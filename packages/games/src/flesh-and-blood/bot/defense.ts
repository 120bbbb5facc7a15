import type { CardId } from '../content/row.ts';
import { activeLink, rowOf } from '../rules/cards.ts';
import { whyNotOneMore } from '../rules/defend.ts';
import type { Forecast } from '../rules/forecast.ts';
import { block } from '../rules/power.ts';
import { type Defender, type From, foe, type Link, type State, type View, type Who } from '../types.ts';

/** A whole defense, thought out before the first card is declared: what defends now, and which reactions follow. */

/** A card that may defend. */
interface Blocker {
  card: CardId;
  from: From;
}
interface Plan {
  blocks: readonly Blocker[];
  reactions: readonly Blocker[];
  /** Above what must be stopped; below zero it is not. */
  margin: number;
  /** Cards from hand that are declared: reprise asks for one. */
  byHand: number;
}

/** The power that a typical attack reaction adds: blocks leave room for this much. */
const SURPRISE = 3;
/** The most cards of each kind to compare: every set of them is tried. */
const MOST_HAND = 4;
const MOST_GEAR = 4;
const MOST_REACTIONS = 3;

function* setsOf<V>(list: readonly V[], from = 0, taken: readonly V[] = []): Generator<readonly V[]> {
  yield taken;
  for (let i = from; i < list.length; i++) yield* setsOf(list, i + 1, [...taken, list[i] as V]);
}

const asDefender = (by: Who, { card, from }: Blocker): Defender => ({
  card,
  by,
  from,
  plus: 0,
  power: 0,
  used: false,
  doomed: false,
});

/** Whether dominate and overpower let all of them defend, one after the other. */
function mayDefend(state: State, link: Link, by: Who, cards: readonly Blocker[]): boolean {
  const defenders = [...link.defenders];
  for (const it of cards) {
    if (whyNotOneMore(state, { ...link, defenders }, it.card, it.from)) return false;
    defenders.push(asDefender(by, it));
  }
  return true;
}

/** What can be paid with the cards that are not used themselves, pitched down to the last. */
function purse(state: State, who: Who, hand: readonly CardId[], used: readonly Blocker[]): number {
  const left = [...hand];
  for (const { card, from } of used) if (from === 'hand') left.splice(left.indexOf(card), 1);
  return left.reduce((sum, card) => sum + (rowOf(state, card).pitch ?? 0), state.players[who].floating_resources);
}

const isBetter = (a: Plan, b: Plan): boolean => {
  if (a.margin !== b.margin) return a.margin > b.margin;
  if (a.byHand !== b.byHand) return a.byHand < b.byHand;
  return a.blocks.length + a.reactions.length < b.blocks.length + b.reactions.length;
};

/**
 * What to declare next so that the attack does not hit, with room for an attack reaction; `undefined` if reactions stop the
 * rest (the cards held back pay for them) or if nothing helps.
 */
export function nextBlock<B extends Blocker>(
  view: View | State,
  me: Who,
  offered: readonly B[],
  now: Forecast,
): B | undefined {
  // Everything it reads is public or in the player's own hand.
  const state = view as State;
  const link = activeLink(state);
  if (!link) return undefined;
  const { hand, arsenal } = state.players[me];
  const best = (list: readonly Blocker[], most: number): Blocker[] =>
    list
      .filter(({ card }) => (rowOf(state, card).defense ?? 0) > 0)
      .toSorted((a, b) => (rowOf(state, b.card).defense ?? 0) - (rowOf(state, a.card).defense ?? 0))
      .slice(0, most);
  const held: Blocker[] = hand.map((card) => ({ card, from: 'hand' }));
  if (arsenal) held.push({ card: arsenal.card, from: 'arsenal' });
  const find = (it: Blocker) => offered.find(({ card, from }) => card === it.card && from === it.from);
  const blockers = [
    ...best(
      offered.filter(({ from }) => from === 'equipment'),
      MOST_GEAR,
    ),
    ...best(held.filter(find), MOST_HAND),
  ];
  const reactions = best(
    held.filter(({ card }) => rowOf(state, card).type === 'defense reaction'),
    MOST_REACTIONS,
  );
  const spare = hasCards(view.players[foe(me)]) ? SURPRISE : 0;
  // What each would stop, worn as it is.
  const stops = new Map(
    [...blockers, ...reactions].map((it) => [
      it,
      block(state, { ...link, moreBlock: 0, defenders: [asDefender(me, it)] }),
    ]),
  );
  const open = now.power - now.block - now.prevented;
  let found: Plan | undefined;
  for (const blocks of setsOf(blockers)) {
    const byHand = blocks.filter(({ from }) => from === 'hand').length;
    for (const later of setsOf(reactions)) {
      const all = [...blocks, ...later];
      const stopped = all.reduce((sum, it) => sum + (stops.get(it) ?? 0), 0);
      const plan: Plan = { blocks, reactions: later, margin: Math.min(stopped - open, spare), byHand };
      if (found && !isBetter(plan, found)) continue;
      const cost = later.reduce((sum, { card }) => sum + (rowOf(state, card).cost ?? 0), 0);
      if (cost <= purse(state, me, hand, all) && mayDefend(state, link, me, all)) found = plan;
    }
  }
  const [first] = found?.blocks ?? [];
  return first && find(first);
}

const hasCards = ({ hand, arsenal }: (View | State)['players'][Who]): boolean =>
  arsenal !== null || (Array.isArray(hand) ? hand.length : hand) > 0;
