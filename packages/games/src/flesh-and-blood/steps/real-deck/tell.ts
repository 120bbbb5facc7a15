import type { Play } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import { nameOf } from '../../rules/cards.ts';
import type { ResolvedCard } from '../../rules/real-deck/given.ts';
import { resolveCard } from '../../rules/real-deck/given.ts';
import { isBeyondList } from '../../rules/real-deck/listed.ts';
import { cardReminders } from '../../rules/real-deck/moments.ts';
import { CONTRACT, openLines } from '../../rules/real-deck/open.ts';
import type { Given, Occasion, Reminder } from '../../rules/real-deck/types.ts';
import type { Fab, State, Who } from '../../types.ts';

/** Adds what the players enter to the state, and reminders for them. */

type P = Play<Fab>;

/** Adds the card to the state for the rest of the game. Rows are shared with older states: none is changed. */
export function registerCard(state: State, it: ResolvedCard): CardId {
  if (!state.realDeck) return it.card;
  state.custom = it.custom;
  state.realDeck.facts = it.facts;
  return it.card;
}
export const learn = (state: State, given: Given): CardId => registerCard(state, resolveCard(state, given));

/** A card was seen; only its owner sees the warning that it is one more than its list has, unless lists are open. */
export function noteSeen(play: P, who: Who, card: CardId): void {
  const { realDeck } = play.state;
  if (!realDeck) return;
  const warning = { type: 'warned', player: who, code: 'more-than-list', card: nameOf(play.state, card) } as const;
  if (isBeyondList(play.state, who, card)) play.emit(warning, realDeck.openLists ? undefined : who);
  realDeck.seen[who].push(card);
}

/** Adds a reminder for the text of a card that the players have to resolve now. */
export function addReminder(play: P, who: Who, card: CardId, when: Occasion): void {
  const { realDeck } = play.state;
  if (!realDeck || realDeck.off.includes(card)) return;
  for (const words of cardReminders(play.state, who, card, when)) addNote(play, { who, card, when, words });
}
export function addNote(play: P, it: Omit<Reminder, 'id'>): void {
  const { realDeck } = play.state;
  if (!realDeck) return;
  realDeck.lastId++;
  realDeck.reminders.push({ id: realDeck.lastId, ...it });
  realDeck.warned = false;
  const { who: player, when, words } = it;
  play.emit({ type: 'reminder', player, card: nameOf(play.state, it.card), when, words });
}

/** Whether open reminders stop the player: once, with a warning that names them; then they are dropped. */
export function holdsUp(play: P, player: Who): boolean {
  const { realDeck } = play.state;
  const open = realDeck ? openLines(realDeck) : [];
  if (!realDeck || !open.length) return false;
  if (realDeck.warned) {
    realDeck.reminders = realDeck.reminders.filter((it) => it.words === CONTRACT);
    realDeck.warned = false;
    return false;
  }
  realDeck.warned = true;
  const card = open.map((it) => nameOf(play.state, it.card)).join(', ');
  play.emit({ type: 'warned', player, code: 'still-open', card });
  return true;
}

/** Uses up the permission of the host, and logs it. */
export function allowIllegal(play: P, player: Who, code: string, card: string): void {
  const { realDeck } = play.state;
  if (!realDeck || realDeck.allow !== code) return;
  realDeck.allow = null;
  play.emit({ type: 'allowed', player, card, code });
}
