import type { Trade } from '../content/effects/types.ts';
import { chance, combatDice } from '../rules/dice.ts';
import { arena, fightRow, force, has, isGroundUnit, isStructureUnit, opponentOf } from '../rules/figures.ts';
import { price } from '../rules/hits.ts';
import type { PartyId, State, Unit } from '../types.ts';
import { policyOf, rank } from './picks.ts';

/** How a fight would go if every roll were average: fast, without chance, and good enough to see who is ahead. */

/** The most rounds of a fight that nobody can win. */
const ROUNDS = 40;

interface Side {
  /** Hits that Sustain Damage takes before anything is lost. */
  sustains: number;
  /** Hits a round of each unit, the first to be lost first. */
  units: number[];
}

function sideOf(state: State, by: PartyId, place: string, lost: readonly Unit[]): Side {
  const units = force(state, by, place).filter((unit) => !lost.includes(unit));
  const power = new Map<string, number>();
  const roll = { kind: 'combat' as const, by, on: opponentOf(state, by, place), place, dice: [], hits: null };
  for (const die of combatDice(state, roll)) power.set(die.unit, (power.get(die.unit) ?? 0) + chance(die));
  const policy = policyOf(state, by);
  return {
    sustains: units.filter((unit) => fightRow(unit).sustain && !unit.damaged).length,
    units: units.sort((a, b) => rank(policy, a) - rank(policy, b)).map((unit) => power.get(unit.id) ?? 0),
  };
}
const sizeOf = (side: Side): number => side.sustains + side.units.length;
/** Average hits per round after `taken` hits; a unit that is half lost hits half as often. */
function powerOf(side: Side, taken: number): number {
  let gone = Math.max(0, taken - side.sustains);
  let sum = 0;
  for (const power of side.units) {
    sum += power * (1 - Math.min(1, gone));
    gone = Math.max(0, gone - 1);
  }
  return sum;
}

/** What a trade changes: units that are gone, hits that the other side takes, and one's own. */
interface Change {
  lost?: readonly Unit[];
  hits?: number;
  takes?: number;
}

/** From -1, all is lost, to 1, nothing is: the share of one's own force that is left at the end, or minus that of theirs. */
export function evaluateFight(
  state: State,
  seat: PartyId,
  place: string,
  { lost = [], hits = 0, takes = 0 }: Change = {},
): number {
  const mine = sideOf(state, seat, place, lost);
  const theirs = sideOf(state, opponentOf(state, seat, place), place, lost);
  const [size, against] = [sizeOf(mine), sizeOf(theirs)];
  const [begins, faces] = [size - takes, against - hits];
  let [left, foes] = [begins, faces];
  for (let round = 0; round < ROUNDS && left > 0 && foes > 0; round++) {
    const [produced, taken] = [powerOf(mine, size - left), powerOf(theirs, against - foes)];
    if (produced + taken === 0) break;
    // The last round ends with the last unit of one side.
    const part = Math.min(1, taken > 0 ? left / taken : 1, produced > 0 ? foes / produced : 1);
    left -= taken * part;
    foes -= produced * part;
  }
  // Relative to what is there after the trade: an even one is good for the larger side.
  const share = (rest: number, of: number): number => (rest <= 0 ? 0 : rest / of);
  return share(left, begins) - share(foes, faces);
}

/** Ground forces that the attacker could land there, against those that are there. */
function landing(state: State, planet: string): number {
  const units = state.units.map((unit) =>
    unit.side === 'attacker' && unit.at === 'space' && isGroundUnit(unit) && !isStructureUnit(unit)
      ? { ...unit, at: planet }
      : unit,
  );
  return evaluateFight({ ...state, units }, 'attacker', planet);
}

/** Of the whole action: the attacker needs the space, and then a planet. */
export function evaluateAction(state: State, seat: PartyId): number {
  const { planets, extent } = state;
  const fought = has(state, 'attacker', 'space') && has(state, 'defender', 'space');
  const space = fought || extent === 'space' ? evaluateFight(state, 'attacker', 'space') : 1;
  const aims = extent === 'space' ? [] : planets.filter((planet) => planet.owner !== 'attacker');
  const best = Math.min(space, Math.max(...aims.map((planet) => landing(state, planet.id)), aims.length ? -1 : 1));
  return seat === 'attacker' ? best : -best;
}

/** What a trade is worth: the evaluation after it minus the one before. */
export function gainOf(state: State, seat: PartyId, given: string | undefined, trade: Trade): number {
  const place = arena(state);
  const dearest = force(state, opponentOf(state, seat, place), place).sort((a, b) => price(b) - price(a));
  const lost = [...state.units.filter((unit) => unit.id === given), ...dearest.slice(0, trade.destroys ?? 0)];
  return evaluateFight(state, seat, place, { ...trade, lost }) - evaluateFight(state, seat, place);
}
