import type { Play } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import { isItem, lastLink, nameOf, rowOf } from '../../rules/cards.ts';
import { UNNAMED } from '../../rules/real-deck/blanks.ts';
import { CONTRACT } from '../../rules/real-deck/open.ts';
import { hasRoom, unnamedCards } from '../../rules/real-deck/zones.ts';
import { type Fab, foe, type Who } from '../../types.ts';
import { gainActionPoints } from '../changes/assets.ts';
import { remove } from '../changes/lists.ts';
import { makeTokens } from '../changes/zones.ts';
import { giveBack } from './asks.ts';
import { addNote } from './tell.ts';
import { intoArsenal } from './zones.ts';

/** Keywords that the table says yes to with a tick (K): what Fray counts of them. What a card says besides is entered with it. */

type P = Play<Fab>;
interface About {
  who: Who;
  card: CardId;
}

/** Decompose banishes two Earth cards and an action card. */
const DECOMPOSED = 3;

const DONE: Readonly<Record<string, (play: P, it: About) => void>> = {
  /** A steam counter off, an action point. */
  crank(play, { who, card }) {
    const player = play.state.players[who];
    const there = player.stored?.[card] ?? 0;
    if (there > 0) player.stored = { ...player.stored, [card]: there - 1 };
    gainActionPoints(play, who, 1);
  },
  mark(play, { who }) {
    const player = foe(who);
    if (play.state.players[player].marked) return;
    play.state.players[player].marked = true;
    play.emit({ type: 'marked', player, marked: true });
  },
  intimidate(play, { who }) {
    play.state.players[who].turn.intimidated = true;
    play.call('intimidate', { who: foe(who), by: who });
  },
  reload(play, { who }) {
    const player = play.state.players[who];
    if (!hasRoom(player) || !player.hand.length) return;
    player.hand.pop();
    intoArsenal(player, { card: UNNAMED, up: false, lessons: 0, gift: false });
    play.emit({ type: 'arsenal_set', player: who });
  },
  decompose(play, { who }) {
    const player = play.state.players[who];
    const gone = player.graveyard.splice(-DECOMPOSED);
    player.banished.push(...gone);
  },
  /** The card lies in the graveyard already: it comes back with its other face up. */
  transcend(play, { who, card }) {
    const player = play.state.players[who];
    if (!remove(player.graveyard, card)) return;
    player.hand.push(...unnamedCards(1));
    play.emit({ type: 'to_hand', player: who, card: nameOf(play.state, card) });
  },
  'go fish'(play, { who }) {
    play.call('pick', { who: foe(who), why: 'discard' });
    makeTokens(play, who, 'gold', 1);
  },
  galvanize(play, { who, card }) {
    const { state } = play;
    if (!state.players[who].permanents.some((it) => isItem(rowOf(state, it.card)))) return;
    play.call('pick', { who, why: 'galvanize' });
    play.call('effects', { who, card, why: 'galvanize' });
  },
  /** The prize is decided when the link resolves. */
  wager(play, { card }) {
    const attack = lastLink(play.state)?.attack;
    if (attack?.card === card) attack.paid.push('wagered');
  },
  /** Paid each time it is fulfilled: the line stays as long as the attack is there (8.4.7). */
  contract(play, { who, card }) {
    const times = 1 + (lastLink(play.state)?.attack.paid.filter((it) => it === 'contract').length ?? 0);
    lastLink(play.state)?.attack.paid.push('contract');
    addNote(play, { who, card, when: 'attack', words: CONTRACT, times });
  },
  negate: (play, { who, card }) => play.call('pick', { who, why: 'negate', card }),
  clash: (play, { who, card }) => play.call('clash', { who, why: '', card }),
  transform: (play, { who, card }) => play.call('pick', { who, why: 'transform', card }),
  steal: (play, { who, card }) => play.call('pick', { who, why: 'steal', card }),
  'steal: goes back': (play, { who, card }) => giveBack(play, who, card),
  freeze: (play, { who, card }) => play.call('pick', { who, why: 'freeze', card }),
  retrieve: (play, { who, card }) => play.call('may', { who, why: 'retrieve', card }),
};

export const carryOut = (play: P, keyword: string, it: About): void => DONE[keyword]?.(play, it);

/** Who wins a wager: the attacker if the attack hit, else the other player. */
export function decideWager(play: P): void {
  const link = lastLink(play.state);
  if (!link?.attack.paid.includes('wagered')) return;
  const { by, card } = link.attack;
  addNote(play, { who: link.hit ? by : foe(by), card, when: 'link', words: 'wager won' });
}
