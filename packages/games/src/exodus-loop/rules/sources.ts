import { DESPERATE_ATK, LAST_STAND_ATK, SKILL_ROWS } from '../content/admiral.ts';
import { HAZARD_ROWS } from '../content/hazards.ts';
import { CARRIER_GUARD_DEF } from '../content/house.ts';
import { ABILITY_NAMES, LAST_STAND_DEF, PERK_ROWS } from '../content/pilots.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import { BEHAVIOUR_ROWS, TRAIT_ROWS } from '../content/traits.ts';
import { UPGRADE_ROWS } from '../content/upgrades.ts';
import type { Carrier, Squadron, State } from '../types.ts';
import { fireControl, hasAllyNear, hasLastStand, isDesperate, isWeak, moraleAtk, moraleDef } from './effective.ts';
import { abilityOf, rowOfCarrier } from './figures.ts';
import { CELL_NAMES } from './grid.ts';

/** What changes a printed figure: by how much, and by what. A source with a name of its own says it, the others are a code. */
export interface Source {
  code: 'order' | 'named' | 'morale' | 'behaviour' | 'network' | 'hazard';
  /** A name; of an order, a behavior or a hazard its id. */
  name: string;
  amount: number;
}

/** A figure of a ship: what is printed, and its changes. Their sum is the figure, but never below 0 (section 14). */
export interface Sourced {
  printed: number;
  changes: readonly Source[];
}

const namedSource = (name: string, amount: number): Source => ({ code: 'named', name, amount });
const toSourced = (printed: number, changes: readonly Source[]): Sourced => ({
  printed,
  changes: changes.filter(({ amount }) => amount !== 0),
});
const hazardOf = ({ hazards }: State, { cell }: Squadron) => hazards[CELL_NAMES[cell] as string];
type PerkFigure = 'atk' | 'def' | 'spd' | 'hull' | 'fuel';
const byPerks = ({ pilot }: Squadron, figure: PerkFigure): Source[] =>
  pilot?.perks.map((perk) => namedSource(PERK_ROWS[perk].name, PERK_ROWS[perk][figure])) ?? [];
const byUpgrades = ({ sides }: State, { side }: Squadron | Carrier, figure: 'squadronHull' | 'carrierHull'): Source[] =>
  sides[side].upgrades.map((upgrade) => namedSource(UPGRADE_ROWS[upgrade].name, UPGRADE_ROWS[upgrade][figure]));

/** Section 14, in the order of its list, as `attackOf` adds it up. */
export function attackSources(state: State, unit: Squadron): Sourced {
  const { skills } = state.sides[unit.side];
  const hazard = hazardOf(state, unit);
  const { order, pilot, behaviour, traits } = unit;
  const isNear = traits.includes('SWARM_TACTICS') && hasAllyNear(state, unit);
  return toSourced(SQUADRONS[unit.type].atk, [
    { code: 'order', name: order ?? '', amount: order === 'ATTACK' || order === 'DEFEND' ? 1 : 0 },
    ...byPerks(unit, 'atk'),
    { code: 'morale', name: '', amount: pilot ? moraleAtk(pilot.morale) : 0 },
    { code: 'behaviour', name: behaviour ?? '', amount: behaviour ? BEHAVIOUR_ROWS[behaviour].atk : 0 },
    namedSource(TRAIT_ROWS.SWARM_TACTICS.name, isNear ? 1 : 0),
    namedSource(SKILL_ROWS.LAST_STAND.name, skills.includes('LAST_STAND') && isWeak(state, unit) ? LAST_STAND_ATK : 0),
    namedSource(SKILL_ROWS.DESPERATE_MEASURES.name, isDesperate(state, unit.side) ? DESPERATE_ATK : 0),
    { code: 'network', name: '', amount: fireControl(state, unit) },
    { code: 'hazard', name: hazard ?? '', amount: hazard ? HAZARD_ROWS[hazard].accuracy : 0 },
  ]);
}

/** Section 14, as `defenceOf` adds it up. */
export function defenceSources(state: State, unit: Squadron): Sourced {
  const hazard = hazardOf(state, unit);
  return toSourced(SQUADRONS[unit.type].def, [
    { code: 'order', name: unit.order ?? '', amount: unit.order === 'DEFEND' ? 2 : 0 },
    ...byPerks(unit, 'def'),
    { code: 'morale', name: '', amount: unit.pilot ? moraleDef(unit.pilot.morale) : 0 },
    namedSource(ABILITY_NAMES.LAST_STAND, hasLastStand(state, unit) ? LAST_STAND_DEF : 0),
    { code: 'hazard', name: hazard ?? '', amount: hazard ? HAZARD_ROWS[hazard].def : 0 },
  ]);
}

export const speedSources = (unit: Squadron): Sourced => toSourced(SQUADRONS[unit.type].spd, byPerks(unit, 'spd'));
export const moveSources = ({ type, pilot }: Squadron): Sourced =>
  toSourced(SQUADRONS[type].move, [
    namedSource(ABILITY_NAMES.EXTENDED_RANGE, abilityOf(pilot) === 'EXTENDED_RANGE' ? 1 : 0),
  ]);
export const hullSources = (state: State, unit: Squadron): Sourced =>
  toSourced(SQUADRONS[unit.type].hull, [...byPerks(unit, 'hull'), ...byUpgrades(state, unit, 'squadronHull')]);
export const carrierHullSources = (state: State, ship: Carrier): Sourced =>
  toSourced(rowOfCarrier(ship).hull, byUpgrades(state, ship, 'carrierHull'));
export const carrierDefenceSources = (ship: Carrier): Sourced =>
  toSourced(rowOfCarrier(ship).def, [{ code: 'order', name: 'DEFEND', amount: ship.guard ? CARRIER_GUARD_DEF : 0 }]);
