import type { Play } from '@fray/engine';
import { fits } from '../../rules/fleet.ts';
import { hooksOf } from '../../rules/hooks.ts';
import { strandedFactories } from '../../rules/reach.ts';
import { SIDES, type State, type StepId, type Ti4 } from '../../types.ts';
import { bury } from './losses.ts';

/** Where the flow goes: what several phases do on their way. */

/** Throws the dice of the running Roll Dice step away: it starts again (The Thundarian). */
export function rollAgain(play: Play<Ti4>): void {
  play.state.again = true;
}

/** After this window the flow goes there (Sh'val). */
export function skipTo(play: Play<Ti4>, step: StepId): void {
  play.state.skip = step;
}

/** The announced retreat happens at once (Feint). */
export function retreatNow(play: Play<Ti4>, more: { token: boolean }): void {
  const retreat = play.state.retreat;
  if (!retreat) return;
  retreat.now = true;
  retreat.token = more.token;
}

/** The active player's turn ends at once: straight to the end, the token stays (B row 4). */
export function endTurn(play: Play<Ti4>, effect: string): void {
  const state = play.state;
  state.result = { space: 'none', rounds: 0, planets: [], how: 'cancelled', winner: 'draw', effect };
  play.emit({ type: 'ended', how: 'cancelled', effect });
}

/** Emits that a step begins and runs its automatic effects. */
export function arrive(play: Play<Ti4>, step: StepId): void {
  if (play.watched) play.emit(arrival(play.state, step));
  for (const { by, hook, bonus } of hooksOf(play.state, 'step')) hook(play, by, step, bonus);
}
function arrival(state: State, step: StepId): Extract<Ti4['event'], { type: 'step' }> {
  const event: Extract<Ti4['event'], { type: 'step' }> = { type: 'step', step };
  if (state.phase === 'space' && state.round > 0) event.round = state.round;
  if (state.phase === 'ground' && state.planet !== null) {
    event.planet = state.planet;
    const round = state.planets.find((one) => one.id === state.planet)?.round ?? 0;
    // The first needs no number.
    if (step === 'P4.1' && round > 1) event.round = round;
  }
  return event;
}

/** Sends everybody who is over capacity or fleet supply to put it right. */
export function checkFleets(play: Play<Ti4>, parties: readonly Ti4['seat'][] = SIDES): void {
  for (const party of parties)
    if (party !== 'host' && play.state.parties[party] && !fits(play.state, party))
      play.call('capacity', { party, passed: [], used: [] });
}

/** Floating Factories without ships are destroyed (B row 14). */
export function dropFactories(play: Play<Ti4>): void {
  for (const unit of strandedFactories(play.state)) bury(play, unit);
}
