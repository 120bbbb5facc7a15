import type { Reason } from '@fray/engine';
import type { Ability, CardId, CardRow, Filter } from '../content/row.ts';
import type { Attack, From, Phase, State, Who } from '../types.ts';
import { activeLink, currentAttack, has, heroRow, inCombat, rowOf } from './cards.ts';
import { holds, matches } from './conditions.ts';
import { costOf, isAction, makeAttack } from './costs.ts';
import { closed } from './defend.ts';
import { keepOf, NOTHING_STAYS, reach, type Stays } from './payment.ts';

/** Why something cannot be played or activated now, or false. Section 5.9 row by row, then costs. */

function actionTiming(s: State, phase: Phase, who: Who, attack: boolean): Reason | false {
  if (who !== s.turn) return { code: 'not-your-turn' };
  if (attack && s.single && inCombat(s)) return { code: 'single-link' };
  if (!attack && inCombat(s)) return { code: 'chain-open' };
  if (phase !== 'action' && phase !== 'resolution') return { code: 'wrong-step', step: phase };
  if (s.stack.length) return { code: 'stack-not-empty' };
  if (s.players[who].action_points < 1) return { code: 'no-action-point' };
  return false;
}

function reactionTiming(s: State, phase: Phase, who: Who, side: 'attack' | 'defense'): Reason | false {
  const link = activeLink(s);
  if (phase !== 'reaction' || !link) return { code: 'only-in-reaction', side };
  const mine = link.attack.by === who;
  if (side === 'attack' && !mine) return { code: 'only-attacker' };
  if (side === 'defense' && mine) return { code: 'only-defender' };
  return false;
}

const targetMissing = (s: State, filter: Filter): Reason | false => {
  const link = activeLink(s);
  return link && matches(s, filter, link.attack) ? false : { code: 'no-target', target: filter };
};

/** Defending attack action cards, which Reinforce the Line names. */
export const aims = (s: State): number[] => {
  const link = activeLink(s);
  const out: number[] = [];
  link?.defenders.forEach((d, i) => {
    if (rowOf(s, d.card).type === 'attack') out.push(i);
  });
  return out;
};

export function whyNotPlayCard(s: State, phase: Phase, who: Who, card: CardId, from: From): Reason | false {
  const row = rowOf(s, card);
  if (row.cost === undefined || row.type === 'resource' || row.type === 'block' || row.type === 'mentor') {
    return { code: 'cannot-be-played', type: row.type };
  }
  if (from === 'arsenal' && s.players[who].frozen.includes('arsenal')) return { code: 'frozen', what: 'arsenal' };
  const late = cardTiming(s, phase, who, card, from);
  if (late) return late;
  const unfit = whyNotFrom(s, who, row, from);
  if (unfit) return unfit;
  const target = cardTarget(s, row, who);
  if (target) return target;
  return whyNotPay(s, who, priceOf(s, who, card, from), {
    keep: keepOf(row),
    without: from === 'hand' ? card : undefined,
  });
}

/** What the card itself asks for: a moment, a zone, a bow for an arrow. */
function whyNotFrom(s: State, who: Who, row: CardRow, from: From): Reason | false {
  if ((row.only || row.sub === 'arrow') && from !== 'arsenal') return { code: 'only-from-arsenal' };
  if (row.sub === 'arrow' && !s.players[who].weapons.some((it) => rowOf(s, it.card).sub === 'bow')) {
    return { code: 'no-bow' };
  }
  if (from === 'hand' && s.players[who].turn.arsenalOnly) return { code: 'only-from-arsenal' };
  return !isSo(s, who, row.needs) && { code: 'not-so', what: row.needs ?? '' };
}
const isSo = (s: State, by: Who, cond: CardRow['needs']): boolean =>
  holds(s, cond, { by, attack: currentAttack(s), link: activeLink(s), from: 'hand', paid: [] });

function cardTiming(s: State, phase: Phase, who: Who, card: CardId, from: From): Reason | false {
  const row = rowOf(s, card);
  if (isAction(row)) return actionTiming(s, phase, who, row.type === 'attack');
  if (row.type === 'attack reaction') return reactionTiming(s, phase, who, 'attack');
  if (row.type === 'defense reaction') {
    const late = reactionTiming(s, phase, who, 'defense');
    if (late) return late;
    const link = activeLink(s);
    return link ? closed(s, link, card, from) : false;
  }
  return false;
}

function cardTarget(s: State, row: CardRow, who: Who): Reason | false {
  if (row.after !== undefined) {
    const made = s.players[who].turn.weaponAttacks;
    if (made < row.after) return { code: 'weapon-attacks', need: row.after, made };
  }
  if (row.target) return targetMissing(s, row.target);
  if (row.modes) {
    let missing: Reason | false = false;
    for (const mode of row.modes) {
      missing = targetMissing(s, mode.target);
      if (!missing) return false;
    }
    return missing;
  }
  if (row.aim && !aims(s).length) return { code: 'no-target', target: 'defending attack' };
  if (row.does?.play?.some((part) => part.do === 'negate') && !s.stack.some((l) => l.by !== who)) {
    return { code: 'no-target', target: 'layer' };
  }
  return false;
}

/** Resources of a card from where it lies; rune gate plays for free with enough Runechants. */
export function priceOf(s: State, who: Who, card: CardId, from: From): number {
  const row = rowOf(s, card);
  if (from === 'banished' && runeGate(s, who, card)) return 0;
  const attack = row.type === 'attack' ? makeAttack(s, who, card, from, -1) : null;
  let base = row.cost ?? 0;
  if (row.type === 'defense reaction') base += s.players[who].turn.reactionTax ?? 0;
  const price = costOf(s, who, base, isAction(row) ? 'action' : 'other', attack);
  return row.thrift ? Math.max(0, price - runechants(s, who)) : price;
}
function runechants(s: State, who: Who): number {
  let n = 0;
  for (const it of s.players[who].permanents) if (it.card === 'runechant') n++;
  return n;
}

export function runeGate(s: State, who: Who, card: CardId): boolean {
  const row = rowOf(s, card);
  if (!has(row, 'rune gate')) return false;
  return runechants(s, who) >= (row.cost ?? 0);
}

export function whyNotPay(s: State, who: Who, cost: number, stays: Stays = NOTHING_STAYS): Reason | false {
  const { keep, without } = stays;
  const have = reach(s, who, stays);
  if (have >= cost) return false;
  if (have < 0) return { code: 'nothing-to-keep', keep };
  if (keep !== 'none' && reach(s, who, { keep: 'none', without }) >= cost)
    return { code: 'pitch-leaves-nothing', keep };
  return { code: 'cannot-pay', cost, have };
}

export function whyNotSwing(s: State, phase: Phase, who: Who, index: number): Reason | false {
  const me = s.players[who];
  const weapon = me.weapons[index];
  if (!weapon) return { code: 'no-weapon' };
  if (me.frozen.includes('weapons')) return { code: 'frozen', what: 'weapons' };
  const late = actionTiming(s, phase, who, true);
  if (late) return late;
  const limit = s.real?.facts[weapon.card]?.limit;
  const isFree = limit === null || rowOf(s, weapon.card).often;
  if (weapon.used >= (limit ?? 1) + weapon.extra && !isFree) return { code: 'weapon-used' };
  if (rowOf(s, weapon.card).fuel && !me.stored?.[weapon.card]) return { code: 'no-counters', need: 1 };
  return whyNotPay(s, who, weaponPrice(s, who, index));
}

export function weaponPrice(s: State, who: Who, index: number): number {
  const weapon = s.players[who].weapons[index];
  if (!weapon) return 0;
  const attack = makeAttack(s, who, weapon.card, 'weapon', index);
  const price = costOf(s, who, rowOf(s, weapon.card).cost ?? 0, 'action', attack);
  return Math.max(0, price - swordsLess(s, who, attack));
}
/** A hero whose second sword attack each turn costs less. */
function swordsLess(s: State, who: Who, attack: Attack): number {
  const less = heroRow(s, who)?.steady?.swords;
  if (!less || !matches(s, 'sword', attack)) return 0;
  let made = 0;
  for (const it of s.players[who].weapons) if (rowOf(s, it.card).sub === 'sword') made += it.attacks;
  return made === 1 ? less : 0;
}

export const abilityPrice = (s: State, who: Who, ability: Ability): number =>
  costOf(
    s,
    who,
    ability.cost + (ability.chants ? runechants(s, who) : 0),
    ability.type === 'action' ? 'action' : 'other',
    null,
  );

/** Counters on the object that has this row. */
function storedOn(s: State, who: Who, row: CardRow): number {
  for (const [card, n] of Object.entries(s.players[who].stored ?? {})) if (rowOf(s, card) === row) return n;
  return 0;
}

/** Whether an activated ability may be used; `used`: its object cannot pay with itself any more. */
export function whyNotActivate(s: State, phase: Phase, who: Who, row: CardRow, what: string): Reason | false {
  const ability = row.ability;
  if (!ability) return { code: 'no-ability' };
  const me = s.players[who];
  if (me.frozen.includes(what)) return { code: 'frozen', what };
  if (ability.by === 'tap' && me.tapped) return { code: 'tapped' };
  if (ability.by === 'turn up' && (!me.arsenal || me.arsenal.up)) return { code: 'no-face-down-arsenal' };
  if (ability.once && me.turn.used?.some((card) => rowOf(s, card) === row)) return { code: 'used-this-turn' };
  if (ability.stored && storedOn(s, who, row) < ability.stored) return { code: 'no-counters', need: ability.stored };
  if (!isSo(s, who, ability.if)) return { code: 'not-so', what: ability.if ?? '' };
  if (ability.type === 'action') {
    const late = actionTiming(s, phase, who, false);
    if (late) return late;
  } else if (ability.type === 'attack reaction') {
    const late = reactionTiming(s, phase, who, 'attack');
    if (late) return late;
  }
  if (ability.target) {
    const missing = targetMissing(s, ability.target);
    if (missing) return missing;
  }
  if (ability.does.some((part) => part.do === 'showman') && (!me.arsenal || me.arsenal.up)) {
    return { code: 'no-face-down-arsenal' };
  }
  return whyNotPay(s, who, abilityPrice(s, who, ability), { keep: ability.by === 'discard' ? 'any' : 'none' });
}
