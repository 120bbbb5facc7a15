import type { Game } from '../game.ts';
import { game as playing } from './playing.ts';
import { setup } from './setup/index.ts';
import { problem } from './text/problems.ts';
import type { Fab } from './types.ts';

/** Flesh and Blood as every program sees it. */
export const game: Game<Fab> = {
  ...playing,
  setup,
  text: { en: { ...playing.text.en, problem } },
};
export { type Forecast, forecast } from './rules/forecast.ts';
export type { Fab, State, View } from './types.ts';
