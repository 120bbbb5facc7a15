import type { Play } from '@fray/engine';
import { UNITS } from '../../content/units.ts';
import { anyUnit } from '../../rules/figures.ts';
import { hooksOf } from '../../rules/hooks.ts';
import { canUse, handDecides } from '../../rules/windows.ts';
import type { Loss, StepMemory, Ti4, Unit, WindowId } from '../../types.ts';
import type { HitFacts } from '../memory.ts';

/** Units that are destroyed, and answers to that. Everything that may open a prompt is a `call`, because functions cannot wait. */

/** Does a window open for anybody? That may reveal something about a hand. */
export function opens(play: Play<Ti4>, memory: StepMemory, windows: readonly WindowId[]): boolean {
  for (const by of play.state.order) {
    if (play.watched && handDecides(play.state, memory, windows, by)) play.reveal();
    if (canUse(play.state, memory, windows, by)) return true;
  }
  return false;
}

const DOOMED = ['doomed'] as const;

const DESTROYED = ['destroyed'] as const;

/** Destroys a unit: Divinity may save it; else it leaves the board, and effects that watch for losses follow. */
export function destroy(play: Play<Ti4>, unit: Unit, pool?: HitFacts): void {
  const memory: Loss = pool ? { unit: unit.id, pool } : { unit: unit.id };
  if (opens(play, memory, DOOMED)) play.call('doomed', memory);
  else bury(play, unit, pool);
}

/** The unit leaves the board as destroyed; hooks see it, then the window opens for parties that can use it. */
export function bury(play: Play<Ti4>, unit: Unit, hit?: HitFacts): void {
  const state = play.state;
  const index = state.units.indexOf(unit);
  if (index < 0) return;
  state.units.splice(index, 1);
  state.lost.push(unit);
  if (hit?.source === 'bombardment' && UNITS[unit.kind].type === 'infantry') {
    const planet = state.planets.find((one) => one.id === unit.at);
    if (planet) planet.bombed++;
  }
  state.quiet = 0;
  play.emit({ type: 'destroyed', unit: unit.id, kind: unit.kind, by: unit.side, at: unit.at });
  for (const { by, hook, bonus } of hooksOf(state, 'destroyed')) hook(play, by, unit, bonus);
  const lost: Loss = hit ? { unit: unit.id, pool: hit } : { unit: unit.id };
  if (state.falling) state.fallen.push(lost);
  else answer(play, lost);
}

/** What follows a loss: automatic effects, then the window for parties that can use it. */
function answer(play: Play<Ti4>, lost: Loss): void {
  const unit = anyUnit(play.state, lost.unit);
  if (unit) for (const { by, hook, bonus } of hooksOf(play.state, 'fallen')) hook(play, by, unit, bonus);
  if (opens(play, lost, DESTROYED)) play.call('destroyed', lost);
}

/** Effects that answer losses, after all losses, the units of the active player before others (F1). */
export function answerLosses(play: Play<Ti4>): void {
  const { state } = play;
  const side = (one: Loss): number => state.order.indexOf(anyUnit(state, one.unit)?.side ?? 'attacker');
  const list = state.fallen;
  state.fallen = [];
  list.sort((a, b) => side(a) - side(b));
  for (const lost of list) answer(play, lost);
}
