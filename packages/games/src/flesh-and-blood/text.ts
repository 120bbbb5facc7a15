import type { Choice, Reason } from '@fray/engine';
import type { GameText } from '../game.ts';
import { CARDS } from './content/index.ts';
import type { CardId } from './content/row.ts';
import { log } from './log.ts';
import { reason } from './reasons.ts';
import { STEPS } from './steps/index.ts';
import type { Fab, Outcome, Seat, State, View } from './types.ts';

/** English. Everything the rules name by code gets its words here. */

type Any = State | View;

/** A card with its colour: the red and the blue one of a name are different cards. */
export function cardName(state: Any | undefined, id: CardId): string {
  const row = CARDS[id] ?? state?.custom[id];
  if (!row) return id;
  return row.colour ? `${row.name} (${row.colour})` : row.name;
}

function seatName(seat: Seat, state?: Any): string {
  if (seat === 'host') return 'the host';
  if (!state) return `player ${seat}`;
  const hero = (id: CardId) => (CARDS[id] ?? state.custom[id])?.name.split(',')[0] ?? id;
  const { A, B } = state.players;
  const name = hero(state.players[seat].hero);
  return hero(A.hero) === hero(B.hero) ? `${name} ${seat}` : name;
}

const PHASES: Record<string, string> = { hand: '', arsenal: ' from arsenal', banished: ' from banishment' };
const OPTIONS: Record<string, string> = {
  boost: 'Boost: banish the top card',
  'beat chest': 'Beat Chest: discard a card with power 6 or more',
  fusion: 'Fusion: reveal a card of the element',
  charge: 'Charge: a hand card into the soul',
  scrap: 'Scrap: banish an item or equipment from the graveyard',
  extra: 'Pay the additional cost',
};

function label(choice: Choice<Fab>, state: Any): string {
  const it = choice.action;
  const name = (id: CardId) => cardName(state, id);
  switch (it.type) {
    case 'play':
      return `Play ${name(it.card)}${PHASES[it.from] ?? ''}`;
    case 'weapon':
      return `Attack with ${name(state.players[choice.seat as 'A' | 'B'].weapons[it.weapon]?.card ?? 'weapon')}`;
    case 'activate':
      return `Use ${name(it.card)}`;
    case 'pass':
      return 'Pass';
    case 'continue':
      return 'Go on to the action phase';
    case 'option':
      return OPTIONS[it.option] ?? it.option;
    case 'target':
      return it.target === 'hero' ? 'Attack the hero' : `Attack ${name(it.target)}`;
    case 'aim':
      return `On ${name(state.chain.at(-1)?.defenders[it.defender]?.card ?? '')}`;
    case 'pitch':
      return `Pitch ${name(it.card)}`;
    case 'pay':
      return `Pay with ${it.cards.map(name).join(' and ')}`;
    case 'block':
      return `Defend with ${name(it.card)}${it.from === 'arsenal' ? ' from arsenal' : ''}`;
    case 'react':
      return `React with ${name(it.card)}${it.from === 'arsenal' ? ' from arsenal' : ''}`;
    case 'done':
      return 'Done';
    case 'accept':
      return 'Yes';
    case 'decline':
      return 'No';
    case 'choose':
      return name(it.card);
    case 'put':
      return `${name(it.card)} to the ${it.where} of the deck`;
    case 'prevent':
      return `Prevent with ${it.with.includes(':') ? name(it.with.split(':')[1] as string) : it.with}`;
    case 'stack':
      return `${name(it.card)} next on the stack`;
    case 'lead':
      return `${seatName(it.who, state)} first`;
    case 'store':
      return `${name(it.card)} into the arsenal`;
    case 'heave':
      return `Heave ${name(it.card)}`;
    case 'bottom':
      return `${name(it.card)} below the deck`;
    case 'concede':
      return 'Concede';
    case 'adjust':
      return `${seatName(it.who, state)}: ${it.what} ${it.n > 0 ? '+' : ''}${it.n}`;
  }
}

function outcome(it: Outcome): string {
  switch (it.why) {
    case 'life':
      return `Player ${it.winner} wins with ${it.life[it.winner ?? 'A']} life left.`;
    case 'concede':
      return `Player ${it.winner} wins: the other side conceded.`;
    case 'both':
      return 'Both heroes fell at the same moment: a draw.';
    case 'deadlock':
      return 'Nothing has been hurt for many turns: a draw.';
    case 'stalemate':
      return 'Nobody has anything left to attack with: a draw.';
    case 'link': {
      const link = it.link;
      if (!link) return 'The link is over: no damage.';
      const words = link.hit ? `hits for ${link.damage}` : link.prevented ? 'prevented' : 'blocked';
      return `The link is over: power ${link.power} against ${link.block}, ${words}.`;
    }
  }
}

export const english: GameText<Fab> = {
  name: 'Flesh and Blood',
  about: 'The combat chain: layer, attack, defend, reaction, damage, resolution, close.',
  seat: seatName,
  step: (step) => STEPS[step].title,
  label,
  reason: (it: Reason) => reason(it),
  log: (event, state) => log(event, (who) => seatName(who, state)),
  outcome,
};
