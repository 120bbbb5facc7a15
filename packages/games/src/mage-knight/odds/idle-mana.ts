import { CARDS, cardOf } from '../content/cards.ts';
import { type Mode, modeOf } from '../content/mode.ts';
import { skillOf } from '../content/skills.ts';
import { rowOf } from '../content/units.ts';
import { hasAbility } from '../rules/enemy.ts';
import { isReady, WOUND } from '../rules/hero.ts';
import { isUsable } from '../rules/mana.ts';
import type { Hero, State, Use } from '../types.ts';
import { OF_MANA, RAISES } from './reach.ts';

/** Mana that a search need not get: too early, or of a color that nothing takes. */

const usableModes = (hero: Hero, but?: string): Mode[] => [
  ...hero.hand.flatMap((id) => (id === WOUND || id === but ? [] : cardOf(id).modes)),
  ...hero.units.flatMap((unit) => (unit.ready && unit.id !== but ? rowOf(unit).modes : [])),
  ...hero.skills.flatMap(({ id, ready }) => (ready && id !== but ? skillOf(id).modes : [])),
];
/** Move and Influence have no taker in this fight. */
const hasNoTaker = (state: State, { units, turn, skills }: Hero): boolean =>
  !turn.agility &&
  !turn.diplomacy &&
  !skills.some(({ ready }) => ready) &&
  !units.some((unit) => rowOf(unit).influence !== '') &&
  !state.enemies.some((enemy) => !enemy.defeated && hasAbility(state, enemy, 'cumbersome'));

/** All mana is paid for points: it is as good to get it while the pool is open. */
export function paysOnlyPools(state: State, hero: Hero): boolean {
  const idle = hasNoTaker(state, hero);
  const isCalm = ({ effects }: Mode): boolean =>
    effects.every(({ counts, does: [code] }) => code === 'reputation' || (counts !== undefined && idle));
  return (
    hero.hand.every((id) => !cardOf(id).boosts || RAISES[id] !== undefined) &&
    usableModes(hero).every(
      (mode) => !mode.pay.length || isCalm(mode) || (mode.pay.includes('black') && !isUsable(state, hero, 'black')),
    )
  );
}

/** Something else at hand is paid with this color; gold and what plays other cards take any. */
function isWanted(hero: Hero, colour: string, but: string): boolean {
  if (isReady(hero, 'universal-power')) return true;
  if (hero.hand.some((id) => id !== but && (RAISES[id] ? cardOf(id).colour === colour : cardOf(id).boosts)))
    return true;
  return usableModes(hero, but).some(({ pay }) => pay.some((one) => one === colour));
}

/** This gives mana and nothing that lasts, and it can wait until a pool is open, or nothing takes it. */
export function isIdleMana(hero: Hero, use: Pick<Use, 'source' | 'mode' | 'by'>, open: boolean): boolean {
  if (use.by) return false;
  const unit = hero.units.find(({ id }) => id === use.source);
  const row = unit ? rowOf(unit) : CARDS[use.source];
  const mode = row && modeOf(row, use.mode);
  if (!mode?.effects.length || mode.gives.crystals) return false;
  if (!mode.effects.every(({ does: [code] }) => OF_MANA.includes(code))) return false;
  if (!open) return true;
  const given = mode.effects.flatMap(({ does: [code, ...colours] }) =>
    code === 'mana' ? colours.map(String) : ['any'],
  );
  const isIdle = (colour: string): boolean =>
    colour !== 'any' && (mode.pay.some((one) => one === colour) || !isWanted(hero, colour, use.source));
  // A unit that gives two of any colors: the same without the one that nothing takes is offered too.
  return unit ? given.some(isIdle) : given.every(isIdle);
}
