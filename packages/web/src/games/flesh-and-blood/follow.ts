import type { Choice, PromptChoice } from '@fray/engine';
import type { StandingOrder } from '@fray/games';
import type { Fab } from '@fray/games/flesh-and-blood/screen';
import { settings } from '../../settings.svelte.ts';
import type { Onward } from '../../table/following.ts';
import type { OnScreen } from '../../table/screen.ts';

/** Standing orders as functions, because the table does not keep the orders yet. */

/** An order as its rule has changed it. */
interface Given {
  now: StandingOrder;
}
/** By seat: the order that the answer to a question of a card may leave as it is. */
const given = new WeakMap<OnScreen<Fab>, Map<string, Given>>();
function keep(session: OnScreen<Fab>, seat: string, order: Given): Given {
  const orders = given.get(session) ?? new Map<string, Given>();
  given.set(session, orders.set(seat, order));
  return order;
}

const follow =
  (session: OnScreen<Fab>, seat: string, order: Given): Onward =>
  (free) => {
    const { game, holder } = session;
    const view = session.seenBy(seat);
    const found = game.orders?.[order.now.order]?.({ view, seat, order: order.now, free, holder });
    order.now = found?.order ?? order.now;
    return found?.choice;
  };

/** Makes a choice with an order. */
export function actWith(session: OnScreen<Fab>, choice: Choice<Fab>, order: StandingOrder): boolean {
  const { seat } = choice;
  // What only leads to the end of a link is not taken up again after a question.
  const stays = order.order === 'take' || order.final === true;
  const one = stays ? keep(session, seat, { now: order }) : { now: order };
  return session.act(choice, follow(session, seat, one));
}

/** How a player goes on from a choice; step by step everything is confirmed. */
export function onward(session: OnScreen<Fab>, choice: PromptChoice<Fab>): Onward | undefined {
  const { seat } = choice;
  const current = given.get(session)?.get(seat);
  const mine = session.items.filter((item) => !item.why && item.choice.seat === seat).map((item) => item.choice);
  const order =
    settings.lead === 'step'
      ? undefined
      : session.game.defaultOrder?.(session.seenBy(seat), choice, mine, current?.now);
  return order && follow(session, seat, keep(session, seat, { now: order }));
}
