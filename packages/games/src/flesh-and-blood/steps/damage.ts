import type { Play } from '@fray/engine';
import type { CardId } from '../content/row.ts';
import { activeLink, has, heroRow, nameOf, rowOf } from '../rules/cards.ts';
import { type About, holds, matches } from '../rules/conditions.ts';
import { whyNotPay } from '../rules/timing.ts';
import { type Fab, foe, type Link, type State, type Steps, type Who } from '../types.ts';
import { loseLife } from './changes/assets.ts';
import { aboutOf, triggerIf } from './changes/attack.ts';
import { actionHit } from './changes/library.ts';
import { destroyEquipment, destroyPermanent, trigger } from './changes/zones.ts';
import type { Dealing } from './own.ts';
import { remind } from './own-deck/tell.ts';

type P = Play<Fab>;

/** One prevention effect that could apply to this event (8.2). */
interface Preventer {
  id: string;
  n: number;
  cost: number;
  optional: boolean;
}

const aboutHero = (by: Who): About => ({ by, attack: null, link: null, from: 'hero', paid: [] });

function preventers(s: State, own: Dealing): Preventer[] {
  const { who } = own;
  const p = s.players[who];
  const arcane = own.kind === 'arcane';
  const list: Preventer[] = [];
  if (p.shield > 0 && !own.used?.includes('shield')) list.push({ id: 'shield', n: p.shield, cost: 0, optional: false });
  const { arcaneShield = 0 } = p.turn;
  if (arcane && arcaneShield > 0 && !own.used?.includes('arcane shield')) {
    list.push({ id: 'arcane shield', n: arcaneShield, cost: 0, optional: false });
  }
  for (const it of p.turn.once ?? []) {
    const id = `once:${it.card}`;
    if (it.physical && own.kind !== 'physical') continue;
    if (!own.used?.includes(id)) list.push({ id, n: it.n, cost: 0, optional: false });
  }
  const left = own.used?.slice() ?? [];
  const spent = (id: string): boolean => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const look = (card: CardId) => {
    const { keywords, barrier } = rowOf(s, card);
    const k = barrier && holds(s, barrier.if, aboutHero(who)) ? { ...keywords, 'arcane barrier': barrier.n } : keywords;
    if (!k) return;
    const add = (word: string, n: number | undefined, cost: number, optional: boolean) => {
      if (n === undefined) return;
      const id = `${word}:${card}`;
      // What is destroyed for it is gone; what is paid for may be used once by each copy (7.3).
      if (cost > 0 && spent(id)) return;
      if (list.some((it) => it.id === id)) return;
      // Whether there is anything to pay with is open; what the hand can really pay is not.
      if (cost > 0 && p.floating_resources < cost && !p.hand.length) return;
      list.push({ id, n, cost, optional });
    };
    add('ward', k.ward, 0, false);
    add('quell', k.quell, k.quell ?? 0, true);
    if (!arcane) return;
    add('arcane shelter', k['arcane shelter'], 0, false);
    add('spellvoid', k.spellvoid, 0, true);
    add('arcane barrier', k['arcane barrier'], k['arcane barrier'] ?? 0, true);
  };
  for (const it of p.permanents) look(it.card);
  for (const it of p.equipment) if (!it.down) look(it.card);
  return list;
}

/** Damage that would be dealt (5.6, 8.2): replacement first, then prevention, then the rest is dealt. */
export const DAMAGE = {
  'damage event': {
    title: 'Damage would be dealt',
    to: ['prevention'],
    enter({ state: s, own }) {
      own.used = [];
      const { turn } = s.players[own.by];
      if (own.kind === 'arcane' && turn.amp) {
        own.n += turn.amp;
        turn.amp = 0;
      }
      return 'prevention';
    },
  },
  prevention: {
    title: 'Prevention',
    to: ['prevention', 'dealt'],
    calls: ['pay'],
    enter(play) {
      const { state: s, own } = play;
      const paid = preventers(s, own).find((it) => it.id === own.paying);
      delete own.paying;
      if (paid) apply(play, paid);
      // A single effect that is not optional applies by itself.
      for (;;) {
        if (own.n <= 0) return 'dealt';
        const list = preventers(s, own);
        if (list.length !== 1 || list[0]?.optional) break;
        apply(play, list[0] as Preventer);
      }
    },
    next: (s, own) => (own.n <= 0 || own.sure || !preventers(s, own).length ? 'dealt' : undefined),
    choices(s, own, offer) {
      const { who } = own;
      const list = preventers(s, own);
      for (const it of list) {
        offer(who, { type: 'prevent', with: it.id }, it.cost > 0 && whyNotPay(s, who, it.cost));
      }
      if (list.every((it) => it.optional)) offer(who, { type: 'done' });
    },
    on: {
      prevent(play, action) {
        const it = preventers(play.state, play.own).find((one) => one.id === action.with);
        if (!it) return;
        if (it.cost > 0) play.call('pay', { who: play.own.who, cost: it.cost });
        // With real decks the payment is told first.
        if (play.state.real && it.cost > 0) play.own.paying = it.id;
        else apply(play, it);
        return 'prevention';
      },
      done({ own }) {
        own.sure = true;
      },
    },
    // What could still prevent damage is not used.
    roles: { done: 'passes' },
  },
  dealt: {
    title: 'Damage is dealt',
    to: ['back'],
    enter(play) {
      const { state: s, own } = play;
      const { who } = own;
      const n = Math.max(0, own.n);
      const link = own.why === 'attack' ? activeLink(s) : null;
      const dealer = s.players[own.by].turn;
      dealer.lastDealt = n;
      if (n > 0) {
        const { turn, permanents } = s.players[who];
        turn.taken = (turn.taken ?? 0) + n;
        if (own.kind === 'arcane') dealer.arcane = (dealer.arcane ?? 0) + n;
        for (const it of permanents) trigger(s, who, it.card, 'hurt');
        loseLife(play, who, n);
        play.emit({ type: 'damage', player: who, damage: n, kind: own.kind, life: s.players[who].life });
        if (link) hit(play, link, n);
        surge(s, own, n);
        if (n > (s.real?.facts[own.card]?.arcane ?? n)) remind(play, own.by, own.card, 'surge');
      }
      return 'back';
    },
  },
} satisfies Partial<Steps>;

function apply(play: Play<Fab, 'prevention'>, it: Preventer): void {
  const { state: s, own } = play;
  const { who } = own;
  const p = s.players[who];
  const [word, card] = it.id.split(':') as [string, CardId | undefined];
  const useless = has(rowOf(s, own.card), 'unpreventable');
  const n = useless ? 0 : Math.min(it.n, own.n);
  own.used?.push(it.id);
  own.n -= n;
  if (word === 'shield') p.shield -= n;
  else if (word === 'arcane shield') p.turn.arcaneShield = (p.turn.arcaneShield ?? 0) - n;
  else if (word === 'once') {
    const at = p.turn.once?.findIndex((one) => one.card === card) ?? -1;
    p.turn.once = p.turn.once?.filter((_, i) => i !== at) ?? [];
  } else if (word === 'quell') {
    const gear = p.equipment.find((e) => e.card === card) ?? p.permanents.find((e) => e.card === card && !e.quelled);
    if (gear) gear.quelled = true;
  } else if (word !== 'arcane barrier' && card !== undefined) {
    if (!destroyPermanent(play, who, card)) destroyEquipment(play, who, card);
  }
  if (own.why === 'attack') {
    const link = activeLink(s);
    if (link) link.prevented += n;
  }
  play.emit({
    type: 'prevented',
    player: who,
    amount: n,
    by: card === undefined ? shieldName(s, who, word) : nameOf(s, card),
  });
}

/** What the table said that prevents, where it said so. */
function shieldName(s: State, who: Who, word: string): string {
  const { shieldBy } = s.players[who];
  return word === 'shield' && shieldBy !== undefined ? nameOf(s, shieldBy) : word;
}

/** At least 1 damage was dealt by the attack: it hit. Everything that looks at hits triggers. */
function hit(play: P, link: Link, n: number): void {
  const s = play.state;
  const { attack } = link;
  const by = attack.by;
  const me = s.players[by];
  const victim = s.players[foe(by)];
  link.hit = true;
  link.damage = n;
  play.emit({ type: 'hit', player: foe(by), damage: n, by: nameOf(s, attack.card) });
  if (victim.marked) {
    victim.marked = false;
    play.emit({ type: 'marked', player: foe(by), marked: false });
  }
  const weapon = me.weapons[attack.weapon];
  if (weapon) weapon.hits++;
  const about = aboutOf(attack, link);
  triggerIf(s, about, attack.card, 'hit', attack.weapon);
  for (const card of attack.grants) trigger(s, by, card, 'grant');
  if (weapon) {
    for (const it of me.turn.armed ?? []) {
      if (it.weapon === attack.weapon && it.grant) trigger(s, by, it.grant, 'grant');
    }
  } else actionHit(s, link);
  if (n >= 4) trigger(s, by, attack.card, 'crush', attack.weapon);
  if (s.real) {
    remind(play, by, attack.card, 'hit');
    if (n >= 4) remind(play, by, attack.card, 'crush');
  }
  const hero = heroRow(s, by);
  if (weapon) {
    if (me.turn.glisten && matches(s, 'dawnblade', attack)) {
      weapon.counters += me.turn.glisten;
      play.emit({
        type: 'counter',
        player: by,
        card: nameOf(s, weapon.card),
        counter: '+1 power',
        count: weapon.counters,
      });
    }
    if (hero?.does?.['weapon hit'] && !me.turn.heroUsed) {
      me.turn.heroUsed = true;
      trigger(s, by, me.hero, 'weapon hit', attack.weapon);
    }
    for (const it of me.equipment) if (!it.down) trigger(s, by, it.card, 'weapon hit');
    if (matches(s, 'sword', attack) && me.arsenal?.up) trigger(s, by, me.arsenal.card, 'sword hit');
  } else if (hero?.does?.['action hit'] && !me.turn.heroUsed) {
    me.turn.heroUsed = true;
    trigger(s, by, me.hero, 'action hit');
  }
}

/** Surge looks at how much was dealt by this card. */
function surge(s: State, own: Dealing, n: number): void {
  const need = rowOf(s, own.card).keywords?.surge;
  if (need !== undefined && n >= need) trigger(s, own.by, own.card, 'surge');
}
