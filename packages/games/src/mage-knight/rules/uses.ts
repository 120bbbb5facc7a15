import { colourOf } from '../content/card.ts';
import { CARDS, cardOf } from '../content/cards.ts';
import { goodForEffect, goodForPoints, type Mode, type Sorted } from '../content/mode.ts';
import { skillOf } from '../content/skills.ts';
import { rowOf, type Unit } from '../content/units.ts';
import { type Element, type Hero, KINDS, type Kind, type PoolEntry, type State, type UnitState } from '../types.ts';
import { attackKey } from './block.ts';
import { eachBoost } from './boosts.ts';
import { faces } from './enemy.ts';
import { WOUND } from './hero.ts';
import { eachOfMode, kindsFor, type Line, type Making, type Scan, type Take, type Where } from './lines.ts';
import { applyTurnRules, isUsableUnit } from './points.ts';
import { isStout } from './stout.ts';

const alike = (a: UnitState, b: UnitState): boolean =>
  a.unit === b.unit &&
  a.ready === b.ready &&
  a.wounds === b.wounds &&
  a.assigned === b.assigned &&
  a.banner === b.banner &&
  a.fed === b.fed &&
  a.bannerUsed === b.bannerUsed &&
  a.bond === b.bond &&
  a.lent === b.lent &&
  a.paid === b.paid &&
  a.resists.length === b.resists.length &&
  a.used.length === 0 &&
  b.used.length === 0;
/** Equal units are listed once. */
export const isTwin = (hero: Hero, index: number): boolean => {
  const unit = hero.units[index] as UnitState;
  for (let i = 0; i < index; i++) if (alike(hero.units[i] as UnitState, unit)) return true;
  return false;
};

/** Nothing of it can be of use here: most cards are passed over by this one question. */
const isIdle = (scan: Scan, sorted: Sorted): boolean => (sorted.good & scan.bit) === 0;
const manaColour = (mode: Mode): string => mode.pay[0] ?? '';

function scanUnits(scan: Scan): boolean {
  const { state, hero } = scan;
  for (let i = 0; i < hero.units.length; i++) {
    const unit = hero.units[i] as UnitState;
    if (!unit.ready || unit.wounds > 0) continue;
    const row: Unit = rowOf(unit);
    if (isIdle(scan, row.sorted) || !isUsableUnit(state, hero, unit) || isTwin(hero, i)) continue;
    const from: Making = { maker: 'unit', source: unit.id, unit, colour: '' };
    for (const mode of row.sorted[scan.where]) {
      if (!(mode.good & scan.bit) || (row.several && unit.used.includes(mode.id))) continue;
      if (mode.fed && mode.fed !== unit.fed) continue;
      from.colour = manaColour(mode);
      if (eachOfMode(scan, from, mode)) return true;
    }
  }
  return false;
}

function scanCards(scan: Scan): boolean {
  const { state, hero } = scan;
  let last = '';
  for (const id of hero.hand) {
    if (id === last || id === WOUND) continue;
    last = id;
    const row = cardOf(id);
    if (isIdle(scan, row.sorted)) continue;
    const repaint = row.colourOption !== undefined;
    const colour = repaint ? colourOf(state, row) : row.colour;
    const from: Making = { maker: 'card', source: id, unit: undefined, colour, repaint };
    for (const mode of row.sorted[scan.where]) {
      if (mode.good & scan.bit && eachOfMode(scan, from, mode)) return true;
    }
  }
  return scan.where === 'effect' ? scanStout(scan) : scanMore(scan);
}

/** Stout Resolve for Move or Influence goes on without a pool. */
function scanStout(scan: Scan): boolean {
  const what = scan.hero.turn.stout;
  if (!what) return false;
  const from: Making = { maker: 'skill', source: 'stout-resolve', unit: undefined, colour: 'green' };
  for (const mode of cardOf('stout-resolve').sorted.more) {
    if (mode.id.startsWith(`more-${what}`) && eachOfMode(scan, from, mode)) return true;
  }
  return false;
}
/** A card that was turned sideways is worth its one point, and takes nothing further. */
const takesMore = (entry: PoolEntry): boolean =>
  entry.source === 'stout-resolve' ? isStout(entry) : !entry.mode.startsWith('sideways');
/** Cards in the open pool that take further cards: Sword of Justice, Bow of Starsdawn, Stout Resolve. */
function scanMore(scan: Scan): boolean {
  const { state } = scan;
  const pool = scan.where === 'attack' ? state.currentAttackDeclaration?.attackPool : state.currentBlock?.pool;
  if (!pool) return false;
  let seen: string[] | undefined;
  for (const entry of pool.entries) {
    const row = CARDS[entry.source];
    if (!row?.sorted.more.length || seen?.includes(entry.source) || !takesMore(entry)) continue;
    seen ??= [];
    seen.push(entry.source);
    const from: Making = { maker: 'skill', source: entry.source, unit: undefined, colour: row.colour };
    for (const mode of row.sorted.more) if (eachOfMode(scan, from, mode)) return true;
  }
  return false;
}

function scanSkills(scan: Scan): boolean {
  for (const skill of scan.hero.skills) {
    if (!skill.ready) continue;
    const { sorted } = skillOf(skill.id);
    if (isIdle(scan, sorted)) continue;
    const from: Making = { maker: 'skill', source: skill.id, unit: undefined, colour: '' };
    for (const mode of sorted[scan.where]) {
      if (mode.good & scan.bit && eachOfMode(scan, from, mode)) return true;
    }
  }
  return false;
}

/** Points that wait, and Move or Influence that count as points. */
function scanWaiting(scan: Scan): boolean {
  if (scan.where === 'effect') return false;
  if (scan.hero.later.length && scanLater(scan)) return true;
  return scan.where === 'attack' ? scanMove(scan) : scanInfluence(scan);
}
function scanLater(scan: Scan): boolean {
  const { state, hero, where, take } = scan;
  const group =
    state.currentAttackDeclaration?.targetGroup ?? (state.currentBlock ? [attackKey(state.currentBlock)] : undefined);
  for (let i = 0; i < hero.later.length; i++) {
    const later = hero.later[i] as Hero['later'][number];
    if (later.phase !== state.phase || (where === 'block') !== (later.kind === 'block')) continue;
    const { kind } = later;
    if (kind !== 'block' && !scan.kinds.includes(kind)) continue;
    if (group && ((later.only && !group.includes(later.only)) || group.every((id) => later.not.includes(id)))) continue;
    if (!group && !waitsForSomebody(state, hero, later)) continue;
    const worth = { kind, element: later.element, amount: later.amount, swift: false };
    if (take({ source: `later:${i}`, mode: later.source }, worth)) return true;
  }
  return false;
}
const waitsForSomebody = (state: State, hero: Hero, later: Hero['later'][number]): boolean =>
  later.only
    ? state.enemies.some((enemy) => enemy.id === later.only && faces(hero, enemy))
    : state.enemies.some((enemy) => faces(hero, enemy) && !later.not.includes(enemy.id));

function moveLine({ state, hero, kinds, take }: Scan, kind: Kind, amount: number): boolean {
  if (amount <= 0 || !kinds.includes(kind)) return false;
  const worth = applyTurnRules(state, hero, { kind, element: 'physical', amount, swift: false }, '');
  return take({ source: 'move', mode: `${kind}-${amount}` }, worth);
}
function scanMove(scan: Scan): boolean {
  const { move, turn } = scan.hero;
  if (!turn.agility || move <= 0) return false;
  if (moveLine(scan, 'melee', 1) || (move > 1 && moveLine(scan, 'melee', move))) return true;
  if (turn.agility !== 2 || move < 2) return false;
  return moveLine(scan, 'ranged', 1) || (move > 3 && moveLine(scan, 'ranged', Math.floor(move / 2)));
}
function scanInfluence({ hero, take }: Scan): boolean {
  const { diplomacy } = hero.turn;
  if (!diplomacy || hero.influence <= 0) return false;
  const elements: readonly Element[] = diplomacy === 2 ? ['fire', 'ice'] : ['physical'];
  for (const element of elements) {
    for (const amount of hero.influence > 1 ? [1, hero.influence] : [1]) {
      if (take({ source: 'influence', mode: `${element}-${amount}` }, { kind: 'block', element, amount, swift: false }))
        return true;
    }
  }
  return false;
}

/** Everything that could be used, until `take` has enough. */
function eachUse(scan: Scan): boolean {
  if (scanWaiting(scan)) return true;
  if (!scan.state.cards) return false;
  return scanCards(scan) || scanUnits(scan) || scanSkills(scan) || eachBoost(scan);
}

/** Rules of the turn may make other kinds out of any points. */
function pointsBits({ turn }: Hero, kinds: readonly Kind[]): number {
  let bits = 0;
  for (const kind of turn.starsdawn || turn.allSiege ? KINDS : kinds) bits |= goodForPoints(kind);
  return bits;
}
const NO_KINDS: readonly Kind[] = [];
interface Question {
  where: Where;
  kinds?: readonly Kind[];
  holds?: boolean;
}
export function scanOf(
  state: State,
  hero: Hero,
  { where, kinds = NO_KINDS, holds = false }: Question,
  take: Take,
): Scan {
  const pool = state.currentAttackDeclaration ? 'attack' : state.currentBlock ? 'block' : 'none';
  const bit =
    where === 'attack'
      ? pointsBits(hero, kinds)
      : where === 'block'
        ? goodForPoints('block')
        : goodForEffect(pool === 'none' && holds ? 'holds' : pool, state.phase);
  return { state, hero, where, kinds, holds, pool, bit, side: 'points', take };
}

export const BLOCK: Question = { where: 'block' };
export const EFFECT: Question = { where: 'effect' };
const HOLDING: Question = { where: 'effect', holds: true };

export const attackUses = (state: State, hero: Hero, attackType: Kind, take: Take): boolean =>
  eachUse(scanOf(state, hero, { where: 'attack', kinds: kindsFor(attackType) }, take));
export const blockUses = (state: State, hero: Hero, take: Take): boolean => eachUse(scanOf(state, hero, BLOCK, take));
export const effectUses = (state: State, hero: Hero, take: Take): boolean => eachUse(scanOf(state, hero, EFFECT, take));

const yes = () => true;
export const canAttack = (state: State, hero: Hero, attackType: Kind): boolean =>
  state.typedPoints || attackUses(state, hero, attackType, yes);
export const canBlock = (state: State, hero: Hero): boolean => state.typedPoints || blockUses(state, hero, yes);
/** An effect that matters now and is worth waiting for. */
export const hasEffect = (state: State, hero: Hero): boolean => eachUse(scanOf(state, hero, HOLDING, yes));

export function listUses(state: State, hero: Hero, where: Where, attackType: Kind = 'melee'): Line[] {
  const out: Line[] = [];
  eachUse(
    scanOf(state, hero, where === 'attack' ? { where, kinds: kindsFor(attackType) } : { where }, (use, worth) => {
      out.push({ use, worth });
      return false;
    }),
  );
  return out;
}
