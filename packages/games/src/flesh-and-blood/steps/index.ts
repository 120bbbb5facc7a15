import type { Step } from '@fray/engine';
import type { Fab, StepId } from '../types.ts';
import { CHAIN } from './chain.ts';
import { CHANCE } from './chance.ts';
import { CLOSE } from './close.ts';
import { DAMAGE } from './damage.ts';
import { END } from './end.ts';
import { PLAIN } from './plain.ts';
import { PLAIN_COMBAT } from './plain-combat.ts';
import { PLAY } from './play.ts';
import { PRIORITY } from './priority.ts';
import { PROMPTS } from './prompts.ts';
import { RESOLVE } from './resolve.ts';
import { TURN } from './turn.ts';

/** The table of contents: the turn, priority, playing, resolving, the combat chain, the end of the turn, the plain flow. */
export const STEPS: Record<StepId, Step<Fab>> = {
  // 1.5, 2.1, 2.2
  ...TURN,
  // 3.1, 3.2
  ...PRIORITY,
  // 3.3 to 3.5
  ...PLAY,
  // 3.2, 8.4
  ...RESOLVE,
  ...CHANCE,
  ...PROMPTS,
  // 5.2 to 5.7
  ...CHAIN,
  // 5.6, 8.2
  ...DAMAGE,
  // 5.8
  ...CLOSE,
  // 2.3
  ...END,
  // 4.1, 4.2
  ...PLAIN,
  ...PLAIN_COMBAT,
};
