import type { Step } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import { forClash, forDiscard, forDraw, forIntimidate, forLook, forResources, forTop } from '../dice-for.ts';
import { currentAttack, insert, isBig, kinds, nameOf, remove, rowOf } from '../rules/cards.ts';
import { type Fab, foe, type Own, type Who } from '../types.ts';
import { gainLife, gainResources } from './assets.ts';
import { giveGain } from './attack.ts';
import { bury, discard, fixTop, makeTokens, takeTop, tell, toBottom, trigger } from './zones.ts';

const whoOf = (own: Own): Who => own.who as Who;

/** Everything that pulls chance: the deck has no order until somebody draws. */
export const CHANCE = {
  draw: {
    title: 'Draw',
    to: ['back'],
    rolls: true,
    enter(play) {
      const who = whoOf(play.own);
      const s = play.state;
      const names: string[] = [];
      for (let n = play.own.n ?? 0; n > 0; n--) {
        const card = takeTop(play, who, forDraw);
        if (card === null) break;
        insert(s.players[who].hand, card);
        names.push(nameOf(s, card));
      }
      const count = names.length;
      if (count)
        tell(play, who, { type: 'draw', player: who, count, cards: names }, { type: 'draw', player: who, count });
      return 'back';
    },
  },
  discard: {
    title: 'A random card is discarded',
    to: ['back', 'intimidate'],
    rolls: true,
    enter(play) {
      const { state: s, own } = play;
      const who = whoOf(own);
      const hand = s.players[who].hand;
      const at = play.draw(1, hand.length, forDiscard, who)[0];
      const card = at === undefined ? undefined : hand[at];
      if (card === undefined) return 'back';
      discard(play, who, card);
      if (!isBig(rowOf(s, card))) return 'back';
      const attack = currentAttack(s);
      if (own.why === 'power' && attack) attack.power += 2;
      if (own.why === 'go again' && attack) giveGain(s, attack, 'go again');
      if (own.why === 'intimidate') {
        s.players[who].turn.intimidated = true;
        own.by = who;
        own.who = foe(who);
        return 'intimidate';
      }
      return 'back';
    },
  },
  intimidate: {
    title: 'Intimidate: a random card is banished face down until the end phase',
    to: ['back'],
    rolls: true,
    enter(play) {
      const { state: s, own } = play;
      const who = whoOf(own);
      const p = s.players[who];
      const at = play.draw(1, p.hand.length, forIntimidate, who)[0];
      if (at !== undefined) {
        const card = p.hand.splice(at, 1)[0] as CardId;
        insert(p.intimidated, card);
        tell(play, who, { type: 'banish', player: who, card: nameOf(s, card) }, { type: 'banish', player: who });
        const by = foe(who);
        for (const contract of s.players[by].contracts) trigger(s, by, contract, 'contract');
      }
      play.emit({ type: 'intimidate', player: who, banished: at === undefined ? 0 : 1 });
      return 'back';
    },
  },
  top: {
    title: 'The top card of the deck',
    to: ['back'],
    rolls: true,
    enter(play) {
      const { state: s, own } = play;
      const who = whoOf(own);
      const p = s.players[who];
      if (own.why === 'grind') {
        const card = takeTop(play, who, forTop);
        if (card === null) return 'back';
        play.emit({ type: 'destroyed', player: who, card: nameOf(s, card) });
        bury(play, who, card);
        return 'back';
      }
      const card = fixTop(play, who, forTop, 'open');
      if (card === null) return 'back';
      const row = rowOf(s, card);
      play.reveal();
      play.emit({ type: 'reveal', player: who, card: row.name });
      if (own.why === 'bless') {
        if ((row.cost ?? 0) >= 3) gainLife(play, who, 1);
      } else if (own.why === 'nature') {
        if (['action', 'attack', 'aura', 'item'].includes(row.type) && !p.arsenal) {
          takeTop(play, who, forTop);
          p.arsenal = { card, up: false, lessons: 0, gift: false };
          play.emit({ type: 'arsenal_set', player: who, card: row.name });
        }
      } else if (!isBig(row)) {
        takeTop(play, who, forTop);
        toBottom(s, who, card, 'open');
        play.emit({ type: 'deck_bottom', player: who, card: row.name });
      }
      return 'back';
    },
  },
  clash: {
    title: 'Clash: both reveal their top card',
    to: ['back'],
    rolls: true,
    enter(play) {
      const s = play.state;
      const cards: Record<Who, CardId | null> = {
        A: fixTop(play, 'A', forClash, 'open'),
        B: fixTop(play, 'B', forClash, 'open'),
      };
      const value = (card: CardId | null) => (card === null ? -1 : (rowOf(s, card).power ?? -1));
      const a = value(cards.A);
      const b = value(cards.B);
      const winner: Who | null = a === b ? null : a > b ? 'A' : 'B';
      const name = (card: CardId | null) => (card === null ? null : nameOf(s, card));
      play.reveal();
      play.emit({ type: 'clash', winner, cards: { A: name(cards.A), B: name(cards.B) } });
      if (winner && play.own.why) makeTokens(play, winner, play.own.why, 1);
      return 'back';
    },
  },
  roll: {
    title: 'Roll a die',
    to: ['back'],
    rolls: true,
    enter(play) {
      const { state: s, own } = play;
      const who = whoOf(own);
      const face = play.roll(1, 6, forResources)[0] as number;
      play.emit({ type: 'roll', player: who, face, sides: 6, card: nameOf(s, own.card as CardId) });
      gainResources(play, who, Math.floor(face / 2));
      return 'back';
    },
  },
  look: {
    title: 'Look at the top cards of the deck',
    to: ['opt'],
    rolls: true,
    enter(play) {
      const who = whoOf(play.own);
      const p = play.state.players[who];
      for (let n = play.own.n ?? 0; n > 0; n--) {
        const card = takeTop(play, who, forLook);
        if (card !== null) p.looking.push(card);
      }
      return 'opt';
    },
  },
  opt: {
    title: 'Put each card on top or on the bottom',
    to: ['back'],
    next: (s, own) => (s.players[whoOf(own)].looking.length ? undefined : 'back'),
    choices(s, own, offer) {
      for (const card of kinds(s.players[whoOf(own)].looking)) {
        offer(whoOf(own), { type: 'put', card, where: 'top' });
        offer(whoOf(own), { type: 'put', card, where: 'bottom' });
      }
    },
    on: {
      put(play, { card, where }) {
        const who = whoOf(play.own);
        const p = play.state.players[who];
        remove(p.looking, card);
        const name = nameOf(play.state, card);
        if (where === 'top') {
          p.top.unshift({ how: 'secret', cards: [card] });
          tell(play, who, { type: 'deck_top', player: who, card: name }, { type: 'deck_top', player: who });
        } else {
          toBottom(play.state, who, card, 'secret');
          tell(play, who, { type: 'deck_bottom', player: who, card: name }, { type: 'deck_bottom', player: who });
        }
      },
    },
  },
} satisfies Partial<Record<Fab['step'], Step<Fab>>>;
