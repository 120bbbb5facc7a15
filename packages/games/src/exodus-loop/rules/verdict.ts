import type { Trigger } from '../content/encounters.ts';
import type { Outcome, Side, State, Wave } from '../types.ts';
import { livingCarriers, livingSquadrons } from './ships.ts';

/** A force that began with a carrier lives by it; one without lives by its squadrons. */
const hasCarriers = (state: State, side: 'player' | 'enemy'): boolean =>
  state.carriers.some((ship) => ship.side === side);

/** Correction 2, a house option: squadrons without ammo and without a carrier that could rearm them are out of the battle. */
const isSpent = (state: State, side: Side): boolean =>
  state.house.spentLost &&
  livingCarriers(state, side) === 0 &&
  !state.squadrons.some((unit) => unit.side === side && unit.hull > 0 && unit.ammo > 0);

/** Section 18: lost, and why. */
function loss(state: State): Outcome['why'] | null {
  const squadrons = livingSquadrons(state, 'player');
  if (!hasCarriers(state, 'player'))
    return squadrons === 0 ? 'squadrons-lost' : isSpent(state, 'player') ? 'spent' : null;
  if (livingCarriers(state, 'player') === 0) return 'carrier-lost';
  return state.sides.player.fuelStore <= 0 && squadrons === 0 ? 'stranded' : null;
}

/** Triggers that are sure to be met once no enemy is left; a beacon, a find or a damaged carrier may never come. */
const SURE: readonly Trigger['kind'][] = ['turn', 'losses', 'winning'];
/** A wave after another is as sure as that one. */
function stillComes(waves: readonly Wave[], index: number): boolean {
  const wave = waves[index];
  if (wave?.state !== 'waiting') return wave?.state === 'announced';
  const follows = index === 0 || waves[index - 1]?.state === 'arrived' || stillComes(waves, index - 1);
  return wave.triggers.some(({ kind }) => SURE.includes(kind) || (kind === 'after' && follows));
}

/** Section 18: won, and why. The jump drive counts only at the end of UPKEEP. */
function win(state: State, upkeep: boolean): Outcome['why'] | null {
  if (upkeep && state.jump && state.jump.charge >= state.jump.needed) return 'jumped';
  if (state.waves.some((_, i) => stillComes(state.waves, i))) return null;
  if (livingSquadrons(state, 'enemy') + livingCarriers(state, 'enemy') === 0) return 'enemies-destroyed';
  return isSpent(state, 'enemy') ? 'spent' : null;
}

/** Correction 2, a house option: it may be enough to hold out, or the player may have to win in time. */
const AT_LIMIT = {
  draw: { result: 'draw', why: 'turn-limit' },
  player: { result: 'victory', why: 'held-out' },
  enemy: { result: 'defeat', why: 'out-of-time' },
} as const;

/** Section 18: if both happen in the same turn, the loss counts. */
export function verdict(state: State, upkeep: boolean): Outcome | null {
  // UPKEEP has counted the next turn already.
  const turn = upkeep ? state.turn - 1 : state.turn;
  const lost = loss(state);
  if (lost) return { result: 'defeat', why: lost, turn };
  const won = win(state, upkeep);
  if (won) return { result: 'victory', why: won, turn };
  if (!upkeep || turn < state.house.turnLimit) return null;
  return { ...AT_LIMIT[state.house.atLimit], turn };
}
