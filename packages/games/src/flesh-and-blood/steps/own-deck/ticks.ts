import type { Offer, Play } from '@fray/engine';
import type { Action } from '../../actions.ts';
import { nameOf } from '../../rules/cards.ts';
import { openLines } from '../../rules/own-deck/open.ts';
import type { Fab, State, Steps, Who } from '../../types.ts';
import { applyEffects, hasEffects } from './effects.ts';
import { carryOut } from './keywords.ts';
import { holdsUp } from './tell.ts';

/** Reminders and their ticks (9). */

export function listTicks(state: State, offer: Offer<Fab>): void {
  for (const { id, who } of state.real?.reminders ?? []) {
    offer(who, { type: 'tick', reminder: id, done: true });
    offer(who, { type: 'tick', reminder: id, done: false });
  }
  const seats = new Set((state.real?.reminders ?? []).map(({ who }) => who));
  // Done, with what it came to.
  for (const who of seats) offer.form(who, { type: 'tick', reminder: 0, done: true });
}

export function tick(play: Play<Fab>, action: Extract<Action, { type: 'tick' }>): void {
  const state = play.state;
  const { real } = state;
  const it = real?.reminders.find((one) => one.id === action.reminder);
  if (!real || !it) return;
  real.reminders = real.reminders.filter((one) => one !== it);
  const { type: _, reminder: __, done, ...effects } = action;
  const { who, card, when, words } = it;
  play.emit({ type: 'ticked', player: who, card: nameOf(state, card), when, words, done });
  if (!done) return;
  carryOut(play, words, { who, card });
  if (hasEffects(effects)) applyEffects(play, { who, card, effects });
}

/** Who is asked where nobody has priority: the turn player. */
const asked = (state: State): Who => state.turn;

export const TICKS = {
  ticks: {
    title: 'Real decks: what the cards on the table say now',
    to: ['back'],
    calls: ['draw', 'pick', 'intimidate', 'damage event', 'clash', 'may', 'effects'],
    next: (state) => (state.real && openLines(state.real).length ? undefined : 'back'),
    choices(state, _, offer) {
      listTicks(state, offer);
      offer(asked(state), { type: 'go on' });
    },
    on: {
      tick,
      'go on'(play, _, seat) {
        return holdsUp(play, seat as Who) ? undefined : 'back';
      },
    },
  },
} satisfies Partial<Steps>;
