import type { Play } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import { activeLink, has, heroRow, nameOf, rowOf } from '../rules/cards.ts';
import { type About, holds, matches } from '../rules/conditions.ts';
import { focusOnPlayer } from '../rules/focus.ts';
import { whyNotPay } from '../rules/timing.ts';
import { type Fab, foe, type Link, type State, type Steps, type Who } from '../types.ts';
import { loseLife } from './changes/assets.ts';
import { aboutOf, triggerIf } from './changes/attack.ts';
import { actionHit } from './changes/stored.ts';
import { destroyEquipment, destroyPermanent, makeSure, trigger } from './changes/zones.ts';
import type { Dealing } from './memory.ts';
import { addReminder } from './real-deck/tell.ts';

type P = Play<Fab>;

/** One prevention effect that could apply to this event (8.2). */
interface Preventer {
  id: string;
  n: number;
  cost: number;
  optional: boolean;
}

const aboutHero = (by: Who): About => ({ by, attack: null, link: null, from: 'hero', paid: [] });

function preventers(state: State, memory: Dealing): Preventer[] {
  const { who } = memory;
  const player = state.players[who];
  const arcane = memory.kind === 'arcane';
  const list: Preventer[] = [];
  if (player.shield > 0 && !memory.used?.includes('shield'))
    list.push({ id: 'shield', n: player.shield, cost: 0, optional: false });
  const { arcaneShield = 0 } = player.turn;
  if (arcane && arcaneShield > 0 && !memory.used?.includes('arcane shield')) {
    list.push({ id: 'arcane shield', n: arcaneShield, cost: 0, optional: false });
  }
  const { once = [] } = player.turn;
  for (const it of once) {
    const id = `once:${it.card}`;
    if ((it.physical && memory.kind !== 'physical') || memory.used?.includes(id)) continue;
    if (list.some((one) => one.id === id)) continue;
    // Copies go together, as many of them as there is damage for.
    const copies = Math.min(once.filter(({ card }) => card === it.card).length, Math.ceil(memory.n / it.n));
    list.push({ id, n: it.n * copies, cost: 0, optional: false });
  }
  const left = memory.used?.slice() ?? [];
  const spent = (id: string): boolean => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const look = (card: CardId) => {
    const { keywords, barrier } = rowOf(state, card);
    const words =
      barrier && holds(state, barrier.if, aboutHero(who)) ? { ...keywords, 'arcane barrier': barrier.n } : keywords;
    if (!words) return;
    const add = (word: string, amount: number | undefined, cost: number, optional: boolean) => {
      if (amount === undefined) return;
      const id = `${word}:${card}`;
      // What is destroyed for it is gone; what is paid for may be used once by each copy (7.3).
      if (cost > 0 && spent(id)) return;
      if (list.some((it) => it.id === id)) return;
      // Whether there is anything to pay with is open; what the hand can really pay is not.
      if (cost > 0 && player.floating_resources < cost && !player.hand.length) return;
      list.push({ id, n: amount, cost, optional });
    };
    add('ward', words.ward, 0, false);
    add('quell', words.quell, words.quell ?? 0, true);
    if (!arcane) return;
    add('arcane shelter', words['arcane shelter'], 0, false);
    add('spellvoid', words.spellvoid, 0, true);
    add('arcane barrier', words['arcane barrier'], words['arcane barrier'] ?? 0, true);
  };
  for (const it of player.permanents) look(it.card);
  for (const it of player.equipment) if (!it.down) look(it.card);
  return list;
}

/** Damage that would be dealt (5.6, 8.2): replacement first, then prevention, then the rest is dealt. */
export const DAMAGE = {
  'damage event': {
    title: 'Damage would be dealt',
    to: ['prevention'],
    enter({ state, memory }) {
      memory.used = [];
      const { turn } = state.players[memory.by];
      if (memory.kind === 'arcane' && turn.amp) {
        memory.n += turn.amp;
        turn.amp = 0;
      }
      return 'prevention';
    },
  },
  prevention: {
    title: 'Prevention',
    focus: focusOnPlayer,
    to: ['prevention', 'dealt'],
    calls: ['pay'],
    enter(play) {
      const { state, memory } = play;
      const paid = preventers(state, memory).find((it) => it.id === memory.paying);
      delete memory.paying;
      if (paid) apply(play, paid);
      // A single effect that is not optional applies automatically.
      for (;;) {
        if (memory.n <= 0) return 'dealt';
        const list = preventers(state, memory);
        if (list.length !== 1 || list[0]?.optional) break;
        apply(play, list[0] as Preventer);
      }
    },
    next: (state, memory) => (memory.n <= 0 || memory.sure || !preventers(state, memory).length ? 'dealt' : undefined),
    choices(state, memory, offer) {
      const { who } = memory;
      const list = preventers(state, memory);
      for (const it of list) {
        offer(who, { type: 'prevent', with: it.id }, it.cost > 0 && whyNotPay(state, who, it.cost));
      }
      if (list.every((it) => it.optional)) offer(who, { type: 'done' });
    },
    on: {
      prevent(play, action) {
        const it = preventers(play.state, play.memory).find((one) => one.id === action.with);
        if (!it) return;
        if (it.cost > 0) play.call('pay', { who: play.memory.who, cost: it.cost });
        // With real decks the payment is logged first.
        if (play.state.realDeck && it.cost > 0) play.memory.paying = it.id;
        else apply(play, it);
        return 'prevention';
      },
      done: makeSure,
    },
    // What could still prevent damage is not used.
    roles: { done: 'passes' },
  },
  dealt: {
    title: 'Damage is dealt',
    to: ['back'],
    enter(play) {
      const { state, memory } = play;
      const { who } = memory;
      const amount = Math.max(0, memory.n);
      const link = memory.why === 'attack' ? activeLink(state) : null;
      const dealer = state.players[memory.by].turn;
      dealer.lastDealt = amount;
      if (amount > 0) {
        const { turn, permanents } = state.players[who];
        turn.taken = (turn.taken ?? 0) + amount;
        dealer.dealt = (dealer.dealt ?? 0) + amount;
        if (memory.kind === 'arcane') dealer.arcane = (dealer.arcane ?? 0) + amount;
        for (const it of permanents) trigger(state, who, it.card, 'hurt');
        loseLife(play, who, amount);
        play.emit({ type: 'damage', player: who, damage: amount, kind: memory.kind, life: state.players[who].life });
        if (link) hit(play, link, amount);
        surge(state, memory, amount);
        if (amount > (state.realDeck?.facts[memory.card]?.arcane ?? amount))
          addReminder(play, memory.by, memory.card, 'surge');
      }
      return 'back';
    },
  },
} satisfies Partial<Steps>;

function apply(play: Play<Fab, 'prevention'>, it: Preventer): void {
  const { state, memory } = play;
  const { who } = memory;
  const player = state.players[who];
  const [word, card] = it.id.split(':') as [string, CardId | undefined];
  const useless = has(rowOf(state, memory.card), 'unpreventable');
  const amount = useless ? 0 : Math.min(it.n, memory.n);
  memory.used?.push(it.id);
  memory.n -= amount;
  if (word === 'shield') player.shield -= amount;
  else if (word === 'arcane shield') player.turn.arcaneShield = (player.turn.arcaneShield ?? 0) - amount;
  else if (word === 'once') {
    const list = (player.turn.once ?? []).toSorted((x, y) => (y.times ?? 1) - (x.times ?? 1));
    let left = it.n;
    player.turn.once = list.flatMap((one) => {
      if (one.card !== card || left <= 0) return [one];
      left -= one.n;
      return one.times && one.times > 1 ? [{ ...one, times: one.times - 1 }] : [];
    });
  } else if (word === 'quell') {
    const gear =
      player.equipment.find((e) => e.card === card) ??
      player.permanents.find((permanent) => permanent.card === card && !permanent.quelled);
    if (gear) gear.quelled = true;
  } else if (word !== 'arcane barrier' && card !== undefined) {
    if (!destroyPermanent(play, who, card)) destroyEquipment(play, who, card);
  }
  if (memory.why === 'attack') {
    const link = activeLink(state);
    if (link) link.prevented += amount;
  }
  play.emit({
    type: 'prevented',
    player: who,
    amount: amount,
    by: card === undefined ? shieldName(state, who, word) : nameOf(state, card),
  });
}

/** What the table said that prevents, where it said so. */
function shieldName(state: State, who: Who, word: string): string {
  const { shieldBy } = state.players[who];
  return word === 'shield' && shieldBy !== undefined ? nameOf(state, shieldBy) : word;
}

/** At least 1 damage was dealt by the attack: it hit. Everything that looks at hits triggers. */
function hit(play: P, link: Link, amount: number): void {
  const state = play.state;
  const { attack } = link;
  const by = attack.by;
  const me = state.players[by];
  const victim = state.players[foe(by)];
  link.hit = true;
  link.damage = amount;
  play.emit({ type: 'hit', player: foe(by), damage: amount, by: nameOf(state, attack.card) });
  if (victim.marked) {
    victim.marked = false;
    play.emit({ type: 'marked', player: foe(by), marked: false });
  }
  const weapon = me.weapons[attack.weapon];
  if (weapon) weapon.hits++;
  const about = aboutOf(attack, link);
  triggerIf(state, about, attack.card, 'hit', attack.weapon);
  for (const card of attack.grants) trigger(state, by, card, 'grant');
  if (weapon) {
    for (const it of me.turn.armed ?? []) {
      if (it.weapon === attack.weapon && it.grant) trigger(state, by, it.grant, 'grant');
    }
  } else actionHit(state, link);
  if (amount >= 4) trigger(state, by, attack.card, 'crush', attack.weapon);
  if (state.realDeck) {
    addReminder(play, by, attack.card, 'hit');
    if (amount >= 4) addReminder(play, by, attack.card, 'crush');
  }
  const hero = heroRow(state, by);
  if (weapon) {
    if (me.turn.glisten && matches(state, 'dawnblade', attack)) {
      weapon.counters += me.turn.glisten;
      play.emit({
        type: 'counter',
        player: by,
        card: nameOf(state, weapon.card),
        counter: '+1 power',
        count: weapon.counters,
      });
    }
    if (hero?.does?.['weapon hit'] && !(hero.once && me.turn.heroUsed)) {
      me.turn.heroUsed = true;
      trigger(state, by, me.hero, 'weapon hit', attack.weapon);
    }
    for (const it of me.equipment) if (!it.down) trigger(state, by, it.card, 'weapon hit');
    if (matches(state, 'sword', attack) && me.arsenal?.up) trigger(state, by, me.arsenal.card, 'sword hit');
  } else if (hero?.does?.['action hit'] && !(hero.once && me.turn.heroUsed)) {
    me.turn.heroUsed = true;
    trigger(state, by, me.hero, 'action hit');
  }
}

/** Surge looks at how much was dealt by this card. */
function surge(state: State, memory: Dealing, amount: number): void {
  const need = rowOf(state, memory.card).keywords?.surge;
  if (need !== undefined && amount >= need) trigger(state, memory.by, memory.card, 'surge');
}
