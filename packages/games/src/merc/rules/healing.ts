import { GEAR_ROWS } from '../content/index.ts';
import { type Attack, type Gear, NONE, type State, type Unit } from '../types.ts';
import { gearRow, traitsOf, unitRow } from './rows.ts';
import { ranksOf, unitAt } from './sides.ts';

export const fullHealth = (state: State, unit: Unit): number => unitRow(state, unit).health;
const isPatient = (state: State, unit: Unit): boolean =>
  (unit.kind === 'merc' || unit.kind === 'dictator') && unit.health > 0 && unit.health < fullHealth(state, unit);

/** The ability as a means of healing bears the name of its owner's card. */
export const SKILL = 'skill';

/** Section 18: what the acting unit can heal with now. A kit opened in this turn needs no further use. */
export function healingMeans(state: State, attack: Attack): string[] {
  const unit = unitAt(state, attack.unit);
  const means: string[] = [];
  if (attack.dice <= 0 || unit.heldBy !== NONE || state.round === 0) return means;
  if (traitsOf(state, unit).heals) means.push(SKILL);
  for (const gear of unit.gear) {
    if (gear.uses > 0 && gearRow(state, gear.card).type === 'kit' && !means.includes(gear.card)) means.push(gear.card);
  }
  if (attack.kit && !means.includes(attack.kit)) means.push(attack.kit);
  return means;
}

/** Whom these means reach: a skill the own squad, a kit every MERC of the side. */
export function patientsOf(state: State, unit: Unit, means: string): Unit[] {
  const patients: Unit[] = [];
  for (const position of ranksOf(state, unit.side)) {
    const mate = unitAt(state, position);
    if (!isPatient(state, mate)) continue;
    if (means === SKILL && (mate.owner !== unit.owner || mate.squad !== unit.squad)) continue;
    patients.push(mate);
  }
  return patients;
}

export function canHeal(state: State, attack: Attack): boolean {
  const unit = unitAt(state, attack.unit);
  if (!attack.kit && !hasUses(unit) && !traitsOf(state, unit).heals) return false;
  return healingMeans(state, attack).some((means) => patientsOf(state, unit, means).length > 0);
}
function hasUses(unit: Unit): boolean {
  for (let i = 0; i < unit.gear.length; i++) if ((unit.gear[i] as Gear).uses > 0) return true;
  return false;
}

/** A shot against death among somebody's equipment. */
export const shotOf = (unit: Unit): Gear | undefined => unit.gear.find(isShot);
const isShot = (gear: Gear): boolean => GEAR_ROWS.get(gear.card)?.type === 'shot';

/** Section 18: who can save a dying MERC, himself first. */
export function saversOf(state: State, dying: Unit): Unit[] {
  if (dying.squad === 'none') return [];
  const savers: Unit[] = [];
  const wide = state.options.epinephrineReach === 'side';
  for (const unit of state.units) {
    if (unit.side !== dying.side || unit.place !== dying.place) continue;
    if (unit !== dying && unit.health <= 0) continue;
    if (!wide && (unit.owner !== dying.owner || unit.squad !== dying.squad)) continue;
    if (unit.gear.length && shotOf(unit)) savers.push(unit);
  }
  return savers;
}
