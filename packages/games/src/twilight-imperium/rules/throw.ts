import { effectRow } from '../content/effects/registry.ts';
import { isUse, type RollSpec } from '../steps/own.ts';
import type { Die, Own, Roll, State, Unit } from '../types.ts';
import { abilityDice, combatDice, extraDice, extraThrowers, isSalvo } from './dice.ts';
import { bareRoll, barragers, cannons } from './reach.ts';

/** Which dice a roll that is about to be made throws, and who may throw one more. */

function unitsOf(state: State, roll: Roll): readonly Unit[] {
  if (roll.kind === 'barrage') return barragers(state, roll.by);
  if (roll.kind === 'cannon') return cannons(state, roll.by, roll.place);
  if (isSalvo(roll))
    return state.planets.flatMap((planet) =>
      state.order.flatMap((on) =>
        state.units.filter((unit) => unit.side === roll.by && unit.aim === planet.id && unit.aimOn === on),
      ),
    );
  return state.units.filter(
    (unit) => unit.side === roll.by && unit.aim === roll.place && (unit.aimOn === undefined || unit.aimOn === roll.on),
  );
}

export function diceOf(state: State, roll: Roll, own: Own): Die[] {
  if (roll.kind === 'combat') return combatDice(state, roll);
  if (roll.kind !== 'effect') return abilityDice(state, roll, unitsOf(state, roll), own.extra);
  const list: Die[] = [];
  if (!isUse(own)) return list;
  const offer = effectRow(own.effect).offers?.[own.offer ?? 0];
  for (const { unit, value, dice } of offer?.roll?.(state, own) ?? [])
    for (let i = 0; i < dice; i++) list.push({ unit, value, mod: 0, face: 0 });
  return list;
}

/** The roll that a frame was called for, before its dice are known. */
export function rollFor({ kind, by, on, place, effect }: RollSpec): Roll {
  const roll = bareRoll(kind, by, on, place);
  if (effect !== undefined) roll.effect = effect;
  return roll;
}

const NOBODY: readonly Unit[] = [];
/** Who may throw an extra die that is not given out yet; none where it makes no difference (Plasma Scoring). */
export function throwers(state: State, own: Own): readonly Unit[] {
  const spec = own.spec;
  if (spec === undefined || spec.kind === 'combat' || spec.kind === 'effect') return NOBODY;
  const roll = rollFor(spec);
  if (extraDice(state, roll) <= (own.extra?.length ?? 0)) return NOBODY;
  const list = extraThrowers(state, roll, unitsOf(state, roll));
  return list.length > 1 ? list : NOBODY;
}
