import { chanceToHit } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import type { AbilityDice } from '../content/units.ts';
import type { Die, Eligible, HitPool, PartyId, Roll, RollKind, State, Unit } from '../types.ts';
import { fightRow, fights } from './figures.ts';
import { hooksOf } from './hooks.ts';

/** Chance of a hit with value v and modifier m: `clamp((11 - v + m) / 10, 0, 1)`. No natural 1 or 10 rule exists. */
export const chance = (die: Pick<Die, 'value' | 'mod'>): number => chanceToHit(die.value - die.mod, 10);
export const isHit = (die: Die): boolean => die.face + die.mod >= die.value;
/** The lowest face that hits; 11: none does. */
export const lowestHit = (die: Pick<Die, 'value' | 'mod'>): number => Math.min(11, Math.max(1, die.value - die.mod));
/** What an effect adds to a die that it rerolls (Thalnos). */
export function rerollBonus(effect: string): number {
  const row = EFFECTS.get(effect);
  return row?.reroll?.plus ?? row?.lastingReroll?.plus ?? 0;
}

/** The dice of a unit ability that a unit has now: printed or lent, and not taken away. */
export function abilityOf(state: State, unit: Unit, kind: RollKind): (AbilityDice & { adjacent?: true }) | undefined {
  const row = fightRow(unit);
  let dice: (AbilityDice & { adjacent?: true }) | undefined;
  if (kind === 'barrage') dice = row.barrage;
  else if (kind === 'bombardment') dice = row.bombard;
  else if (kind === 'cannon' && row.cannon)
    dice = row.deep ? { value: row.cannon.value, dice: row.cannon.dice, adjacent: true } : row.cannon;
  if (!dice)
    for (const { by, hook, bonus } of hooksOf(state, 'ability')) {
      const lent = hook(state, by, unit, kind, bonus);
      // Two effects arm the same unit (Experimental Battlestation, Lightrail Ordnance): the stronger one counts.
      if (lent && (!dice || lent.dice * (11 - lent.value) > dice.dice * (11 - dice.value))) dice = lent;
    }
  if (!dice) return undefined;
  for (const { by, hook, bonus } of hooksOf(state, 'noAbility'))
    if (hook(state, by, unit, kind, bonus)) return undefined;
  return dice;
}

/** Combat dice that a unit rolls, D.7 steps 1 and 2. */
export function combatCount(
  state: State,
  unit: Unit,
  roll: Roll,
  instead = hooksOf(state, 'combatDiceOf'),
  more = hooksOf(state, 'combatDice'),
): number {
  let count = fightRow(unit).dice;
  for (const { by, hook } of instead) count = hook(state, by, unit, roll) ?? count;
  if (unit.galvanized) count++;
  for (const { by, hook, bonus } of more) count += hook(state, by, unit, roll, bonus);
  return count;
}
/** What is added to each combat die of a unit, D.7 steps 5 and 6. */
export function combatMod(state: State, unit: Unit, roll: Roll, mods = hooksOf(state, 'combatModifier')): number {
  let mod = 0;
  for (const { by, hook, bonus } of mods) mod += hook(state, by, unit, roll, bonus);
  return mod;
}
/** What is added to each die of a unit ability. */
export function abilityMod(state: State, unit: Unit, roll: Roll, mods = hooksOf(state, 'abilityModifier')): number {
  let mod = 0;
  for (const { by, hook, bonus } of mods) mod += hook(state, by, unit, roll, bonus);
  return mod;
}

/** The dice of a combat roll: number, value, modifiers. Faces come later. */
export function combatDice(state: State, roll: Roll): Die[] {
  const list: Die[] = [];
  for (const { by, hook, bonus } of hooksOf(state, 'noRoll')) if (hook(state, by, roll.by, bonus)) return list;
  const instead = hooksOf(state, 'combatDiceOf');
  const more = hooksOf(state, 'combatDice');
  const mods = hooksOf(state, 'combatModifier');
  for (const unit of state.units) {
    if (unit.side !== roll.by || !fights(unit, roll.place)) continue;
    const row = fightRow(unit);
    if (row.combat === undefined) continue;
    const count = combatCount(state, unit, roll, instead, more);
    const mod = combatMod(state, unit, roll, mods);
    for (let i = 0; i < count; i++) list.push({ unit: unit.id, value: row.combat, mod, face: 0 });
  }
  return list;
}

/**
 * A bombardment of several planets or players: one use of the ability, so one roll with one extra die of Plasma Scoring
 * (D.2) and one Scramble Frequency for all its dice. Its hits are counted part by part.
 */
export const isSalvo = (roll: Pick<Roll, 'kind' | 'place'>): boolean =>
  roll.kind === 'bombardment' && roll.place === 'space';
/** The target of a unit in a salvo: modifiers such as Bunker look at that planet alone. */
const partFor = (roll: Roll, unit: Unit): Roll =>
  isSalvo(roll) ? { ...roll, place: unit.aim ?? roll.place, on: unit.aimOn ?? roll.on } : roll;
/** A roll as its parts, one for each planet and player that its dice fall on. */
export function partsOf(roll: Roll): Roll[] {
  if (!isSalvo(roll)) return [roll];
  const parts: Roll[] = [];
  for (const die of roll.dice) {
    const { place = roll.place, on = roll.on } = die;
    const existing = parts.find((part) => part.place === place && part.on === on);
    if (existing) existing.dice.push(die);
    else parts.push({ ...roll, place, on, dice: [die] });
  }
  return parts;
}

/** Extra dice for one unit of a unit ability roll (Plasma Scoring). */
export function extraDice(state: State, roll: Roll): number {
  let count = 0;
  for (const { by, hook, bonus } of hooksOf(state, 'abilityDice'))
    if (by === roll.by) count += hook(state, by, roll, bonus);
  return count;
}

/**
 * The units of a unit ability roll that could roll an extra die, the best first. Units that roll it equally well are
 * listed once; another target, or a text of its own that looks at the dice (Strike Wing Alpha II), makes a unit another.
 */
export function extraThrowers(state: State, roll: Roll, units: readonly Unit[]): Unit[] {
  const list: { unit: Unit; needs: number; sort: string }[] = [];
  for (const unit of units) {
    const dice = abilityOf(state, unit, roll.kind);
    if (!dice) continue;
    const part = partFor(roll, unit);
    const needs = dice.value - abilityMod(state, unit, part);
    const sort = `${part.place} ${part.on} ${EFFECTS.get(unit.kind)?.hooks?.rolled ? unit.kind : ''}`;
    if (!list.some((one) => one.needs === needs && one.sort === sort)) list.push({ unit, needs, sort });
  }
  for (const { unit, dice } of looseDice(state, roll)) {
    if (!dice.unit) continue;
    const needs = dice.value - abilityMod(state, unit, roll);
    const sort = `${roll.place} ${roll.on} `;
    if (!list.some((one) => one.needs === needs && one.sort === sort)) list.push({ unit, needs, sort });
  }
  return list.sort((a, b) => a.needs - b.needs).map((one) => one.unit);
}

/** Dice of a roll that no unit on the board makes. Antimass Deflectors and similar effects still apply to it. */
function looseDice(state: State, roll: Roll): { unit: Unit; dice: AbilityDice & { unit?: true } }[] {
  return hooksOf(state, 'loose').flatMap(({ by, hook, bonus, effect }) => {
    const dice = by === roll.by ? hook(state, by, roll, bonus) : undefined;
    if (!dice) return [];
    const bare = { damaged: false, sustainedNow: false, sustainedRound: false };
    return [{ unit: { id: effect, side: by, kind: 'pds-1' as const, at: 'aside', ...bare }, dice }];
  });
}

/**
 * The dice of a unit ability roll. `extraUnits`: units that roll an extra die each, chosen before the roll (section 0);
 * other extra dice go to the best unit.
 */
export function abilityDice(
  state: State,
  roll: Roll,
  units: readonly Unit[],
  extraUnits: readonly string[] = [],
): Die[] {
  const list: Die[] = [];
  const mods = hooksOf(state, 'abilityModifier');
  for (const unit of units) {
    const dice = abilityOf(state, unit, roll.kind);
    if (!dice) continue;
    const part = partFor(roll, unit);
    const mod = abilityMod(state, unit, part, mods);
    const falls = part === roll ? undefined : { place: part.place, on: part.on };
    const count = dice.dice + (unit.galvanized ? 1 : 0);
    for (let i = 0; i < count; i++) list.push({ unit: unit.id, value: dice.value, mod, face: 0, ...falls });
  }
  const none: Die[] = [];
  for (const { unit, dice } of looseDice(state, roll)) {
    const mod = abilityMod(state, unit, roll, mods);
    for (let i = 0; i < dice.dice; i++)
      (dice.unit ? list : none).push({ unit: unit.id, value: dice.value, mod, face: 0 });
  }
  let best: Die | undefined;
  for (const die of list) if (!best || die.value - die.mod < best.value - best.mod) best = die;
  if (best)
    for (let i = extraDice(state, roll); i > 0; i--) {
      const thrower = list.find((die) => die.unit === extraUnits[i - 1]) ?? best;
      list.push({ ...thrower });
    }
  return [...list, ...none];
}

/** Base hits of a roll: dice that hit, and what natural faces add. */
export function baseHits(state: State, roll: Roll): number {
  let hits = 0;
  const naturals = hooksOf(state, 'natural');
  for (const die of roll.dice) {
    if (isHit(die)) hits++;
    for (const { by, hook } of naturals) if (by === roll.by) hits += hook(state, by, roll, die);
  }
  return hits;
}

const DEFAULT_ELIGIBLE: Record<RollKind, Eligible> = {
  combat: 'ships',
  barrage: 'fighters',
  bombardment: 'ground',
  cannon: 'ships',
  effect: 'ships',
};
/** What a roll may hit unless an effect says otherwise. */
const eligibleOf = (roll: Roll): Eligible => (roll.place === 'space' ? DEFAULT_ELIGIBLE[roll.kind] : 'ground');

/** Turns a counted roll into pools: one for each kind of restriction. Hits that no die made fall on anything. */
export function poolsOf(state: State, roll: Roll): HitPool[] {
  const total = roll.hits ?? 0;
  if (total <= 0) return [];
  const eligibleForRoll = eligibleOf(roll);
  const hooks = hooksOf(state, 'eligible');
  if (hooks.length === 0) return [pool(roll, eligibleForRoll, total)];
  const counts = new Map<Eligible, number>();
  const naturals = hooksOf(state, 'natural');
  for (const die of roll.dice) {
    let made = isHit(die) ? 1 : 0;
    for (const { by, hook } of naturals) if (by === roll.by) made += hook(state, by, roll, die);
    if (made === 0) continue;
    let eligible: Eligible = eligibleForRoll;
    for (const { by, hook, bonus } of hooks)
      if (by === roll.by) eligible = hook(state, by, roll, die, bonus) ?? eligible;
    if (eligible !== eligibleForRoll) counts.set(eligible, (counts.get(eligible) ?? 0) + made);
  }
  let left = total;
  const pools: HitPool[] = [];
  for (const [eligible, count] of counts) {
    const part = Math.min(left, count);
    left -= part;
    if (part > 0) pools.push(pool(roll, eligible, part));
  }
  if (left > 0) pools.push(pool(roll, eligibleForRoll, left));
  return pools;
}
const pool = (roll: Roll, eligible: Eligible, count: number): HitPool => ({
  on: roll.on,
  by: roll.by,
  source: roll.kind,
  place: roll.place,
  eligible,
  count,
  chooser: roll.on,
});

/** Who still can be hit by what: for the log and the screen. */
export const hitsOn = (state: State, on: PartyId): number => {
  let sum = 0;
  for (const one of state.hits) if (one.on === on) sum += one.count;
  return sum;
};
