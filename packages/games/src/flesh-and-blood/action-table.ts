import type { ActionTable, Role, Subject } from '@fray/engine';
import type { CardId } from './content/row.ts';
import { activeLink, kinds } from './rules/cards.ts';
import { openLines } from './rules/own-deck/open.ts';
import type { Given } from './rules/own-deck/types.ts';
import type { Own } from './steps/own.ts';
import { type Fab, foe, type State, type Who } from './types.ts';

const theCard = (id: CardId): Subject => ({ kind: 'card', id });
/** Who is asked, where the action does not say so. */
const asked = (state: State, own: Own): Who => own.who ?? state.turn;

/** With nothing on the stack the pass of the turn player ends the action phase; every other pass lets a window go by. */
const passing = (state: State, own: Own): Role =>
  own.phase === 'action' && asked(state, own) === state.turn && !state.stack.length ? 'ends' : 'passes';

/** Nobody responds: with nothing on the stack it ends the action phase; elsewhere a window goes by, or a question. */
function goingOn(state: State, own: Own): Role {
  const isHeldUp = state.real !== undefined && openLines(state.real).length > 0 && !state.real.warned;
  return own.phase === undefined || isHeldUp ? 'goes on' : passing(state, own);
}

const named = (card: Given): Subject[] => (typeof card === 'string' && card !== '' ? [theCard(card)] : []);

/** Cards that were laid out become final; where none were, nothing more is wanted. */
function finishing(state: State, own: Own): Role {
  if (state.awaiting_defense) return activeLink(state)?.defenders.length ? 'commits' : 'passes';
  return own.cards?.length ? 'commits' : 'goes on';
}

/** A no lets a chance go by, but after cards were chosen one by one it makes them final. */
const declining = (state: State, own: Own): Role =>
  own.why === 'hood' && state.players[asked(state, own)].aside.length ? 'commits' : 'passes';

/**
 * What each action is to a program that knows no rules, and what it is about. Copies of a card are one subject: from
 * which zone it comes is a field of the action. A card that the table names is in the group of the same move with a dealt card.
 */
export const actions: ActionTable<Fab> = {
  play: { role: 'acts', group: 'play', about: { card: 'card' } },
  weapon: {
    role: 'acts',
    group: 'from-table',
    about(state, own, { weapon }) {
      const card = state.players[asked(state, own)].weapons[weapon]?.card;
      return card === undefined ? [] : [theCard(card)];
    },
  },
  activate: { role: 'acts', group: 'from-table', about: { card: 'card' } },
  pass: { role: passing },
  continue: { role: 'goes on' },
  option: { role: 'acts', about: { option: 'effect' } },
  target: {
    role: 'acts',
    about: (state, own, { target }) =>
      target === 'hero' ? [{ kind: 'seat', id: foe(asked(state, own)) }] : [theCard(target)],
  },
  aim: {
    role: 'acts',
    about(state, _own, { defender }) {
      const card = activeLink(state)?.defenders[defender]?.card;
      return card === undefined ? [] : [theCard(card)];
    },
  },
  pitch: { role: 'acts', group: 'pitch', about: { card: 'card' } },
  pay: { role: 'commits', about: (_s, _own, { cards }) => kinds(cards).map(theCard) },
  block: { role: 'acts', group: 'block', about: { card: 'card' } },
  react: { role: 'acts', group: 'react', about: { card: 'card' } },
  done: { role: finishing, group: 'finish' },
  accept: { role: 'acts' },
  decline: { role: declining },
  choose: { role: 'acts', group: 'choose', about: { card: 'card' } },
  put: { role: 'acts', group: 'choose', about: { card: 'card' } },
  prevent: {
    role: 'acts',
    about(_s, _own, action) {
      // A keyword and its card, or what was promised for this turn.
      const [word = '', card] = action.with.split(':');
      return card === undefined ? [{ kind: 'effect', id: word }] : [theCard(card)];
    },
  },
  stack: { role: 'acts', about: { card: 'card' } },
  lead: { role: 'acts', about: { who: 'seat' } },
  store: { role: 'acts', group: 'store', about: { card: 'card' } },
  heave: { role: 'acts', group: 'choose', about: (_s, _own, { card }) => named(card) },
  bottom: { role: 'acts', group: 'bottom', about: { card: 'card' } },
  concede: { role: 'risks' },
  adjust: { role: 'acts', group: 'adjust', about: { who: 'seat' } },
  card: { role: 'acts', group: 'play', about: (_s, _own, { card }) => named(card) },
  pitches: { role: 'acts', group: 'pitch', about: (_s, _own, { card }) => named(card) },
  colour: { role: 'acts', about: { colour: 'effect' } },
  defends: { role: 'acts', group: 'block', about: (_s, _own, { card }) => named(card) },
  shows: { role: 'acts', group: 'show', about: (_s, _own, { card }) => named(card) },
  ability: { role: 'acts', about: { of: 'card' } },
  ally: {
    role: 'acts',
    about(state, own, { permanent }) {
      const card = state.players[asked(state, own)].permanents[permanent]?.card;
      return card === undefined ? [] : [theCard(card)];
    },
  },
  'go on': { role: goingOn, group: 'go-on' },
  respond: { role: 'acts', group: 'respond' },
  effects: { role: 'acts', group: 'effects' },
  tick: {
    role: 'acts',
    group: 'reminder',
    about(state, _own, { reminder }) {
      const card = state.real?.reminders.find((it) => it.id === reminder)?.card;
      return card === undefined ? [] : [theCard(card)];
    },
  },
  silence: { role: 'acts', group: 'correction', about: { card: 'card' } },
  drew: { role: 'commits' },
  gain: { role: 'acts', group: 'gain', about: { gain: 'effect' } },
  allow: { role: 'acts', group: 'correction' },
  enter: { role: 'acts', group: 'correction', about: { who: 'seat' } },
};
