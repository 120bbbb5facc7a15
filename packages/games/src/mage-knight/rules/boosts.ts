import { type Card, colourOf } from '../content/card.ts';
import { cardOf } from '../content/cards.ts';
import { move } from '../content/effects-hero.ts';
import { type Mode, mode, paidInside } from '../content/mode.ts';
import { tokenOf } from '../content/tokens.ts';
import type { Hero, Kind, Mana, State } from '../types.ts';
import { faces, isHidden, isImmune } from './enemy.ts';
import { isReady, WOUND } from './hero.ts';
import { type Boost, eachOfMode, type Making, payOf, type Scan, type Where } from './lines.ts';
import { canPay } from './mana.ts';
import { applyTurnRules, isUsableUnit } from './points.ts';
import { sideways } from './sideways.ts';

const isAction = (row: Card): boolean => row.kind === 'basic' || row.kind === 'advanced';
/** Cards of the hand but one copy of `but`, each once. */
function others(hero: Hero, but: string): string[] {
  const out: string[] = [];
  let skipped = false;
  for (const id of hero.hand) {
    if (id === but && !skipped) {
      skipped = true;
      continue;
    }
    if (id !== WOUND && out[out.length - 1] !== id) out.push(id);
  }
  return out;
}
const makingOf = (state: State, row: Card): Making => ({
  maker: 'card',
  source: row.id,
  unit: undefined,
  colour: colourOf(state, row),
});
const boostOf = (by: string, pay: readonly Mana[], more: Partial<Boost> = {}): Boost => ({
  by,
  pay,
  bonus: 0,
  discard: '',
  night: false,
  card: by.split(':')[0] ?? '',
  again: false,
  ...more,
});

/** A way to play the card that starts nothing but itself; a card of two colors is listed for the first of them. */
const isStartingMode = (row: Card, given: Mode): boolean =>
  !given.more && !(row.second && given.id.endsWith(`-${row.second}`));

/** Concentration and Will Focus: another Action card's strong effect without its mana, and more of it. */
function concentrate(scan: Scan, by: string, bonus: number): boolean {
  const { state, hero } = scan;
  if (!canPay(state, hero, ['green'])) return false;
  for (const id of others(hero, by)) {
    const row = cardOf(id);
    if (!isAction(row)) continue;
    for (const given of row.modes) {
      if (given.grade !== 'strong' || !isStartingMode(row, given)) continue;
      if (eachOfMode(scan, makingOf(state, row), given, boostOf(by, ['green', ...paidInside(given)], { bonus })))
        return true;
    }
  }
  return false;
}

/**
 * Maximal Effect: an Action card is thrown away for its basic effect three times, or its strong one twice. Each time is
 * chosen and paid for separately: this is the first one, `onceMore` the others.
 */
function maximize(scan: Scan): boolean {
  const { state, hero } = scan;
  const powered = canPay(state, hero, ['red']);
  for (const id of others(hero, 'maximal-effect')) {
    const row = cardOf(id);
    if (!isAction(row)) continue;
    for (const given of row.modes) {
      if (!isStartingMode(row, given) || (given.grade === 'strong' && !powered)) continue;
      const boost =
        given.grade === 'basic'
          ? boostOf('maximal-effect', given.pay)
          : boostOf('maximal-effect:strong', ['red', ...paidInside(given)]);
      if (eachOfMode(scan, makingOf(state, row), given, boost)) return true;
    }
  }
  return false;
}
/** One more time: the card is out of the game, and only what its effect asks for is paid. */
export function onceMore(scan: Scan, source: string, grade: Mode['grade']): boolean {
  const row = cardOf(source);
  for (const given of row.modes) {
    if (given.grade !== grade || !isStartingMode(row, given)) continue;
    const boost = boostOf('maximal-effect:again', paidInside(given), { card: '', again: true });
    if (eachOfMode(scan, makingOf(scan.state, row), given, boost)) return true;
  }
  return false;
}

/** Magic Talent: a spell of the offer as if from the hand, for a card of its color. */
function castOffered(scan: Scan): boolean {
  const { state, hero } = scan;
  for (const id of new Set(state.spellOffer)) {
    const row = cardOf(id);
    const colour = colourOf(state, row);
    for (const discard of others(hero, 'magic-talent')) {
      const away = cardOf(discard);
      if (away.colour !== colour && away.second !== colour) continue;
      for (const given of row.modes) {
        const boost = boostOf('magic-talent', payOf(state, id, given), { discard });
        if (eachOfMode(scan, makingOf(state, row), given, boost)) return true;
      }
    }
  }
  return false;
}
/** Blood of Ancients, powered: the strong effect of a card of the offer, for a Wound into the hand or the discard pile. */
const ANCIENTS = ['blood-of-ancients:strong', 'blood-of-ancients:discard'] as const;
function rememberOffered(scan: Scan): boolean {
  const { state, hero } = scan;
  if (!state.actionOffer.length || !canPay(state, hero, ['red'])) return false;
  for (const id of new Set(state.actionOffer)) {
    const row = cardOf(id);
    for (const given of row.modes) {
      if (given.grade !== 'strong' || !isStartingMode(row, given)) continue;
      for (const by of ANCIENTS) {
        if (eachOfMode(scan, makingOf(state, row), given, boostOf(by, ['red', ...paidInside(given)]))) return true;
      }
    }
  }
  return false;
}
/** Mysterious Box is the artifact that it has shown, in either way. */
function openBox(scan: Scan): boolean {
  const { state, hero } = scan;
  if (!hero.turn.box) return false;
  const row = cardOf(hero.turn.box);
  for (const given of row.modes) {
    const by = given.grade === 'strong' ? 'mysterious-box:strong' : 'mysterious-box';
    if (!given.more && eachOfMode(scan, makingOf(state, row), given, boostOf(by, given.pay))) return true;
  }
  return false;
}

/** Tome of All Spells: a spell of the offer, for a card of its color; the strong side even by day. */
function readTome(scan: Scan): boolean {
  const { state, hero } = scan;
  for (const id of new Set(state.spellOffer)) {
    const row = cardOf(id);
    const colour = colourOf(state, row);
    for (const discard of others(hero, 'tome-of-all-spells')) {
      const away = cardOf(discard);
      if (away.colour !== colour && away.second !== colour) continue;
      for (const given of row.modes) {
        const strong = given.grade === 'strong';
        const pay = given.pay.slice(strong ? 2 : 1);
        const by = strong ? 'tome-of-all-spells:strong' : 'tome-of-all-spells';
        if (eachOfMode(scan, makingOf(state, row), given, boostOf(by, pay, { discard, night: true }))) return true;
      }
    }
  }
  return false;
}

/** Shapeshift: Move, Attack and Block of a basic action change places. */
const shiftCache = new Map<Mode, { attack?: Mode; block?: Mode; effect?: Mode }>();
export function shiftMode(given: Mode, to: Where): Mode | undefined {
  let both = shiftCache.get(given);
  if (!both) {
    both = {};
    const moved = given.effects[0]?.counts === 'move' ? (given.effects[0].amount ?? 0) : 0;
    const points = given.attack?.kind === 'melee' ? given.attack.n : (given.block?.n ?? moved);
    const element = given.attack?.element ?? given.block?.element ?? 'physical';
    const base = {
      grade: given.grade,
      ...(given.plus ? { plus: given.plus } : {}),
      ...(given.price ? { price: given.price } : {}),
    };
    const fits = (given.attack?.kind === 'melee' || given.block || moved > 0) && !given.more;
    if (fits && !given.attack)
      both.attack = mode(given.id, given.pay, base, { attack: { kind: 'melee' as Kind, element, n: points } });
    if (fits && !given.block)
      both.block = mode(given.id, given.pay, base, { block: { element, n: points, swift: false } });
    if (fits && !moved && points > 0) both.effect = mode(given.id, given.pay, base, move(points));
    shiftCache.set(given, both);
  }
  return both[to];
}
function shapeshift(scan: Scan): boolean {
  const { state, hero, where } = scan;
  for (const id of others(hero, '')) {
    const row = cardOf(id);
    if (row.kind !== 'basic') continue;
    for (const given of row.modes) {
      const other = shiftMode(given, where);
      if (other && eachOfMode(scan, makingOf(state, row), other, boostOf('shapeshift', payOf(state, id, given))))
        return true;
    }
  }
  return false;
}

/** Puppet Master: half the attack, or half the armor, of a token that was kept. */
function puppets(scan: Scan): boolean {
  const { state, hero, where, take } = scan;
  if (where === 'effect' || (where === 'attack' && !scan.kinds.includes('melee'))) return false;
  for (const id of new Set(hero.kept)) {
    const row = tokenOf(state, { token: id });
    const first = row.attacks[0];
    const points = where === 'attack' ? Math.ceil((first?.value ?? 0) / 2) : Math.ceil(row.armor / 2);
    if (points <= 0) continue;
    const element = where === 'attack' ? (first?.element ?? 'physical') : 'physical';
    const kind = where === 'attack' ? ('melee' as const) : ('block' as const);
    const worth = applyTurnRules(state, hero, { kind, element, amount: points, swift: false }, '');
    if (take({ source: 'puppet-master', mode: id }, worth)) return true;
  }
  return false;
}

/** Banner of Fear: its unit is spent in the Block phase to cancel one attack. */
function fear(scan: Scan): boolean {
  const { state, hero, take } = scan;
  if (scan.where !== 'effect' || state.phase !== 2 || scan.pool !== 'none') return false;
  for (const unit of hero.units) {
    if (unit.banner !== 'banner-of-fear' || !isUsableUnit(state, hero, unit)) continue;
    for (const enemy of state.enemies) {
      if (!faces(hero, enemy) || isHidden(state, enemy) || isImmune(state, enemy, '')) continue;
      for (let i = 0; i < enemy.attacks.length; i++) {
        const attack = enemy.attacks[i];
        if (!attack || attack.blocked || attack.cancelled || attack.dealt) continue;
        if (take({ source: unit.id, mode: 'banner-of-fear', target: enemy.id, attack: i }, undefined)) return true;
      }
    }
  }
  return false;
}

/** Ways to play other cards: each of them only where its card, skill or banner is at hand. */
export function eachBoost(scan: Scan): boolean {
  const { hero } = scan;
  if (sideways(scan)) return true;
  if (byCard(scan)) return true;
  if (hero.skills.length) {
    if (isReady(hero, 'shapeshift') && shapeshift(scan)) return true;
    if (isReady(hero, 'puppet-master') && puppets(scan)) return true;
  }
  return hero.units.length > 0 && fear(scan);
}
function byCard(scan: Scan): boolean {
  let last = '';
  for (const id of scan.hero.hand) {
    if (id === last) continue;
    last = id;
    if (!cardOf(id).boosts) continue;
    if (id === 'concentration' && concentrate(scan, id, 2)) return true;
    if (id === 'will-focus' && concentrate(scan, id, 3)) return true;
    if (id === 'maximal-effect' && maximize(scan)) return true;
    if (id === 'tome-of-all-spells' && readTome(scan)) return true;
    if (id === 'magic-talent' && castOffered(scan)) return true;
    if (id === 'blood-of-ancients' && rememberOffered(scan)) return true;
    if (id === 'mysterious-box' && openBox(scan)) return true;
  }
  return false;
}
