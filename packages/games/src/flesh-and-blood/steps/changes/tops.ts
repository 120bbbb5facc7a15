import type { Play } from '@fray/engine';
import type { CardId, Filter } from '../../content/row.ts';
import { forTop } from '../../dice-for.ts';
import { classOf, currentAttack, has, nameOf, rowOf } from '../../rules/cards.ts';
import { isSnagged } from '../../rules/power.ts';
import type { Fab, Who } from '../../types.ts';
import { addNote } from '../real-deck/tell.ts';
import { gainActionPoints, gainLife, gainResources, loseLife } from './assets.ts';
import { giveGain } from './attack.ts';
import { insert } from './lists.ts';
import { setUp, uncover } from './stored.ts';
import { banish, takeTop, trigger } from './zones.ts';

/** What cards do with the top card of a deck and with a die. Only called in steps that roll. */

type P = Play<Fab>;
const emptyNext = (to: Filter) => ({ to, gains: [], few: 0, grant: false, cost: 0 });

/** What becomes of a card that was only turned over: it stays on top unless the card says otherwise. */
export const SHOWS: Record<string, (play: P, who: Who, card: CardId) => void> = {
  belief(play, who, card) {
    const power = 3 - (rowOf(play.state, card).pitch ?? 0);
    play.state.players[who].next.push({ ...emptyNext('attack action'), card: 'bracers-of-belief', power });
  },
  ...Object.fromEntries(
    [4, 5, 6].map((most) => [
      `prayer ${most}`,
      ({ state }: P, who: Who, card: CardId) => {
        const { turn } = state.players[who];
        turn.arcaneShield = (turn.arcaneShield ?? 0) + most - (rowOf(state, card).pitch ?? 0);
      },
    ]),
  ),
  booty(play, _, card) {
    const attack = currentAttack(play.state);
    if (attack && !isSnagged(play.state, attack)) attack.power += rowOf(play.state, card).pitch ?? 0;
  },
  /** A blue card is pitched, by any player who turned it over. */
  swell(play, who, card) {
    const { state } = play;
    if (rowOf(state, card).colour !== 'blue') return;
    takeTop(play, who, forTop);
    state.players[who].pitched.push(card);
    trigger(state, who, card, 'pitched');
    gainResources(play, who, rowOf(state, card).pitch ?? 0);
    play.emit({ type: 'pitched', player: who, card: nameOf(state, card), value: rowOf(state, card).pitch ?? 0 });
  },
  rabble(play, _, card) {
    const attack = currentAttack(play.state);
    if (attack) attack.power -= rowOf(play.state, card).pitch ?? 0;
  },
  force(play, who, card) {
    if (!has(rowOf(play.state, card), 'combo')) return;
    takeTop(play, who, forTop);
    insert(play.state.players[who].hand, card);
    play.emit({ type: 'to_hand', player: who, card: nameOf(play.state, card) });
    const attack = currentAttack(play.state);
    if (!attack) return;
    attack.power += 3;
    giveGain(play.state, attack, 'go again');
  },
};

/** Effects that move the top card, no matter which card it is. */
export const TAKES: Record<string, (play: P, who: Who) => void> = {
  plenty(play, who) {
    const player = play.state.players[who];
    if (player.arsenal) return;
    const card = takeTop(play, who, forTop);
    if (card === null) return;
    player.arsenal = { card, up: false, lessons: 0, gift: false };
    play.emit({ type: 'arsenal_set', player: who });
  },
  banish(play, who) {
    const card = takeTop(play, who, forTop);
    if (card === null) return;
    banish(play, who, card);
    uncover(play, who, card);
  },
  azalea(play, who) {
    const card = takeTop(play, who, forTop);
    if (card === null) return;
    setUp(play, who, card, rowOf(play.state, card).sub === 'arrow');
    uncover(play, who, card);
  },
  foundry(play, who) {
    const state = play.state;
    for (let n = 0; n < 2; n++) {
      const card = takeTop(play, who, forTop);
      if (card === null) return;
      banish(play, who, card);
      if (classOf(state, who, card) === 'mechanologist') gainResources(play, who, 1);
      uncover(play, who, card);
    }
  },
  'bless 2': (play, who) => bless(play, who, 2),
  'bless 3': (play, who) => bless(play, who, 3),
};

/** The top cards are shown and stay where they are: life for each that costs 3 or more. */
function bless(play: P, who: Who, most: number): void {
  const state = play.state;
  if (state.realDeck) {
    const words = `${most} top cards: 1 life for each that costs 3 or more`;
    addNote(play, { who, card: state.players[who].hero, when: 'resolves', words });
    return;
  }
  const cards: CardId[] = [];
  while (cards.length < most) {
    const card = takeTop(play, who, forTop);
    if (card === null) break;
    cards.push(card);
    play.emit({ type: 'reveal', player: who, card: nameOf(state, card) });
  }
  if (!cards.length) return;
  play.reveal();
  state.players[who].top.unshift({ how: 'open', cards });
  const heavy = cards.filter((card) => (rowOf(state, card).cost ?? 0) >= 3).length;
  if (heavy) gainLife(play, who, heavy);
}

export const ROLLS: Record<string, (play: P, who: Who, face: number) => void> = {
  resources: (play, who, face) => gainResources(play, who, Math.floor(face / 2)),
  points: (play, who, face) => gainActionPoints(play, who, Math.floor(face / 2)),
  prevent(play, who, face) {
    play.state.players[who].shield += face;
  },
  brew(play, who, face) {
    if (face <= 2) loseLife(play, who, 2);
    else if (face <= 4) gainLife(play, who, 2);
    else {
      gainResources(play, who, 2);
      play.state.players[who].next.push({ ...emptyNext('attack'), card: 'crazy-brew-blue', power: 2 });
    }
    gainActionPoints(play, who, face <= 4 ? 1 : 2);
  },
  kayo(play, _, face) {
    const attack = currentAttack(play.state);
    const base = attack ? (rowOf(play.state, attack.card).power ?? 0) : 0;
    if (attack) attack.power += face <= 4 ? -Math.ceil(base / 2) : base;
  },
};
