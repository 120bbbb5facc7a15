import type { Play, Step } from '@fray/engine';
import { MORALE, XP } from '../content/pilots.ts';
import { carrierMaxHull, levelOf } from '../rules/figures.ts';
import { verdict } from '../rules/verdict.ts';
import type { Exodus, Outcome } from '../types.ts';
import { cheer } from './changes/harm.ts';

/** What a battle leaves behind: experience, cheer, and the Emergency Repairs of section 21. */
export function finish(play: Play<Exodus>, outcome: Outcome): void {
  const { state } = play;
  const winner = outcome.result === 'victory' ? 'player' : outcome.result === 'defeat' ? 'enemy' : null;
  const mission = state.encounter === 'BOSS' ? XP.bossMission : XP.mission;
  for (const { pilot, side, hull } of state.squadrons) {
    if (!pilot || hull <= 0) continue;
    pilot.missions++;
    pilot.xp += mission;
    pilot.level = Math.max(pilot.level, levelOf(pilot.xp));
    if (side === winner) cheer(pilot, MORALE.victory);
  }
  for (const ship of state.carriers) {
    if (ship.hull <= 0 || ship.hull >= carrierMaxHull(state, ship)) continue;
    if (state.sides[ship.side].skills.includes('EMERGENCY_REPAIRS')) ship.hull++;
  }
  state.result = outcome;
  play.emit({ type: 'end', outcome });
}

const check = (
  title: string,
  upkeep: boolean,
  next: '17.1 ready' | '8 intel',
): Step<Exodus, '18 after resolution' | '18 after upkeep'> => ({
  title,
  to: [next],
  enter(play) {
    const outcome = verdict(play.state, upkeep);
    if (!outcome) {
      if (upkeep) play.emit({ type: 'turn', turn: play.state.turn });
      return next;
    }
    // The turn that UPKEEP has counted already is not played.
    play.state.turn = outcome.turn;
    finish(play, outcome);
    return undefined;
  },
});

/** Section 18, asked after step 9 of RESOLUTION and at the end of UPKEEP. */
export const verdictSteps = {
  '18 after resolution': check('Won or lost? After RESOLUTION', false, '17.1 ready'),
  '18 after upkeep': check('Won or lost? After UPKEEP', true, '8 intel'),
};
