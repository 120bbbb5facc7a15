import type { Hazard } from '../content/hazards.ts';
import { SQUADRONS, type SquadronType } from '../content/squadrons.ts';
import type { Behaviour } from '../content/traits.ts';
import type { ShipRef } from '../events.ts';
import type { Adjust, State } from '../types.ts';

/** German names. Squadrons, pilots, traits, abilities, skills and upgrades keep theirs. */

export const TYPES: Record<SquadronType, string> = {
  I: 'Abfangjäger',
  B: 'Bomber',
  G: 'Kanonenboot',
  F: 'Fregatte',
  D: 'Zerstörer',
  S: 'Aufklärer',
  M: 'Schürfer',
};
export const BEHAVIOUR_NAMES: Record<Behaviour, string> = {
  AGGRESSIVE: 'Aggressiv',
  DEFENSIVE: 'Defensiv',
  HUNTER: 'Jäger',
  CAUTIOUS: 'Vorsichtig',
  STATIC: 'Ortsfest',
  SUICIDAL: 'Selbstmörderisch',
};
export const HAZARD_NAMES: Record<Hazard, string> = {
  ASTEROIDS: 'Asteroidenfeld',
  NEBULA: 'Nebel',
  DEBRIS: 'Trümmer',
  RADIATION: 'Strahlung',
  ION_STORM: 'Ionensturm',
};
/** What the host can set; `remove` sets nothing. */
const FIGURES: Record<Exclude<Adjust, 'remove'>, string> = {
  hull: 'Rumpf',
  ammo: 'Munition',
  fuel: 'Treibstoff',
  morale: 'Moral',
  metal: 'Metall',
  jump: 'Sprungantrieb',
};

const OWNERS: Partial<Record<string, string>> = { player: 'Spieler', enemy: 'Feind' };
const CARRIER = /^(Enemy )?Carrier( \d+)?$/;

/** A ship by its id, or a side: what actions and reasons name. */
export function shipName(id: string): string {
  const carrier = CARRIER.exec(id);
  if (carrier) return `${carrier[1] ? 'Feindträger' : 'Träger'}${carrier[2] ?? ''}`;
  return OWNERS[id] ?? id;
}

/** Section 19: enemies have a word in front; the Nautolan have their own type names. */
export function displayName(id: string, isEnemy: boolean, isAlien: boolean): string {
  const name = shipName(id);
  if (!isEnemy || name !== id) return name;
  const row = SQUADRONS[id[0] as SquadronType];
  return `Feind ${row && isAlien ? row.alien + id.slice(1) : id}`;
}
export const shipLabel = (unit: ShipRef, state: State): string =>
  displayName(unit.id, unit.side === 'enemy', state.sides.enemy.faction === 'NAUTOLAN');

/** A figure that the host can set. */
export const figureName = (what: string): string => (FIGURES as Partial<Record<string, string>>)[what] ?? what;
