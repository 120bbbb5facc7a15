import type { Play } from '@fray/engine';
import type { Part, PartCode } from '../../content/row.ts';
import { ONE_MORE_ARCANE } from '../../rules/arcane.ts';
import { activeLink, currentAttack, has, isItem, nameOf, rowOf } from '../../rules/cards.ts';
import { matches } from '../../rules/conditions.ts';
import { isSnagged } from '../../rules/power.ts';
import { isBlank } from '../../rules/real-deck/blanks.ts';
import type { Defender, Fab, Layer, Weapon } from '../../types.ts';
import { foe, WHO } from '../../types.ts';
import { gainActionPoints, gainLife, gainResources, loseLife } from './assets.ts';
import { giveGain } from './attack.ts';
import { CRUSH } from './crush.ts';
import { LIBRARY } from './library.ts';
import { banish, bury, destroyEquipment, destroyPermanent, makeTokens, searchOut, shuffle } from './zones.ts';

/** What each part of a card does. Parts that need chance or a decision are called as steps. */

type P = Play<Fab, 'resolve'>;
export type Does = (play: P, part: Part, layer: Layer) => void;

/** Gives power, a keyword or a hit effect to an attack. */
function gift(play: P, part: Part, layer: Layer, attack = currentAttack(play.state)): void {
  if (!attack) return;
  const ofItsOwn = layer.card === attack.card || rowOf(play.state, layer.card).type === 'attack reaction';
  if (!(ofItsOwn && isSnagged(play.state, attack)) || (part.n ?? 0) < 0) attack.power += part.n ?? 0;
  if (part.gain) giveGain(play.state, attack, part.gain);
  if (part.grant) attack.grants.push(layer.card);
}

/** The weapon or the defending card that a trigger belongs to. */
const weaponOf = (play: P, layer: Layer): Weapon | undefined => play.state.players[layer.by].weapons[layer.target];
function defenderOf(play: P, layer: Layer): Defender | undefined {
  const list = activeLink(play.state)?.defenders;
  const card = layer.kind === 'card' ? layer.paid[0] : layer.card;
  const there = list?.[layer.target];
  return there?.card === card ? there : list?.find((defender) => defender.card === card);
}

/** What was paid for more damage of this card: it goes for its first one. An attack remembers it until it hits. */
function moreArcane(play: P, layer: Layer): number {
  const attack = currentAttack(play.state);
  const paid = layer.kind === 'trigger' && attack?.card === layer.card ? attack.paid : layer.paid;
  const more = paid.filter((it) => it === ONE_MORE_ARCANE).length;
  if (more) paid.splice(0, paid.length, ...paid.filter((it) => it !== ONE_MORE_ARCANE));
  return more;
}

const damage = (play: P, layer: Layer, n: number, kind: 'arcane' | 'generic') =>
  play.call('damage event', { who: foe(layer.by), by: layer.by, n, kind, card: layer.card });

/** Two lessons: the mentor is banished and the card he or she teaches comes from the deck into the arsenal. */
function lesson(play: P, layer: Layer): void {
  const state = play.state;
  const me = state.players[layer.by];
  const arsenal = me.arsenal;
  if (!arsenal || arsenal.card !== layer.card) return;
  arsenal.lessons++;
  play.emit({
    type: 'counter',
    player: layer.by,
    card: nameOf(state, layer.card),
    counter: 'lesson',
    count: arsenal.lessons,
  });
  if (arsenal.lessons < 2) return;
  me.arsenal = null;
  banish(play, layer.by, layer.card);
  const taught = rowOf(state, layer.card).with as string;
  // Found or not, everybody knows now whether the deck has it.
  play.reveal();
  if (searchOut(state, layer.by, taught)) {
    me.arsenal = { card: taught, up: true, lessons: 0, gift: false };
    play.emit({ type: 'search', player: layer.by, card: nameOf(state, taught) });
  }
  shuffle(play, layer.by);
}

const DOES: Record<PartCode, Does> = {
  ...LIBRARY,
  ...CRUSH,
  next(play, part, layer) {
    const state = play.state;
    state.players[layer.by].next.push({
      card: layer.card,
      to: part.to ?? 'attack',
      power: part.n ?? 0,
      gains: part.gain ? [part.gain] : [],
      few: part.few ?? 0,
      grant: part.grant ?? false,
      cost: part.cost ?? 0,
      ...(part.all ? { all: true } : {}),
      ...(part.what === 'chain' ? { chain: true } : {}),
    });
    // "Your ... this turn" is also the attack under way.
    const attack = part.all ? activeLink(state)?.attack : undefined;
    if (attack?.by === layer.by && matches(state, part.to ?? 'attack', attack)) gift(play, part, layer, attack);
  },
  target: (play, part, layer) => gift(play, part, layer, activeLink(play.state)?.attack ?? null),
  this: gift,
  defense(play, part, layer) {
    const defender = defenderOf(play, layer);
    if (defender) defender.plus += part.n ?? 0;
  },
  'defender power'(play, part, layer) {
    const defender = defenderOf(play, layer);
    if (defender) defender.power += part.n ?? 0;
  },
  life: (play, part, layer) => gainLife(play, layer.by, part.n ?? 0),
  'lose life': (play, part, layer) => loseLife(play, part.what === 'foe' ? foe(layer.by) : layer.by, part.n ?? 0),
  resource: (play, part, layer) => gainResources(play, layer.by, part.n ?? 0),
  'action point': (play, part, layer) => gainActionPoints(play, layer.by, part.n ?? 0),
  draw: (play, part, layer) => play.call('draw', { who: layer.by, n: part.n ?? 1 }),
  'draw and discard'(play, part, layer) {
    play.call('draw', { who: layer.by, n: 1 });
    play.call('discard', { who: layer.by, why: part.what ?? '' });
  },
  intimidate(play, _, layer) {
    play.state.players[layer.by].turn.intimidated = true;
    play.call('intimidate', { who: foe(layer.by), by: layer.by });
  },
  token: (play, part, layer) =>
    makeTokens(play, part.to ? foe(layer.by) : layer.by, part.what ?? 'quicken', part.n ?? 1),
  damage: (play, part, layer) => damage(play, layer, part.n ?? 0, 'generic'),
  'damage each'(play, part, layer) {
    for (const who of WHO) {
      play.call('damage event', { who, by: layer.by, n: part.n ?? 0, kind: 'generic', card: layer.card });
    }
  },
  arcane: (play, part, layer) => damage(play, layer, (part.n ?? 0) + moreArcane(play, layer), 'arcane'),
  amp(play, part, layer) {
    play.state.players[layer.by].turn.amp += part.n ?? 0;
  },
  prevent(play, part, layer) {
    play.state.players[layer.by].shield += part.n ?? 0;
  },
  mark(play, _, layer) {
    play.state.players[foe(layer.by)].marked = true;
    play.emit({ type: 'marked', player: foe(layer.by), marked: true });
  },
  freeze(play, part, layer) {
    const what = part.what ?? 'arsenal';
    play.state.players[foe(layer.by)].frozen.push(what);
    play.emit({ type: 'frozen', player: foe(layer.by), what });
  },
  negate(play, _, layer) {
    const state = play.state;
    for (let i = state.stack.length - 1; i >= 0; i--) {
      const target = state.stack[i] as Layer;
      if (target.by === layer.by) continue;
      state.stack.splice(i, 1);
      play.emit({ type: 'negated', player: target.by, card: nameOf(state, target.card) });
      if (target.kind === 'card' && target.from !== 'weapon') bury(play, target.by, target.card);
      return;
    }
  },
  opt: (play, part, layer) => play.call('look', { who: layer.by, n: part.n ?? 1 }),
  reload: (play, _, layer) => play.call('pick', { who: layer.by, why: 'reload' }),
  discard: (play, _, layer) => play.call('pick', { who: foe(layer.by), why: 'discard' }),
  weapons(play, part, layer) {
    play.state.players[layer.by].turn.weaponPower += part.n ?? 0;
  },
  weapon(play, part, layer) {
    const weapon = weaponOf(play, layer);
    if (weapon) weapon.power += part.n ?? 0;
  },
  slice(play, part, layer) {
    const { turn } = play.state.players[layer.by];
    turn.slices++;
    if (part.n !== undefined) turn.sliced = (turn.sliced ?? 0) + part.n - 2;
  },
  glisten(play, _, layer) {
    play.state.players[layer.by].turn.glisten++;
  },
  'extra attack'(play, _, layer) {
    const weapon = weaponOf(play, layer);
    if (weapon) weapon.extra++;
  },
  counter(play, _, layer) {
    const weapon = weaponOf(play, layer);
    if (!weapon) return;
    weapon.counters++;
    const card = nameOf(play.state, weapon.card);
    play.emit({ type: 'counter', player: layer.by, card, counter: '+1 power', count: weapon.counters });
  },
  fade(play, _, layer) {
    const weapon = weaponOf(play, layer);
    if (weapon && !weapon.hits) weapon.counters = 0;
  },
  'lesson sword'(play, _, layer) {
    const attack = currentAttack(play.state);
    if (attack) giveGain(play.state, attack, 'go again');
    lesson(play, layer);
  },
  'lesson big': (play, _, layer) => lesson(play, layer),
  hood: (play, _, layer) => play.call('pick', { who: layer.by, why: 'hood' }),
  stroke: (play, _, layer) => play.call('pick', { who: layer.by, why: 'stroke' }),
  nature(play, _, layer) {
    if (!play.state.players[layer.by].arsenal) play.call('top', { who: layer.by, why: 'nature' });
  },
  scour: (play, _, layer) => play.call('pick', { who: layer.by, why: 'scour' }),
  'roll resource': (play, _, layer) => play.call('roll', { who: layer.by, card: layer.card }),
  top(play, part, layer) {
    const why = part.what ?? 'keep big';
    for (const who of why === 'plenty' ? WHO : [why === 'banish' ? foe(layer.by) : layer.by])
      play.call('top', { who, why });
  },
  ironhide(play, part, layer) {
    play.call('may', { who: layer.by, why: 'ironhide', n: part.n ?? 0, card: layer.card, at: layer.target });
  },
  bolters: (play, _, layer) => play.call('may', { who: layer.by, why: 'bolters', card: layer.card }),
  galvanize(play, _, layer) {
    const state = play.state;
    const items = state.players[layer.by].permanents.some((it) => isItem(rowOf(state, it.card)));
    // Nothing to destroy: the rest of the ability does not happen.
    if (items) play.call('pick', { who: layer.by, why: 'galvanize' });
    else play.memory.sure = true;
  },
  /** The winner's prize is a token, if the card names one. */
  clash: (play, part, layer) => play.call('clash', { who: layer.by, why: part.what ?? '' }),
  'reveal crush': (play, _, layer) => play.call('pick', { who: layer.by, why: 'reveal crush' }),
  bravo(play, _, layer) {
    play.state.players[layer.by].turn.bravo = true;
  },
  showman(play, _, layer) {
    const state = play.state;
    const arsenal = state.players[layer.by].arsenal;
    if (!arsenal || arsenal.up) return;
    arsenal.up = true;
    play.reveal();
    play.emit({ type: 'turned_up', player: layer.by, card: nameOf(state, arsenal.card) });
    // Of a real card that nobody has named it shows when it is played.
    if (isBlank(arsenal.card) || has(rowOf(state, arsenal.card), 'crush')) arsenal.gift = true;
  },
  isen(play, _, layer) {
    play.state.players[layer.by].turn.intellect++;
  },
  'flic flak'(play, _, layer) {
    play.state.players[layer.by].turn.flicFlak += 2;
  },
  bless: (play, part, layer) =>
    play.call('top', { who: layer.by, why: part.n === undefined ? 'bless' : `bless ${part.n}` }),
  katsu: (play, _, layer) => play.call('pick', { who: layer.by, why: 'katsu' }),
  rot(play, part, layer) {
    play.call('may', { who: layer.by, why: 'rot', n: part.n ?? 0, cost: part.cost ?? 0, card: layer.card });
  },
  inertia(play, _, layer) {
    const state = play.state;
    const me = state.players[layer.by];
    const cards = me.hand.slice();
    me.hand = [];
    if (me.arsenal) cards.push(me.arsenal.card);
    me.arsenal = null;
    if (cards.length) me.bottom.push({ how: 'secret', cards });
    for (const _card of cards) play.emit({ type: 'deck_bottom', player: layer.by });
  },
  'destroy this'(play, _, layer) {
    const gone = destroyPermanent(play, layer.by, layer.card);
    // The very permanent that was attacked is gone: another copy of it is no target (7.1, Spectra).
    const attack = layer.when === 'spectra' && gone ? currentAttack(play.state) : null;
    if (attack) attack.target = 'nothing';
  },
  'destroy attack'(play) {
    const state = play.state;
    const link = activeLink(state);
    if (!link) return;
    link.gone = true;
    play.emit({ type: 'destroyed', player: link.attack.by, card: nameOf(state, link.attack.card) });
  },
  'destroy defender'(play, _, layer) {
    const state = play.state;
    const link = activeLink(state);
    const defender = defenderOf(play, layer);
    if (!link || !defender) return;
    if (defender.from === 'equipment') return void destroyEquipment(play, defender.by, defender.card);
    link.defenders.splice(link.defenders.indexOf(defender), 1);
    play.emit({ type: 'destroyed', player: defender.by, card: nameOf(state, defender.card) });
    bury(play, defender.by, defender.card);
  },
};

/** What a part does. */
export const doesOf = (code: PartCode): Does => DOES[code];
