import type { Play } from '@fray/engine';
import { bury } from '../effects/acts.ts';
import { has } from '../rules/figures.ts';
import { fits } from '../rules/fleet.ts';
import { hooksOf } from '../rules/hooks.ts';
import { strandedFactories } from '../rules/reach.ts';
import { SIDES, type StepId, type Ti4 } from '../types.ts';

/** What several phases do on their way. */

/** Says that a step of the flow begins and lets effects act that work by themselves then. */
export function arrive(play: Play<Ti4>, step: StepId): void {
  const state = play.state;
  const event: Extract<Ti4['event'], { type: 'step' }> = { type: 'step', step };
  if (state.phase === 'space' && state.round > 0) event.round = state.round;
  if (state.phase === 'ground' && state.planet !== null) {
    event.planet = state.planet;
    const round = state.planets.find((one) => one.id === state.planet)?.round ?? 0;
    // The first needs no number.
    if (step === 'P4.1' && round > 1) event.round = round;
  }
  play.emit(event);
  for (const { by, hook, bonus } of hooksOf(state, 'step')) hook(play, by, step, bonus);
}

/** Sends everybody who is over capacity or fleet supply to put it right. */
export function checkFleets(play: Play<Ti4>, parties: readonly Ti4['seat'][] = SIDES): void {
  for (const party of parties)
    if (party !== 'host' && play.state.parties[party] && !fits(play.state, party))
      play.call('capacity', { party, passed: [], used: [] });
}

/** Floating Factories without ships are destroyed (B row 14). */
export function dropFactories(play: Play<Ti4>): void {
  for (const unit of strandedFactories(play.state)) bury(play, unit, { unit: unit.id });
}

export const bothHaveShips = (state: Ti4['state']): boolean =>
  has(state, 'attacker', 'space') && has(state, 'defender', 'space');
