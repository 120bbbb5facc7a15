import type { Reason } from '@fray/engine';
import { UNITS } from '../content/units.ts';
import type { Action, Eligible, HitPool, PartyId, State, Unit } from '../types.ts';
import { distinct, fightRow, fights, isFighter } from './figures.ts';
import { type Hooked, hooksOf } from './hooks.ts';

/** How narrow a pool is: the narrow ones are assigned first, since all hits of a step fall at once. */
const NARROW: Record<Eligible, number> = {
  one: 0,
  fighters: 1,
  'non-fighters': 2,
  'non-fighters-first': 3,
  'mechs-first': 3,
  ships: 4,
  ground: 4,
};

/** The pool that a party assigns from now: the narrowest that still can hit something. */
export function currentPool(state: State, on: PartyId): HitPool | undefined {
  let best: HitPool | undefined;
  for (const pool of state.hits)
    if (
      pool.on === on &&
      pool.count > 0 &&
      (!best || NARROW[pool.eligible] < NARROW[best.eligible]) &&
      canHit(state, pool)
    )
      best = pool;
  return best;
}

const isTouchable = (state: State, pool: HitPool, unit: Unit, list: readonly Hooked<'untouchable'>[]): boolean =>
  !list.some(({ by, hook }) => hook(state, by, unit, pool));

/** A unit that this pool may be assigned to, restrictions of "first" aside. */
function fits(pool: HitPool, unit: Unit): boolean {
  if (unit.side !== pool.on || unit.late || !fights(unit, pool.place)) return false;
  switch (pool.eligible) {
    case 'one':
      return unit.id === pool.unit;
    case 'fighters':
      return isFighter(unit);
    case 'non-fighters':
      return !isFighter(unit);
    default:
      return true;
  }
}
const isPreferred = (pool: HitPool, unit: Unit): boolean =>
  pool.eligible === 'non-fighters-first'
    ? !isFighter(unit)
    : pool.eligible === 'mechs-first'
      ? UNITS[unit.kind].type === 'mech'
      : true;

function canHit(state: State, pool: HitPool): boolean {
  const list = hooksOf(state, 'untouchable');
  for (const unit of state.units) if (fits(pool, unit) && isTouchable(state, pool, unit, list)) return true;
  return false;
}

/** Neutral units have no choice, unless the table resolves them by hand (C.1). */
export const isNeutral = (state: State, party: PartyId): boolean =>
  state.parties[party]?.faction === 'neutral' && state.options.neutral === 'generic';

function everyTarget(state: State, pool: HitPool): Unit[] {
  const list = hooksOf(state, 'untouchable');
  const all: Unit[] = [];
  let first = false;
  for (const unit of state.units) {
    if (!fits(pool, unit) || !isTouchable(state, pool, unit, list)) continue;
    const is = isPreferred(pool, unit);
    if (is && !first) {
      all.length = 0;
      first = true;
    }
    if (is === first) all.push(unit);
  }
  return all;
}

/** Every unit that may take a hit of this pool now; equal ones once. Neutral units lose their lowest-cost unit. */
export function targetsOf(state: State, pool: HitPool): Unit[] {
  const all = everyTarget(state, pool);
  return isNeutral(state, pool.on) ? cheapest(all) : distinct(all);
}

function cheapest(units: Unit[]): Unit[] {
  let low = Number.MAX_SAFE_INTEGER;
  for (const unit of units) low = Math.min(low, price(unit));
  return distinct(units.filter((unit) => price(unit) === low));
}
export const price = (unit: Unit): number => {
  const row = UNITS[unit.kind];
  return (row.cost ?? 0) / (row.pair ? 2 : 1);
};

/** The lowest cost first, in board order among equals; an insertion sort, because there are few. */
export function byPrice(units: readonly Unit[]): readonly Unit[] {
  if (units.length < 2) return units;
  const sorted: Unit[] = [];
  for (const unit of units) {
    const cost = price(unit);
    let at = sorted.length;
    for (; at > 0 && price(sorted[at - 1] as Unit) > cost; at--) sorted[at] = sorted[at - 1] as Unit;
    sorted[at] = unit;
  }
  return sorted;
}

/** Why a unit cannot use Sustain Damage against this pool; false: it can. */
export function whyNotSustain(
  state: State,
  unit: Unit,
  pool: HitPool,
  blocks = hooksOf(state, 'noSustain'),
): Reason | false {
  if (unit.damaged) return { code: 'damaged' };
  if (unit.sustainedNow) return { code: 'sustained-this-step' };
  if (unit.pinned !== undefined) return { code: unit.pinned };
  if (!fightRow(unit).sustain && !isLent(state, unit, pool)) return { code: 'no-sustain' };
  for (const { by, hook, bonus } of blocks) {
    const reason = hook(state, by, unit, pool, bonus);
    if (reason) return reason;
  }
  for (const { by, hook, bonus } of hooksOf(state, 'noAbility')) {
    const reason = hook(state, by, unit, 'sustain', bonus);
    if (reason) return reason;
  }
  return false;
}
const isLent = (state: State, unit: Unit, pool: HitPool): boolean =>
  hooksOf(state, 'maySustain').some(({ by, hook }) => hook(state, by, unit, pool));

/** Units that could sustain against this pool: targets, and those that an effect lets step in (Quantum Manipulator). */
export function sustainersOf(state: State, pool: HitPool, targets: readonly Unit[]): Unit[] {
  const blocks = hooksOf(state, 'noSustain');
  const extra = hooksOf(state, 'maySustain');
  const list: Unit[] = [];
  // Any neutral unit may sustain, not only the one with the lowest cost.
  for (const unit of isNeutral(state, pool.on) ? distinct(everyTarget(state, pool)) : targets)
    if (!unit.damaged && (fightRow(unit).sustain || extra.length) && !whyNotSustain(state, unit, pool, blocks))
      list.push(unit);
  if (extra.length)
    for (const unit of distinct(
      state.units.filter((one) => one.side === pool.on && !one.late && !targets.includes(one)),
    ))
      if (
        !fits(pool, unit) &&
        extra.some(({ by, hook }) => hook(state, by, unit, pool)) &&
        !whyNotSustain(state, unit, pool, blocks)
      )
        list.push(unit);
  return list;
}

/** Hits that one use of Sustain Damage takes away. */
export function sustainCancels(state: State, unit: Unit, pool: HitPool): number {
  let count = 1;
  for (const { by, hook } of hooksOf(state, 'sustainCancels')) count = Math.max(count, hook(state, by, unit, pool));
  return count;
}

/** Nothing left to assign: every pool is empty or has nothing to hit. */
export function allAssigned(state: State): boolean {
  for (const pool of state.hits) if (pool.count > 0 && canHit(state, pool)) return false;
  return true;
}

/** A hit on a unit: it sustains damage, or it is lost. */
export interface Hit {
  how: 'sustain' | 'lose';
  unit: string;
}
/** The hit that an action of the group `hits` assigns; `undefined` for any other. */
export const hitOf = (action: Action): Hit | undefined =>
  action.type === 'sustain' || action.type === 'lose' ? { how: action.type, unit: action.unit } : undefined;
