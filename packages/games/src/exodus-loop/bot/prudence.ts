import { CARRIER_DIE } from '../content/house.ts';
import { dieOf } from '../content/squadrons.ts';
import { attackOf, carrierDefence, damageOf, defenceOf } from '../rules/effective.ts';
import { speedOf } from '../rules/figures.ts';
import { byId, coversCell, foeOf } from '../rules/ships.ts';
import type { Squadron, State } from '../types.ts';
import { HOLD, type Intent } from './procedure.ts';

/** Correction 3: orders that no policy gives, at any value. */

const foesAt = (state: State, unit: Squadron, cell: number): Squadron[] =>
  state.squadrons.filter((other) => other.side === foeOf(unit.side) && other.cell === cell && other.hull > 0);
/** Section 12: everybody shoots at the slowest. */
const slowest = (units: readonly Squadron[]): Squadron | undefined =>
  [...units].sort((a, b) => speedOf(a) - speedOf(b) || a.hull - b.hull || byId(a, b))[0];
const coversOwn = (state: State, unit: Squadron, cell: number): boolean =>
  state.carriers.some((ship) => ship.side === unit.side && ship.hull > 0 && coversCell(ship, cell));

/**
 * Whether an attack there could do any damage: the highest die and ATK above the DEF of who is there, dug in, for nobody
 * knows its order. Nobody there: nothing speaks against it.
 */
export function canHurt(state: State, unit: Squadron, cell: number): boolean {
  const atk = attackOf(state, { ...unit, cell, order: 'ATTACK' });
  const target = slowest(foesAt(state, unit, cell));
  if (target) {
    const die = dieOf(unit.type, target.type);
    return damageOf(die, atk, defenceOf(state, { ...target, order: 'DEFEND' })) > 0;
  }
  const ship = state.carriers.find((other) => other.side !== unit.side && other.hull > 0 && coversCell(other, cell));
  return !ship || damageOf(CARRIER_DIE, atk, carrierDefence({ ...ship, guard: true })) > 0;
}

/** Whether a squadron that flies there alone is destroyed by every throw of the dice, even if it shoots first and well. */
export function diesThere(state: State, unit: Squadron, cell: number): boolean {
  const as: Squadron = { ...unit, cell, order: 'ATTACK' };
  const foes = foesAt(state, unit, cell);
  const target = slowest(foes);
  if (!target) return false;
  const best = damageOf(dieOf(unit.type, target.type), attackOf(state, as), defenceOf(state, target));
  const left = unit.ammo > 0 && best >= target.hull ? foes.filter((foe) => foe !== target) : foes;
  const def = defenceOf(state, as);
  const least = left
    .filter((foe) => foe.ammo > 0)
    .reduce((sum, foe) => sum + damageOf(1, attackOf(state, foe), def), 0);
  return least >= unit.hull;
}

/** Nobody else of its side could still fight, on the grid or out of the hangar. */
const isLast = (state: State, unit: Squadron): boolean =>
  !state.squadrons.some(
    (other) => other.side === unit.side && other.id !== unit.id && other.hull > 0 && other.ammo > 0,
  );

/** An intent as correction 3 leaves it. */
export function prudent(state: State, unit: Squadron, intent: Intent): Intent {
  if (intent.kind !== 'ATTACK' && intent.kind !== 'ADVANCE') return intent;
  // DEFEND gives the ATK of ATTACK and DEF besides.
  if (intent.kind === 'ATTACK' && intent.cell === unit.cell) return HOLD;
  const saves = coversOwn(state, unit, intent.cell);
  if (intent.kind === 'ATTACK' && !saves && !canHurt(state, unit, intent.cell)) return HOLD;
  return isLast(state, unit) && diesThere(state, unit, intent.cell) ? HOLD : intent;
}
