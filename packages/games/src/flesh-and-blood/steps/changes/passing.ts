import type { Play } from '@fray/engine';
import { type Fab, foe, type State, type Who } from '../../types.ts';
import type { Window } from '../own.ts';

/** The fields of section 4.4 that tell who is to act. */
export function show(state: State, { who, phase, passes }: Pick<Window, 'who' | 'phase' | 'passes'>): void {
  if (phase === 'action') return;
  state.combat_priority = who;
  state.combat_passes = passes;
  state.reaction_actor = phase === 'reaction' ? who : null;
}

/** One player passes; when both have, the top layer resolves, or the step ends (3.1). */
export function passOnce(play: Play<Fab, 'priority'>, seat: Who): void {
  const { state, own } = play;
  const passes = own.passes + 1;
  if (own.phase === 'layer' && passes === 1) play.emit({ type: 'layer_pass', player: seat });
  if (own.phase === 'reaction') play.emit({ type: 'reaction_pass', player: seat });
  own.passes = passes;
  own.who = foe(own.who);
  if (passes === 2) {
    const top = state.stack[state.stack.length - 1];
    if (top && !top.attack) {
      state.stack.pop();
      own.passes = 0;
      own.who = state.turn;
      play.call('resolve', { layer: top, at: -1 });
    } else if (own.phase === 'layer' && top) {
      play.emit({ type: 'layer_end' });
      // Correction 4: the step takes its passes with it.
      show(state, { ...own, passes: 0 });
      return;
    } else if (own.phase === 'action') play.emit({ type: 'action_pass', player: state.turn });
  }
  show(state, own);
}
