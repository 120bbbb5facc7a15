import { cardOf } from '../content/cards.ts';
import type { Mode } from '../content/mode.ts';
import { unitOf } from '../content/units.ts';
import { type Crystal, type Hero, MANA, type Mana, type State } from '../types.ts';
import { diceLeft, dieFree } from './dice.ts';
import { isNight } from './enemy.ts';

/** 12.7: gold stands for a basic color by day; black works at night and underground only; the amulets know no time. */
const isBasic = (colour: Mana): colour is Crystal => colour !== 'gold' && colour !== 'black';
export const isUsable = (state: State, { turn }: Hero, colour: Mana): boolean =>
  colour === 'gold'
    ? turn.goldAtNight || !isNight(state)
    : colour === 'black'
      ? turn.blackByDay || isNight(state)
      : true;

/** Gold dice pay for basic colors by day, Mana Storm makes all gold and black ones do so, Mana Pull one black die. */
const goldDie = (state: State, hero: Hero): boolean =>
  (hero.turn.wildDice || isUsable(state, hero, 'gold')) && dieFree(state, hero, 'gold');
const blackDie = (state: State, hero: Hero): boolean =>
  (hero.turn.wildDice || hero.turn.blackDice > 0) && dieFree(state, hero, 'black');

/** Whether one mana of this color is there. */
function hasOne(state: State, hero: Hero, colour: Mana): boolean {
  if (!isUsable(state, hero, colour)) return false;
  if (hero.tokens[colour] > 0 || (hero.turn.endless.length > 0 && hero.turn.endless.includes(colour))) return true;
  if (dieFree(state, hero, colour)) return true;
  if (!isBasic(colour)) return false;
  if (hero.crystals[colour] > 0) return true;
  if (hero.tokens.gold > 0 && isUsable(state, hero, 'gold')) return true;
  return goldDie(state, hero) || blackDie(state, hero);
}

/** Every coin that pays for a color, the one that is missed least first. */
function coinsFor(state: State, hero: Hero, colour: Mana): string[] {
  const out: string[] = [];
  if (!isUsable(state, hero, colour)) return out;
  if (hero.turn.endless.includes(colour)) out.push(`endless:${colour}`);
  if (hero.tokens[colour] > 0) out.push(`token:${colour}`);
  if (dieFree(state, hero, colour)) out.push(`die:${colour}`);
  if (!isBasic(colour)) return out;
  if (hero.crystals[colour] > 0) out.push(`crystal:${colour}`);
  if (hero.tokens.gold > 0 && isUsable(state, hero, 'gold')) out.push('token:gold');
  if (goldDie(state, hero)) out.push('die:gold');
  if (blackDie(state, hero)) out.push('die:black');
  return out;
}

export const canPay = (state: State, hero: Hero, cost: readonly Mana[]): boolean =>
  cost.length === 0
    ? true
    : cost.length === 1
      ? hasOne(state, hero, cost[0] as Mana)
      : cost.every((colour) => hasOne(state, hero, colour)) && payment(state, hero, cost) !== undefined;

/** The coin that is missed least. */
export function coinFor(state: State, hero: Hero, colour: Mana): string | undefined {
  if (!isUsable(state, hero, colour)) return undefined;
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
    if (!isLeft(state, hero, coin, spent)) continue;
    const rest = payment(state, hero, cost, from + 1, [...spent, coin]);
    if (rest) return rest;
  }
  return undefined;
}
function isLeft(state: State, hero: Hero, coin: string, spent: readonly string[]): boolean {
  const [kind, colour] = coin.split(':') as [string, Mana];
  if (kind === 'endless') return true;
  const used = spent.filter((other) => other === coin).length;
  if (kind === 'die') {
    const dice = spent.filter((other) => other.startsWith('die:')).length;
    return dice < diceLeft(hero) && used < state.source.filter((die) => die === colour).length;
  }
  return used < (kind === 'token' ? hero.tokens[colour] : hero.crystals[colour as Crystal]);
}

/** Are there two kinds of stores at all to choose between? Asked once a prompt. */
export function hasMixedMana(state: State, hero: Hero): boolean {
  const { crystals } = hero;
  const die = diceLeft(hero) > 0 && state.source.length > 0;
  const crystal = crystals.red + crystals.blue + crystals.green + crystals.white > 0;
  const gold = hero.tokens.gold > 0 && isUsable(state, hero, 'gold');
  return die ? crystal || gold : crystal && gold;
}

/**
 * 12.7: coins that a player may want to keep instead of one another. A token of the very color is lost with the turn and
 * good for nothing else: it always goes first. A die, a crystal and a gold token are each missed in another way.
 */
function storesFor(state: State, hero: Hero, colour: Mana, spent: readonly string[]): string[] {
  const all = coinsFor(state, hero, colour);
  const coins = spent.length ? all.filter((coin) => isLeft(state, hero, coin, spent)) : all;
  const first = coins[0];
  if (first?.startsWith('endless:') || first === `token:${colour}`) return [first];
  const die = coins.find((coin) => coin.startsWith('die:'));
  return coins.filter((coin) => coin === die || !coin.startsWith('die:'));
}
const MOST_PAYMENTS = 6;
/** Every way to pay that makes a difference, the automatic one first. */
export function payments(state: State, hero: Hero, cost: readonly Mana[]): string[][] {
  const [only] = cost;
  if (only === undefined) return [];
  if (cost.length === 1) return storesFor(state, hero, only, []).map((coin) => [coin]);
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
  go(0, []);
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
        isLeft(state, hero, coin, spent) &&
        match(from + 1, [...left.slice(0, i), ...left.slice(i + 1)], [...spent, coin]),
    );
  };
  return match(0, coins, []);
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
  // A spell of the offer, of any color.
  'magic-talent': [ALL_BASIC, ALL_BASIC, ALL_BASIC],
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

/** Would somebody else in hand or a ready unit be paid with this color? Mana for nothing is no decision. */
export function wantsMana(state: State, hero: Hero, colour: Mana, giver: string, now: boolean): boolean {
  if (!isUsable(state, hero, colour)) return false;
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
    if (unit.id === giver || unit.own || !unit.ready || unit.wounds > 0) continue;
    if (within(unitWants(unit.unit), mask, state.phase, now)) return true;
  }
  return (
    colour !== 'black' &&
    (state.phase === 2 || state.phase === 4) &&
    hero.skills.some((skill) => skill.id === 'universal-power' && skill.ready)
  );
}
