import type { GearRow } from '../content/gear.ts';
import { type Bonus, type Condition, NO_TRAITS, type Traits } from '../content/traits.ts';
import type { State, Unit } from '../types.ts';
import { vehicleOf } from './armor.ts';
import { gearRow, traitsOf, unitRow, vehicleRow } from './rows.ts';
import { isHere, otherSide, ranksOf, unitAt } from './sides.ts';

/**
 * READY (sections 2, 5 and 16): the figures in force until the next READY. Own sums first, then what looks at squad
 * mates, then what squads give, then what enemies take.
 */
export function fixValues(state: State): void {
  const reach: Reach = { squads: false, foes: false, militia: false };
  fixSide(state, state.attackers, reach);
  fixSide(state, state.defenders, reach);
  if (reach.squads) {
    matchSquads(state);
    giveSquadBonuses(state);
  }
  if (reach.foes) hamper(state);
  if (reach.militia) hastenMilitia(state);
  atLeastZero(state, state.attackers);
  atLeastZero(state, state.defenders);
}

/** Whom the abilities that are here reach: most fights have none that look beyond their owner. */
interface Reach {
  squads: boolean;
  foes: boolean;
  militia: boolean;
}

function fixSide(state: State, ranks: readonly number[], reach: Reach): void {
  for (let i = 0; i < ranks.length; i++) {
    const traits = fixOwnValues(state, unitAt(state, ranks[i] as number));
    if (traits === NO_TRAITS) continue;
    reach.squads ||= traits.matchesSquad || traits.leads || traits.hastensWhenFastest > 0 || traits.hastensOthers > 0;
    reach.foes ||= traits.hampersFoes > 0;
    reach.militia ||= traits.hastensMilitia > 0;
  }
}

function atLeastZero(state: State, ranks: readonly number[]): void {
  for (let i = 0; i < ranks.length; i++) {
    const unit = unitAt(state, ranks[i] as number);
    if (unit.combat < 0) unit.combat = 0;
  }
}

/**
 * What a unit loses with items that it used up in mid-round: their own share and no more. Everything else, armor that
 * was shot off among it, counts from the next READY on.
 */
export function loseShare(state: State, unit: Unit, drop: () => void): void {
  const { initiative, combat, targets, training, hitsOn } = unit;
  fixOwnValues(state, unit);
  const carried = { combat: unit.combat, targets: unit.targets, training: unit.training };
  drop();
  fixOwnValues(state, unit);
  unit.initiative = initiative;
  unit.combat = Math.max(0, combat + unit.combat - carried.combat);
  unit.targets = targets + unit.targets - carried.targets;
  unit.training = training + unit.training - carried.training;
  unit.hitsOn = hitsOn;
}

const raise = (unit: Unit, initiative: number, combat: number, training: number): void => {
  unit.initiative += initiative;
  unit.combat += combat;
  unit.training += training;
};

function fixOwnValues(state: State, unit: Unit): Traits {
  const row = unitRow(state, unit);
  const traits = row.traits;
  unit.initiative = traits.rollsInitiative && unit.die ? unit.die : row.initiative;
  unit.combat = row.combat;
  unit.targets = row.targets;
  unit.training = row.training;
  unit.hitsOn = traits.hitsOn;
  unit.pierces = false;
  if (unit.kind === 'militia') {
    // Section 21: two cards make the Dictator's militia faster and sharper.
    if (unit.side === 'dictator') {
      unit.initiative += state.militiaHaste;
      unit.hitsOn = state.militiaHitsOn;
    }
    return traits;
  }
  for (const gear of unit.gear) {
    if (gear.late) continue;
    const card = gearRow(state, gear.card);
    unit.initiative += traits.ignoresPenalties ? Math.max(0, card.initiative) : card.initiative;
    unit.combat += card.combat;
    unit.targets += card.targets;
    unit.training += card.training;
    if (card.pierces) unit.pierces = true;
  }
  if (state.vehicles.length) addVehicle(state, unit, traits);
  for (const bonus of traits.bonuses) if (holds(state, unit, bonus.when)) addBonus(unit, bonus);
  if (traits.needsAccessory && !carries(state, unit, isAccessory)) unit.combat = 0;
  return traits;
}

/** Section 17: who makes the militia of his owner faster. */
function hastenMilitia(state: State): void {
  for (const unit of state.units) {
    if (unit.kind !== 'militia' || !isHere(unit)) continue;
    for (const position of ranksOf(state, unit.side)) {
      const mate = unitAt(state, position);
      if (mate.owner === unit.owner) unit.initiative += traitsOf(state, mate).hastensMilitia;
    }
  }
}

function matchSquads(state: State): void {
  const lifted: [Unit, number, number, number][] = [];
  for (const unit of state.units) {
    if (isHere(unit) && traitsOf(state, unit).matchesSquad) lifted.push([unit, ...betterMates(state, unit)]);
  }
  for (const [unit, initiative, combat, training] of lifted) raise(unit, initiative, combat, training);
}

function addVehicle(state: State, unit: Unit, traits: Traits): void {
  const vehicle = vehicleOf(state, unit);
  if (!vehicle) return;
  const row = vehicleRow(vehicle);
  unit.combat += row.combat;
  unit.initiative += traits.ignoresPenalties ? Math.max(0, row.initiative) : row.initiative;
}

function addBonus(unit: Unit, bonus: Bonus): void {
  raise(unit, bonus.initiative ?? 0, bonus.combat ?? 0, bonus.training ?? 0);
  unit.targets += bonus.targets ?? 0;
}

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
const areMates = (mate: Unit, unit: Unit): boolean =>
  mate !== unit && mate.owner === unit.owner && mate.squad === unit.squad && mate.squad !== 'none' && isHere(mate);

/** +1 for each skill in which a mate is better. */
function betterMates(state: State, unit: Unit): [number, number, number] {
  const lift: [number, number, number] = [0, 0, 0];
  for (const mate of state.units) {
    if (!areMates(mate, unit)) continue;
    if (mate.initiative > unit.initiative) lift[0] = 1;
    if (mate.combat > unit.combat) lift[1] = 1;
    if (mate.training > unit.training) lift[2] = 1;
  }
  return lift;
}

/** Nobody in the squad has more initiative; a tie is enough. */
const isFastest = (state: State, unit: Unit): boolean =>
  !state.units.some((mate) => areMates(mate, unit) && mate.initiative > unit.initiative);
const leadsSquad = (state: State, unit: Unit): boolean => traitsOf(state, unit).leads && isFastest(state, unit);

/** All comparisons are made before any of these bonuses is added. */
function giveSquadBonuses(state: State): void {
  const gifts: (() => void)[] = [];
  for (const unit of state.units) {
    if (!isHere(unit) || unit.squad === 'none') continue;
    const traits = traitsOf(state, unit);
    if (leadsSquad(state, unit)) gifts.push(() => raise(unit, 1, 1, 1));
    const whole = traits.hastensWhenFastest && isFastest(state, unit) ? traits.hastensWhenFastest : 0;
    const others = traits.hastensOthers;
    if (!whole && !others) continue;
    gifts.push(() => {
      unit.initiative += whole;
      for (const mate of state.units) if (areMates(mate, unit)) mate.initiative += whole + others;
    });
  }
  for (const give of gifts) give();
}

function hamperedBy(state: State, unit: Unit): number {
  let loss = 0;
  for (const position of ranksOf(state, otherSide(unit.side))) {
    const foe = unitAt(state, position);
    if (foe.squad !== 'none') loss += traitsOf(state, foe).hampersFoes;
  }
  return loss;
}

function hamper(state: State): void {
  for (const unit of state.units) {
    if (unit.kind !== 'merc' || !isHere(unit)) continue;
    const loss = hamperedBy(state, unit);
    if (loss) raise(unit, -loss, -loss, -loss);
  }
}
