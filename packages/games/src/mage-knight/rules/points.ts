import { cardOf } from '../content/cards.ts';
import type { Mode } from '../content/mode.ts';
import { siteOf } from '../content/sites.ts';
import { tokenOf } from '../content/tokens.ts';
import { rowOf } from '../content/units.ts';
import type { Element, Hero, Kind, State, UnitState, Use } from '../types.ts';
import { attackElement, enemyOf, hasAbility, resists } from './enemy.ts';

export interface Worth {
  kind: Kind | 'block';
  element: Element;
  amount: number;
  swift: boolean;
}
export type Maker = 'card' | 'unit' | 'skill';

/** Units are forbidden in some places (12.8); Bonds of Loyalty goes everywhere. */
export function mayUseUnits(state: State, unit: UnitState): boolean {
  return unit.bond || siteOf(state.site).units !== 'none';
}
export function isUsableUnit(state: State, hero: Hero, unit: UnitState): boolean {
  if (!unit.ready || unit.wounds > 0 || !mayUseUnits(state, unit)) return false;
  if (unit.paid || rowOf(unit).influence !== 'assault' || !siteOf(state.site).assault) return true;
  return hero.influence >= 2;
}

/** Cold Toughness: one for each ability, attack element and resistance of the enemy it blocks. */
function traitsOf(state: State): number {
  const enemy = state.currentBlock && enemyOf(state, state.currentBlock.enemyId);
  if (!enemy) return 0;
  if (hasAbility(state, enemy, 'arcaneImmunity') && !state.options.coldToughnessArcane) return 0;
  const row = tokenOf(state, enemy);
  const elements = new Set(row.attacks.map((_, i) => attackElement(state, enemy, i)).filter((e) => e !== 'physical'));
  return (
    row.abilities.filter((ability) => hasAbility(state, enemy, ability)).length +
    row.resists.filter((r) => resists(state, enemy, r)).length +
    elements.size
  );
}

/** What a unit's points gain from banners and skills. */
function unitBonus(hero: Hero, unit: UnitState, kind: Kind | 'block'): number {
  const { turn } = hero;
  let bonus = turn.unitPlus;
  if (turn.glory || unit.banner === 'banner-of-glory') bonus++;
  if (kind !== 'block') bonus += turn.unitAttackPlus;
  if (turn.leadership) bonus += kind === 'block' ? 3 : kind === 'ranged' ? 1 : kind === 'melee' ? 2 : 0;
  return bonus;
}
function cardBonus(state: State, hero: Hero, kind: Kind | 'block'): number {
  const { turn } = hero;
  if (kind === 'block') return turn.ambushBlock;
  return turn.ambushAttack + (turn.deadlyAim ? (state.phase === 1 ? 1 : 2) : 0);
}

/** Mana Overload: 4 more for the first card that is paid with its color. */
export const overloadOf = ({ turn }: Hero, { pay }: Mode): number =>
  turn.overload && pay.includes(turn.overload) ? 4 : 0;

/** Rules of the turn that change every attack: new elements, kinds, doubled values. */
export function applyTurnRules(state: State, hero: Hero, worth: Worth, pick: string): Worth {
  const { turn } = hero;
  if (worth.kind === 'block') return worth;
  if (!turn.allColdFire && !turn.allSiege && !turn.justice && !turn.starsdawn) return worth;
  const element = turn.allColdFire ? 'coldFire' : worth.element;
  let kind: Kind = turn.allSiege ? 'siege' : worth.kind;
  let amount = turn.justice && state.phase === 4 && element === 'physical' ? worth.amount * 2 : worth.amount;
  // Bow of Starsdawn: any points, doubled as Ranged or unchanged as Siege.
  if (turn.starsdawn && kind !== 'melee') {
    kind = pick === 'siege' ? 'siege' : 'ranged';
    if (pick !== 'siege') amount *= 2;
  }
  return { kind, element, amount, swift: worth.swift };
}

/** Who makes points, and what it is called. */
export interface MadeBy {
  maker: Maker;
  source: string;
  unit: UnitState | undefined;
}
/** The points of a mode, with everything that raises the card's own value: the bonus of a card that plays it comes after. */
export function worthOf(state: State, hero: Hero, by: MadeBy, mode: Mode, pool: 'attack' | 'block'): Worth {
  const { maker, source, unit } = by;
  const points = pool === 'attack' ? mode.attack : mode.block;
  const kind = pool === 'attack' ? ((mode.attack?.kind ?? 'melee') as Kind) : 'block';
  let amount = (points?.n ?? 0) + (mode.plus ? mode.plus(state, hero) : 0);
  if (source === 'cold-toughness' && mode.grade === 'strong') amount += traitsOf(state);
  if (maker === 'card') amount += cardBonus(state, hero, kind) + overloadOf(hero, mode);
  else if (unit) amount += unitBonus(hero, unit, kind);
  if (pool === 'block') amount += hero.turn.blockPlus;
  return { kind, element: points?.element ?? 'physical', amount, swift: mode.block?.swift ?? false };
}

/** P11: what a sideways card is turned into: points, or Move and Influence (G2). */
export type Side = 'points' | 'move' | 'influence';
export const sidewaysFor = (mode: string): 'move' | 'influence' | '' =>
  mode === 'sideways-move' ? 'move' : mode === 'sideways-influence' ? 'influence' : '';
/**
 * A sideways card is no Attack or Block card: nothing raises it but the skill that plays it, and Tirelessness where it
 * gives Move.
 */
export function sidewaysWorth(hero: Hero, { source, by, pick }: Use, side: Side): number {
  const { moveNext, movePlus } = hero.turn;
  return skilledWorth(hero, source, by ?? '', pick ?? '') + (side === 'move' ? moveNext + movePlus : 0);
}
function skilledWorth(hero: Hero, card: string, by: string, mana: string): number {
  if (!by) return 1;
  const { kind, colour, second } = cardOf(card);
  switch (by) {
    case 'i-dont-give-a-damn':
      return kind === 'basic' || kind === 'wound' ? 2 : 3;
    case 'who-needs-magic':
      return hero.turn.dieUsed ? 2 : 3;
    case 'universal-power':
      return colour === mana || second === mana ? 4 : 3;
    case 'wolfs-howl':
      return 4 + Math.max(0, hero.commandTokens - hero.units.filter((unit) => !unit.lent).length);
    case 'power-of-pain':
      return 2;
    case 'ritual-of-pain':
      return 3;
    default:
      return 1;
  }
}
