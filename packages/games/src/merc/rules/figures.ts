import type { GearRow } from '../content/gear.ts';
import type { Bonus, Condition, Traits } from '../content/traits.ts';
import type { State, Unit } from '../types.ts';
import { vehicleOf } from './armor.ts';
import { gearRow, traitsOf, unitRow, vehicleRow } from './rows.ts';
import { isHere, otherSide, ranksOf, unitAt } from './sides.ts';

/** Sections 2 and 16: what a unit's figures are; READY (`fixFigures`) writes them down for the round. */

export type Figures = Pick<Unit, 'initiative' | 'combat' | 'targets' | 'training' | 'hitsOn' | 'pierces'>;
/** What a bonus adds to the three skills. */
export type Skills = Pick<Unit, 'initiative' | 'combat' | 'training'>;

/** The sums of the card and its equipment, before effects of other units. */
export function ownFigures(state: State, unit: Unit): Figures {
  const row = unitRow(state, unit);
  const traits = row.traits;
  const figures: Figures = {
    initiative: traits.rollsInitiative && unit.die ? unit.die : row.initiative,
    combat: row.combat,
    targets: row.targets,
    training: row.training,
    hitsOn: traits.hitsOn,
    pierces: false,
  };
  if (unit.kind === 'militia') {
    // Section 21: two cards make the Dictator's militia faster and sharper.
    if (unit.side === 'dictator') {
      figures.initiative += state.militiaHaste;
      figures.hitsOn = state.militiaHitsOn;
    }
    return figures;
  }
  for (const gear of unit.gear) {
    if (gear.late) continue;
    const card = gearRow(state, gear.card);
    figures.initiative += speedUnder(traits, card.initiative);
    figures.combat += card.combat;
    figures.targets += card.targets;
    figures.training += card.training;
    if (card.pierces) figures.pierces = true;
  }
  const vehicle = state.vehicles.length ? vehicleOf(state, unit) : undefined;
  if (vehicle) {
    const { combat, initiative } = vehicleRow(vehicle);
    figures.combat += combat;
    figures.initiative += speedUnder(traits, initiative);
  }
  for (const bonus of bonusesOf(state, unit, traits)) {
    figures.initiative += bonus.initiative ?? 0;
    figures.combat += bonus.combat ?? 0;
    figures.training += bonus.training ?? 0;
    figures.targets += bonus.targets ?? 0;
  }
  if (traits.needsAccessory && !carries(state, unit, isAccessory)) figures.combat = 0;
  return figures;
}

/** Some are not slowed down by what they carry. */
const speedUnder = (traits: Traits, initiative: number): number =>
  traits.ignoresPenalties ? Math.max(0, initiative) : initiative;

const bonusesOf = (state: State, unit: Unit, traits: Traits): readonly Bonus[] =>
  traits.bonuses.length ? traits.bonuses.filter((bonus) => holds(state, unit, bonus.when)) : traits.bonuses;

function holds(state: State, unit: Unit, condition: Condition): boolean {
  switch (condition) {
    case 'weapon':
      return carries(state, unit, isWeapon);
    case 'no weapon':
      return !carries(state, unit, isWeapon);
    case 'weapon that adds targets':
      return carries(state, unit, (card) => isWeapon(card) && card.targets > 0);
    case 'armor':
      return carries(state, unit, (card) => card.slot === 'armor');
    case 'alone in the squad':
      return !state.units.some((mate) => areMates(mate, unit));
    case 'woman in the squad':
      return state.units.some((mate) => areMates(mate, unit) && unitRow(state, mate).woman);
    default:
      return carries(state, unit, (card) => card.type === condition);
  }
}

const isWeapon = (card: GearRow): boolean => card.slot === 'weapon';
const isAccessory = (card: GearRow): boolean => card.slot === 'accessory';
const carries = (state: State, unit: Unit, test: (card: GearRow) => boolean): boolean =>
  unit.gear.some((gear) => !gear.late && test(gearRow(state, gear.card)));

/** Another unit of the same squad, here. */
export const areMates = (mate: Unit, unit: Unit): boolean =>
  mate !== unit && mate.owner === unit.owner && mate.squad === unit.squad && mate.squad !== 'none' && isHere(mate);

/** +1 for each skill in which a mate is better. */
export function betterMates(state: State, unit: Unit): Skills {
  const lift: Skills = { initiative: 0, combat: 0, training: 0 };
  for (const mate of state.units) {
    if (!areMates(mate, unit)) continue;
    if (mate.initiative > unit.initiative) lift.initiative = 1;
    if (mate.combat > unit.combat) lift.combat = 1;
    if (mate.training > unit.training) lift.training = 1;
  }
  return lift;
}

/** Nobody in the squad has more initiative; a tie is enough. */
export const isFastest = (state: State, unit: Unit): boolean =>
  !state.units.some((mate) => areMates(mate, unit) && mate.initiative > unit.initiative);

/** What enemies here take from every skill of a MERC. */
export function hamperedBy(state: State, unit: Unit): number {
  let loss = 0;
  for (const position of ranksOf(state, otherSide(unit.side))) {
    const foe = unitAt(state, position);
    if (foe.squad !== 'none') loss += traitsOf(state, foe).hampersFoes;
  }
  return loss;
}

/** Section 17: how much faster the militia of an owner is for those of his who are here. */
export function hasteOf(state: State, militia: Unit): number {
  let haste = 0;
  for (const position of ranksOf(state, militia.side)) {
    const mate = unitAt(state, position);
    if (mate.owner === militia.owner) haste += traitsOf(state, mate).hastensMilitia;
  }
  return haste;
}
