import type { Play } from '@fray/engine';
import type { CardId, Part } from '../../content/row.ts';
import { activeLink, isAura, lastLink, nameOf, rowOf } from '../../rules/cards.ts';
import { type Fab, foe, type Layer, WHO, type Who } from '../../types.ts';
import { gainLife, loseLife } from './assets.ts';
import { insert } from './lists.ts';
import { store } from './stored.ts';
import { bury, destroyEquipment, destroyOne, makeTokens, toBottom, UNDER } from './zones.ts';

/** What the parts of cards outside of the four decks do. */

type P = Play<Fab>;
type Does = (play: Play<Fab, 'resolve'>, part: Part, layer: Layer) => void;

const callPick =
  (why: string): Does =>
  (play, _, layer) =>
    play.call('pick', { who: layer.by, why, card: layer.card });

export const LIBRARY = {
  'destroy gear': (play, _, layer) => void destroyEquipment(play, layer.by, layer.card),
  'destroy arsenal'(play, part, layer) {
    const state = play.state;
    const who = foe(layer.by);
    const { arsenal, spare } = state.players[who];
    if (!arsenal) return;
    state.players[who].arsenal = null;
    if (spare) state.players[who].spare = null;
    play.reveal();
    const cards = spare ? [arsenal, spare] : [arsenal];
    for (const it of cards) {
      play.emit({ type: 'destroyed', player: who, card: nameOf(state, it.card) });
      bury(play, who, it.card);
    }
    if (part.what) makeTokens(play, layer.by, part.what, cards.length);
  },
  each(play, part) {
    for (const who of WHO) {
      if (part.what === 'draw') play.call('draw', { who, n: 1 });
      else if (part.what === 'life') gainLife(play, who, 1);
      else makeTokens(play, who, part.what ?? 'quicken', 1);
    }
  },
  tome(play, _, layer) {
    const state = play.state;
    const name = nameOf(state, layer.card);
    let n = 1;
    for (const who of WHO) for (const card of state.players[who].graveyard) if (nameOf(state, card) === name) n++;
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
    const who = part.what === 'own' ? layer.by : foe(layer.by);
    for (let n = part.n ?? 1; n > 0; n--) play.call('discard', { who, why: '' });
  },
  /** For each hero who has lost life this turn. */
  'each lost'(play, part, layer) {
    const n = WHO.filter((who) => play.state.players[who].turn.lostLife).length;
    if (n && part.what === 'life') gainLife(play, layer.by, n);
    else if (n) makeTokens(play, layer.by, part.what ?? 'runechant', n);
  },
  dirge(play, part, layer) {
    const { state } = play;
    const auras = state.players[layer.by].permanents.filter((it) => isAura(rowOf(state, it.card)));
    // Nothing to destroy: nothing is created.
    if (auras.length) play.call('pick', { who: layer.by, why: `dirge ${part.n}` });
  },
  /** Opposing attacks, this one and those to come, as long as the combat chain is open. */
  weaken(play, part, layer) {
    const power = -(part.n ?? 0);
    const next = { card: layer.card, to: 'attack', power, gains: [], few: 0, grant: false, cost: 0 } as const;
    play.state.players[foe(layer.by)].next.push({ ...next, gains: [], all: true, chain: true });
    const attack = activeLink(play.state)?.attack;
    if (attack) attack.power += power;
  },
  /** Copies with as many counters are alike, and the trigger knows how many there were. */
  verse(play, part, layer) {
    const { state } = play;
    const list = state.players[layer.by].permanents;
    const it = list.find((one) => one.card === layer.card && one.counters === layer.target);
    if (!it?.counters) {
      play.memory.sure = true;
      if (it) destroyOne(play, layer.by, it);
      return;
    }
    it.counters--;
    const { counters: count } = it;
    play.emit({ type: 'counter', player: layer.by, card: nameOf(state, it.card), counter: 'verse', count });
    if (!count && part.what === 'last') destroyOne(play, layer.by, it);
  },
  providence(play, _, layer) {
    const { hand, arsenal } = play.state.players[layer.by];
    const why = hand.length ? 'providence' : 'providence arsenal';
    if (hand.length || arsenal) play.call('pick', { who: layer.by, why, card: layer.card });
  },
  mangle: callPick('mangle'),
  contraband: (play, part, layer) =>
    play.call('pick', { who: layer.by, why: part.what ?? 'contraband', card: layer.card }),
  search: (play, part, layer) => play.call('pick', { who: layer.by, why: part.what ?? '', card: layer.card }),
  arm(play, part, layer) {
    const why = part.what === 'sword' ? 'arm sword' : 'arm';
    play.call('pick', { who: layer.by, why, card: layer.card });
  },
  rout: callPick('rout'),
  /** The attack itself leaves the chain once its damage is dealt. */
  leave(play, part, layer) {
    const state = play.state;
    if (layer.kind === 'card') return void layer.paid.push(UNDER);
    const attack = lastLink(state)?.attack;
    if (!attack || attack.card !== layer.card || attack.weapon >= 0 || attack.left) return;
    attack.left = true;
    const card = nameOf(state, attack.card);
    if (part.what === 'hand') {
      insert(state.players[attack.by].hand, attack.card);
      play.emit({ type: 'to_hand', player: attack.by, card });
    } else {
      toBottom(state, attack.by, attack.card, 'open');
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
    const { n = 0, times } = part;
    const once = { card: layer.card, n, physical: part.what === 'physical', ...(times ? { times } : {}) };
    turn.once = [...(turn.once ?? []), once];
  },
  load(play, part, layer) {
    const { turn } = play.state.players[layer.by];
    if (part.what !== 'bonus') {
      const { arsenal, hand } = play.state.players[layer.by];
      const can = !arsenal && hand.some((card) => rowOf(play.state, card).sub === 'arrow');
      // Nothing to load: the rest of the ability does not happen.
      if (can) play.call('pick', { who: layer.by, why: 'load', card: layer.card });
      else play.memory.sure = true;
    } else if (turn.loaded) turn.loaded = { ...turn.loaded, power: turn.loaded.power + (part.n ?? 0) };
  },
  azalea(play, _, layer) {
    const state = play.state;
    const me = state.players[layer.by];
    const { arsenal } = me;
    if (!arsenal) return;
    me.arsenal = null;
    toBottom(state, layer.by, arsenal.card, arsenal.up ? 'open' : 'secret');
    play.emit({ type: 'deck_bottom', player: layer.by, ...(arsenal.up ? { card: nameOf(state, arsenal.card) } : {}) });
    play.call('top', { who: layer.by, why: 'azalea' });
  },
  'unless paid'(play, part, layer) {
    const { n = 0, cost = 0 } = part;
    play.call('may', { who: foe(layer.by), why: `trap ${part.what ?? 'damage'}`, n, cost, card: layer.card });
  },
  /** As much as the damage that was just dealt. */
  'by damage'(play, part, layer) {
    const state = play.state;
    const { turn } = state.players[layer.by];
    const n = part.what === 'runechant' ? (lastLink(state)?.damage ?? 0) : (turn.lastDealt ?? 0);
    if (!n) return;
    if (part.what === 'runechant') makeTokens(play, layer.by, 'runechant', n);
    else if (part.what === 'opt') play.call('look', { who: layer.by, n });
    else turn.amp += n;
  },
  'this turn'(play, part, layer) {
    const { turn } = play.state.players[layer.by];
    const { what = '', n = 0 } = part;
    if (what === 'disarm') play.state.players[foe(layer.by)].turn.disarmed = true;
    else if (what.startsWith('quick')) turn.quick = [...(turn.quick ?? []), what.split(' ')[1] ?? 'any'];
    else if (what === 'sheath') turn.sheath = ['attack', 'action'];
    else if (what === 'vizier') turn.vizier = (turn.vizier ?? 0) + 1;
    else if (what === 'snag') for (const who of WHO) play.state.players[who].turn.snag = true;
    else if (what === 'war') turn.war = (turn.war ?? 0) + n;
    else if (what === 'ambush') turn.ambush = true;
    else if (part.what === 'octane') turn.octane = (turn.octane ?? 0) + 1;
    else if (part.what === 'tide') turn.tide = (turn.tide ?? 0) + 1;
    else if (part.what === 'lead') turn.leads = [...(turn.leads ?? []), part.n ?? 0];
    else turn.arsenalOnly = true;
  },
  kavdaen(play) {
    const { players } = play.state;
    const leader = (): Who | null =>
      players.A.life === players.B.life ? null : players.A.life > players.B.life ? 'A' : 'B';
    const more = leader();
    if (more) {
      loseLife(play, more, 1);
      makeTokens(play, more, 'copper', 1);
    }
    const still = leader();
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
  kano: (play, _, layer) => play.call('look', { who: layer.by, n: 1, why: 'kano' }),
  forbid: callPick('forbid'),
  'one more arcane': (play, _, layer) =>
    play.call('may', { who: layer.by, why: 'one more arcane', card: layer.card, at: layer.target }),
  'copy hero'(play, _, layer) {
    const { players } = play.state;
    const me = players[layer.by];
    me.copies = me.hero;
    me.hero = players[foe(layer.by)].hero;
    play.emit({ type: 'copied', player: layer.by, card: nameOf(play.state, me.hero) });
  },
  kassai(play, _, layer) {
    const me = play.state.players[layer.by];
    const hits = me.weapons.reduce((sum, it) => sum + it.hits, 0);
    if (me.turn.weaponAttacks >= 2 && hits) makeTokens(play, layer.by, 'copper', hits);
  },
} satisfies Record<string, Does>;
export type Code = keyof typeof LIBRARY;

/** A weapon gains what the card that armed it says. Of equal ones the one that attacked less is meant. */
export function arm(play: P, who: Who, weapon: CardId, by: CardId): void {
  const state = play.state;
  const me = state.players[who];
  const same = me.weapons.filter((it) => it.card === weapon).sort((a, b) => a.used - b.used)[0];
  const part = rowOf(state, by).does?.play?.find((it) => it.do === 'arm');
  if (!same || !part) return;
  const at = me.weapons.indexOf(same);
  if (part.what === 'sword') same.extra++;
  same.power += part.n ?? 0;
  const armed = { weapon: at, ...(part.gain ? { gain: part.gain } : {}), ...(part.grant ? { grant: by } : {}) };
  me.turn.armed = [...(me.turn.armed ?? []), armed];
}
