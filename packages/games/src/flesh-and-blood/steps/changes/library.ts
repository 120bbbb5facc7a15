import type { Play } from '@fray/engine';
import type { CardId, Part } from '../../content/row.ts';
import { lastLink, nameOf, rowOf } from '../../rules/cards.ts';
import { type Fab, foe, type Layer, type Link, type State, WHO, type Who } from '../../types.ts';
import { gainLife, loseLife } from './assets.ts';
import { aboutOf, triggerIf } from './attack.ts';
import { insert, remove } from './lists.ts';
import { bury, destroyEquipment, makeTokens, toBottom, trigger } from './zones.ts';

/** What the parts of cards outside of the four decks do. */

type P = Play<Fab>;
type Does = (play: Play<Fab, 'resolve'>, part: Part, layer: Layer) => void;
type Code =
  | 'destroy gear'
  | 'destroy arsenal'
  | 'each'
  | 'tome'
  | 'hand life'
  | 'next action'
  | 'plunder'
  | 'random discard'
  | 'mangle'
  | 'contraband'
  | 'search'
  | 'arm'
  | 'rout'
  | 'leave'
  | 'roll'
  | 'dauntless'
  | 'prevent once'
  | 'load'
  | 'azalea'
  | 'unless paid'
  | 'by damage'
  | 'kavdaen'
  | 'this turn'
  | 'kassai'
  | 'store'
  | 'rust';

const pick =
  (why: string): Does =>
  (play, _, layer) =>
    play.call('pick', { who: layer.by, why, card: layer.card });

export const LIBRARY: Record<Code, Does> = {
  'destroy gear': (play, _, layer) => void destroyEquipment(play, layer.by, layer.card),
  'destroy arsenal'(play, _, layer) {
    const s = play.state;
    const who = foe(layer.by);
    const { arsenal } = s.players[who];
    if (!arsenal) return;
    s.players[who].arsenal = null;
    play.reveal();
    play.emit({ type: 'destroyed', player: who, card: nameOf(s, arsenal.card) });
    bury(play, who, arsenal.card);
  },
  each(play, part) {
    for (const who of WHO) {
      if (part.what === 'draw') play.call('draw', { who, n: 1 });
      else if (part.what === 'life') gainLife(play, who, 1);
      else makeTokens(play, who, part.what ?? 'quicken', 1);
    }
  },
  tome(play, _, layer) {
    const s = play.state;
    const name = nameOf(s, layer.card);
    let n = 1;
    for (const who of WHO) for (const card of s.players[who].graveyard) if (nameOf(s, card) === name) n++;
    play.call('draw', { who: layer.by, n });
  },
  'hand life'(play, _, layer) {
    const { hand } = play.state.players[layer.by];
    if (hand.length) gainLife(play, layer.by, hand.length);
  },
  'next action'(play, _, layer) {
    const { turn } = play.state.players[layer.by];
    turn.again = (turn.again ?? 0) + 1;
  },
  plunder(play, _, layer) {
    const { turn } = play.state.players[layer.by];
    turn.plunder = [...(turn.plunder ?? []), layer.card];
  },
  'random discard'(play, part, layer) {
    for (let n = part.n ?? 1; n > 0; n--) play.call('discard', { who: foe(layer.by), why: '' });
  },
  mangle: pick('mangle'),
  contraband: (play, part, layer) =>
    play.call('pick', { who: layer.by, why: part.what ?? 'contraband', card: layer.card }),
  search: (play, part, layer) => play.call('pick', { who: layer.by, why: part.what ?? '', card: layer.card }),
  arm(play, part, layer) {
    const why = part.what === 'sword' ? 'arm sword' : 'arm';
    play.call('pick', { who: layer.by, why, card: layer.card });
  },
  rout: pick('rout'),
  /** The attack itself leaves the chain once its damage is dealt. */
  leave(play, part, layer) {
    const s = play.state;
    const attack = lastLink(s)?.attack;
    if (!attack || attack.card !== layer.card || attack.weapon >= 0 || attack.left) return;
    attack.left = true;
    const card = nameOf(s, attack.card);
    if (part.what === 'hand') {
      insert(s.players[attack.by].hand, attack.card);
      play.emit({ type: 'to_hand', player: attack.by, card });
    } else {
      toBottom(s, attack.by, attack.card, 'open');
      play.emit({ type: 'deck_bottom', player: attack.by, card });
    }
  },
  roll: (play, part, layer) => play.call('roll', { who: layer.by, card: layer.card, why: part.what ?? '' }),
  dauntless(play, _, layer) {
    const { turn } = play.state.players[foe(layer.by)];
    turn.reactionTax = (turn.reactionTax ?? 0) + 1;
  },
  'prevent once'(play, part, layer) {
    const { turn } = play.state.players[layer.by];
    const once = { card: layer.card, n: part.n ?? 0, physical: part.what === 'physical' };
    turn.once = [...(turn.once ?? []), once];
  },
  load(play, part, layer) {
    const { turn } = play.state.players[layer.by];
    if (part.what !== 'bonus') {
      const { arsenal, hand } = play.state.players[layer.by];
      const can = !arsenal && hand.some((card) => rowOf(play.state, card).sub === 'arrow');
      // Nothing to load: the rest of the ability does not happen.
      if (can) play.call('pick', { who: layer.by, why: 'load', card: layer.card });
      else play.own.sure = true;
    } else if (turn.loaded) turn.loaded = { ...turn.loaded, power: turn.loaded.power + (part.n ?? 0) };
  },
  azalea(play, _, layer) {
    const s = play.state;
    const me = s.players[layer.by];
    const { arsenal } = me;
    if (!arsenal) return;
    me.arsenal = null;
    toBottom(s, layer.by, arsenal.card, arsenal.up ? 'open' : 'secret');
    play.emit({ type: 'deck_bottom', player: layer.by, ...(arsenal.up ? { card: nameOf(s, arsenal.card) } : {}) });
    play.call('top', { who: layer.by, why: 'azalea' });
  },
  'unless paid'(play, part, layer) {
    const { n = 0, cost = 0 } = part;
    play.call('may', { who: foe(layer.by), why: `trap ${part.what ?? 'damage'}`, n, cost, card: layer.card });
  },
  /** As much as the damage that was just dealt. */
  'by damage'(play, part, layer) {
    const s = play.state;
    const { turn } = s.players[layer.by];
    const n = part.what === 'runechant' ? (lastLink(s)?.damage ?? 0) : (turn.lastDealt ?? 0);
    if (!n) return;
    if (part.what === 'runechant') makeTokens(play, layer.by, 'runechant', n);
    else if (part.what === 'opt') play.call('look', { who: layer.by, n });
    else turn.amp += n;
  },
  'this turn'(play, part, layer) {
    const { turn } = play.state.players[layer.by];
    if (part.what === 'octane') turn.octane = (turn.octane ?? 0) + 1;
    else if (part.what === 'tide') turn.tide = (turn.tide ?? 0) + 1;
    else if (part.what === 'lead') turn.leads = [...(turn.leads ?? []), part.n ?? 0];
    else turn.arsenalOnly = true;
  },
  kavdaen(play) {
    const { players } = play.state;
    const lead = (): Who | null =>
      players.A.life === players.B.life ? null : players.A.life > players.B.life ? 'A' : 'B';
    const more = lead();
    if (more) {
      loseLife(play, more, 1);
      makeTokens(play, more, 'copper', 1);
    }
    const still = lead();
    if (still) gainLife(play, foe(still), 1);
  },
  store(play, part, layer) {
    const there = play.state.players[layer.by].stored?.[layer.card] ?? 0;
    store(play, layer.by, layer.card, Math.min(there + (part.n ?? 1), part.most ?? 99));
  },
  /** With as many counters the weapon is destroyed. */
  rust(play, part, layer) {
    const me = play.state.players[layer.by];
    if ((me.stored?.[layer.card] ?? 0) < (part.n ?? 0)) return;
    me.weapons = me.weapons.filter((it) => it.card !== layer.card);
    play.emit({ type: 'destroyed', player: layer.by, card: nameOf(play.state, layer.card) });
    bury(play, layer.by, layer.card);
  },
  kassai(play, _, layer) {
    const me = play.state.players[layer.by];
    const hits = me.weapons.reduce((sum, it) => sum + it.hits, 0);
    if (me.turn.weaponAttacks >= 2 && hits) makeTokens(play, layer.by, 'copper', hits);
  },
};

/** A weapon gains what the card that armed it says. Of equal ones the one that attacked less is meant. */
export function arm(play: P, who: Who, weapon: CardId, by: CardId): void {
  const s = play.state;
  const me = s.players[who];
  const same = me.weapons.filter((it) => it.card === weapon).sort((a, b) => a.used - b.used)[0];
  const part = rowOf(s, by).does?.play?.find((it) => it.do === 'arm');
  if (!same || !part) return;
  const at = me.weapons.indexOf(same);
  if (part.what === 'sword') same.extra++;
  same.power += part.n ?? 0;
  const armed = { weapon: at, ...(part.gain ? { gain: part.gain } : {}), ...(part.grant ? { grant: by } : {}) };
  me.turn.armed = [...(me.turn.armed ?? []), armed];
}

/** Counters on a weapon or equipment. */
export function store(play: P, who: Who, card: CardId, count: number): void {
  const me = play.state.players[who];
  me.stored = { ...me.stored, [card]: count };
  play.emit({ type: 'counter', player: who, card: nameOf(play.state, card), counter: 'stored', count });
}

/** An arrow from hand goes face up into the arsenal. */
export function load(play: P, who: Who, card: CardId): void {
  remove(play.state.players[who].hand, card);
  setUp(play, who, card);
}
export function setUp(play: P, who: Who, card: CardId, dominate = false): void {
  const s = play.state;
  const me = s.players[who];
  me.arsenal = { card, up: true, lessons: 0, gift: false };
  me.turn.loaded = { card, power: 0, ...(dominate ? { gain: 'dominate' as const } : {}) };
  play.reveal();
  play.emit({ type: 'arsenal_set', player: who, card: nameOf(s, card) });
  trigger(s, who, card, 'set up');
}

/** Whoever waits for a hit of an attack action card. */
export function actionHit(s: State, link: Link): void {
  const { attack } = link;
  const me = s.players[attack.by];
  for (const card of me.turn.plunder ?? []) trigger(s, attack.by, card, 'grant');
  delete me.turn.plunder;
  for (const it of me.permanents) trigger(s, attack.by, it.card, 'action hit');
  for (const it of me.equipment) {
    if (it.down || (rowOf(s, it.card).once && me.turn.used?.includes(it.card))) continue;
    const before = s.waiting.length;
    triggerIf(s, aboutOf(attack, link), it.card, 'action hit');
    if (s.waiting.length > before) me.turn.used = [...(me.turn.used ?? []), it.card];
  }
}
