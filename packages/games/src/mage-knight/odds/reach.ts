import { type Card, colourOf } from '../content/card.ts';
import { CARDS } from '../content/cards.ts';
import type { Mode, Source } from '../content/mode.ts';
import { SKILLS } from '../content/skills.ts';
import { rowOf } from '../content/units.ts';
import { WOUND } from '../rules/hero.ts';
import { isUsable } from '../rules/mana.ts';
import { LEAVES } from '../steps/changes/later.ts';
import { CRYSTALS, type Hero, type Mana, type PoolEntry, type State, type UnitState } from '../types.ts';
import { isBetween } from './gains.ts';

/** An upper bound for the points of a hand: a search may skip what lies beyond it. */
export interface Reach {
  /** Ranged and Siege points; Attack of any kind; Block; and the larger of Attack and Block. */
  ranged: number;
  attack: number;
  block: number;
  either: number;
  /** No attack of it has an element. */
  physical: boolean;
  /** The most that each source gives, the largest first: points take at least the first few of them. */
  each: readonly number[];
}
export type Points = Omit<Reach, 'physical' | 'each'>;
const NONE: Points = { ranged: 0, attack: 0, block: 0, either: 0 };
/** Any card but a Wound, turned sideways. */
const SIDEWAYS: Points = { ranged: 0, attack: 1, block: 1, either: 1 };

/** What one source gives for free, and for mana of a color. */
interface Worth {
  free: Points;
  paid: Points;
  colours: readonly Mana[];
  /** Mana that it may give beyond what it costs; whether it gives any, of a color that was not there. */
  mana: number;
  gives: boolean;
  /** All its attacks are physical. */
  physical: boolean;
  /** Anything more than sideways costs another card. */
  priced: boolean;
}

/** Effects that give mana, or neither hit anybody nor make points out of something else. */
export const OF_MANA: readonly string[] = ['mana', 'crystal', 'any-mana', 'more-dice', 'set-dice'];
const HARMLESS: readonly string[] = [...OF_MANA, 'move', 'influence', 'reputation'];
const hasOnlyPoints = ({ effects, tag, plus, more, again }: Mode): boolean =>
  !tag && !plus && !more && !again && effects.every(({ does: [code] }) => HARMLESS.includes(code));
/** Dice pay only where there are any. */
function manaOf(state: State, { effects, pay }: Mode): number {
  let sum = -pay.length;
  for (const { does } of effects) {
    const [code, first, second] = does;
    if (code === 'more-dice') sum += Math.min(state.source.length, Number(first));
    else if (code === 'set-dice') sum += Math.min(state.source.length, Number(first)) * Number(second);
    else if (OF_MANA.includes(code)) sum += does.length - 1;
  }
  return Math.max(0, sum);
}
const larger = (a: Points, b: Points): Points => ({
  ranged: Math.max(a.ranged, b.ranged),
  attack: Math.max(a.attack, b.attack),
  block: Math.max(a.block, b.block),
  either: Math.max(a.either, b.either),
});
/** Cold Toughness blocks one more for each trait of the enemy: no token has more of them. */
const COLD_TOUGHNESS = 'cold-toughness';
const MOST_TRAITS = 8;
function pointsOf({ attack, block }: Mode, traits: number): Points {
  const hit = attack?.n ?? 0;
  const stop = block ? (block.n + traits) * (block.swift ? 2 : 1) : 0;
  return { ranged: attack && attack.kind !== 'melee' ? hit : 0, attack: hit, block: stop, either: Math.max(hit, stop) };
}
/** `undefined` if one of its modes does more than points, Move, Influence or mana. */
function worthOf(state: State, hero: Hero, { modes, id }: Source, least: Points): Worth | undefined {
  const worth: Worth = { free: least, paid: least, colours: [], mana: 0, gives: false, physical: true, priced: false };
  for (const mode of modes) {
    // By day nobody pays with black.
    if (mode.pay.includes('black') && !isUsable(state, hero, 'black')) continue;
    if (!hasOnlyPoints(mode)) return undefined;
    const points = pointsOf(mode, id === COLD_TOUGHNESS ? MOST_TRAITS : 0);
    worth.paid = larger(worth.paid, points);
    if (!mode.pay.length) worth.free = larger(worth.free, points);
    else worth.colours = [...worth.colours, ...mode.pay];
    worth.mana = Math.max(worth.mana, manaOf(state, mode));
    worth.gives ||= mode.effects.some(({ does: [code] }) => OF_MANA.includes(code));
    worth.physical &&= !mode.attack || mode.attack.element === 'physical';
  }
  const scoring = modes.filter(({ attack, block }) => attack || block);
  worth.priced = scoring.length > 0 && scoring.every(({ price }) => price !== undefined);
  return worth;
}

/** What plays another card raises that one, and saves its mana. */
export const RAISES: Readonly<Record<string, number>> = { concentration: 2, 'will-focus': 3 };
const raising = (by: number): Worth => {
  const points = { ranged: by, attack: by, block: by, either: by };
  return { free: points, paid: points, colours: [], mana: 1, gives: true, physical: true, priced: false };
};

/** Left out by an option, they only go sideways. */
const isOut = (state: State, { id }: Card): boolean => id === 'tranquility' && !state.options.tranquilityInCombat;
/** A card without modes does nothing in a fight, unless it plays others. */
const isOutside = ({ modes, outside }: Card): boolean => !modes.length && outside.some((words) => words !== '');

const idle = (free: Points): Worth => ({
  free,
  paid: free,
  colours: [],
  mana: 0,
  gives: false,
  physical: true,
  priced: false,
});
function cardWorth(state: State, hero: Hero, id: string): Worth | undefined {
  const raise = RAISES[id];
  if (raise) return raising(raise);
  const card = CARDS[id];
  if (!card) return undefined;
  if (id === WOUND) return idle(NONE);
  if (isOut(state, card) || isOutside(card)) return idle(SIDEWAYS);
  if (
    LEAVES.includes(id) ||
    card.boosts ||
    !card.modes.length ||
    (card.colourOption && colourOf(state, card) !== card.colour)
  )
    return undefined;
  return worthOf(state, hero, card, SIDEWAYS);
}
const skillWorth = (state: State, hero: Hero, id: string): Worth | undefined => {
  const skill = SKILLS[id];
  return !skill || skill.boosts || LEAVES.includes(id) ? undefined : worthOf(state, hero, skill, NONE);
};

const unitWorth = (state: State, hero: Hero, unit: UnitState): Worth | undefined =>
  unit.banner || unit.own || rowOf(unit).several ? undefined : worthOf(state, hero, rowOf(unit), NONE);
/** Plain points: nothing happens to this entry when the pool closes. */
const isBareEntry = (state: State, hero: Hero, { source, tag }: PoolEntry): boolean =>
  !tag && (!Object.hasOwn(CARDS, source) || cardWorth(state, hero, source) !== undefined);

/** Rules of the turn that make more of points, or points of something else. */
const isBare = ({ turn, later, kept }: Hero): boolean =>
  !later.length &&
  !kept.length &&
  !turn.endless.length &&
  !turn.ambushAttack &&
  !turn.ambushBlock &&
  !turn.deadlyAim &&
  !turn.leadership &&
  !turn.blockPlus &&
  !turn.unitPlus &&
  !turn.unitAttackPlus &&
  !turn.glory &&
  !turn.agility &&
  !turn.diplomacy &&
  !turn.justice &&
  !turn.starsdawn &&
  !turn.allSiege &&
  !turn.stout &&
  !turn.overload &&
  !turn.wings &&
  !turn.adrenaline &&
  !turn.box &&
  !turn.mastery;

/** Everything this hero can still play; `undefined` if something may do more than points. */
function worths(state: State, hero: Hero): Worth[] | undefined {
  // What is asked in between, a color of mana, is neither in the hand nor among the tokens yet.
  if (isBetween(state)) return undefined;
  const open = state.currentAttackDeclaration?.attackPool ?? state.currentBlock?.pool;
  if (open && !open.entries.every((entry) => isBareEntry(state, hero, entry))) return undefined;
  if (!isBare(hero) || state.unitOffer.length + state.spellOffer.length + state.actionOffer.length > 0)
    return undefined;
  const found: (Worth | undefined)[] = hero.hand.map((id) => cardWorth(state, hero, id));
  for (const unit of hero.units) if (unit.ready && !unit.wounds) found.push(unitWorth(state, hero, unit));
  for (const skill of hero.skills)
    if (skill.ready) found.push(skill.more ? undefined : skillWorth(state, hero, skill.id));
  return found.every((one) => one !== undefined) ? (found as Worth[]) : undefined;
}

/** Mana that is there or can be had, in all and of each color. */
interface Purse {
  all: number;
  of: Readonly<Record<string, number>>;
}
function manaFor(state: State, hero: Hero, list: readonly Worth[]): Purse {
  const { tokens, crystals, turn } = hero;
  const dice = Math.min(state.source.length, (turn.dieUsed ? 0 : 1) + turn.moreDice + turn.basicDice);
  let all = tokens.gold + tokens.black + dice;
  for (const colour of CRYSTALS) all += tokens[colour] + crystals[colour];
  for (const { mana } of list) all += mana;
  const wild = tokens.gold + dice;
  // What gives mana may make any color of it.
  const any = list.some(({ gives }) => gives);
  const of: Record<string, number> = { gold: any ? all : wild, black: any ? all : tokens.black + wild };
  for (const colour of CRYSTALS) of[colour] = any ? all : tokens[colour] + crystals[colour] + wild;
  return { all, of };
}

const takeLargest = (list: number[], count: number): number[] => list.sort((a, b) => b - a).slice(0, count);
/** What mana adds at most: the largest differences, as many as there is mana of their color and in all. */
function pointsForMana(list: readonly Worth[], mana: Purse, what: keyof Points): number {
  const byColour = new Map<string, number[]>();
  const paid: number[] = [];
  for (const { free, paid: most, colours } of list) {
    const more = most[what] - free[what];
    if (more <= 0) continue;
    const [first = ''] = colours;
    // Several colors would do: any of them.
    if (colours.some((colour) => colour !== first)) paid.push(more);
    else byColour.set(first, [...(byColour.get(first) ?? []), more]);
  }
  for (const [colour, some] of byColour) paid.push(...takeLargest(some, mana.of[colour] ?? 0));
  return takeLargest(paid, mana.all).reduce((sum, more) => sum + more, 0);
}

/**
 * What is lost at least because some cards cost another card: the best number of them is used, each for the least valuable card, and the
 * rest are played sideways.
 */
function pointsForDiscards(list: readonly Worth[], what: keyof Points): number {
  const priced = list.filter((one) => one.priced);
  if (!priced.length) return 0;
  const first = (values: number[], count: number): number =>
    values
      .sort((a, b) => a - b)
      .slice(0, count)
      .reduce((sum, one) => sum + one, 0);
  const sideways = priced.map(({ free }) => free[what] - Math.min(free[what], SIDEWAYS[what]));
  // A Wound cannot be put away.
  const cards = list
    .filter(({ free }) => free.either > 0)
    .map(({ free, priced: own }) => (own ? Math.min(free[what], SIDEWAYS[what]) : free[what]));
  let least = Number.POSITIVE_INFINITY;
  for (let used = 0; used <= priced.length && 2 * used <= cards.length; used++)
    least = Math.min(least, first(sideways, priced.length - used) + first(cards, used));
  return least;
}

export function reachOf(state: State, hero: Hero): Reach | undefined {
  const list = worths(state, hero);
  if (!list) return undefined;
  const mana = manaFor(state, hero, list);
  const sum = (what: keyof Points): number =>
    list.reduce((all, { free }) => all + free[what], 0) +
    pointsForMana(list, mana, what) -
    pointsForDiscards(list, what);
  return {
    ranged: sum('ranged'),
    attack: sum('attack'),
    block: sum('block'),
    either: sum('either'),
    physical: !hero.turn.allColdFire && list.every(({ physical }) => physical),
    each: list.map(({ paid }) => paid.either).sort((a, b) => b - a),
  };
}
