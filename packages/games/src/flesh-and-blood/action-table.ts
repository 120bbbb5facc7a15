import type { ActionTable, Role, Subject } from '@fray/engine';
import type { CardId } from './content/row.ts';
import { activeLink, kinds } from './rules/cards.ts';
import { openLines } from './rules/real-deck/open.ts';
import type { Given } from './rules/real-deck/types.ts';
import type { StepMemory } from './steps/memory.ts';
import { type Fab, foe, type State, type Who } from './types.ts';

const theCard = (id: CardId): Subject => ({ kind: 'card', id });
/** The player to ask, if the action does not name one. */
const playerToAsk = (state: State, memory: StepMemory): Who => memory.who ?? state.turn;

/** On an empty stack the turn player's pass ends the action phase; every other pass only passes a window. */
const passing = (state: State, memory: StepMemory): Role =>
  memory.phase === 'action' && playerToAsk(state, memory) === state.turn && !state.stack.length ? 'ends' : 'passes';

/** Nobody responds: on an empty stack it ends the action phase; otherwise it passes a window or a question. */
function goingOn(state: State, memory: StepMemory): Role {
  const isHeldUp = state.realDeck !== undefined && openLines(state.realDeck).length > 0 && !state.realDeck.warned;
  return memory.phase === undefined || isHeldUp ? 'goes on' : passing(state, memory);
}

const cardSubjects = (card: Given): Subject[] => (typeof card === 'string' && card !== '' ? [theCard(card)] : []);

/** Makes the chosen cards final; without any it declines. */
function finishing(state: State, memory: StepMemory): Role {
  if (state.awaiting_defense) return activeLink(state)?.defenders.length ? 'commits' : 'passes';
  return memory.cards?.length ? 'commits' : 'goes on';
}

/** A no passes, but after cards were chosen one by one it makes them final. */
const declining = (state: State, memory: StepMemory): Role =>
  memory.why === 'hood' && state.players[playerToAsk(state, memory)].aside.length ? 'commits' : 'passes';

/**
 * What each action is to a program that knows no rules, and what it is about. Copies of a card are one subject: from
 * which zone it comes is a field of the action. A card that the table names is in the group of the same move with a dealt card.
 */
export const actions: ActionTable<Fab> = {
  play: { role: 'acts', group: 'play', about: { card: 'card' } },
  weapon: {
    role: 'acts',
    group: 'from-table',
    about(state, memory, { weapon }) {
      const card = state.players[playerToAsk(state, memory)].weapons[weapon]?.card;
      return card === undefined ? [] : [theCard(card)];
    },
  },
  activate: { role: 'acts', group: 'from-table', about: { card: 'card' } },
  pass: { role: passing },
  continue: { role: 'goes on' },
  option: { role: 'acts', about: { option: 'effect' } },
  target: {
    role: 'acts',
    about: (state, memory, { target }) =>
      target === 'hero' ? [{ kind: 'seat', id: foe(playerToAsk(state, memory)) }] : [theCard(target)],
  },
  aim: {
    role: 'acts',
    about(state, _memory, { defender }) {
      const card = activeLink(state)?.defenders[defender]?.card;
      return card === undefined ? [] : [theCard(card)];
    },
  },
  pitch: { role: 'acts', group: 'pitch', about: { card: 'card' } },
  pay: { role: 'commits', about: (_s, _memory, { cards }) => kinds(cards).map(theCard) },
  block: { role: 'acts', group: 'block', about: { card: 'card' } },
  react: { role: 'acts', group: 'react', about: { card: 'card' } },
  done: { role: finishing, group: 'finish' },
  accept: { role: 'acts' },
  decline: { role: declining },
  choose: { role: 'acts', group: 'choose', about: { card: 'card' } },
  put: { role: 'acts', group: 'choose', about: { card: 'card' } },
  prevent: {
    role: 'acts',
    about(_s, _memory, action) {
      // A keyword and its card, or what was promised for this turn.
      const [word = '', card] = action.with.split(':');
      return card === undefined ? [{ kind: 'effect', id: word }] : [theCard(card)];
    },
  },
  stack: { role: 'acts', about: { card: 'card' } },
  lead: { role: 'acts', about: { who: 'seat' } },
  store: { role: 'acts', group: 'store', about: { card: 'card' } },
  heave: { role: 'acts', group: 'choose', about: (_s, _memory, { card }) => cardSubjects(card) },
  bottom: { role: 'acts', group: 'bottom', about: { card: 'card' } },
  concede: { role: 'risks' },
  adjust: { role: 'acts', group: 'adjust', about: { who: 'seat' } },
  card: { role: 'acts', group: 'play', about: (_s, _memory, { card }) => cardSubjects(card) },
  pitches: { role: 'acts', group: 'pitch', about: (_s, _memory, { card }) => cardSubjects(card) },
  colour: { role: 'acts', about: { colour: 'effect' } },
  defends: { role: 'acts', group: 'block', about: (_s, _memory, { card }) => cardSubjects(card) },
  shows: { role: 'acts', group: 'show', about: (_s, _memory, { card }) => cardSubjects(card) },
  ability: { role: 'acts', about: { of: 'card' } },
  ally: {
    role: 'acts',
    about(state, memory, { permanent }) {
      const card = state.players[playerToAsk(state, memory)].permanents[permanent]?.card;
      return card === undefined ? [] : [theCard(card)];
    },
  },
  'go on': { role: goingOn, group: 'go-on' },
  respond: { role: 'acts', group: 'respond' },
  effects: { role: 'acts', group: 'effects' },
  tick: {
    role: 'acts',
    group: 'reminder',
    about(state, _memory, { reminder }) {
      const card = state.realDeck?.reminders.find((it) => it.id === reminder)?.card;
      return card === undefined ? [] : [theCard(card)];
    },
  },
  silence: { role: 'acts', group: 'correction', about: { card: 'card' } },
  drew: { role: 'commits' },
  gain: { role: 'acts', group: 'gain', about: { gain: 'effect' } },
  allow: { role: 'acts', group: 'correction' },
  enter: { role: 'acts', group: 'correction', about: { who: 'seat' } },
};
