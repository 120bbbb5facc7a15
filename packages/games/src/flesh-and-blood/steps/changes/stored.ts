import type { Play } from '@fray/engine';
import type { CardId } from '../../content/row.ts';
import { classOf, heroRow, isItem, nameOf, rowOf } from '../../rules/cards.ts';
import type { Fab, Link, State, Who } from '../../types.ts';
import { aboutOf, triggerIf } from './attack.ts';
import { freshPermanent } from './fresh.ts';
import { remove } from './lists.ts';
import { trigger } from './zones.ts';

/** Counters, cards that an effect uncovers, and who waits for a hit. */

type P = Play<Fab>;

/** Counters on a weapon or equipment. */
export function store(play: P, who: Who, card: CardId, count: number): void {
  const me = play.state.players[who];
  me.stored = { ...me.stored, [card]: count };
  play.emit({ type: 'counter', player: who, card: nameOf(play.state, card), counter: 'stored', count });
}

/** A card that an effect puts face up out of a deck: it may say so, and some heroes take items of their class. */
export function uncover(play: P, who: Who, card: CardId): void {
  const state = play.state;
  trigger(state, who, card, 'uncovered');
  const hero = heroRow(state, who);
  const row = rowOf(state, card);
  const most = hero?.steady?.collects;
  if (most === undefined || !isItem(row) || classOf(state, who, card) !== hero?.cls || (row.cost ?? 0) > most) return;
  if (remove(state.players[who].banished, card)) enterArena(play, who, card);
}
export function putDown(state: State, who: Who, card: CardId): void {
  state.players[who].permanents.push(freshPermanent(state, card));
  trigger(state, who, card, 'enter');
}
export function enterArena(play: P, who: Who, card: CardId): void {
  putDown(play.state, who, card);
  play.emit({ type: 'arena', player: who, card: nameOf(play.state, card) });
}

/** Effects that wait for a hit of an attack action card. */
export function actionHit(state: State, link: Link): void {
  const { attack } = link;
  const me = state.players[attack.by];
  for (const card of me.turn.plunder ?? []) trigger(state, attack.by, card, 'grant');
  delete me.turn.plunder;
  for (const it of me.permanents) trigger(state, attack.by, it.card, 'action hit');
  for (const it of me.equipment) {
    if (it.down || (rowOf(state, it.card).once && me.turn.used?.includes(it.card))) continue;
    const before = state.waiting.length;
    triggerIf(state, aboutOf(attack, link), it.card, 'action hit');
    if (state.waiting.length > before) me.turn.used = [...(me.turn.used ?? []), it.card];
  }
}

/** An arrow from hand goes face up into the arsenal. */
export function load(play: P, who: Who, card: CardId): void {
  remove(play.state.players[who].hand, card);
  setUp(play, who, card);
}
export function setUp(play: P, who: Who, card: CardId, dominate = false): void {
  const state = play.state;
  const me = state.players[who];
  me.arsenal = { card, up: true, lessons: 0, gift: false };
  me.turn.loaded = { card, power: 0, ...(dominate ? { gain: 'dominate' as const } : {}) };
  play.reveal();
  play.emit({ type: 'arsenal_set', player: who, card: nameOf(state, card) });
  trigger(state, who, card, 'set up');
}
