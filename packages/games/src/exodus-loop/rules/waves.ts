import type { Trigger } from '../content/encounters.ts';
import { WAVES } from '../content/house.ts';
import type { Side, State, Wave } from '../types.ts';
import { carrierMaxHull } from './figures.ts';
import { cellAt, distance, onMap } from './grid.ts';
import { coversCell } from './ships.ts';
import { detects } from './sight.ts';

const hullOf = (state: State, side: Side): number =>
  state.squadrons.reduce((sum, unit) => sum + (unit.side === side ? unit.hull : 0), 0);

/** A trigger that is met, one that is not, or a chance of 1 in this many. */
export function triggerStatus(state: State, wave: Wave, trigger: Trigger): boolean | number {
  const arrival = state.turn + WAVES.warning;
  const enemy = state.carriers.filter((ship) => ship.side === 'enemy');
  switch (trigger.kind) {
    case 'turn':
      if (arrival < trigger.from) return false;
      // Every turn of the window is as likely; drawn when it is there, so that nobody can know it before.
      return arrival >= trigger.to ? true : trigger.to - arrival + 1;
    case 'after': {
      const before = state.waves[state.waves.indexOf(wave) - 1];
      return !before || (before.state === 'arrived' && arrival >= before.turn + trigger.turns);
    }
    case 'losses': {
      const { lost, mustered } = state.sides.enemy;
      // A force that never had a squadron has nothing to lose but its carriers.
      return mustered > 0 ? lost * 100 >= trigger.percent * mustered : enemy.every((ship) => ship.hull <= 0);
    }
    case 'winning':
      return hullOf(state, 'player') >= WAVES.decisive * hullOf(state, 'enemy');
    case 'carrier-damaged':
      return enemy.some((ship) => ship.hull < carrierMaxHull(state, ship));
    case 'phase':
      return enemy.some((ship) => ship.hull * 100 <= trigger.percent * carrierMaxHull(state, ship));
    case 'beacon':
      return state.beacon;
    case 'detection':
      return state.find >= 0 && detects(state, 'player', state.find);
  }
}

const isFree = (state: State, cell: number): boolean =>
  !state.squadrons.some((unit) => unit.cell === cell && unit.hull > 0) &&
  !state.carriers.some((ship) => ship.hull > 0 && coversCell(ship, cell));

/** 0, 1, -1, 2, -2, ... around the middle of a line of cells. */
const outward = (length: number): number[] => {
  const middle = Math.floor((length - 1) / 2);
  return Array.from({ length }, (_, i) => i).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
};

/** Section 26: the cells of an edge from the middle outward, free cells first. */
export function spawnCells(state: State, place: Wave['place']): number[] {
  const { columns, rows, find } = state;
  const left = outward(rows).map((y) => cellAt(0, y));
  const right = outward(rows).map((y) => cellAt(columns - 1, y));
  let line: number[];
  switch (place) {
    case 'top':
      line = outward(columns).map((x) => cellAt(x, 0));
      break;
    case 'behind':
      line = outward(columns).map((x) => cellAt(x, rows - 1));
      break;
    case 'left':
      line = left;
      break;
    case 'right':
      line = right;
      break;
    case 'flanks':
      line = left.flatMap((cell, i) => [cell, right[i] as number]);
      break;
    case 'find': {
      line = [];
      for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) line.push(cellAt(x, y));
      line.sort((a, b) => distance(a, find) - distance(b, find) || a - b);
      break;
    }
  }
  return line.filter((cell) => onMap(state, cell) && isFree(state, cell));
}
