import type { Play } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import { nameOf } from '../../rules/cards.ts';
import type { Settled } from '../../rules/own-deck/given.ts';
import { settle } from '../../rules/own-deck/given.ts';
import { sayings } from '../../rules/own-deck/moments.ts';
import { CONTRACT, openLines } from '../../rules/own-deck/open.ts';
import type { Given, Occasion, Reminder } from '../../rules/own-deck/types.ts';
import type { Fab, State, Who } from '../../types.ts';

/** What the table tells becomes part of the state, and the table is reminded. */

type P = Play<Fab>;

/** The card is known from now on, for the rest of the evening. Rows are shared with older states: none is changed. */
export function adopt(state: State, it: Settled): CardId {
  if (!state.real) return it.card;
  state.custom = it.custom;
  state.real.facts = it.facts;
  return it.card;
}
export const learn = (state: State, given: Given): CardId => adopt(state, settle(state, given));

/** A line with a tick for whatever the card says at this moment and nobody plays. */
export function remind(play: P, who: Who, card: CardId, when: Occasion): void {
  const { real } = play.state;
  if (!real || real.off.includes(card)) return;
  for (const words of sayings(play.state, who, card, when)) note(play, { who, card, when, words });
}
export function note(play: P, it: Omit<Reminder, 'id'>): void {
  const { real } = play.state;
  if (!real) return;
  real.made++;
  real.reminders.push({ id: real.made, ...it });
  real.warned = false;
  const { who: player, when, words } = it;
  play.emit({ type: 'reminder', player, card: nameOf(play.state, it.card), when, words });
}

/** Whether open lines hold up whoever goes on: once, with the names told; then they are dropped. */
export function holdsUp(play: P, player: Who): boolean {
  const { real } = play.state;
  const open = real ? openLines(real) : [];
  if (!real || !open.length) return false;
  if (real.warned) {
    real.reminders = real.reminders.filter((it) => it.words === CONTRACT);
    real.warned = false;
    return false;
  }
  real.warned = true;
  const card = open.map((it) => nameOf(play.state, it.card)).join(', ');
  play.emit({ type: 'warned', player, code: 'still-open', card });
  return true;
}

/** The host has let it pass: told once, and used up. */
export function forgive(play: P, player: Who, code: string, card: string): void {
  const { real } = play.state;
  if (!real || real.allow !== code) return;
  real.allow = null;
  play.emit({ type: 'allowed', player, card, code });
}
