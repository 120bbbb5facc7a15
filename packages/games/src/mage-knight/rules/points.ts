import { cardOf } from '../content/cards.ts';
import type { Mode } from '../content/mode.ts';
import { siteOf } from '../content/sites.ts';
import { tokenOf } from '../content/tokens.ts';
import { unitOf } from '../content/units.ts';
import type { Element, Hero, Kind, State, UnitState } from '../types.ts';
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
  if (unit.paid || unitOf(unit.unit).influence !== 'assault' || !siteOf(state.site).assault) return true;
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

/** Rules of the turn that change every attack: new elements, kinds, doubled values. */
export function changed(state: State, hero: Hero, worth: Worth, pick: string): Worth {
  if (worth.kind === 'block') return worth;
  const { turn } = hero;
  if (turn.allColdFire) worth.element = 'coldFire';
  if (turn.allSiege) worth.kind = 'siege';
  if (turn.justice && state.phase === 4 && worth.element === 'physical') worth.amount *= 2;
  // Bow of Starsdawn: doubled as Ranged, or plain as Siege, whatever it was.
  if (turn.starsdawn && worth.kind !== 'melee') {
    worth.kind = pick === 'siege' ? 'siege' : 'ranged';
    if (pick !== 'siege') worth.amount *= 2;
  }
  return worth;
}

/** The points of a mode, with everything that raises the card's own value. */
export function worthOf(
  state: State,
  hero: Hero,
  maker: Maker,
  source: string,
  unit: UnitState | undefined,
  mode: Mode,
  pool: 'attack' | 'block',
  bonus: number,
): Worth {
  const points = pool === 'attack' ? mode.attack : mode.block;
  const kind = pool === 'attack' ? ((mode.attack?.kind ?? 'melee') as Kind) : 'block';
  let amount = (points?.n ?? 0) + (mode.plus ? mode.plus(state, hero) : 0);
  if (source === 'cold-toughness' && mode.grade === 'strong') amount += traitsOf(state);
  amount += bonus;
  if (maker === 'card') amount += cardBonus(state, hero, kind);
  else if (unit) amount += unitBonus(hero, unit, kind);
  if (pool === 'block') amount += hero.turn.blockPlus;
  return { kind, element: points?.element ?? 'physical', amount, swift: mode.block?.swift ?? false };
}

/** A sideways card is no Attack or Block card: nothing raises it but the skill that plays it. */
export function sidewaysWorth(hero: Hero, card: string, by: string, mana: string): number {
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
    default:
      return 1;
  }
}
