import type { Play } from '@fray/engine';
import { type Fab, foe, type State, type Who } from '../../types.ts';
import type { Window } from '../own.ts';

/** The fields of section 4.4 that tell who is to act. */
export function show(s: State, { who, phase, passes }: Pick<Window, 'who' | 'phase' | 'passes'>): void {
  if (phase === 'action') return;
  s.combat_priority = who;
  s.combat_passes = passes;
  s.reaction_actor = phase === 'reaction' ? who : null;
}

/** One player passes; when both have, the top layer resolves, or the step ends (3.1). */
export function passOnce(play: Play<Fab, 'priority'>, seat: Who): void {
  const { state: s, own } = play;
  const passes = own.passes + 1;
  if (own.phase === 'layer' && passes === 1) play.emit({ type: 'layer_pass', player: seat });
  if (own.phase === 'reaction') play.emit({ type: 'reaction_pass', player: seat });
  own.passes = passes;
  own.who = foe(own.who);
  if (passes === 2) {
    const top = s.stack[s.stack.length - 1];
    if (top && !top.attack) {
      s.stack.pop();
      own.passes = 0;
      own.who = s.turn;
      play.call('resolve', { layer: top, at: -1 });
    } else if (own.phase === 'layer' && top) {
      play.emit({ type: 'layer_end' });
      // Correction 4: the step takes its passes with it.
      show(s, { ...own, passes: 0 });
      return;
    } else if (own.phase === 'action') play.emit({ type: 'action_pass', player: s.turn });
  }
  show(s, own);
}
