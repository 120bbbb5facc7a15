import type { Game } from '../game.ts';
import { game as playing } from './playing.ts';
import { setup } from './setup/index.ts';
import { problemText } from './text/problems.ts';
import type { Ti4 } from './types.ts';

/** Twilight Imperium as every program sees it. */
export const game: Game<Ti4> = {
  ...playing,
  setup,
  text: { en: { ...playing.text.en, problem: problemText } },
};
