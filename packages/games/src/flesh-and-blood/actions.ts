import type { ActionTable, Role, Subject } from '@fray/engine';
import type { CardId, When } from './content/row.ts';
import { activeLink, kinds } from './rules/cards.ts';
import { type Fab, foe, type Own, type State, type Who } from './types.ts';

/** What a person can do, and what the host can set right. */
export type Action =
  | { type: 'play'; card: CardId; from: 'hand' | 'arsenal' | 'banished' }
  | { type: 'weapon'; weapon: number }
  | { type: 'activate'; card: CardId; zone: 'hero' | 'equipment' | 'permanent' | 'defender' }
  | { type: 'pass' }
  | { type: 'continue' }
  | { type: 'option'; option: string }
  | { type: 'target'; target: string }
  | { type: 'aim'; defender: number }
  | { type: 'pitch'; card: CardId }
  | { type: 'pay'; cards: CardId[] }
  | { type: 'block'; card: CardId; from: 'hand' | 'arsenal' | 'equipment' }
  | { type: 'react'; card: CardId; from: 'hand' | 'arsenal' }
  | { type: 'done' }
  | { type: 'accept' }
  | { type: 'decline' }
  | { type: 'choose'; card: CardId }
  | { type: 'put'; card: CardId; where: 'top' | 'bottom' }
  | { type: 'prevent'; with: string }
  | { type: 'stack'; card: CardId; when: When }
  | { type: 'lead'; who: Who }
  | { type: 'store'; card: CardId }
  | { type: 'heave'; card: CardId }
  | { type: 'bottom'; card: CardId }
  | { type: 'concede' }
  | { type: 'adjust'; what: Adjust; who: Who; n: number };

export const ADJUSTS = ['life', 'resources', 'action points', 'shield', 'power', 'block'] as const;
export type Adjust = (typeof ADJUSTS)[number];

const theCard = (id: CardId): Subject => ({ kind: 'card', id });
/** Who is asked, where the action does not say so. */
const asked = (s: State, own: Own): Who => own.who ?? s.turn;

/** With nothing on the stack the pass of the turn player ends the action phase; every other pass lets a window go by. */
const passing = (s: State, own: Own): Role =>
  own.phase === 'action' && asked(s, own) === s.turn && !s.stack.length ? 'ends' : 'passes';

/** Cards that were laid out become final; where none were, nothing more is wanted. */
function finishing(s: State, own: Own): Role {
  if (s.awaiting_defense) return activeLink(s)?.defenders.length ? 'commits' : 'passes';
  return own.cards?.length ? 'commits' : 'goes on';
}

/** A no lets a chance go by, but after cards were chosen one by one it makes them final. */
const declining = (s: State, own: Own): Role =>
  own.why === 'hood' && s.players[asked(s, own)].aside.length ? 'commits' : 'passes';

/**
 * What each action is to a program that knows no rules, and what it is about. Copies of a card are one subject: from
 * which zone it comes is a field of the action.
 */
export const actions: ActionTable<Fab> = {
  play: { role: 'acts', about: { card: 'card' } },
  weapon: {
    role: 'acts',
    about(s, own, { weapon }) {
      const card = s.players[asked(s, own)].weapons[weapon]?.card;
      return card === undefined ? [] : [theCard(card)];
    },
  },
  activate: { role: 'acts', about: { card: 'card' } },
  pass: { role: passing },
  continue: { role: 'goes on' },
  option: { role: 'acts', about: { option: 'effect' } },
  target: {
    role: 'acts',
    about: (s, own, { target }) => (target === 'hero' ? [{ kind: 'seat', id: foe(asked(s, own)) }] : [theCard(target)]),
  },
  aim: {
    role: 'acts',
    about(s, _own, { defender }) {
      const card = activeLink(s)?.defenders[defender]?.card;
      return card === undefined ? [] : [theCard(card)];
    },
  },
  pitch: { role: 'acts', about: { card: 'card' } },
  pay: { role: 'commits', about: (_s, _own, { cards }) => kinds(cards).map(theCard) },
  block: { role: 'acts', about: { card: 'card' } },
  react: { role: 'acts', about: { card: 'card' } },
  done: { role: finishing },
  accept: { role: 'acts' },
  decline: { role: declining },
  choose: { role: 'acts', about: { card: 'card' } },
  put: { role: 'acts', about: { card: 'card' } },
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
  store: { role: 'acts', about: { card: 'card' } },
  heave: { role: 'acts', about: { card: 'card' } },
  bottom: { role: 'acts', about: { card: 'card' } },
  concede: { role: 'risks' },
  adjust: { role: 'acts', about: { who: 'seat' } },
};
