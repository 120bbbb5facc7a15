import type { Reason } from '@fray/engine';
import type { Ability, CardId, CardRow, Filter } from '../content/row.ts';
import type { From, Phase, State, Who } from '../types.ts';
import { activeLink, has, inCombat, rowOf } from './cards.ts';
import { matches } from './conditions.ts';
import { costOf, isAction, makeAttack } from './costs.ts';
import { closed } from './defend.ts';
import { type Keep, keepOf, reach } from './payment.ts';

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

export function mayPlay(s: State, phase: Phase, who: Who, card: CardId, from: From): Reason | false {
  const row = rowOf(s, card);
  if (row.cost === undefined || row.type === 'resource' || row.type === 'block' || row.type === 'mentor') {
    return { code: 'cannot-be-played', type: row.type };
  }
  if (from === 'arsenal' && s.players[who].frozen.includes('arsenal')) return { code: 'frozen', what: 'arsenal' };
  const late = cardTiming(s, phase, who, card, row, from);
  if (late) return late;
  const target = cardTarget(s, row, who);
  if (target) return target;
  return mayPay(s, who, priceOf(s, who, card, from), keepOf(row), from === 'hand' ? card : undefined);
}

function cardTiming(s: State, phase: Phase, who: Who, card: CardId, row: CardRow, from: From): Reason | false {
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
  return costOf(s, who, row.cost ?? 0, isAction(row) ? 'action' : 'other', attack);
}

export function runeGate(s: State, who: Who, card: CardId): boolean {
  const row = rowOf(s, card);
  if (!has(row, 'rune gate')) return false;
  let chants = 0;
  for (const it of s.players[who].permanents) if (it.card === 'runechant') chants++;
  return chants >= (row.cost ?? 0);
}

export function mayPay(
  s: State,
  who: Who,
  cost: number,
  keep: Keep,
  without?: CardId,
  element?: string,
): Reason | false {
  const have = reach(s, who, keep, without, element);
  if (have >= cost) return false;
  if (have < 0) return { code: 'nothing-to-keep', keep };
  if (keep !== 'none' && reach(s, who, 'none', without) >= cost) return { code: 'pitch-leaves-nothing', keep };
  return { code: 'cannot-pay', cost, have };
}

export function mayWeapon(s: State, phase: Phase, who: Who, index: number): Reason | false {
  const me = s.players[who];
  const weapon = me.weapons[index];
  if (!weapon) return { code: 'no-weapon' };
  if (me.frozen.includes('weapons')) return { code: 'frozen', what: 'weapons' };
  const late = actionTiming(s, phase, who, true);
  if (late) return late;
  if (weapon.used >= 1 + weapon.extra) return { code: 'weapon-used' };
  return mayPay(s, who, weaponPrice(s, who, index), 'none');
}

export function weaponPrice(s: State, who: Who, index: number): number {
  const weapon = s.players[who].weapons[index];
  if (!weapon) return 0;
  const attack = makeAttack(s, who, weapon.card, 'weapon', index);
  return costOf(s, who, rowOf(s, weapon.card).cost ?? 0, 'action', attack);
}

export const abilityPrice = (s: State, who: Who, ability: Ability): number =>
  costOf(s, who, ability.cost, ability.type === 'action' ? 'action' : 'other', null);

/** Whether an activated ability may be used; `used`: its object cannot pay with itself any more. */
export function mayActivate(s: State, phase: Phase, who: Who, row: CardRow, what: string): Reason | false {
  const ability = row.ability;
  if (!ability) return { code: 'no-ability' };
  const me = s.players[who];
  if (me.frozen.includes(what)) return { code: 'frozen', what };
  if (ability.by === 'tap' && me.tapped) return { code: 'tapped' };
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
  return mayPay(s, who, abilityPrice(s, who, ability), ability.by === 'discard' ? 'any' : 'none');
}
