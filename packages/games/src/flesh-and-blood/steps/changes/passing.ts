import type { Play } from '@fray/engine';
import { type Fab, foe, type State, type Who } from '../../types.ts';
import type { Window } from '../memory.ts';

/** The fields of section 4.4 that tell who is to act. */
export function show(state: State, { who, phase, passes }: Pick<Window, 'who' | 'phase' | 'passes'>): void {
  if (phase === 'action') return;
  state.combat_priority = who;
  state.combat_passes = passes;
  state.reaction_actor = phase === 'reaction' ? who : null;
}

/** One player passes; when both have, the top layer resolves, or the step ends (3.1). */
export function passOnce(play: Play<Fab, 'priority'>, seat: Who): void {
  const { state, memory } = play;
  const passes = memory.passes + 1;
  if (memory.phase === 'layer' && passes === 1) play.emit({ type: 'layer_pass', player: seat });
  if (memory.phase === 'reaction') play.emit({ type: 'reaction_pass', player: seat });
  memory.passes = passes;
  memory.who = foe(memory.who);
  if (passes === 2) {
    const top = state.stack[state.stack.length - 1];
    if (top && !top.attack) {
      state.stack.pop();
      memory.passes = 0;
      memory.who = state.turn;
      play.call('resolve', { layer: top, at: -1 });
    } else if (memory.phase === 'layer' && top) {
      play.emit({ type: 'layer_end' });
      // Correction 4: the step takes its passes with it.
      show(state, { ...memory, passes: 0 });
      return;
    } else if (memory.phase === 'action') play.emit({ type: 'action_pass', player: state.turn });
  }
  show(state, memory);
}
