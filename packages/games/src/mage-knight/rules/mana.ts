import { cardOf } from '../content/cards.ts';
import type { Mode } from '../content/mode.ts';
import { unitOf } from '../content/units.ts';
import { type Crystal, type Hero, MANA, type Mana, type State } from '../types.ts';
import { isNight } from './enemy.ts';
import { dropCard } from './hero.ts';

/** 12.7: gold stands for a basic colour by day; black works at night and underground only. */
const isBasic = (colour: Mana): colour is Crystal => colour !== 'gold' && colour !== 'black';
const isUsable = (state: State, colour: Mana): boolean =>
  colour === 'gold' ? !isNight(state) : colour === 'black' ? isNight(state) : true;

const dieFree = (state: State, hero: Hero, colour: Mana): boolean =>
  !hero.turn.dieUsed && !hero.turn.noDice && state.source.includes(colour);

/** Whether one mana of this colour is there. */
function hasOne(state: State, hero: Hero, colour: Mana): boolean {
  if (!isUsable(state, colour)) return false;
  if (hero.tokens[colour] > 0 || (hero.turn.endless.length > 0 && hero.turn.endless.includes(colour))) return true;
  if (dieFree(state, hero, colour)) return true;
  if (!isBasic(colour)) return false;
  if (hero.crystals[colour] > 0) return true;
  return isUsable(state, 'gold') && (hero.tokens.gold > 0 || dieFree(state, hero, 'gold'));
}

/** Every coin that pays for a colour, the one that is missed least first. */
function coinsFor(state: State, hero: Hero, colour: Mana): string[] {
  const out: string[] = [];
  if (!isUsable(state, colour)) return out;
  if (hero.turn.endless.includes(colour)) out.push(`endless:${colour}`);
  if (hero.tokens[colour] > 0) out.push(`token:${colour}`);
  if (dieFree(state, hero, colour)) out.push(`die:${colour}`);
  if (isBasic(colour) && hero.crystals[colour] > 0) out.push(`crystal:${colour}`);
  if (isBasic(colour) && isUsable(state, 'gold')) {
    if (hero.tokens.gold > 0) out.push('token:gold');
    if (dieFree(state, hero, 'gold')) out.push('die:gold');
  }
  return out;
}

export const canPay = (state: State, hero: Hero, cost: readonly Mana[]): boolean =>
  cost.length === 0
    ? true
    : cost.length === 1
      ? hasOne(state, hero, cost[0] as Mana)
      : cost.every((colour) => hasOne(state, hero, colour)) && payment(state, hero, cost) !== undefined;

/** The coin that is missed least. */
function coinFor(state: State, hero: Hero, colour: Mana): string | undefined {
  if (!isUsable(state, colour)) return undefined;
  if (hero.turn.endless.length && hero.turn.endless.includes(colour)) return `endless:${colour}`;
  if (hero.tokens[colour] > 0) return `token:${colour}`;
  return coinsFor(state, hero, colour)[0];
}

/** A way to pay, token before die before crystal; a die counts once a turn. */
export function payment(
  state: State,
  hero: Hero,
  cost: readonly Mana[],
  from = 0,
  spent: string[] = [],
): string[] | undefined {
  const colour = cost[from];
  if (colour === undefined) return spent;
  if (cost.length === 1) {
    const coin = coinFor(state, hero, colour);
    return coin === undefined ? undefined : [coin];
  }
  for (const coin of coinsFor(state, hero, colour)) {
    if (!isLeft(hero, coin, spent)) continue;
    const rest = payment(state, hero, cost, from + 1, [...spent, coin]);
    if (rest) return rest;
  }
  return undefined;
}
function isLeft(hero: Hero, coin: string, spent: readonly string[]): boolean {
  const [kind, colour] = coin.split(':') as [string, Mana];
  if (kind === 'endless') return true;
  if (kind === 'die') return !spent.some((other) => other.startsWith('die:'));
  const used = spent.filter((other) => other === coin).length;
  return used < (kind === 'token' ? hero.tokens[colour] : hero.crystals[colour as Crystal]);
}

/** Are there two kinds of stores at all to choose between? Asked once a prompt. */
export function hasMixedMana(state: State, hero: Hero): boolean {
  const { crystals, turn } = hero;
  const die = !turn.dieUsed && !turn.noDice && state.source.length > 0;
  const crystal = crystals.red + crystals.blue + crystals.green + crystals.white > 0;
  const gold = hero.tokens.gold > 0 && !isNight(state);
  return die ? crystal || gold : crystal && gold;
}

/**
 * 12.7: coins that a player may want to keep instead of one another. A token of the very colour is lost with the turn and
 * good for nothing else: it always goes first. A die, a crystal and a gold token are each missed in another way.
 */
function storesFor(state: State, hero: Hero, colour: Mana, spent: readonly string[]): string[] {
  const coins = coinsFor(state, hero, colour).filter((coin) => isLeft(hero, coin, spent));
  const first = coins[0];
  if (first?.startsWith('endless:') || first === `token:${colour}`) return [first];
  const die = coins.find((coin) => coin.startsWith('die:'));
  return coins.filter((coin) => coin === die || !coin.startsWith('die:'));
}
const MOST_PAYMENTS = 6;
/** Every way to pay that makes a difference, the automatic one first. */
export function payments(state: State, hero: Hero, cost: readonly Mana[]): string[][] {
  const found = new Map<string, string[]>();
  const go = (from: number, spent: string[]): void => {
    const colour = cost[from];
    if (found.size >= MOST_PAYMENTS) return;
    if (colour === undefined) {
      const key = [...spent].sort().join(' ');
      if (!found.has(key)) found.set(key, spent);
      return;
    }
    for (const coin of storesFor(state, hero, colour, spent)) go(from + 1, [...spent, coin]);
  };
  if (cost.length) go(0, []);
  return [...found.values()];
}

/** Whether these very coins pay this cost, in any order. */
export function paysExactly(state: State, hero: Hero, cost: readonly Mana[], coins: readonly string[]): boolean {
  if (coins.length !== cost.length) return false;
  const match = (from: number, left: readonly string[], spent: string[]): boolean => {
    const colour = cost[from];
    if (colour === undefined) return true;
    const possible = coinsFor(state, hero, colour);
    return left.some(
      (coin, i) =>
        possible.includes(coin) &&
        isLeft(hero, coin, spent) &&
        match(from + 1, [...left.slice(0, i), ...left.slice(i + 1)], [...spent, coin]),
    );
  };
  return match(0, coins, []);
}

export function spend(state: State, hero: Hero, coins: readonly string[]): void {
  for (const coin of coins) {
    const [kind, colour] = coin.split(':') as [string, Mana];
    if (kind === 'token') hero.tokens[colour]--;
    else if (kind === 'crystal') hero.crystals[colour as Crystal]--;
    else if (kind === 'die') takeDie(state, hero, colour);
  }
}

/** Pays one mana with the coin that is missed least: the same as `spend(payment(...))`. */
export function spendOne(state: State, hero: Hero, colour: Mana): void {
  if (!isUsable(state, colour) || hero.turn.endless.includes(colour)) return;
  if (hero.tokens[colour] > 0) hero.tokens[colour]--;
  else if (dieFree(state, hero, colour)) takeDie(state, hero, colour);
  else if (!isBasic(colour)) return;
  else if (hero.crystals[colour] > 0) hero.crystals[colour]--;
  else if (!isUsable(state, 'gold')) return;
  else if (hero.tokens.gold > 0) hero.tokens.gold--;
  else if (dieFree(state, hero, 'gold')) takeDie(state, hero, 'gold');
}
function takeDie(state: State, hero: Hero, colour: Mana): void {
  hero.turn.dieUsed = true;
  dropCard(state.source, colour);
}

const bit = (colour: Mana): number => 1 << MANA.indexOf(colour);
const ALL_BASIC = bit('red') | bit('blue') | bit('green') | bit('white');
type Masks = readonly [phase1: number, phase2: number, phase4: number];
/** Which mana a source is paid with, by the phase in which that would be of use. */
function masksOf(modes: readonly Mode[]): Masks {
  const masks: [number, number, number] = [0, 0, 0];
  for (const mode of modes) {
    const first = mode.effects[0];
    // Move and Influence hardly help an attack; against Cumbersome enemies they do.
    const helps = (phase: 1 | 2 | 4) =>
      first !== undefined && !first.gives && (!first.counts || phase === 2) && first.matters.includes(phase);
    for (const colour of mode.pay) {
      const mask = bit(colour);
      if (helps(1) || (mode.attack && mode.attack.kind !== 'melee')) masks[0] |= mask;
      if (helps(2) || mode.block) masks[1] |= mask;
      if (helps(4) || mode.attack) masks[2] |= mask;
    }
  }
  return masks;
}
const GREEN: Masks = [bit('green'), bit('green'), bit('green')];
const REDDISH: Masks = [bit('red'), bit('red'), bit('red')];
const BOOSTS: Readonly<Record<string, Masks>> = {
  concentration: GREEN,
  'will-focus': GREEN,
  'maximal-effect': REDDISH,
};
const CARD_WANTS = new Map<string, Masks>();
const UNIT_WANTS = new Map<string, Masks>();
function cardWants(id: string): Masks {
  let masks = CARD_WANTS.get(id);
  if (!masks) {
    masks = BOOSTS[id] ?? masksOf(cardOf(id).modes);
    CARD_WANTS.set(id, masks);
  }
  return masks;
}
function unitWants(id: string): Masks {
  let masks = UNIT_WANTS.get(id);
  if (!masks) {
    masks = masksOf(unitOf(id).modes);
    UNIT_WANTS.set(id, masks);
  }
  return masks;
}
const within = (masks: Masks, mask: number, phase: number, now: boolean): boolean =>
  ((phase === 1 || (!now && phase < 1)) && (masks[0] & mask) !== 0) ||
  ((phase === 2 || (!now && phase < 2)) && (masks[1] & mask) !== 0) ||
  ((phase === 4 || (!now && phase < 4)) && (masks[2] & mask) !== 0);

/** Would somebody else in hand or a ready unit be paid with this colour? Mana for nothing is no decision. */
export function wantsMana(state: State, hero: Hero, colour: Mana, giver: string, now: boolean): boolean {
  if (!isUsable(state, colour)) return false;
  const mask = colour === 'gold' ? ALL_BASIC : bit(colour);
  let skipped = false;
  for (const card of hero.hand) {
    if (card === giver && !skipped) {
      skipped = true;
      continue;
    }
    if (within(cardWants(card), mask, state.phase, now)) return true;
  }
  for (const unit of hero.units) {
    if (unit.id === giver || !unit.ready || unit.wounds > 0) continue;
    if (within(unitWants(unit.unit), mask, state.phase, now)) return true;
  }
  return (
    colour !== 'black' &&
    (state.phase === 2 || state.phase === 4) &&
    hero.skills.some((skill) => skill.id === 'universal-power' && skill.ready)
  );
}
