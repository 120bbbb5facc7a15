import { CARRIER_DIE } from '../content/house.ts';
import { dieOf } from '../content/squadrons.ts';
import type { Carrier, Squadron, State } from '../types.ts';
import { attackOf, carrierDefence, defenceOf } from './effective.ts';
import { abilityOf, rowOfCarrier } from './figures.ts';

/** Who shoots at whom: on either side a squadron or a carrier. */
export interface Parties {
  unit: Squadron | undefined;
  ship: Carrier | undefined;
  target: Squadron | undefined;
  hull: Carrier | undefined;
}

/** Section 20: it ignores the next attack that would do damage. */
export const hasAfterburner = (unit: Squadron): boolean =>
  unit.pilot !== null && !unit.pilot.used && abilityOf(unit.pilot) === 'AFTERBURNER';

/** Section 22: Bio-Armor takes 1 off the first damage of a turn. */
export const hasBioArmor = (unit: Squadron): boolean => !unit.softened && unit.traits.includes('BIO_ARMOR');

/** Section 21: Iron Will takes 1 off the first hit of the battle. */
export const hasIronWill = (state: State, ship: Carrier): boolean =>
  !ship.hit && state.sides[ship.side].skills.includes('IRON_WILL');

/** Section 15.1: Torpedo Salvo takes 1 off the target's DEF. */
const pierceDefence = (attacker: Squadron | undefined, def: number): number =>
  attacker?.type === 'D' ? Math.max(0, def - 1) : def;

/** Section 13: the lowest face that does damage; above the die: none does. */
export const lowestToHurt = (atk: number, def: number): number => Math.max(1, def - atk + 1);

/** Sections 4 and 14: the die and the two figures of a shot. */
export const shotFigures = (state: State, { unit, ship, target, hull }: Parties) => ({
  die: unit && target ? dieOf(unit.type, target.type) : CARRIER_DIE,
  atk: unit ? attackOf(state, unit) : ship ? rowOfCarrier(ship).atk : 0,
  def: pierceDefence(unit, target ? defenceOf(state, target) : hull ? carrierDefence(hull) : 0),
});
