import { siteOf } from '../content/sites.ts';
import type { Token } from '../content/token.ts';
import { tokenOf } from '../content/tokens.ts';
import type { Ability, ArmorPart, Element, Enemy, Hero, Pile, Resistance, State } from '../types.ts';

export const enemyOf = (state: State, id: string): Enemy | undefined => {
  for (const enemy of state.enemies) if (enemy.id === id) return enemy;
  return undefined;
};
export const heroOf = (state: State): Hero => state.heroes[state.turn] as Hero;

/** Which one it is of several tokens alike, from 1; 0 where it is the only one. */
export function twinNumber(state: State, enemy: Enemy): number {
  const alike = state.enemies.filter((row) => row.token === enemy.token);
  return alike.length > 1 ? alike.indexOf(enemy) + 1 : 0;
}

/** Section 3: in a joint assault each hero fights only their share. */
export const faces = (hero: Hero, enemy: Enemy): boolean => enemy.owner === hero.seat && !enemy.defeated;
/** Nobody is left for this hero to fight. */
export const isFree = (state: State, hero: Hero): boolean => {
  for (const enemy of state.enemies) if (faces(hero, enemy)) return false;
  return true;
};
export const living = (state: State, hero: Hero): Enemy[] => state.enemies.filter((enemy) => faces(hero, enemy));

/** As printed, unless an effect took it away or gave it. */
export const still = (printed: boolean, enemy: Enemy, ability: Ability): boolean =>
  enemy.lost.length || enemy.gained.length
    ? (printed && !enemy.lost.includes(ability)) || enemy.gained.includes(ability)
    : printed;
export const hasAbility = (state: State, enemy: Enemy, ability: Ability): boolean =>
  still(tokenOf(state, enemy).is[ability], enemy, ability);

export const resists = (state: State, enemy: Enemy, resistance: Resistance): boolean =>
  tokenOf(state, enemy).resistant[resistance] &&
  !(enemy.lostResistances.length && enemy.lostResistances.includes(resistance));

/** Section 4.1: a summoner is replaced by its monsters in phases 2 and 3. */
export function isHidden(state: State, enemy: Enemy): boolean {
  if (state.phase !== 2 && state.phase !== 3) return false;
  if (!tokenOf(state, enemy).is.summon) return false;
  for (const other of state.enemies) if (other.summoner === enemy.id) return true;
  return false;
}

/** The pile that it draws its monsters from. */
export const summonedFrom = (state: State, enemy: Enemy): Pile => tokenOf(state, enemy).summons || 'brown';

/** Section 8: city bonuses belong to defenders, and to what they summon where the option says so. */
function hasCityBonus(state: State, enemy: Enemy): boolean {
  if (!state.cities.length) return false;
  if (enemy.role === 'defender') return true;
  if (enemy.role !== 'summoned' || !state.options.citySummoned) return false;
  return enemyOf(state, enemy.summoner)?.role === 'defender';
}
function cityIs(state: State, enemy: Enemy, colour: 'white' | 'blue' | 'red' | 'green'): boolean {
  if (!state.cities.length) return false;
  return state.cities.some((city) => city.colour === colour) && hasCityBonus(state, enemy);
}

export const attackElement = (state: State, enemy: Enemy, index: number): Element =>
  enemy.elementIgnored ? 'physical' : (tokenOf(state, enemy).attacks[index]?.element ?? 'physical');

/** Printed value, city bonus and changes, then Cumbersome; never below 0 (section 4). */
export function attackValue(state: State, enemy: Enemy, index: number): number {
  const attack = enemy.attacks[index];
  const printed = tokenOf(state, enemy).attacks[index];
  if (!attack || !printed) return 0;
  let value = printed.value;
  if (state.cities.length && cityIs(state, enemy, 'blue')) {
    const element = attackElement(state, enemy, index);
    value += element === 'physical' ? 0 : element === 'coldFire' ? 1 : 2;
  }
  return Math.max(0, Math.max(0, value + attack.change) - attack.slowed);
}

/** Abilities of this one attack; only custom enemies have them. */
const hasOwn = (state: State, enemy: Enemy, index: number, ability: Ability): boolean =>
  enemy.own !== undefined &&
  tokenOf(state, enemy).attacks[index]?.is?.includes(ability) === true &&
  !enemy.lost.includes(ability);
/** Abilities of one attack: the token's own, and those a city lends to physical attacks. */
export function attackHas(state: State, enemy: Enemy, index: number, ability: Ability): boolean {
  if (hasAbility(state, enemy, ability)) return true;
  if (hasOwn(state, enemy, index, ability)) return true;
  if (!state.cities.length || enemy.lost.includes(ability)) return false;
  const colour = ability === 'brutal' ? 'red' : ability === 'poison' ? 'green' : undefined;
  return colour !== undefined && attackElement(state, enemy, index) === 'physical' && cityIs(state, enemy, colour);
}

export const attackIsSwift = (state: State, enemy: Enemy, index: number): boolean =>
  still(tokenOf(state, enemy).is.swift, enemy, 'swift') || hasOwn(state, enemy, index, 'swift');
/** Swift doubles what a block must reach; Brutal doubles the damage. */
export const blockNeeded = (state: State, enemy: Enemy, index: number): number =>
  attackValue(state, enemy, index) * (attackIsSwift(state, enemy, index) ? 2 : 1);
export const damageOf = (state: State, enemy: Enemy, index: number): number =>
  attackValue(state, enemy, index) * (attackHas(state, enemy, index, 'brutal') ? 2 : 1);

/** Section 4.6: an enemy is blocked when all its attacks are; canceled attacks do not count. */
export function isBlocked(state: State, enemy: Enemy): boolean {
  if (tokenOf(state, enemy).is.summon) return false;
  for (const attack of enemy.attacks) if (!attack.blocked) return false;
  return enemy.attacks.length > 0;
}

/** Section 7: the higher armor holds unless all attacks were blocked; then the lower one does in phase 4. */
function printedArmor(state: State, enemy: Enemy, row: Token): number {
  if (!row.is.elusive || enemy.lost.includes('elusive')) return row.armor;
  return state.phase === 4 && isBlocked(state, enemy) ? row.armor : row.elusive;
}

export function armorOf(state: State, enemy: Enemy, row: Token = tokenOf(state, enemy)): number {
  if (enemy.diseased) return 1;
  const white = state.cities.length && cityIs(state, enemy, 'white') ? 1 : 0;
  return Math.max(1, printedArmor(state, enemy, row) + enemy.defend + enemy.vampiric + white + enemy.armor);
}
/** 2.14: every cause of the armor that counts, in the order in which they apply. */
export function armorParts(state: State, enemy: Enemy): ArmorPart[] {
  const row = tokenOf(state, enemy);
  const parts: ArmorPart[] = [{ cause: 'printed', value: row.armor }];
  const printed = printedArmor(state, enemy, row);
  if (printed !== row.armor) parts.push({ cause: 'elusive', value: printed - row.armor });
  if (enemy.defend) parts.push({ cause: 'defend', value: enemy.defend, from: enemy.defendedBy });
  if (enemy.vampiric) parts.push({ cause: 'vampiric', value: enemy.vampiric });
  if (cityIs(state, enemy, 'white')) parts.push({ cause: 'city', value: 1 });
  if (enemy.armor) parts.push({ cause: 'effects', value: enemy.armor });
  const sum = parts.reduce((total, part) => total + part.value, 0);
  const armor = armorOf(state, enemy);
  if (sum !== armor) parts.push({ cause: enemy.diseased ? 'disease' : 'least', value: armor - sum });
  return parts;
}

/** 2.5 and section 7: enemies may be immune to effects that are neither Attack nor Block. */
export function isImmune(state: State, enemy: Enemy, colour: string): boolean {
  if (still(tokenOf(state, enemy).is.arcaneImmunity, enemy, 'arcaneImmunity')) return true;
  return isColourImmune(state, enemy, colour);
}
const isColourImmune = (state: State, enemy: Enemy, colour: string): boolean =>
  (colour === 'red' && resists(state, enemy, 'fire')) || (colour === 'blue' && resists(state, enemy, 'ice'));
/** The same for one effect: what changes an attack directly gets past Arcane Immunity, not past a resistance. */
export const isSparedBy = (state: State, enemy: Enemy, colour: string, direct: boolean): boolean =>
  direct ? isColourImmune(state, enemy, colour) : isImmune(state, enemy, colour);

export const isNight = (state: State): boolean => state.night || siteOf(state.site).nightRules;

/** Attacks of this hero's enemies that still have to be dealt with. */
export function hasPendingAttack(state: State, hero: Hero): boolean {
  for (const enemy of state.enemies) {
    if (!faces(hero, enemy) || still(tokenOf(state, enemy).is.summon, enemy, 'summon')) continue;
    for (const attack of enemy.attacks) if (!attack.blocked && !attack.cancelled && !attack.dealt) return true;
  }
  return false;
}
