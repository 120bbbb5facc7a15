import type { Cond, Filter } from '../content/row.ts';
import { type Attack, type From, foe, type Link, type State, type Who } from '../types.ts';
import { deckSize, has, lastLink, rowOf } from './cards.ts';

/** What a condition is asked about. */
export interface About {
  by: Who;
  attack: Attack | null;
  link: Link | null;
  from: From;
  paid: readonly string[];
}

/** Fewer than two non-equipment cards defend. */
export function fewDefend(link: Link | null): boolean {
  if (!link) return true;
  let n = 0;
  for (const d of link.defenders) if (d.from !== 'equipment') n++;
  return n < 2;
}

/** Combo: the named card was the last attack of this combat chain. */
export function comboMet(s: State, attack: Attack): boolean {
  const name = rowOf(s, attack.card).combo;
  if (!name) return false;
  const before = lastLink(s);
  return before !== null && name.split(' or ').includes(rowOf(s, before.attack.card).name);
}

const pitchedWith = (s: State, by: Who, cost: (n: number) => boolean): number => {
  let n = 0;
  for (const card of s.players[by].pitched) {
    const c = rowOf(s, card).cost;
    if (c !== undefined && cost(c)) n++;
  }
  return n;
};

/** Chosen when the card was played: a trigger of the attack asks the attack itself. */
const chose = ({ paid, attack, by }: About, option: Cond): boolean =>
  paid.includes(option) || (attack?.by === by && attack.paid.includes(option));

const CONDITIONS: Record<Cond, (s: State, a: About) => boolean> = {
  reprise: (_, a) => a.link?.byHand ?? false,
  'weapon attacked': (s, a) => s.players[a.by].turn.weaponAttacks > 0,
  intimidated: (s, a) => s.players[a.by].turn.intimidated,
  'less life': (s, a) => s.players[a.by].life < s.players[foe(a.by)].life,
  'from arsenal': (_, a) => a.from === 'arsenal',
  combo: (s, a) => a.link?.combo ?? (a.attack !== null && comboMet(s, a.attack)),
  'link 3': (s, a) => (a.link?.number ?? s.chain.length + 1) >= 3,
  'link 4': (s, a) => (a.link?.number ?? s.chain.length + 1) >= 4,
  few: (_, a) => fewDefend(a.link),
  'big discard': (_, a) => a.attack?.big ?? false,
  'two heavy pitched': (s, a) => pitchedWith(s, a.by, (c) => c >= 3) >= 2,
  'heavy pitched': (s, a) => pitchedWith(s, a.by, (c) => c >= 3) >= 1,
  'zero pitched': (s, a) => pitchedWith(s, a.by, (c) => c === 0) >= 1,
  // An off-hand lies in a weapon zone too (1.3).
  heavy: (s, a) =>
    s.players[a.by].weapons.length === 1 &&
    !s.players[a.by].equipment.some((it) => rowOf(s, it.card).sub === 'off-hand'),
  // The field holds the current power of the attack under way.
  tower: (s, a) => a.attack !== null && s.pending_attack >= 13,
  'second hit': (s, a) => (a.attack ? (s.players[a.by].weapons[a.attack.weapon]?.hits ?? 0) === 2 : false),
  'previous hit': (s, a) => a.link !== null && a.link.number >= 2 && (s.chain[a.link.number - 2]?.hit ?? false),
  marked: (s, a) => s.players[foe(a.by)].marked,
  'weapon attack': (_, a) => (a.link?.attack.weapon ?? -1) >= 0,
  'guardian attack': (s, a) => a.link !== null && rowOf(s, a.link.attack.card).cls === 'guardian',
  'second attack with it': (_, a) => a.attack?.sameNth === 2,
  'extra paid': (_, a) => a.paid.includes('extra'),
  offered: (_, a) => a.paid.includes('offering'),
  'big cost': (_, a) => a.paid.includes('big'),
  'big discarded': (s, a) => (s.players[a.by].turn.bigDiscards ?? 0) > 0,
  'non-attack played': (s, a) => (s.players[a.by].turn.nonAttacks ?? 0) > 0,
  'no non-attack played': (s, a) => !s.players[a.by].turn.nonAttacks,
  'arcane dealt': (s, a) => (s.players[a.by].turn.arcane ?? 0) > 0,
  boosted: (s, a) => (s.players[a.by].turn.boosts ?? 0) > 0,
  'boosted thrice': (s, a) => (s.players[a.by].turn.boosts ?? 0) >= 3,
  'weapon hit': (s, a) => s.players[a.by].weapons.some((it) => it.hits > 0),
  'empty deck': (s, a) => deckSize(s.players[a.by]) === 0,
  'three hits': (s) => s.chain.length >= 3 && s.chain.slice(-3).every((link) => link.hit),
  hurt: (s, a) => (s.players[a.by].turn.taken ?? 0) > 0,
  'chose draw': (_, a) => chose(a, 'chose draw'),
  'chose power': (_, a) => chose(a, 'chose power'),
  'chose go again': (_, a) => chose(a, 'chose go again'),
  'moon wish': (s, a) => s.players[a.by].turn.played?.includes('Moon Wish') ?? false,
  'ninja attack': (s, a) => a.attack !== null && matches(s, 'ninja action', a.attack),
};
export const holds = (s: State, cond: Cond | undefined, about: About): boolean =>
  cond === undefined || CONDITIONS[cond](s, about);

/** Whether an attack is of the kind that an effect names. */
export function matches(s: State, filter: Filter, attack: Attack): boolean {
  const row = rowOf(s, attack.card);
  const weapon = attack.weapon >= 0;
  switch (filter) {
    case 'attack':
      return true;
    case 'weapon':
      return weapon;
    case 'sword':
      return weapon && row.sub === 'sword';
    case 'sword or dagger':
      return weapon && (row.sub === 'sword' || row.sub === 'dagger');
    case 'club or hammer':
      return weapon && (row.sub === 'club' || row.sub === 'hammer');
    case 'dawnblade':
      return weapon && row.name.startsWith('Dawnblade');
    case 'attack action':
      return !weapon;
    case 'attack action 1-':
      return !weapon && row.cost !== undefined && row.cost <= 1;
    case 'attack action 2+':
      return !weapon && row.cost !== undefined && row.cost >= 2;
    case 'combo action':
      return !weapon && has(row, 'combo');
    case 'brute':
      return row.cls === 'brute';
    case 'brute action':
      return !weapon && row.cls === 'brute';
    case 'guardian action':
      return !weapon && row.cls === 'guardian';
    case 'stealth':
      return has(row, 'stealth');
    case 'crush':
      return has(row, 'crush');
    case 'ninja action':
      return !weapon && row.cls === 'ninja';
    case 'runeblade':
      return row.cls === 'runeblade';
    case 'runeblade action':
      return !weapon && row.cls === 'runeblade';
    case 'ranger action':
      return !weapon && row.cls === 'ranger';
    case 'mechanologist action':
      return !weapon && row.cls === 'mechanologist';
    case 'arrow':
      return row.sub === 'arrow';
    case 'arrow face up':
      return row.sub === 'arrow' && attack.paid.includes('face up');
    case 'boosted':
      return attack.paid.includes('boost');
  }
}
