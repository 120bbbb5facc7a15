import { UNITS } from '../content/units.ts';
import type { Roll, State, Unit } from '../types.ts';
import { abilityMod, abilityOf, combatCount, combatMod } from './dice.ts';
import { fightRow, fights, isGroundUnit, opponentOf } from './figures.ts';
import { hooksOf } from './hooks.ts';
import { bareRoll, cannonTarget, defenderOf } from './reach.ts';

/** What a unit really needs now: for screens that draw "hits on 4 (printed 5)". Pure; rolls make their own dice. */
export interface ToHit {
  /** The value on the card; none: an effect lends it. */
  printed?: number;
  /** A die of this unit hits on this or more, with every modifier in force; 11 or more never hits, 1 or less always does. */
  needs: number;
  /** Dice that it rolls now, and on the card. Extra dice of a whole roll (Plasma Scoring) are given out before it. */
  dice: number;
  printedDice: number;
}
export type ToHitKind = 'combat' | 'barrage' | 'bombardment' | 'cannon';

/** Where a ground force that is still carried would fight: the planet of the running combat, or the first one. */
const combatPlace = (state: State, unit: Unit): string =>
  fights(unit, unit.at) || !isGroundUnit(unit) ? unit.at : (state.planet ?? state.planets[0]?.id ?? 'space');

function rollOf(state: State, unit: Unit, kind: ToHitKind): Roll {
  const by = unit.side;
  if (kind === 'combat') {
    const place = combatPlace(state, unit);
    return bareRoll(kind, by, opponentOf(state, by, place), place);
  }
  if (kind === 'barrage') return bareRoll(kind, by, opponentOf(state, by, 'space'), 'space');
  if (kind === 'bombardment') {
    const place = unit.aim ?? state.planet ?? state.planets[0]?.id ?? 'space';
    return bareRoll(kind, by, defenderOf(state, place) ?? 'defender', place);
  }
  const defense = by !== 'attacker' && state.phase === 'invasion' && state.planets.some((one) => one.id === unit.at);
  return bareRoll(kind, by, cannonTarget(state, by), defense ? unit.at : 'space');
}

/** `undefined` if the unit does not roll such dice now, even if its card has them. */
export function toHit(state: State, unit: Unit, kind: ToHitKind = 'combat'): ToHit | undefined {
  const card = UNITS[unit.kind];
  const roll = rollOf(state, unit, kind);
  if (kind === 'combat') {
    const value = fightRow(unit).combat;
    if (value === undefined) return undefined;
    const silent = hooksOf(state, 'noRoll').some(({ by, hook, bonus }) => hook(state, by, unit.side, bonus));
    return {
      ...(card.combat === undefined ? {} : { printed: card.combat }),
      needs: value - combatMod(state, unit, roll),
      dice: silent ? 0 : combatCount(state, unit, roll),
      printedDice: card.dice,
    };
  }
  const dice = abilityOf(state, unit, kind);
  if (!dice) return undefined;
  const printed = kind === 'barrage' ? card.barrage : kind === 'bombardment' ? card.bombard : card.cannon;
  return {
    ...(printed === undefined ? {} : { printed: printed.value }),
    needs: dice.value - abilityMod(state, unit, roll),
    dice: dice.dice + (unit.galvanized ? 1 : 0),
    printedDice: printed?.dice ?? 0,
  };
}

/** What changes the combat dice of a unit now, each by the effect that does: `Morale Boost +1`. */
interface Change {
  effect: string;
  amount: number;
}
export function changesOf(state: State, unit: Unit): { toHit: Change[]; dice: Change[] } {
  const roll = rollOf(state, unit, 'combat');
  const sum = (list: readonly { effect: string; amount: number }[]) => list.filter(({ amount }) => amount !== 0);
  return {
    toHit: sum(
      hooksOf(state, 'combatModifier').map(({ by, effect, hook, bonus }) => ({
        effect,
        amount: hook(state, by, unit, roll, bonus),
      })),
    ),
    dice: sum(
      hooksOf(state, 'combatDice').map(({ by, effect, hook, bonus }) => ({
        effect,
        amount: hook(state, by, unit, roll, bonus),
      })),
    ),
  };
}
