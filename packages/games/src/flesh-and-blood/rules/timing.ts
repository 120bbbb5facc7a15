import type { Reason } from '@fray/engine';
import type { Ability, CardId, CardRow, Filter } from '../content/row.ts';
import type { Attack, From, Phase, State, Who } from '../types.ts';
import { activeLink, classOf, currentAttack, has, heroRow, inCombat, rowOf } from './cards.ts';
import { holds, matches } from './conditions.ts';
import { costOf, isAction, makeAttack } from './costs.ts';
import { whyNotOneMore } from './defend.ts';
import { isForbidden } from './forbidden.ts';
import { paymentsInstead, whyNotInstead } from './instead.ts';
import { keepOf, NOTHING_STAYS, reach, type Stays } from './payment.ts';

/** Why something cannot be played or activated now, or false. Section 5.9 row by row, then costs. */

function whyNotActionNow(state: State, phase: Phase, who: Who, attack: boolean): Reason | false {
  if (who !== state.turn) return { code: 'not-your-turn' };
  if (attack && state.single && inCombat(state)) return { code: 'single-link' };
  if (!attack && inCombat(state)) return { code: 'chain-open' };
  if (phase !== 'action' && phase !== 'resolution') return { code: 'wrong-step', step: phase };
  if (state.stack.length) return { code: 'stack-not-empty' };
  if (state.players[who].action_points < 1) return { code: 'no-action-point' };
  return false;
}

function whyNotReactionNow(state: State, phase: Phase, who: Who, side: 'attack' | 'defense'): Reason | false {
  const link = activeLink(state);
  if (phase !== 'reaction' || !link) return { code: 'only-in-reaction', side };
  const mine = link.attack.by === who;
  if (side === 'attack' && !mine) return { code: 'only-attacker' };
  if (side === 'defense' && mine) return { code: 'only-defender' };
  return false;
}

const whyNotTarget = (state: State, filter: Filter): Reason | false => {
  const link = activeLink(state);
  return link && matches(state, filter, link.attack) ? false : { code: 'no-target', target: filter };
};

/** Defending attack action cards, which Reinforce the Line names. */
export const aims = (state: State, any = false): number[] => {
  const link = activeLink(state);
  const out: number[] = [];
  link?.defenders.forEach((defender, i) => {
    if (any || rowOf(state, defender.card).type === 'attack') out.push(i);
  });
  return out;
};

export function whyNotPlayCard(state: State, phase: Phase, who: Who, card: CardId, from: From): Reason | false {
  const row = rowOf(state, card);
  if (row.cost === undefined || row.type === 'resource' || row.type === 'block' || row.type === 'mentor') {
    return { code: 'cannot-be-played', type: row.type };
  }
  if (isForbidden(state, card)) return { code: 'forbidden', card };
  if (from === 'arsenal' && state.players[who].frozen.includes('arsenal')) return { code: 'frozen', what: 'arsenal' };
  const late = whyNotNow(state, phase, who, card, from);
  if (late) return late;
  const unfit = whyNotFrom(state, who, row, from);
  if (unfit) return unfit;
  const target = whyNotCardTarget(state, row, who);
  if (target) return target;
  const unpaid = whyNotPay(state, who, priceOf(state, who, card, from), {
    keep: keepOf(row),
    without: from === 'hand' ? card : undefined,
  });
  const held = from === 'hand' ? 1 : 0;
  return unpaid && !paymentsInstead(row, []).some((payment) => !whyNotInstead(state, who, payment, held))
    ? unpaid
    : false;
}

/** What the card itself asks for: a moment, a zone, a bow for an arrow. */
function whyNotFrom(state: State, who: Who, row: CardRow, from: From): Reason | false {
  if ((row.only || row.sub === 'arrow') && from !== 'arsenal') return { code: 'only-from-arsenal' };
  if (row.sub === 'arrow' && !state.players[who].weapons.some((it) => rowOf(state, it.card).sub === 'bow')) {
    return { code: 'no-bow' };
  }
  if (from === 'hand' && state.players[who].turn.arsenalOnly) return { code: 'only-from-arsenal' };
  return !isSo(state, who, row.needs) && { code: 'not-so', what: row.needs ?? '' };
}
const isSo = (state: State, by: Who, cond: CardRow['needs']): boolean =>
  holds(state, cond, { by, attack: currentAttack(state), link: activeLink(state), from: 'hand', paid: [] });

/** What may be played as an instant: any card, those of a class, or one card that was banished for it. */
export const isMeant = (state: State, it: { who: Who; card: CardId; from: From }, quick: string): boolean =>
  quick === 'any' || quick === classOf(state, it.who, it.card) || (quick === it.card && it.from === 'banished');

/** A non-attack action card that may be played as an instant this turn. */
export function isQuick(state: State, who: Who, card: CardId, from: From): boolean {
  const { quick } = state.players[who].turn;
  const row = rowOf(state, card);
  if (!quick || !isAction(row) || row.type === 'attack') return false;
  return quick.some((it) => isMeant(state, { who, card, from }, it));
}

function whyNotNow(state: State, phase: Phase, who: Who, card: CardId, from: From): Reason | false {
  const row = rowOf(state, card);
  if (isAction(row) && !isQuick(state, who, card, from))
    return whyNotActionNow(state, phase, who, row.type === 'attack');
  if (row.type === 'attack reaction') return whyNotReactionNow(state, phase, who, 'attack');
  if (row.type === 'defense reaction') {
    const late = whyNotReactionNow(state, phase, who, 'defense');
    if (late) return late;
    const link = activeLink(state);
    return link ? whyNotOneMore(state, link, card, from) : false;
  }
  return false;
}

function whyNotCardTarget(state: State, row: CardRow, who: Who): Reason | false {
  if (row.after !== undefined) {
    const made = state.players[who].turn.weaponAttacks;
    if (made < row.after) return { code: 'weapon-attacks', need: row.after, made };
  }
  const missed = row.target ? whyNotTarget(state, row.target) : false;
  if (missed || (row.target && !row.aim)) return missed;
  if (row.modes) {
    let missing: Reason | false = false;
    for (const mode of row.modes) {
      missing = whyNotTarget(state, mode.target);
      if (!missing) return false;
    }
    return missing;
  }
  if (row.aim && !aims(state, row.aim === 'any').length) return { code: 'no-target', target: 'defending attack' };
  if (row.does?.play?.some((part) => part.do === 'negate') && !state.stack.some((l) => l.by !== who)) {
    return { code: 'no-target', target: 'layer' };
  }
  return false;
}

/** Resources of a card from where it lies; rune gate plays for free with enough Runechants. */
export function priceOf(state: State, who: Who, card: CardId, from: From): number {
  const row = rowOf(state, card);
  if (from === 'banished' && runeGate(state, who, card)) return 0;
  const attack = row.type === 'attack' ? makeAttack(state, who, card, from, -1) : null;
  let base = row.cost ?? 0;
  if (row.type === 'defense reaction') base += state.players[who].turn.reactionTax ?? 0;
  const price = costOf(state, who, base, isAction(row) ? 'action' : 'other', attack);
  const { sheath } = state.players[who].turn;
  const isSheathed = sheath?.includes(row.type === 'attack' ? 'attack' : 'action') && isAction(row);
  return row.thrift || isSheathed ? Math.max(0, price - runechants(state, who)) : price;
}
function runechants(state: State, who: Who): number {
  let n = 0;
  for (const it of state.players[who].permanents) if (it.card === 'runechant') n++;
  return n;
}

export function runeGate(state: State, who: Who, card: CardId): boolean {
  const row = rowOf(state, card);
  if (!has(row, 'rune gate')) return false;
  return runechants(state, who) >= (row.cost ?? 0);
}

export function whyNotPay(state: State, who: Who, cost: number, stays: Stays = NOTHING_STAYS): Reason | false {
  const { keep, without } = stays;
  const have = reach(state, who, stays);
  if (have >= cost) return false;
  if (have < 0) return { code: 'nothing-to-keep', keep };
  if (keep !== 'none' && reach(state, who, { keep: 'none', without }) >= cost)
    return { code: 'pitch-leaves-nothing', keep };
  return { code: 'cannot-pay', cost, have };
}

export function whyNotSwing(state: State, phase: Phase, who: Who, index: number): Reason | false {
  const me = state.players[who];
  const weapon = me.weapons[index];
  if (!weapon) return { code: 'no-weapon' };
  if (me.turn.disarmed) return { code: 'disarmed' };
  if (me.frozen.includes('weapons') || me.frozen.includes(weapon.card)) return { code: 'frozen', what: 'weapons' };
  const late = whyNotActionNow(state, phase, who, true);
  if (late) return late;
  const limit = state.realDeck?.facts[weapon.card]?.limit;
  const isFree = limit === null || rowOf(state, weapon.card).often;
  if (weapon.used >= (limit ?? 1) + weapon.extra && !isFree) return { code: 'weapon-used' };
  if (rowOf(state, weapon.card).fuel && !me.stored?.[weapon.card]) return { code: 'no-counters', need: 1 };
  return whyNotPay(state, who, weaponPrice(state, who, index));
}

export function weaponPrice(state: State, who: Who, index: number): number {
  const weapon = state.players[who].weapons[index];
  if (!weapon) return 0;
  const attack = makeAttack(state, who, weapon.card, 'weapon', index);
  const price = costOf(state, who, rowOf(state, weapon.card).cost ?? 0, 'action', attack);
  return Math.max(0, price - swordsLess(state, who, attack));
}
/** A hero whose second sword attack each turn costs less. */
function swordsLess(state: State, who: Who, attack: Attack): number {
  const less = heroRow(state, who)?.steady?.swords;
  if (!less || !matches(state, 'sword', attack)) return 0;
  let made = 0;
  for (const it of state.players[who].weapons) if (rowOf(state, it.card).sub === 'sword') made += it.attacks;
  return made === 1 ? less : 0;
}

export const abilityPrice = (state: State, who: Who, ability: Ability): number =>
  costOf(
    state,
    who,
    ability.cost + (ability.chants ? runechants(state, who) : 0),
    ability.type === 'action' ? 'action' : 'other',
    null,
  );

/** Counters on the object that has this row. */
function storedOn(state: State, who: Who, row: CardRow): number {
  for (const [card, n] of Object.entries(state.players[who].stored ?? {})) if (rowOf(state, card) === row) return n;
  return 0;
}

/** Whether an activated ability may be used; `used`: its object cannot pay with itself any more. */
export function whyNotActivate(state: State, phase: Phase, who: Who, row: CardRow, what: string): Reason | false {
  const ability = row.ability;
  if (!ability) return { code: 'no-ability' };
  const me = state.players[who];
  if (me.frozen.includes(what)) return { code: 'frozen', what };
  if (ability.by === 'tap' && me.tapped) return { code: 'tapped' };
  if (ability.by === 'turn up' && (!me.arsenal || me.arsenal.up)) return { code: 'no-face-down-arsenal' };
  // Of cards that defend each copy has a turn of its own: the window looks at that.
  if (ability.once && !ability.defending && me.turn.used?.some((card) => rowOf(state, card) === row))
    return { code: 'used-this-turn' };
  if (ability.stored && storedOn(state, who, row) < ability.stored)
    return { code: 'no-counters', need: ability.stored };
  if (!isSo(state, who, ability.if)) return { code: 'not-so', what: ability.if ?? '' };
  if (ability.type === 'action') {
    const late = whyNotActionNow(state, phase, who, false);
    if (late) return late;
  } else if (ability.type === 'attack reaction') {
    const late = whyNotReactionNow(state, phase, who, 'attack');
    if (late) return late;
  }
  if (ability.target) {
    const missing = whyNotTarget(state, ability.target);
    if (missing) return missing;
  }
  if (ability.does.some((part) => part.do === 'showman') && (!me.arsenal || me.arsenal.up)) {
    return { code: 'no-face-down-arsenal' };
  }
  // A card that is discarded for its own ability cannot be pitched for it.
  const without = ability.by === 'discard this' ? what : undefined;
  return whyNotPay(state, who, abilityPrice(state, who, ability), {
    keep: ability.by === 'discard' ? 'any' : 'none',
    without,
  });
}

/** Why a card in hand cannot be discarded for its own ability. */
export function whyNotDiscard(state: State, phase: Phase, who: Who, card: CardId): Reason | false {
  const row = rowOf(state, card);
  if (row.ability?.by !== 'discard this') return { code: 'no-ability' };
  return isForbidden(state, card) ? { code: 'forbidden', card } : whyNotActivate(state, phase, who, row, card);
}
