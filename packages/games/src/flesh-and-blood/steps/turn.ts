import { forFirst } from '../dice-for.ts';
import { deckSize, nameOf, rowOf } from '../rules/cards.ts';
import { type Fab, foe, type Player, type State, type Steps, WHO } from '../types.ts';
import { endGame, judge } from './changes/assets.ts';
import { remove } from './changes/lists.ts';
import { stalemate, trigger } from './changes/zones.ts';
import type { Declared } from './own.ts';
import { remind } from './own-deck/tell.ts';

/** Starting a game (1.5), Start Phase (2.1), Action Phase (2.2). */
export const TURN = {
  opening: {
    title: 'The set-up decides where to begin',
    to: ['first player', 'hands', 'single link', 'lot', 'start phase'],
    enter({ state: s }) {
      if (s.single) return 'single link';
      if (s.real) return s.first === 'random' ? 'lot' : 'start phase';
      return s.first === 'random' ? 'first player' : 'hands';
    },
  },
  'first player': {
    title: 'A player chosen at random decides who goes first',
    to: ['hands'],
    rolls: true,
    enter(play) {
      play.own.who = play.draw(1, 2, forFirst)[0] === 0 ? 'A' : 'B';
    },
    choices(_, own, offer) {
      for (const who of WHO) offer(own.who ?? 'A', { type: 'lead', who });
    },
    on: {
      lead(play, { who }) {
        play.state.turn = who;
        delete play.own.who;
        play.emit({ type: 'first_player', player: who });
        return 'hands';
      },
    },
  },
  hands: {
    title: 'Both players draw up to intellect',
    to: ['start phase', 'plain start'],
    calls: ['draw'],
    enter(play) {
      const s = play.state;
      for (const who of WHO) play.call('draw', { who, n: rowOf(s, s.players[who].hero).intellect ?? 4 });
      return s.mode === 'plain' ? 'plain start' : 'start phase';
    },
  },
  'single link': {
    title: 'One chain link: the attack is declared and paid',
    to: ['Layer', 'plain Layer'],
    calls: ['announce'],
    enter(play) {
      const s = play.state;
      s.number = 1;
      s.players.A.action_points = 1;
      const card = s.last_attack_card as string;
      const weapon = s.players.A.weapons.findIndex((w) => w.card === card);
      const from = weapon >= 0 ? 'weapon' : 'hand';
      if (s.mode === 'plain') {
        if (weapon < 0) remove(s.players.A.hand, card);
        const declared: Declared = { who: 'A', card, from, cost: 0, why: 'attack', cards: [] };
        Object.assign(play.own, declared, weapon < 0 ? {} : { n: weapon });
        return 'plain Layer';
      }
      play.call('announce', { who: 'A', card, why: from, n: weapon, sure: true });
      return 'Layer';
    },
  },
  'start phase': {
    title: 'Start phase',
    to: ['mentor'],
    calls: ['settle', 'ticks'],
    enter(play) {
      const s = play.state;
      const me = s.players[s.turn];
      if (drawn(s)) return;
      s.number++;
      s.players[foe(s.turn)].frozen = [];
      me.next.push(...me.later);
      me.later = [];
      me.turn.tax = me.laterTax;
      me.laterTax = 0;
      play.emit({ type: 'start_turn', player: s.turn, turn: s.number });
      for (const it of me.permanents) trigger(s, s.turn, it.card, 'start');
      for (const it of me.equipment) {
        const there = me.stored?.[it.card] ?? 0;
        // What can hold no more counters has nothing to ask.
        if (rowOf(s, it.card).does?.start?.some((part) => there < (part.most ?? 99)))
          trigger(s, s.turn, it.card, 'start');
      }
      if (s.real) {
        for (const it of [me.hero, ...me.equipment, ...me.permanents]) {
          remind(play, s.turn, typeof it === 'string' ? it : it.card, 'start');
        }
        play.call('ticks', { when: 'start' });
      }
      play.call('settle', { quiet: true });
      return 'mentor';
    },
  },
  mentor: {
    title: 'A mentor in the arsenal may be turned face up',
    to: ['action phase'],
    next(s) {
      const me = s.players[s.turn];
      return me.mentor && me.arsenal && !me.arsenal.up && mentorHidden(s, me) ? undefined : 'action phase';
    },
    choices(s, _, offer) {
      const me = s.players[s.turn];
      if (!me.arsenal) return;
      const mentor = rowOf(s, me.arsenal.card).type === 'mentor';
      offer(s.turn, { type: 'accept' }, !mentor && { code: 'no-mentor' });
      offer(s.turn, { type: 'decline' });
    },
    on: {
      accept(play) {
        const s = play.state;
        const arsenal = s.players[s.turn].arsenal;
        if (arsenal) {
          arsenal.up = true;
          play.reveal();
          play.emit({ type: 'turned_up', player: s.turn, card: nameOf(s, arsenal.card) });
        }
        return 'action phase';
      },
      decline: () => 'action phase',
    },
  },
  'action phase': {
    title: 'Action phase begins',
    to: ['action'],
    enter(play) {
      const s = play.state;
      const me = s.players[s.turn];
      me.action_points = 1;
      play.emit({ type: 'action_phase', player: s.turn });
      for (const it of me.permanents) trigger(s, s.turn, it.card, 'action phase');
      return 'action';
    },
  },
  action: {
    title: 'Action phase, no combat',
    to: ['Layer', 'end phase'],
    calls: ['priority'],
    enter(play) {
      play.call('priority', { who: play.state.turn, phase: 'action', passes: 0 });
    },
    next: (s) => (s.stack.length ? 'Layer' : 'end phase'),
  },
} satisfies Partial<Steps>;

/** Whether a mentor may lie face down in the arsenal, as far as the other side knows: one is in none of the open zones. */
function mentorHidden(s: State, p: Player): boolean {
  const unseen = [p.hand, p.deck, p.intimidated, p.looking, [p.arsenal?.card ?? '']];
  for (const pile of [...p.top, ...p.bottom]) if (pile.how === 'secret') unseen.push(pile.cards);
  return unseen.some((cards) => cards.some((card) => card && rowOf(s, card).type === 'mentor'));
}

/** Turns without damage and with both decks empty that make a draw. */
const DRY_LIMIT = 3;

/** Our own rule for stalemate and deadlock (9.6): every game ends. Asked between two turns. */
export function drawn(s: Fab['state']): boolean {
  // Life that the host took while something was being paid or drawn.
  judge(s);
  if (s.result) return true;
  if (s.number > 0) {
    const empty = deckSize(s.players.A) === 0 && deckSize(s.players.B) === 0;
    s.idle = s.hurt ? 0 : s.idle + 1;
    s.dry = s.hurt || !empty ? 0 : s.dry + 1;
    s.hurt = false;
  }
  if (s.idle >= s.idle_limit || (s.dry >= DRY_LIMIT && !s.real)) endGame(s, null, 'deadlock');
  else if (!s.real && stalemate(s)) endGame(s, null, 'stalemate');
  return s.result !== null;
}
