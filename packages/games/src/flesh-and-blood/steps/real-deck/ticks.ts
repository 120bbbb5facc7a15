import type { Offer, Play } from '@fray/engine';
import type { Action } from '../../actions.ts';
import { nameOf } from '../../rules/cards.ts';
import { openLines } from '../../rules/real-deck/open.ts';
import type { Fab, State, Steps, Who } from '../../types.ts';
import { applyEffects, hasEffects } from './effects.ts';
import { carryOut } from './keywords.ts';
import { holdsUp } from './tell.ts';

/** Reminders and their ticks (9). */

export function listTicks(state: State, offer: Offer<Fab>): void {
  for (const { id, who } of state.realDeck?.reminders ?? []) {
    offer(who, { type: 'tick', reminder: id, done: true });
    offer(who, { type: 'tick', reminder: id, done: false });
  }
  const seats = new Set((state.realDeck?.reminders ?? []).map(({ who }) => who));
  // Done, with what it came to.
  for (const who of seats) offer.form(who, { type: 'tick', reminder: 0, done: true });
}

export function tick(play: Play<Fab>, action: Extract<Action, { type: 'tick' }>): void {
  const state = play.state;
  const { realDeck } = state;
  const it = realDeck?.reminders.find((one) => one.id === action.reminder);
  if (!realDeck || !it) return;
  realDeck.reminders = realDeck.reminders.filter((one) => one !== it);
  const { type: _, reminder: __, done, ...effects } = action;
  const { who, card, when, words } = it;
  play.emit({ type: 'ticked', player: who, card: nameOf(state, card), when, words, done });
  if (!done) return;
  carryOut(play, words, { who, card });
  if (hasEffects(effects)) applyEffects(play, { who, card, effects });
}

/** Where nobody has priority, the turn player is asked. */
const turnPlayer = (state: State): Who => state.turn;

export const TICKS = {
  ticks: {
    title: 'Real decks: what the cards on the table say now',
    to: ['back'],
    calls: ['draw', 'pick', 'intimidate', 'damage event', 'clash', 'may', 'effects'],
    next: (state) => (state.realDeck && openLines(state.realDeck).length ? undefined : 'back'),
    choices(state, _, offer) {
      listTicks(state, offer);
      offer(turnPlayer(state), { type: 'go on' });
    },
    on: {
      tick,
      'go on'(play, _, seat) {
        return holdsUp(play, seat as Who) ? undefined : 'back';
      },
    },
  },
} satisfies Partial<Steps>;
