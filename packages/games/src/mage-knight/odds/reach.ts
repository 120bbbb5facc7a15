import { type Card, colourOf } from '../content/card.ts';
import { CARDS } from '../content/cards.ts';
import type { Mode, Source } from '../content/mode.ts';
import { SKILLS } from '../content/skills.ts';
import { rowOf } from '../content/units.ts';
import { WOUND } from '../rules/hero.ts';
import { LEAVES } from '../steps/changes/later.ts';
import { CRYSTALS, type Hero, type Mana, type PoolEntry, type State, type UnitState, type Use } from '../types.ts';

/** How far a hand reaches, at most: never too little, so that a search may leave out what lies beyond. */
export interface Reach {
  /** Ranged and Siege points; points of any kind; Block; and points that are one or the other, whatever is more. */
  ranged: number;
  attack: number;
  block: number;
  either: number;
  /** No attack of it has an element. */
  physical: boolean;
}
type Points = Omit<Reach, 'physical'>;
const NONE: Points = { ranged: 0, attack: 0, block: 0, either: 0 };
/** Any card but a Wound, turned sideways. */
const SIDEWAYS: Points = { ranged: 0, attack: 1, block: 1, either: 1 };

/** What one source brings by itself, and for mana of a colour. */
interface Worth {
  free: Points;
  paid: Points;
  colours: readonly Mana[];
  /** Mana that it may give beyond what it costs; whether it gives any, of a colour that was not there. */
  mana: number;
  gives: boolean;
  /** All its attacks are physical. */
  physical: boolean;
  /** Another card is put away for whatever is more than sideways. */
  priced: boolean;
}

/** Effects that give mana, or neither hit anybody nor make points out of something else. */
const OF_MANA: readonly string[] = ['mana', 'crystal', 'any-mana', 'more-dice', 'set-dice'];
const HARMLESS: readonly string[] = [...OF_MANA, 'move', 'influence', 'reputation'];
const isPlain = ({ effects, tag, plus, more, again }: Mode): boolean =>
  !tag && !plus && !more && !again && effects.every(({ does: [code] }) => HARMLESS.includes(code));
/** Colours that something else at hand is paid with: points, other mana, or a card that plays another. */
const isWanted = (hero: Hero, colour: string, but: string): boolean =>
  hero.hand.some((id) => {
    const card = id === but ? undefined : CARDS[id];
    return (
      card && (RAISES[id] ? card.colour === colour : card.modes.some(({ pay }) => pay.some((one) => one === colour)))
    );
  }) || hero.units.some((unit) => rowOf(unit).modes.some(({ pay }) => pay.some((one) => one === colour)));
/**
 * Mana and nothing else, for a hand of points: got too early, as it is as good while the pool is open that is paid with it; of a colour that
 * nothing takes; or for mana of its own colour.
 */
export function isIdleMana(
  hero: Hero,
  { source, mode: id, by }: Pick<Use, 'source' | 'mode' | 'by'>,
  open: boolean,
): boolean {
  const mode = by ? undefined : CARDS[source]?.modes.find((one) => one.id === id);
  if (!mode?.effects.length || !mode.effects.every(({ does: [code] }) => OF_MANA.includes(code))) return false;
  if (!open) return true;
  const given = mode.effects.flatMap(({ does: [code, ...colours] }) =>
    code === 'mana' || code === 'crystal' ? colours.map(String) : ['any'],
  );
  return given.every(
    (colour) => colour !== 'any' && (mode.pay.some((one) => one === colour) || !isWanted(hero, colour, source)),
  );
}
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
function pointsOf({ attack, block }: Mode): Points {
  const hit = attack?.n ?? 0;
  const stop = (block?.n ?? 0) * (block?.swift ? 2 : 1);
  return { ranged: attack && attack.kind !== 'melee' ? hit : 0, attack: hit, block: stop, either: Math.max(hit, stop) };
}
/** Nothing where one of its ways does more than points, Move, Influence or mana. */
function worthOf(state: State, { modes }: Source, least: Points): Worth | undefined {
  const worth: Worth = { free: least, paid: least, colours: [], mana: 0, gives: false, physical: true, priced: false };
  for (const mode of modes) {
    if (!isPlain(mode)) return undefined;
    const points = pointsOf(mode);
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
const RAISES: Readonly<Record<string, number>> = { concentration: 2, 'will-focus': 3 };
const raising = (by: number): Worth => {
  const points = { ranged: by, attack: by, block: by, either: by };
  return { free: points, paid: points, colours: [], mana: 1, gives: true, physical: true, priced: false };
};
/** Their rows do not tell all: traits of the enemy, points that are left for later. */
const MORE: readonly string[] = ['cold-toughness', ...LEAVES];
/** Left out by an option, they only go sideways. */
const isOut = (state: State, { id }: Card): boolean => id === 'tranquility' && !state.options.tranquilityInCombat;
/** A card without a single way of its own does nothing in a fight, or is a way to play others. */
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
function cardWorth(state: State, id: string): Worth | undefined {
  const raise = RAISES[id];
  if (raise) return raising(raise);
  const card = CARDS[id];
  if (!card) return undefined;
  if (id === WOUND) return idle(NONE);
  if (isOut(state, card) || isOutside(card)) return idle(SIDEWAYS);
  if (
    MORE.includes(id) ||
    card.boosts ||
    !card.modes.length ||
    (card.colourOption && colourOf(state, card) !== card.colour)
  )
    return undefined;
  return worthOf(state, card, SIDEWAYS);
}
const skillWorth = (state: State, id: string): Worth | undefined => {
  const skill = SKILLS[id];
  return !skill || skill.boosts || MORE.includes(id) ? undefined : worthOf(state, skill, NONE);
};

const unitWorth = (state: State, unit: UnitState): Worth | undefined =>
  unit.banner || unit.own || rowOf(unit).several ? undefined : worthOf(state, rowOf(unit), NONE);
/** What lies in a pool already counts as it is: no mark of it is looked for when the pool closes. */
const isBareEntry = (state: State, { source, tag }: PoolEntry): boolean =>
  !tag && (!Object.hasOwn(CARDS, source) || cardWorth(state, source) !== undefined);

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

/** All that this hero can still play; nothing where something may do more than points. */
function worths(state: State, hero: Hero): Worth[] | undefined {
  const open = state.currentAttackDeclaration?.attackPool ?? state.currentBlock?.pool;
  if (open && !open.entries.every((entry) => isBareEntry(state, entry))) return undefined;
  if (!isBare(hero) || state.unitOffer.length + state.spellOffer.length + state.actionOffer.length > 0)
    return undefined;
  const found: (Worth | undefined)[] = hero.hand.map((id) => cardWorth(state, id));
  for (const unit of hero.units) if (unit.ready && !unit.wounds) found.push(unitWorth(state, unit));
  for (const skill of hero.skills) if (skill.ready) found.push(skill.more ? undefined : skillWorth(state, skill.id));
  return found.every((one) => one !== undefined) ? (found as Worth[]) : undefined;
}

/** Mana that is there or can be had, in all and of each colour. */
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
  // What gives mana may make any colour of it.
  const any = list.some(({ gives }) => gives);
  const of: Record<string, number> = { gold: any ? all : wild, black: any ? all : tokens.black + wild };
  for (const colour of CRYSTALS) of[colour] = any ? all : tokens[colour] + crystals[colour] + wild;
  return { all, of };
}

const dearest = (list: number[], count: number): number[] => list.sort((a, b) => b - a).slice(0, count);
/** What mana adds at most: the largest differences, as many as there is mana of their colour and in all. */
function added(list: readonly Worth[], mana: Purse, what: keyof Points): number {
  const byColour = new Map<string, number[]>();
  const paid: number[] = [];
  for (const { free, paid: most, colours } of list) {
    const more = most[what] - free[what];
    if (more <= 0) continue;
    const [first = ''] = colours;
    // Several colours would do: any of them.
    if (colours.some((colour) => colour !== first)) paid.push(more);
    else byColour.set(first, [...(byColour.get(first) ?? []), more]);
  }
  for (const [colour, some] of byColour) paid.push(...dearest(some, mana.of[colour] ?? 0));
  return dearest(paid, mana.all).reduce((sum, more) => sum + more, 0);
}

/**
 * What is lost at least because cards are put away for others: so many of those are used, each for the cheapest card there is, and the rest
 * only go sideways.
 */
function lost(list: readonly Worth[], what: keyof Points): number {
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
    list.reduce((all, { free }) => all + free[what], 0) + added(list, mana, what) - lost(list, what);
  return {
    ranged: sum('ranged'),
    attack: sum('attack'),
    block: sum('block'),
    either: sum('either'),
    physical: list.every(({ physical }) => physical),
  };
}
