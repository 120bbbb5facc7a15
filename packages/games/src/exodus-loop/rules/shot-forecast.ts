import { CRITICAL_EYE } from '../content/pilots.ts';
import { type Matchup, matchupOf, type SquadronType } from '../content/squadrons.ts';
import type { Squadron, State } from '../types.ts';
import { damageOf } from './effective.ts';
import { pointDefenceTargets, targetOf } from './fights.ts';
import { abilityOf } from './figures.ts';
import { carrier, coversCell, squadron } from './ships.ts';
import { hasAfterburner, hasBioArmor, hasIronWill, type Parties, shotFigures } from './shots.ts';

/** What one shot would do, as far as the view knows: before it is ordered, for who gives the order. */
export interface ShotForecast {
  target: string;
  /** Of a squadron; a carrier has none. */
  type: SquadronType | null;
  matchup: Matchup;
  die: number;
  atk: number;
  def: number;
  hull: number;
  /** That this one shot destroys the target. Whether it comes to the shot is another matter: initiative, interception. */
  chance: number;
  /** The same if the target defends; null where it does already, or is a carrier. */
  defended: number | null;
}

/** Section 13 with everything that takes or adds a point, for every face of the die. */
function chanceToDestroy(state: State, parties: Parties): number {
  const { unit, target, hull } = parties;
  // Point defense comes first; an Afterburner ignores the first attack that would do damage.
  if (unit && hull && pointDefenceTargets(state, hull, [unit]).length) return 0;
  if (target && hasAfterburner(target)) return 0;
  const left = target ? target.hull : hull ? hull.hull : 0;
  const kept = target ? Number(hasBioArmor(target)) : hull ? Number(hasIronWill(state, hull)) + hull.shield : 0;
  const critical = unit && abilityOf(unit.pilot) === 'CRITICAL_EYE' ? CRITICAL_EYE.percent / 100 : 0;
  const { die, atk, def } = shotFigures(state, parties);
  let faces = 0;
  for (let face = 1; face <= die; face++) {
    const damage = damageOf(face, atk, def);
    if (damage >= left + kept) faces += 1;
    else if (damage > 0 && damage + CRITICAL_EYE.damage >= left + kept) faces += critical;
  }
  return faces / die;
}

function forecastOf(state: State, parties: Parties): ShotForecast | undefined {
  const { unit, target, hull } = parties;
  const at = target ?? hull;
  if (!at) return undefined;
  return {
    target: at.id,
    type: target?.type ?? null,
    matchup: unit && target ? matchupOf(unit.type, target.type) : 'neutral',
    ...shotFigures(state, parties),
    hull: at.hull,
    chance: chanceToDestroy(state, parties),
    defended:
      target && target.order !== 'DEFEND'
        ? chanceToDestroy(state, { ...parties, target: { ...target, order: 'DEFEND' } })
        : null,
  };
}

/** ATTACK of a squadron on a cell: at the slowest enemy there (section 12), else at a carrier that nobody covers (section 16). */
export function attackForecast(state: State, id: string, cell: number): ShotForecast | undefined {
  const now = squadron(state, id);
  if (!now) return undefined;
  const unit: Squadron = { ...now, cell, order: 'ATTACK' };
  const target = targetOf(state, unit);
  const hull = target
    ? undefined
    : state.carriers.find((ship) => ship.side !== unit.side && ship.hull > 0 && coversCell(ship, cell));
  return forecastOf(state, { unit, ship: undefined, target, hull });
}

/** ATTACK of a carrier on a ship next to it (section 5). */
export const fireForecast = (state: State, id: string, target: string): ShotForecast | undefined =>
  forecastOf(state, {
    unit: undefined,
    ship: carrier(state, id),
    target: squadron(state, target),
    hull: carrier(state, target),
  });
