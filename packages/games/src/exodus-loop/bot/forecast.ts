import type { Chance } from '@fray/engine';
import { below, seedState } from '@fray/engine';
import { AI, FORECAST_MARGIN } from '../content/house.ts';
import type { Behaviour } from '../content/traits.ts';
import type { Mood } from '../content/upgrades.ts';
import { columnOf, isOn, rowOf, WIDTH } from '../rules/grid.ts';
import { nearAsteroids } from '../rules/orders.ts';
import { isFlying } from '../rules/ships.ts';
import { type Forecast, NOWHERE, type OrderKind, type Squadron, type State } from '../types.ts';
import { PATH_TIER, view } from '../view.ts';
import { decide, type Intent } from './procedure.ts';
import { prudent } from './prudence.ts';

/** Chance from a seed of its own: a forecast must not disturb the dice of the table. */
function seededChance(seed: number, id: string): Chance {
  // A stream for each squadron: what is foreseen of one does not depend on how many others there are.
  let stream = 0;
  for (let i = 0; i < id.length; i++) stream = (Math.imul(stream, 31) + id.charCodeAt(i)) | 0;
  const words = seedState(seed, stream);
  return (count, sides) => Array.from({ length: count }, () => 1 + below(words, sides));
}

/** What an intent is as an order (section 25: HOLD is DEFEND, ADVANCE and RETREAT are MOVE). */
const ORDER_OF: Record<Intent['kind'], OrderKind> = {
  ATTACK: 'ATTACK',
  ADVANCE: 'MOVE',
  HOLD: 'DEFEND',
  RETREAT: 'MOVE',
  LAND: 'LAND',
  HARVEST: 'HARVEST',
};

const SHIFT: Partial<Record<Behaviour, number>> = {
  AGGRESSIVE: AI.moodShift,
  HUNTER: AI.moodShift,
  SUICIDAL: AI.moodShift,
  CAUTIOUS: -AI.moodShift,
  STATIC: -AI.moodShift,
  DEFENSIVE: -AI.moodShift,
};
/** Section 24, tier 1: aggression in a word. */
function moodOf(unit: Pick<Squadron, 'aggression' | 'behaviour'>): Mood {
  const level = unit.aggression + (unit.behaviour ? (SHIFT[unit.behaviour] ?? 0) : 0);
  return level < AI.calmBelow ? 'calm' : level >= AI.aggressiveFrom ? 'aggressive' : 'alert';
}

/** A cell at most one off, inside the map. */
function blur(state: State, cell: number, chance: Chance): number {
  const span = 2 * FORECAST_MARGIN + 1;
  const [dx = 0, dy = 0] = chance(2, span).map((face) => face - 1 - FORECAST_MARGIN);
  const x = columnOf(cell) + dx;
  // One cell off in all, as distance counts.
  const y = rowOf(cell) + (dx === 0 ? dy : 0);
  return isOn(state, x, y) ? y * WIDTH + x : cell;
}

/** Section 24: the procedure run on the present moment with a forecast seed. It may still change. */
export function forecastOrders(state: State, seed: number): Forecast[] {
  // A tier that reads moods only needs no forecast of the moves.
  if (state.sides.player.tier < PATH_TIER) {
    return state.squadrons
      .filter((unit) => unit.side === 'enemy' && isFlying(unit))
      .map((unit) => ({ id: unit.id, mood: moodOf(unit), arrow: NOWHERE, order: null, cell: NOWHERE }));
  }
  // Between turns no order lies on the table, so that without fog the procedure may read the state itself.
  const seen: State = state.house.fog ? view(state, 'enemy') : state;
  return seen.squadrons
    .filter((unit) => unit.side === 'enemy' && isFlying(unit))
    .map((unit) => {
      const chance = seededChance(seed, unit.id);
      const next = prudent(seen, unit, decide(seen, unit, nearAsteroids(state, unit), chance));
      const cell = next.cell >= 0 && next.kind !== 'HARVEST' ? next.cell : unit.cell;
      return { id: unit.id, mood: moodOf(unit), arrow: blur(state, cell, chance), order: ORDER_OF[next.kind], cell };
    });
}
