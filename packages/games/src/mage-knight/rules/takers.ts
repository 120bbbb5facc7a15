import { siteOf } from '../content/sites.ts';
import type { Enemy, Hero, State, UnitState } from '../types.ts';
import { faces, hasAbility, isNight } from './enemy.ts';

/** Who has a use for Move and Influence in a fight. */

export const attacksLeft = (enemy: Enemy): boolean =>
  enemy.attacks.some((attack) => !attack.blocked && !attack.cancelled && !attack.dealt);
const isSlowable = (state: State, hero: Hero): boolean =>
  state.enemies.some((enemy) => faces(hero, enemy) && attacksLeft(enemy) && hasAbility(state, enemy, 'cumbersome'));
/** Wings of Night: every enemy after the first one costs Move. */
const mayFly = (state: State, hero: Hero): boolean =>
  hero.hand.includes('wings-of-wind') &&
  isNight(state) &&
  state.enemies.filter((enemy) => faces(hero, enemy) && attacksLeft(enemy)).length > 1;
/** Move is worth something against Cumbersome attacks, for Wings of Night, and where it counts as Attack (Agility). */
export const takesMove = (state: State, hero: Hero): boolean =>
  hero.turn.agility > (state.phase === 1 ? 1 : 0) ||
  (state.phase === 2 && isSlowable(state, hero)) ||
  (state.phase !== 4 && mayFly(state, hero));

const asksInfluence = (unit: UnitState, state: State): boolean =>
  !unit.paid &&
  unit.wounds === 0 &&
  (unit.unit === 'thugs'
    ? (state.phase === 2 || state.phase === 3) && !unit.assigned
    : unit.unit.startsWith('heroes') && unit.ready && siteOf(state.site).assault);
/** Influence is worth something where it counts as Block (Diplomacy), and for units that ask for it (12.5). */
export function takesInfluence(state: State, hero: Hero): boolean {
  if (hero.turn.diplomacy > 0 && state.phase === 2) return true;
  let needed = 0;
  for (const unit of hero.units) if (asksInfluence(unit, state)) needed += 2;
  return hero.influence < needed;
}
