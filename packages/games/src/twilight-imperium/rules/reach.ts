import type { Reason } from '@fray/engine';
import type { PartyId, Planet, Roll, State, Unit } from '../types.ts';
import { isNext } from './adjacency.ts';
import { abilityOf } from './dice.ts';
import { fightRow, fights, has, isFloating, isGroundUnit, isShipUnit } from './figures.ts';
import { hooksOf } from './hooks.ts';

/** Who can shoot at what: space cannon, barrage, bombardment. */

export const planetOf = (state: State, id: string | undefined | null): Planet | undefined =>
  state.planets.find((planet) => planet.id === id);
const inSystem = (unit: Unit): boolean => !unit.at.startsWith('next ') && unit.at !== 'aside';

/** Units of a party whose space cannon reaches the active system (offense) or is on that planet (defense). */
export function cannons(state: State, by: PartyId, place: string): Unit[] {
  const list: Unit[] = [];
  for (const unit of state.units) {
    if (unit.side !== by) continue;
    if (place !== 'space' && unit.at !== place) continue;
    const dice = abilityOf(state, unit, 'cannon');
    if (!dice) continue;
    if (place === 'space' && !inSystem(unit) && !reaches(state, unit, dice.adjacent === true)) continue;
    list.push(unit);
  }
  return list;
}

/** A deep space cannon in an adjacent system; Trine lets plain ones fire too, and from further away. */
function reaches(state: State, unit: Unit, deep: boolean): boolean {
  const system = state.adjacent.find((one) => unit.at === `next ${one.id}`);
  if (!system) return false;
  if (deep && isNext(state, system, unit.side)) return true;
  return hooksOf(state, 'reaches').some(({ by, hook, bonus }) => hook(state, by, unit.side, system.id, bonus));
}

/** Why a party's space cannon may not be used against another's units; false: it may. */
function whyNotCannon(state: State, target: PartyId, phase: 'offense' | 'defense'): Reason | false {
  for (const { by, hook, bonus } of hooksOf(state, 'noCannon')) {
    const reason = hook(state, by, target, phase, bonus);
    if (reason) return reason;
  }
  return false;
}

export const bareRoll = (kind: Roll['kind'], by: PartyId, on: PartyId, place: string): Roll => ({
  kind,
  by,
  on,
  place,
  dice: [],
  hits: null,
});
/** Dice that no unit rolls (Elysium, Experimental Battlestation). */
function hasLoose(state: State, roll: Roll): boolean {
  for (const { by, hook, bonus } of hooksOf(state, 'loose'))
    if (by === roll.by && hook(state, by, roll, bonus)) return true;
  return false;
}

/** Whom a party may shoot at in space cannon offense: the active player; who is active, any one player with ships there. */
export function cannonTargets(state: State, by: PartyId): PartyId[] {
  const others: PartyId[] = ['defender', ...state.order.filter((one) => one !== 'attacker' && one !== 'defender')];
  return (by === 'attacker' ? others : (['attacker'] as const)).filter(
    (on) => has(state, on, 'space') && !whyNotCannon(state, on, 'offense'),
  );
}
/** The first target; if none can be shot at, the one that would be. */
export const cannonTarget = (state: State, by: PartyId): PartyId =>
  cannonTargets(state, by)[0] ?? (by === 'attacker' ? 'defender' : 'attacker');

/** Why a party may not hold its fire: neutral units use every unit ability they can (C.1). */
export const whyNotHold = (state: State, by: PartyId): Reason | false =>
  state.parties[by]?.faction === 'neutral' && { code: 'neutral-always-fires' };

export function mayFireOffense(state: State, by: PartyId): boolean {
  const on = cannonTargets(state, by)[0];
  if (on === undefined) return false;
  return cannons(state, by, 'space').length > 0 || hasLoose(state, bareRoll('cannon', by, on, 'space'));
}

/** Has space cannons nearby that would have a target within range. */
export const outOfReach = (state: State, by: PartyId): boolean =>
  cannonTargets(state, by).length > 0 &&
  state.units.some((unit) => unit.side === by && !inSystem(unit) && abilityOf(state, unit, 'cannon') !== undefined);

/** Whose units defend a planet against the attacker: the owner, or else a party with units there. */
export function defenderOf(state: State, planet: string): PartyId | undefined {
  for (const unit of state.units)
    if (unit.at === planet && unit.side !== 'attacker' && isGroundUnit(unit)) return unit.side;
  const owner = planetOf(state, planet)?.owner;
  if (owner && owner !== 'attacker') return owner;
  for (const unit of state.units) if (unit.at === planet && unit.side !== 'attacker') return unit.side;
  return undefined;
}

/** Everybody whose ground forces a bombardment of this planet may hit; coexisting players are named apart. */
export function bombedParties(state: State, planet: string): PartyId[] {
  return state.order.filter(
    (party) =>
      party !== 'attacker' &&
      state.units.some((unit) => unit.side === party && unit.at === planet && isGroundUnit(unit)),
  );
}

/** Who may fire space cannon defense on that planet. */
export function defenseBy(state: State, planet: string): PartyId | undefined {
  const by = defenderOf(state, planet);
  if (!by || !has(state, 'attacker', planet) || whyNotCannon(state, 'attacker', 'defense')) return undefined;
  if (cannons(state, by, planet).length === 0 && !hasLoose(state, bareRoll('cannon', by, 'attacker', planet)))
    return undefined;
  return by;
}

export function barragers(state: State, by: PartyId): Unit[] {
  return state.units.filter(
    (unit) => unit.side === by && fights(unit, 'space') && abilityOf(state, unit, 'barrage') !== undefined,
  );
}
export const mayBarrage = (state: State, by: PartyId): boolean =>
  barragers(state, by).length > 0 ||
  hasLoose(state, bareRoll('barrage', by, by === 'attacker' ? 'defender' : 'attacker', 'space'));

/** Units of the attacker that can bombard: ships in space, and mechs that bombard as if they were ships (Annihilator). */
export function bombarders(state: State): Unit[] {
  return state.units.filter(
    (unit) =>
      unit.side === 'attacker' &&
      inSystem(unit) &&
      bombardsFrom(state, unit) &&
      abilityOf(state, unit, 'bombardment') !== undefined,
  );
}
const bombardsFrom = (state: State, unit: Unit): boolean => {
  if (unit.at === 'space') return isShipUnit(unit) || isGroundUnit(unit);
  // On a planet, while no ground combat is fought there.
  return !state.units.some((one) => one.at === unit.at && one.side !== unit.side && isGroundUnit(one));
};

/** A unit there has Planetary Shield, no effect removes it, and the bombarding party does not ignore it. */
export function isShielded(state: State, planet: string, by: PartyId): boolean {
  for (const one of hooksOf(state, 'ignoresShield')) if (one.by === by && one.hook(state, by)) return false;
  return state.order.some((owner) => owner !== by && shieldedBy(state, planet, owner, by));
}

/** A unit of that owner on the planet has Planetary Shield although `by` is there: no effect removes it. */
export function shieldedBy(state: State, planet: string, owner: PartyId, by: PartyId): boolean {
  // A war sun or Arc Secundus removes the shield of other players' units for everybody.
  if (
    state.units.some(
      (unit) => unit.side === by && inSystem(unit) && (fightRow(unit).tags?.includes('removes-shield') ?? false),
    )
  )
    return false;
  const off = hooksOf(state, 'noAbility');
  return state.units.some(
    (unit) =>
      unit.at === planet &&
      unit.side === owner &&
      fightRow(unit).shield === true &&
      !off.some(({ by: owner, hook, bonus }) => hook(state, owner, unit, 'shield', bonus)),
  );
}

export function whyNotBombardThere(state: State, planet: Planet): Reason | false {
  if (!state.units.some((unit) => unit.at === planet.id && unit.side !== 'attacker' && isGroundUnit(unit)))
    return { code: 'no-ground-forces', planet: planet.id };
  if (isShielded(state, planet.id, 'attacker')) return { code: 'planetary-shield', planet: planet.id };
  for (const { by, hook } of hooksOf(state, 'noBombardment')) {
    const reason = hook(state, by, planet.id);
    if (reason) return reason;
  }
  return false;
}
export const bombardable = (state: State): Planet[] =>
  state.planets.filter((planet) => !whyNotBombardThere(state, planet));

/** Why nothing can be bombarded; a shield is the reason before missing ground forces. False if something can. */
export function whyNotBombard(state: State): Reason | false {
  if (bombarders(state).length === 0) return { code: 'no-bombardment' };
  const reasons = state.planets.map((planet) => whyNotBombardThere(state, planet));
  if (reasons.includes(false)) return false;
  return reasons.find((reason) => reason && reason.code !== 'no-ground-forces') || { code: 'nobody-to-bombard' };
}

/** A Floating Factory without ships of its owner beside it is destroyed once others have ships there (B row 14). */
export function strandedFactories(state: State): Unit[] {
  return state.units.filter(
    (unit) =>
      isFloating(unit) &&
      unit.at === 'space' &&
      !has(state, unit.side, 'space') &&
      state.units.some((one) => one.side !== unit.side && fights(one, 'space')),
  );
}
