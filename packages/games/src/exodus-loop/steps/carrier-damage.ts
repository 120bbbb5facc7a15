import type { Step } from '@fray/engine';
import { assailants, pointDefenceTargets } from '../rules/fights.ts';
import { nameOf } from '../rules/grid.ts';
import { carrier, isFlying, squadron } from '../rules/ships.ts';
import { type Exodus, SIDES } from '../types.ts';
import { destroy } from './changes/harm.ts';
import { shipRef } from './changes/tell.ts';
import { resolving } from './resolution.ts';
import { shotAt } from './shot.ts';

/** Section 16: carriers whose cells nobody holds for them. */
export const carrierDamageSteps: { [S in '10.7 carrier damage' | '16 assault']: Step<Exodus, S> } = {
  '10.7 carrier damage': {
    title: 'RESOLUTION 7: carrier damage',
    to: ['10.8 orders cleared'],
    focus: resolving,
    calls: ['16 assault'],
    enter(play) {
      const { state } = play;
      for (const side of SIDES) {
        for (const ship of state.carriers) {
          if (ship.side === side && ship.hull > 0 && assailants(state, ship).length)
            play.call('16 assault', { ship: ship.id });
        }
      }
      return '10.8 orders cleared';
    },
  },
  '16 assault': {
    title: 'Carrier damage: point defense, then every attacker',
    to: ['16 assault', 'back'],
    calls: ['13 roll'],
    enter(play) {
      const { state, memory } = play;
      const ship = carrier(state, memory.ship);
      if (!ship || ship.hull <= 0) return 'back';
      if (!memory.order) {
        const attackers = assailants(state, ship);
        if (!attackers.length) return 'back';
        play.emit({ type: 'carrier-attacked', carrier: shipRef(ship), cell: nameOf(ship.cell) });
        for (const unit of pointDefenceTargets(state, ship, attackers)) {
          play.emit({ type: 'point-defence', carrier: shipRef(ship), unit: shipRef(unit) });
          destroy(play, unit);
        }
        memory.order = attackers.filter((unit) => unit.hull > 0).map((unit) => unit.id);
      }
      while (memory.order.length) {
        const unit = squadron(state, memory.order.shift() as string);
        if (!unit || !isFlying(unit) || unit.ammo <= 0) continue;
        play.call('13 roll', { shot: shotAt(unit.id, ship.id, 'assault') });
        return '16 assault';
      }
      return 'back';
    },
  },
};
