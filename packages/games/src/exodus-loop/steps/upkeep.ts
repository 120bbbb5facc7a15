import type { Step } from '@fray/engine';
import { HAZARD_ROWS } from '../content/hazards.ts';
import { DEBRIS_DIE } from '../content/house.ts';
import { forDebris } from '../dice-for.ts';
import { actionPoints, maxHull } from '../rules/figures.ts';
import { CELL_NAMES } from '../rules/grid.ts';
import { isFlying } from '../rules/ships.ts';
import type { Exodus } from '../types.ts';
import { hurt, soften } from './changes/harm.ts';
import { refuel } from './changes/refuel.ts';
import { shipRef, tell } from './changes/tell.ts';
import { clearWrecks } from './changes/wrecks.ts';

/** Section 17, steps 1 to 5 and 8; reinforcements and waves have a file of their own. */
type Row = '17.1 ready' | '17.2 action points' | '17.3 abilities' | '17.4 hazards' | '17.5 jump drive' | '17.8 turn';

export const upkeepSteps: { [S in Row]: Step<Exodus, S> } = {
  '17.1 ready': {
    title: 'UPKEEP 1: launched squadrons become ready',
    to: ['17.2 action points'],
    enter(play) {
      play.emit({ type: 'phase', phase: 'UPKEEP', turn: play.state.turn });
      for (const unit of play.state.squadrons) if (unit.status === 'launched') unit.status = 'ready';
      return '17.2 action points';
    },
  },
  '17.2 action points': {
    title: 'UPKEEP 2: action points are reset',
    to: ['17.3 abilities'],
    enter(play) {
      for (const unit of play.state.squadrons) {
        unit.ap = actionPoints(play.state, unit);
        unit.intercepted = 0;
      }
      return '17.3 abilities';
    },
  },
  '17.3 abilities': {
    title: 'UPKEEP 3: abilities of types and traits',
    to: ['17.4 hazards'],
    enter(play) {
      const { state } = play;
      for (const unit of state.squadrons) {
        const points = (unit.type === 'G' ? 1 : 0) + (unit.traits.includes('REGENERATION') ? 1 : 0);
        const hull = Math.min(maxHull(state, unit), unit.hull + points);
        if (hull <= unit.hull) continue;
        unit.hull = hull;
        const event = { type: 'regenerated' as const, unit: shipRef(unit), hull };
        if (unit.cell < 0) play.emit(event, unit.side);
        else tell(play, unit.side, unit.cell, event);
      }
      refuel(play);
      return '17.4 hazards';
    },
  },
  '17.4 hazards': {
    title: 'UPKEEP 4: hazards',
    to: ['17.5 jump drive'],
    rolls: true,
    enter(play) {
      const { state } = play;
      for (const unit of [...state.squadrons]) {
        if (!isFlying(unit)) continue;
        const hazard = state.hazards[CELL_NAMES[unit.cell] as string];
        if (!hazard) continue;
        const { upkeep } = HAZARD_ROWS[hazard];
        if (upkeep === 'none') continue;
        const roll = upkeep === 'hull on a 1' ? (play.roll(1, DEBRIS_DIE, forDebris, unit)[0] as number) : null;
        const hits = upkeep === 'hull' || roll === 1;
        const harm = hits ? soften(unit, 1) : 0;
        const lost = harm > 0 ? ('hull' as const) : upkeep === 'fuel' && unit.fuel > 0 ? ('fuel' as const) : null;
        tell(play, unit.side, unit.cell, {
          type: 'hazard',
          unit: shipRef(unit),
          hazard,
          roll,
          lost,
          destroyed: harm >= unit.hull,
        });
        if (lost === 'fuel') unit.fuel--;
        hurt(play, unit, harm, null);
      }
      clearWrecks(play);
      return '17.5 jump drive';
    },
  },
  '17.5 jump drive': {
    title: 'UPKEEP 5: the jump drive charges',
    to: ['17.6 reinforcements'],
    enter(play) {
      const { jump } = play.state;
      if (jump) {
        jump.charge = Math.min(jump.needed, jump.charge + 1);
        play.emit({ type: 'jump', charge: jump.charge, needed: jump.needed });
      }
      return '17.6 reinforcements';
    },
  },
  '17.8 turn': {
    title: 'UPKEEP 8: the next turn',
    to: ['18 after upkeep'],
    enter(play) {
      play.state.turn++;
      for (const unit of play.state.squadrons) unit.softened = false;
      return '18 after upkeep';
    },
  },
};
