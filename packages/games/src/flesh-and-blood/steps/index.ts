import { inOrder } from '../../steps.ts';
import { STEPS, type Steps } from '../types.ts';
import { CHAIN } from './chain.ts';
import { CHANCE } from './chance.ts';
import { CLOSE } from './close.ts';
import { DAMAGE } from './damage.ts';
import { END } from './end.ts';
import { PLAY } from './play.ts';
import { PRIORITY } from './priority.ts';
import { PROMPTS } from './prompts.ts';
import { EFFECTS } from './real-deck/effects.ts';
import { QUESTIONS } from './real-deck/questions.ts';
import { TICKS } from './real-deck/ticks.ts';
import { RESOLVE } from './resolve.ts';
import { SIMPLIFIED } from './simplified.ts';
import { SIMPLIFIED_COMBAT } from './simplified-combat.ts';
import { TURN } from './turn.ts';

/** The table of contents, in the order of the rule document. */
export const steps = inOrder<Steps>(STEPS, {
  ...TURN,
  ...PRIORITY,
  ...PLAY,
  ...RESOLVE,
  ...CHANCE,
  ...PROMPTS,
  ...CHAIN,
  ...DAMAGE,
  ...CLOSE,
  ...END,
  ...SIMPLIFIED,
  ...SIMPLIFIED_COMBAT,
  ...QUESTIONS,
  ...EFFECTS,
  ...TICKS,
});
