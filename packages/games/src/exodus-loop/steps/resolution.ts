import type { Step } from '@fray/engine';
import { HARVEST_METAL } from '../content/house.ts';
import { canLandNow, nextContested } from '../rules/fights.ts';
import { hangarOf } from '../rules/figures.ts';
import { nameOf } from '../rules/grid.ts';
import { carrier, dockedIn, isFlying } from '../rules/ships.ts';
import { type Exodus, type Focus, NOWHERE, SIDES } from '../types.ts';
import { clearOrders, launchQueued } from './changes/launch.ts';
import { shipRef, tell } from './changes/tell.ts';
import { clearWrecks } from './changes/wrecks.ts';

/** Section 10: fights may still come. */
export const resolving = (): Focus => ({ about: 'resolution', phase: 'RESOLUTION' });

/** Section 10, steps 1, 5, 6, 8 and 9. Intents, carrier actions, movements and carrier damage have files of their own. */
export const launches: Step<Exodus, '10.1 launches'> = {
  title: 'RESOLUTION 1: launches',
  to: ['10.2 intents', '10.3 carrier action'],
  focus: resolving,
  enter(play) {
    const { state, memory } = play;
    play.emit({ type: 'phase', phase: 'RESOLUTION', turn: state.turn });
    launchQueued(play, 'player');
    if (!memory.given) return '10.2 intents';
    // The setup contains the orders of both sides: the enemy gives none this turn.
    delete memory.given;
    launchQueued(play, 'enemy');
    state.open = true;
    return '10.3 carrier action';
  },
};

export const landings: Step<Exodus, '10.5 landings'> = {
  title: 'RESOLUTION 5: landings',
  to: ['10.6 combat'],
  focus: resolving,
  enter(play) {
    const { state } = play;
    for (const unit of state.squadrons) {
      if (!isFlying(unit)) continue;
      if (unit.order === 'HARVEST') {
        // House: the harvest is brought in with the landings, before shots fall.
        state.sides[unit.side].metal += HARVEST_METAL;
        tell(play, unit.side, unit.cell, {
          type: 'harvested',
          unit: shipRef(unit),
          cell: nameOf(unit.target),
          metal: HARVEST_METAL,
        });
      }
      if (unit.order !== 'LAND' || unit.dock === null) continue;
      const ship = carrier(state, unit.dock);
      // The carrier may have moved away, been lost, or filled up since the order was given.
      if (!ship || ship.hull <= 0 || !canLandNow(ship, unit)) continue;
      if (dockedIn(state, ship) >= hangarOf(state.sides[ship.side], ship)) continue;
      tell(play, unit.side, unit.cell, { type: 'landed', unit: shipRef(unit), carrier: shipRef(ship) });
      unit.cell = NOWHERE;
      unit.home = ship.id;
      unit.status = 'docked';
    }
    return '10.6 combat';
  },
};

export const combat: Step<Exodus, '10.6 combat'> = {
  title: 'RESOLUTION 6: combat in every contested cell',
  to: ['10.7 carrier damage'],
  focus: resolving,
  calls: ['12 initiative'],
  enter(play) {
    let cell = NOWHERE;
    for (;;) {
      cell = nextContested(play.state, cell);
      if (cell < 0) return '10.7 carrier damage';
      play.call('12 initiative', { cell });
    }
  },
};

export const ordersCleared: Step<Exodus, '10.8 orders cleared'> = {
  title: 'RESOLUTION 8: all orders are cleared',
  to: ['10.9 wrecks'],
  focus: resolving,
  enter(play) {
    for (const side of SIDES) clearOrders(play.state, side);
    play.state.open = false;
    return '10.9 wrecks';
  },
};

export const wrecks: Step<Exodus, '10.9 wrecks'> = {
  title: 'RESOLUTION 9: destroyed squadrons are removed',
  to: ['18 after resolution'],
  focus: resolving,
  rolls: true,
  enter(play) {
    clearWrecks(play);
    return '18 after resolution';
  },
};
