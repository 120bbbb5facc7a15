import type { CardId } from '../content/row.ts';
import { forClash, forDiscard, forDraw, forIntimidate, forLook, forRoll, forTop } from '../dice-for.ts';
import { currentAttack, isBig, kinds, nameOf, rowOf } from '../rules/cards.ts';
import { focusOnPlayer } from '../rules/focus.ts';
import { isBlank } from '../rules/real-deck/blanks.ts';
import { foe, type Steps, WHO, type Who } from '../types.ts';
import { gainActionPoints, gainLife } from './changes/assets.ts';
import { giveGain } from './changes/attack.ts';
import { insert, remove } from './changes/lists.ts';
import { uncover } from './changes/stored.ts';
import { ROLLS, SHOWS, TAKES } from './changes/tops.ts';
import {
  bury,
  discard,
  fixTop,
  makeTokens,
  noteDrawn,
  takeTop,
  tell,
  tellHidden,
  toBottom,
  trigger,
} from './changes/zones.ts';
import { clashWon } from './real-deck/asks.ts';
import { applyDraw } from './real-deck/questions.ts';
import { asksTop } from './real-deck/shown.ts';
import { addNote } from './real-deck/tell.ts';

/** Everything that pulls chance: the deck has no order until somebody draws. */
export const CHANCE = {
  draw: {
    title: 'Draw',
    focus: focusOnPlayer,
    to: ['back'],
    rolls: true,
    enter(play) {
      const who = play.memory.who;
      const state = play.state;
      if (state.realDeck) {
        applyDraw(play, who, play.memory.n);
        return 'back';
      }
      const names: string[] = [];
      for (let { n } = play.memory; n > 0; n--) {
        const card = takeTop(play, who, forDraw);
        if (card === null) break;
        insert(state.players[who].hand, card);
        names.push(nameOf(state, card));
      }
      const count = names.length;
      noteDrawn(state, who, count);
      if (count)
        tell(play, who, { type: 'draw', player: who, count, cards: names }, { type: 'draw', player: who, count });
      return 'back';
    },
  },
  discard: {
    title: 'A random card is discarded',
    focus: focusOnPlayer,
    to: ['discard', 'back', 'intimidate'],
    calls: ['shown'],
    onReturn: {
      shown({ memory }, card) {
        memory.shown = card;
      },
    },
    rolls: true,
    enter(play) {
      const { state, memory } = play;
      const who = memory.who;
      const hand = state.players[who].hand;
      if (state.realDeck && memory.shown === undefined) {
        if (!hand.length) return 'back';
        play.call('shown', { who, why: 'discard' });
        return 'discard';
      }
      const at =
        memory.shown === undefined ? play.draw(1, hand.length, forDiscard, who)[0] : hand.indexOf(memory.shown);
      delete memory.shown;
      const card = at === undefined ? undefined : hand[at];
      if (card === undefined) return 'back';
      discard(play, who, card);
      if (!isBig(rowOf(state, card))) return 'back';
      const attack = currentAttack(state);
      if (memory.why === 'points') gainActionPoints(play, who, 2);
      if (memory.why === 'power' && attack) attack.power += 2;
      if (memory.why === 'go again' && attack) giveGain(state, attack, 'go again');
      if (memory.why === 'intimidate') {
        state.players[who].turn.intimidated = true;
        memory.by = who;
        memory.who = foe(who);
        return 'intimidate';
      }
      return 'back';
    },
  },
  intimidate: {
    title: 'Intimidate: a random card is banished face down until the end phase',
    focus: focusOnPlayer,
    to: ['back'],
    rolls: true,
    enter(play) {
      const { state, memory } = play;
      const who = memory.who;
      const player = state.players[who];
      // The table banishes one at random; only the number is known.
      const at = state.realDeck
        ? player.hand.length
          ? 0
          : undefined
        : play.draw(1, player.hand.length, forIntimidate, who)[0];
      if (at !== undefined) {
        const card = player.hand.splice(at, 1)[0] as CardId;
        insert(player.intimidated, card);
        tellHidden(play, who, 'banish', card);
        const by = foe(who);
        for (const contract of state.players[by].contracts) trigger(state, by, contract, 'contract');
      }
      play.emit({ type: 'intimidate', player: who, banished: at === undefined ? 0 : 1 });
      return 'back';
    },
  },
  top: {
    title: 'The top card of the deck',
    focus: focusOnPlayer,
    to: ['top', 'back'],
    calls: ['shown'],
    rolls: true,
    enter(play) {
      const { state, memory } = play;
      const who = memory.who;
      if (asksTop(play, who)) return 'top';
      const player = state.players[who];
      if (memory.why === 'grind') {
        const card = takeTop(play, who, forTop);
        if (card === null) return 'back';
        play.emit({ type: 'destroyed', player: who, card: nameOf(state, card) });
        bury(play, who, card);
        uncover(play, who, card);
        return 'back';
      }
      if (TAKES[memory.why]) {
        TAKES[memory.why]?.(play, who);
        return 'back';
      }
      const card = fixTop(play, who, forTop, 'open');
      if (card === null) return 'back';
      const row = rowOf(state, card);
      play.reveal();
      play.emit({ type: 'reveal', player: who, card: row.name });
      if (SHOWS[memory.why]) SHOWS[memory.why]?.(play, who, card);
      else if (memory.why === 'bless') {
        if ((row.cost ?? 0) >= 3) gainLife(play, who, 1);
      } else if (memory.why === 'nature') {
        if (['action', 'attack', 'aura', 'item'].includes(row.type) && !player.arsenal) {
          takeTop(play, who, forTop);
          player.arsenal = { card, up: false, lessons: 0, gift: false };
          play.emit({ type: 'arsenal_set', player: who, card: row.name });
        }
      } else if (!isBig(row)) {
        takeTop(play, who, forTop);
        toBottom(state, who, card, 'open');
        play.emit({ type: 'deck_bottom', player: who, card: row.name });
      }
      return 'back';
    },
  },
  clash: {
    title: 'Clash: both reveal their top card',
    focus: focusOnPlayer,
    to: ['clash', 'back'],
    calls: ['shown', 'clash won'],
    rolls: true,
    enter(play) {
      const state = play.state;
      if (asksTop(play, 'A') || asksTop(play, 'B')) return 'clash';
      const cards: Record<Who, CardId | null> = {
        A: fixTop(play, 'A', forClash, 'open'),
        B: fixTop(play, 'B', forClash, 'open'),
      };
      // A card that nobody named: the table has seen who won.
      if (state.realDeck && WHO.some((who) => cards[who] !== null && isBlank(cards[who]))) {
        play.call('clash won', { ...play.memory });
        return 'back';
      }
      const value = (card: CardId | null) => (card === null ? -1 : (rowOf(state, card).power ?? -1));
      const a = value(cards.A);
      const b = value(cards.B);
      const winner: Who | null = a === b ? null : a > b ? 'A' : 'B';
      const name = (card: CardId | null) => (card === null ? null : nameOf(state, card));
      play.reveal();
      play.emit({ type: 'clash', winner, cards: { A: name(cards.A), B: name(cards.B) } });
      if (state.realDeck) clashWon(play, winner, play.memory);
      else if (winner && play.memory.why) makeTokens(play, winner, play.memory.why, 1);
      return 'back';
    },
  },
  roll: {
    title: 'Roll a die',
    focus: focusOnPlayer,
    to: ['roll', 'back'],
    calls: ['may'],
    onReturn: {
      may({ memory }) {
        memory.kept = true;
      },
    },
    rolls: true,
    enter(play) {
      const { state, memory } = play;
      const who = memory.who;
      const isFirst = memory.face === undefined;
      if (isFirst || !memory.kept) {
        memory.face = play.roll(1, 6, forRoll, memory)[0] as number;
        play.emit({ type: 'roll', player: who, face: memory.face, sides: 6, card: nameOf(state, memory.card) });
      }
      const gloves = state.players[who].equipment.find((it) => !it.down && rowOf(state, it.card).steady?.rerolls);
      if (isFirst && gloves) {
        play.call('may', { who, why: 'gloves', card: gloves.card });
        return 'roll';
      }
      ROLLS[memory.why || 'resources']?.(play, who, memory.face ?? 0);
      return 'back';
    },
  },
  look: {
    title: 'Look at the top cards of the deck',
    focus: focusOnPlayer,
    to: ['opt', 'back'],
    calls: ['pick'],
    rolls: true,
    enter(play) {
      const who = play.memory.who;
      const player = play.state.players[who];
      if (play.memory.why === 'kano') {
        const card = play.state.realDeck ? null : takeTop(play, who, forLook);
        if (card !== null) player.looking.push(card);
        play.call('pick', { who, why: 'kano' });
        return 'back';
      }
      if (play.state.realDeck) {
        // Looked at and put back at the table: no number changes.
        addNote(play, { who, card: player.hero, when: 'resolves', words: `opt ${play.memory.n}` });
        return 'opt';
      }
      for (let { n } = play.memory; n > 0; n--) {
        const card = takeTop(play, who, forLook);
        if (card !== null) player.looking.push(card);
      }
      return 'opt';
    },
  },
  opt: {
    title: 'Put each card on top or on the bottom',
    focus: focusOnPlayer,
    to: ['back'],
    next: (state, memory) => (state.players[memory.who].looking.length ? undefined : 'back'),
    choices(state, memory, offer) {
      for (const card of kinds(state.players[memory.who].looking)) {
        offer(memory.who, { type: 'put', card, where: 'top' });
        offer(memory.who, { type: 'put', card, where: 'bottom' });
      }
    },
    on: {
      put(play, { card, where }) {
        const who = play.memory.who;
        const player = play.state.players[who];
        remove(player.looking, card);
        if (where === 'top') player.top.unshift({ how: 'secret', cards: [card] });
        else toBottom(play.state, who, card, 'secret');
        tellHidden(play, who, where === 'top' ? 'deck_top' : 'deck_bottom', card);
      },
    },
  },
} satisfies Partial<Steps>;
