import type { PromptChoice } from '@fray/engine';
import type { OrderMoment, OrderRule, StandingOrder } from '../game.ts';
import { forecast } from './rules/forecast.ts';
import { openLines } from './rules/real-deck/open.ts';
import type { Fab, Phase, Seat, View, Who } from './types.ts';

/** Standing orders: when a player is asked again, and when not. */

type Offered = PromptChoice<Fab>;
type Keyed = Pick<Offered, 'action'>;
const other = (seat: Seat): Who => (seat === 'A' ? 'B' : 'A');
const keyOf = ({ action }: Keyed): string => JSON.stringify(action);
/** Orders are sent: a fact may be anything. */
const listOf = (fact: StandingOrder[string] | undefined): readonly string[] => (Array.isArray(fact) ? fact : []);

/** The window that is open. */
function phaseOf({ frames }: View): Phase | undefined {
  const memory = frames.at(-1)?.memory;
  return memory && 'phase' in memory ? memory.phase : undefined;
}

/** A card or an ability of that player, but no trigger: nobody has decided that. */
const isBy =
  (who: Who) =>
  ({ by, kind }: View['stack'][number]): boolean =>
    by === who && kind !== 'trigger';
/** How much a player has put on the stack and on the chain: open to all, and different once something was done. */
const doneBy = ({ chain, stack }: View, who: Who): number =>
  stack.filter(isBy(who)).length +
  chain.reduce(
    (sum, link) => sum + (link.attack.by === who ? 1 : 0) + link.defenders.filter((it) => it.by === who).length,
    0,
  );

/** In a window, and nowhere else: what a card of the same player offers is a question of its own. */
const passOf = (view: View, free: readonly Offered[]): Offered | undefined =>
  phaseOf(view) === undefined ? undefined : free.find(({ role, form }) => role === 'passes' && !form);
const answerWith = (choice: Offered | undefined): ReturnType<OrderRule<Fab>> => choice && { choice };

/** The turn in which an order was given, and how much the other player had done by then. */
const since = (view: View, seat: Seat) => ({ turn: view.number, foeDone: doneBy(view, other(seat)) });
const isSameTurn = ({ view, order }: OrderMoment<Fab>): boolean => view.number === order.turn;
/** The other player has done something since. */
const isAnswered = ({ view, seat, order }: OrderMoment<Fab>): boolean =>
  doneBy(view, other(seat)) > Number(order.foeDone);

/**
 * A player who passed, or did something else, is not asked for the same again in this link until the other player does something: one
 * instant in hand would stop the game at every window. `mine`: what could be done then; anything new is asked.
 */
const askOnce = (view: View, seat: Seat, mine: readonly Keyed[]): StandingOrder => ({
  order: 'asked-once',
  until: 'answer',
  ...since(view, seat),
  left: mine.map(keyOf),
});

/** Nothing more from this player in this turn, unless the attack grows or the other player does something else. */
export const takeAttack = (view: View, seat: Seat): StandingOrder => ({
  order: 'take',
  until: 'answer',
  ...since(view, seat),
  power: forecast(view)?.power ?? 0,
  over: false,
});

/** These moves follow, one after the other; `final`: then nothing more comes from this player, unless the attack grows. */
export const defendWith = (view: View, seat: Seat, moves: readonly Keyed[], final: boolean): StandingOrder => ({
  ...takeAttack(view, seat),
  order: 'defend',
  rest: moves.map(keyOf),
  final,
});

/** Passes in the windows of this link, and makes the next attack as soon as it can be made, unless the other player does something. */
export const playNext = (view: View, { seat, action }: Pick<Offered, 'seat' | 'action'>): StandingOrder => ({
  order: 'play-next',
  until: 'answer',
  ...since(view, seat),
  next: keyOf({ action }),
});

/** No more attacks and nothing else, unless the other player does something. */
export const endTurn = (view: View, seat: Seat): StandingOrder => ({
  order: 'end-turn',
  until: 'answer',
  ...since(view, seat),
});

/** Passes in every window of this turn in which no attack is under way. */
export const waitForAttack = (view: View): StandingOrder => ({
  order: 'until-attacked',
  until: 'answer',
  turn: view.number,
});

/** Windows in which hardly anybody does anything: with real cards a player who wants to answer says so. */
const PASSED: readonly (Phase | undefined)[] = ['layer', 'attack', 'defend', 'damage'];

export const orders: Readonly<Record<string, OrderRule<Fab>>> = {
  'asked-once'(moment) {
    const { view, seat, order, free, holder } = moment;
    const phase = phaseOf(view);
    // In the Resolution Step the next attack is chosen, or none: that is asked.
    if (!isSameTurn(moment) || doneBy(view, other(seat)) !== order.foeDone || phase === 'resolution') return undefined;
    // Reactions are new: a pass of somebody who does not hold the device would betray that there are none.
    if (phase === 'reaction' && holder !== undefined && holder !== seat) return undefined;
    const pass = passOf(view, free);
    const left = listOf(order.left);
    return answerWith(free.every((one) => one === pass || left.includes(keyOf(one))) ? pass : undefined);
  },
  take(moment) {
    const { view, seat, order, free } = moment;
    if (!isSameTurn(moment) || isAnswered(moment)) return undefined;
    const after = seeEnd(view, order);
    const link = forecast(view);
    const isNew = link ? after.over || link.power > Number(order.power) : view.stack.some(isBy(other(seat)));
    const choice = isNew ? undefined : passOf(view, free);
    return choice && { choice, order: after };
  },
  defend({ order, free }) {
    const [next, ...rest] = listOf(order.rest);
    const choice = free.find((one) => keyOf(one) === next);
    return choice && { choice, order: { ...order, rest, order: order.final && !rest.length ? 'take' : 'defend' } };
  },
  'play-next'(moment) {
    const { view, seat, order, free } = moment;
    // A chain that closes takes its cards along.
    if (!isSameTurn(moment) || isAnswered(moment)) return undefined;
    if (phaseOf(view) !== 'resolution') return answerWith(passOf(view, free));
    const choice = free.find((one) => keyOf(one) === order.next);
    return choice && { choice, order: askOnce(view, seat, free) };
  },
  'end-turn'(moment) {
    const { view, free } = moment;
    if (!isSameTurn(moment) || isAnswered(moment) || phaseOf(view) === undefined) return undefined;
    return answerWith(free.find(({ role }) => role === 'ends') ?? passOf(view, free));
  },
  'until-attacked'(moment) {
    return isSameTurn(moment) && !forecast(moment.view) ? answerWith(passOf(moment.view, moment.free)) : undefined;
  },
  /** With real cards one answer leads from the attack to the defenders, and on to what can be answered; open reminders stop it. */
  'go-on'({ view, free }) {
    const { realDeck, players, turn } = view;
    const phase = phaseOf(view);
    // Without an action point there is no further attack to ask for.
    const isOver = phase === 'resolution' && players[turn].action_points === 0;
    if ((!PASSED.includes(phase) && !isOver) || (realDeck && openLines(realDeck).length)) return undefined;
    return answerWith(free.find(({ group }) => group === 'go-on'));
  },
};

/** An attack that was taken is over as soon as none is under way: the next one is another. */
const seeEnd = (view: View, order: StandingOrder): StandingOrder =>
  order.order === 'take' && !forecast(view) ? { ...order, over: true } : order;

/** Orders that a question of a card does not end: a player who answers it, or pays, is still at what they chose. */
const STAYING: readonly string[] = ['asked-once', 'take'];

export function defaultOrder(
  view: View,
  { seat }: Pick<Offered, 'seat'>,
  mine: readonly Keyed[],
  current: StandingOrder | undefined,
): StandingOrder | undefined {
  if (view.mode === 'simplified') return undefined;
  if (view.realDeck) return { order: 'go-on', until: 'answer' };
  const stays = current && STAYING.includes(current.order) && phaseOf(view) === undefined;
  return stays ? seeEnd(view, current) : askOnce(view, seat, mine);
}
