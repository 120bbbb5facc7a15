import type { Offer, Play, Step } from '@fray/engine';
import { cellNamed, nameOf } from '../rules/grid.ts';
import { earlyLaunchCells, isEarly } from '../rules/placement.ts';
import { carrier, squadron } from '../rules/ships.ts';
import type { Action, Exodus, Side, State, StepId } from '../types.ts';
import { rally } from './changes/launch.ts';
import { shipRef, tell } from './changes/tell.ts';
import { uncover } from './changes/uncover.ts';

function offerPreparation(state: State, side: Side, offer: Offer<Exodus>): void {
  const blank: Action = { type: 'place', ship: '', cell: '' };
  const ships =
    state.squadrons.some((unit) => unit.side === side && unit.cell >= 0) ||
    state.carriers.some((ship) => ship.side === side);
  if (ships) offer.form(side, blank);
  for (const unit of state.squadrons) {
    if (unit.side !== side || unit.home === null) continue;
    if (!unit.traits.includes('EARLY_LAUNCH')) {
      offer(side, { type: 'early-launch', unit: unit.id, cell: '' }, { code: 'not-early', unit: unit.id });
    } else {
      for (const cell of earlyLaunchCells(state, unit))
        offer(side, { type: 'early-launch', unit: unit.id, cell: nameOf(cell) });
    }
  }
  offer(side, { type: 'done' });
}

function place(play: Play<Exodus>, action: Extract<Action, { type: 'place' }>): void {
  const ship = squadron(play.state, action.ship) ?? carrier(play.state, action.ship);
  if (!ship) return;
  uncover(play, ship, () => {
    ship.cell = cellNamed(action.cell) as number;
  });
  tell(play, ship.side, ship.cell, { type: 'placed', unit: shipRef(ship), cell: action.cell });
}

function launchEarly(play: Play<Exodus>, action: Extract<Action, { type: 'early-launch' }>): void {
  const unit = squadron(play.state, action.unit);
  if (!unit) return;
  uncover(play, unit, () => {
    unit.cell = cellNamed(action.cell) as number;
    unit.home = null;
  });
  unit.status = 'launched';
  rally(play.state, unit);
  tell(play, unit.side, unit.cell, { type: 'launched', unit: shipRef(unit), cell: action.cell });
}

const preparation = (side: Side, next: StepId, title: string): Step<Exodus, '7 player' | '7 enemy'> => ({
  title,
  to: [next],
  choices: (state, _, offer) => offerPreparation(state, side, offer),
  on: {
    place,
    'early-launch': launchEarly,
    done(play) {
      // Early Launch is worth something only if the squadron can be ordered on turn 1 (house).
      for (const unit of play.state.squadrons) if (unit.side === side && isEarly(unit)) unit.status = 'ready';
      play.reveal();
      // Both have deployed: PREPARATION was turn 0 (correction 4).
      if (next === '8 intel') play.state.turn = play.state.first;
      return next;
    },
  },
});

export const preparationSteps = {
  '7 player': preparation('player', '7 enemy', 'PREPARATION: the player deploys'),
  '7 enemy': preparation('enemy', '8 intel', 'PREPARATION: the enemy deploys'),
};
