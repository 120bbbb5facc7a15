import type { Route } from '@fray/advisor';
import { type Choice, type Reason, same, type Types } from '@fray/engine';
import type { Item } from '../table/items.ts';
import type { NamedRoute, OnScreen } from '../table/screen.ts';

/** What is on screen, as far as it says whether there is something to advise. */
type Asking = Pick<OnScreen, 'items' | 'awaited' | 'realCards' | 'view'> & {
  device: Pick<OnScreen['device'], 'paused'>;
  game: Pick<OnScreen['game'], 'players' | 'handNotKnown' | 'mayNotHold'>;
};

/** Who may be advised here, or why nobody: `why` is a word of `adviceWords`, `reason` one of the game. */
export type AdviceSeats =
  | { ok: true; seats: readonly string[] }
  | { ok: false; why: 'onlyOne' | 'nothing' | 'forHost' | 'realCards'; reason?: Reason };

const no = (why: Extract<AdviceSeats, { ok: false }>['why'], reason?: Reason): AdviceSeats => ({
  ok: false,
  why,
  ...(reason && { reason }),
});

/** What a seat may do here, of what is on screen; not what nobody is known to be able to do, such as cards of a hand that is not known. */
export const openTo = ({ items, game, view }: Pick<Asking, 'items' | 'game' | 'view'>, seat: string): Item[] =>
  items.filter(
    ({ choice, why }) =>
      !why && choice.place === 'flow' && choice.seat === seat && !game.mayNotHold?.(choice, view as Types['view']),
  );

/** A prompt with one choice is none; a form has as many as it has answers. */
const isChoice = (open: readonly Item[]): boolean => open.length > 1 || open[0]?.choice.form === true;

/** `way`: one tap goes on to the next throw, and what is open on the way is weighed with it. */
export function adviceSeats(screen: Asking, route?: NamedRoute): AdviceSeats {
  const { items, awaited, device, realCards, view, game } = screen;
  if (realCards) return no('realCards', game.handNotKnown?.(view as Types['view']));
  if (awaited || device.paused) return no('nothing');
  if (route) {
    const seats = [...new Set(route.offers.map(({ item }) => item.choice.seat))];
    const deciding = seats.filter((seat) => game.players.includes(seat));
    return deciding.length ? { ok: true, seats: deciding } : no('onlyOne');
  }
  const seats = [...new Set(items.map(({ choice }) => choice.seat))].filter((seat) => openTo(screen, seat).length);
  const players = seats.filter((seat) => game.players.includes(seat));
  if (!players.length) return no(seats.length ? 'forHost' : 'nothing');
  const deciding = players.filter((seat) => isChoice(openTo(screen, seat)));
  return deciding.length ? { ok: true, seats: deciding } : no('onlyOne');
}

/** One thing to weigh on the way to a throw, and how it is done. */
export interface RouteOption extends Route<Types> {
  label: string;
  /** The button that it has at this prompt. */
  item?: Item;
}

/** The roll and everything the seat may do before it; the same choice at two places is made at the first. */
export function optionsOnRoute({ label, moves, offers }: NamedRoute, seat: string): RouteOption[] {
  const last = moves.at(-1);
  const found: RouteOption[] = last ? [{ before: moves.slice(0, -1), choice: last, label }] : [];
  for (const { before, item } of offers) {
    const { choice } = item;
    if (choice.seat !== seat || found.some((one) => isSame(one.choice, choice))) continue;
    found.push({ before, choice, label: item.label, ...(before.length ? {} : { item }) });
  }
  return found;
}
const isSame = (one: Choice<Types>, other: Choice<Types>): boolean =>
  one.seat === other.seat && same(one.action, other.action);
/** The one that was weighed. */
export const optionFor = (ways: readonly RouteOption[], choice: Choice<Types>): RouteOption | undefined =>
  ways.find((one) => isSame(one.choice, choice));

/** The button of something that was weighed: none for an answer to a form, which is taken as it is. */
export const itemOf = (items: readonly Item[], { seat, action, form }: Choice<Types>): Item | undefined =>
  form ? undefined : items.find(({ choice }) => isSame(choice, { seat, action }));
