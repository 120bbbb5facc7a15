import type { Step } from '@fray/engine';
import { FIRST_STRIKE } from '../content/pilots.ts';
import { forInitiative } from '../dice-for.ts';
import { initiativeOrder, targetOf } from '../rules/fights.ts';
import { abilityOf, speedOf } from '../rules/figures.ts';
import { nameOf } from '../rules/grid.ts';
import { byId, isContested, squadron } from '../rules/ships.ts';
import type { Exodus } from '../types.ts';
import { shipRef } from './changes/tell.ts';
import { shotAt } from './shot.ts';

/** Section 12: who acts first, then one attack each. */
export const combatSteps: { [S in '12 initiative' | '12 attacks']: Step<Exodus, S> } = {
  '12 initiative': {
    title: 'Combat in a cell: initiative',
    to: ['12 attacks', 'back'],
    rolls: true,
    enter(play) {
      const { state, memory } = play;
      const { cell } = memory;
      // Splash from an earlier cell may have ended this fight before it began.
      if (!isContested(state, cell)) return 'back';
      const first = state.turn === FIRST_STRIKE.turn;
      const rolled = state.squadrons
        .filter((unit) => unit.cell === cell && unit.hull > 0)
        .sort(byId)
        .map((unit) => {
          const spd = speedOf(unit);
          const roll = play.roll(1, spd + 1, forInitiative, unit)[0] as number;
          const bonus = first && abilityOf(unit.pilot) === 'FIRST_STRIKE' ? FIRST_STRIKE.initiative : 0;
          return { unit: shipRef(unit), roll, bonus, spd };
        });
      const list = initiativeOrder(rolled);
      play.emit({ type: 'initiative', cell: nameOf(cell), list });
      memory.order = list.map((entry) => entry.unit.id);
      return '12 attacks';
    },
  },
  '12 attacks': {
    title: 'Combat in a cell: attacks in order of initiative',
    to: ['12 attacks', 'back'],
    calls: ['13 roll'],
    enter(play) {
      const { state, memory } = play;
      const order = memory.order ?? [];
      while (order.length) {
        const unit = squadron(state, order.shift() as string);
        if (!unit || unit.hull <= 0) continue;
        const target = targetOf(state, unit);
        if (!target) break;
        if (unit.ammo <= 0) {
          play.emit({ type: 'no-ammo', unit: shipRef(unit) });
          continue;
        }
        play.call('13 roll', { shot: shotAt(unit.id, target.id, 'combat') });
        return '12 attacks';
      }
      return 'back';
    },
  },
};
