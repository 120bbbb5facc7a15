import { type Choice, type Reason, same, type Types } from '@fray/engine';
import type { Item } from '../table/items.ts';
import type { OnScreen } from '../table/screen.ts';

/** What is on screen, as far as it says whether there is something to advise. */
type Asking = Pick<OnScreen, 'items' | 'awaited' | 'paused' | 'realCards' | 'view'> & {
  game: Pick<OnScreen['game'], 'players' | 'whyNoBot' | 'unsure'>;
};

/** Who may be advised here, or why nobody: `why` is a word of `adviceWords`, `reason` one of the game. */
export type Asks =
  | { ok: true; seats: readonly string[] }
  | { ok: false; why: 'onlyOne' | 'nothing' | 'forHost' | 'realCards'; reason?: Reason };

const no = (why: Extract<Asks, { ok: false }>['why'], reason?: Reason): Asks => ({
  ok: false,
  why,
  ...(reason && { reason }),
});

/** What a seat may do here, of what is on screen; not what nobody is known to be able to do, such as cards of a hand that is not told. */
export const openTo = ({ items, game, view }: Pick<Asking, 'items' | 'game' | 'view'>, seat: string): Item[] =>
  items.filter(
    ({ choice, why }) =>
      !why && choice.place === 'flow' && choice.seat === seat && !game.unsure?.(choice, view as Types['view']),
  );

/** A prompt with one choice is none; a form has as many as it has answers. */
const isChoice = (open: readonly Item[]): boolean => open.length > 1 || open[0]?.choice.form === true;

export function asksOf(session: Asking): Asks {
  const { items, awaited, paused, realCards, view, game } = session;
  if (realCards) return no('realCards', game.whyNoBot?.(view as Types['view']));
  if (awaited || paused) return no('nothing');
  const seats = [...new Set(items.map(({ choice }) => choice.seat))].filter((seat) => openTo(session, seat).length);
  const players = seats.filter((seat) => game.players.includes(seat));
  if (!players.length) return no(seats.length ? 'forHost' : 'nothing');
  const deciding = players.filter((seat) => isChoice(openTo(session, seat)));
  return deciding.length ? { ok: true, seats: deciding } : no('onlyOne');
}

/** The button of something that was weighed: none for an answer to a form, which is taken as it is. */
export const itemOf = (items: readonly Item[], { seat, action, form }: Choice<Types>): Item | undefined =>
  form ? undefined : items.find(({ choice }) => choice.seat === seat && same(choice.action, action));
