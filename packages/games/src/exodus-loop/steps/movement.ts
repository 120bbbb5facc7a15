import type { Step } from '@fray/engine';
import { AMMO_A_SHOT, FUEL_A_MOVE } from '../content/house.ts';
import { nextMover, walk } from '../rules/fights.ts';
import { nameOf } from '../rules/grid.ts';
import type { Exodus } from '../types.ts';
import { tellMove } from './changes/tell.ts';
import { resolving } from './resolution.ts';
import { shotAt } from './shot.ts';

/** Section 11: one squadron after another, with interception checks cell by cell. */
export const movements: Step<Exodus, '10.4 movements'> = {
  title: 'RESOLUTION 4: movements and interceptions',
  to: ['10.4 movements', '10.5 landings'],
  focus: resolving,
  calls: ['13 roll'],
  enter(play) {
    const { state } = play;
    const unit = nextMover(state);
    if (!unit) return '10.5 landings';
    const from = unit.cell;
    const { cell, by } = walk(state, unit);
    unit.moved = true;
    unit.cell = cell;
    // Out and back is a move too.
    unit.fuel = Math.max(0, unit.fuel - FUEL_A_MOVE);
    tellMove(play, unit, from, by !== undefined);
    if (by && by.ammo >= AMMO_A_SHOT) {
      by.intercepted++;
      play.emit({ type: 'interception', cell: nameOf(cell) });
      play.call('13 roll', { shot: shotAt(by.id, unit.id, 'interception') });
    }
    return '10.4 movements';
  },
};
