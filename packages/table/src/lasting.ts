import { type Answer, refuse, type Types } from '@fray/engine';
import type { StandingOrder, Stop } from '@fray/games';
import { isFree, isPass, type Listed } from './choices.ts';
import type { TableGame } from './types.ts';

/** What a seat can say about a kind of window or an effect for a round or the whole combat. */
const ORDERS = ['ask', 'pass', 'take'] as const;
type Lasting = (typeof ORDERS)[number];

const isLasting = ({ order, until }: StandingOrder): boolean =>
  until !== 'answer' && ORDERS.some((one) => one === order);
const subjectOf = ({ effect, window }: StandingOrder): string => `${effect ?? ''} ${window ?? ''}`;
const listOf = (fact: StandingOrder[string] | undefined): readonly string[] => (Array.isArray(fact) ? fact : []);

type OrderGame = Pick<TableGame, 'orderFacts' | 'stops' | 'roundOf'>;

/** Orders of seats that last: undo and other answers leave them as they are, and they are no part of the combat. */
export class LastingOrders {
  private readonly game: OrderGame;
  private readonly bySeat = new Map<string, readonly StandingOrder[]>();
  /** Changes with every order. */
  count = 0;

  constructor(game: OrderGame) {
    this.game = game;
  }

  /** What a seat has ordered and still holds. */
  of(seat: string, state: Types['state']): readonly StandingOrder[] {
    const round = this.roundOf(state);
    return (this.bySeat.get(seat) ?? []).filter((one) => one.until === 'combat' || one.round === round);
  }
  private roundOf(state: Types['state']): string {
    return this.game.roundOf?.(state).join(' ') ?? '';
  }
  /** Takes an order of a seat, instead of the one that it had about the same. */
  set(seat: string, order: StandingOrder, state: Types['state']): Answer<Types> {
    if (!this.fits(order, state)) return refuse('order-unfit', { order: order.order, ...aboutOf(order) });
    const others = this.of(seat, state).filter((one) => subjectOf(one) !== subjectOf(order));
    const kept = order.until === 'round' ? { ...order, round: this.roundOf(state) } : order;
    this.bySeat.set(seat, [...others, kept]);
    this.count++;
    return { ok: true, events: [] };
  }
  /** Ends what a seat has ordered about a window or an effect. */
  end(seat: string, { effect, window }: Stop): void {
    const others = (this.bySeat.get(seat) ?? []).filter((one) => one.effect !== effect || one.window !== window);
    this.bySeat.set(seat, others);
    this.count++;
  }
  /** The game knows what it is about, in this combat. */
  private fits(order: StandingOrder, state: Types['state']): boolean {
    if (!isLasting(order)) return false;
    return (this.game.stops?.(state) ?? []).some((one) => one.effect === order.effect && one.window === order.window);
  }

  /** All of them by seat, as plain data: stored beside the combat, never in it. */
  save(): Record<string, readonly StandingOrder[]> {
    return Object.fromEntries([...this.bySeat].filter(([, orders]) => orders.length));
  }
  /** Takes stored orders; returns those that no longer fit. */
  restore(stored: Readonly<Record<string, readonly StandingOrder[]>>, state: Types['state'], seats: readonly string[]) {
    const dropped: { seat: string; order: StandingOrder }[] = [];
    this.bySeat.clear();
    for (const [seat, orders] of Object.entries(stored))
      for (const order of orders) {
        const known = this.bySeat.get(seat) ?? [];
        if (seats.includes(seat) && this.fits(order, state)) this.bySeat.set(seat, [...known, order]);
        else dropped.push({ seat, order });
      }
    this.count++;
    return dropped;
  }

  /** What is ordered for a choice: the latest order that covers it. */
  forChoice(choice: Listed, state: Types['state']): Lasting | undefined {
    const orders = this.bySeat.has(choice.seat) ? this.of(choice.seat, state) : [];
    const facts = orders.length ? this.game.orderFacts?.(choice, state) : undefined;
    if (!facts) return undefined;
    const { effect, windows = [], units = [] } = facts;
    const found = orders.findLast(
      (one) =>
        (one.effect === undefined || one.effect === effect) &&
        (one.window === undefined || windows.includes(one.window as string)) &&
        !listOf(one.unless).some((unit) => units.includes(unit)),
    );
    return found?.order as Lasting | undefined;
  }
  /** Whether a seat wants to be asked in a kind of window with any hand; `first`: only in the first round. */
  asksIn(window: string, seat: string, state: Types['state']): boolean {
    const [, number] = this.game.roundOf?.(state) ?? [];
    return this.of(seat, state).some(
      (one) => one.order === 'ask' && one.window === window && (one.first !== true || number === 1),
    );
  }
  /** What follows from orders at a prompt: an effect that a seat takes, or a pass of everything that it could do. */
  next(list: readonly Listed[], state: Types['state']): { move: Listed; taken: boolean } | undefined {
    for (const seat of this.bySeat.keys()) {
      const mine = list.filter((one) => one.seat === seat && isFree(one));
      const acts = mine.filter((one) => !isPass(one));
      const ordered = acts.map((one) => this.forChoice(one, state));
      const take = acts[ordered.indexOf('take')];
      if (take && !take.form) return { move: take, taken: true };
      const pass = acts.length && ordered.every((one) => one === 'pass') ? mine.find(isPass) : undefined;
      if (pass) return { move: pass, taken: false };
    }
    return undefined;
  }
}

const aboutOf = ({ effect, window }: StandingOrder) => ({
  ...(typeof effect === 'string' ? { effect } : {}),
  ...(typeof window === 'string' ? { window } : {}),
});
