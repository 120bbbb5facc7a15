import { effectRow } from '../content/effects/registry.ts';
import { isUse, type RollSpec } from '../steps/memory.ts';
import type { Die, Roll, State, StepMemory, Unit } from '../types.ts';
import { abilityDice, combatDice, extraDice, extraThrowers, isSalvo } from './dice.ts';
import { bareRoll, barragers, cannons } from './reach.ts';

/** The dice of a roll that is about to be made, and the units that may roll one more. */

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

export function diceOf(state: State, roll: Roll, memory: StepMemory): Die[] {
  if (roll.kind === 'combat') return combatDice(state, roll);
  if (roll.kind !== 'effect') return abilityDice(state, roll, unitsOf(state, roll), memory.extra);
  const list: Die[] = [];
  if (!isUse(memory)) return list;
  const offer = effectRow(memory.effect).offers?.[memory.offer ?? 0];
  for (const { unit, value, dice } of offer?.roll?.(state, memory) ?? [])
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
/** Units that may roll an extra die that is not given out yet; none if it makes no difference (Plasma Scoring). */
export function throwers(state: State, memory: StepMemory): readonly Unit[] {
  const spec = memory.spec;
  if (spec === undefined || spec.kind === 'combat' || spec.kind === 'effect') return NOBODY;
  const roll = rollFor(spec);
  if (extraDice(state, roll) <= (memory.extra?.length ?? 0)) return NOBODY;
  const list = extraThrowers(state, roll, unitsOf(state, roll));
  return list.length > 1 ? list : NOBODY;
}
