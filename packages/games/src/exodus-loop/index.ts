import type { Game } from '../game.ts';
import { game as playing } from './playing.ts';
import { checkSetup, setupJsonSchema } from './setup/check.ts';
import { presets } from './setup/presets.ts';
import { sample } from './setup/sample.ts';
import type { Exodus } from './types.ts';

/** Exodus Loop as every program sees it. */
export const game: Game<Exodus> = {
  ...playing,
  setup: { check: checkSetup, schema: setupJsonSchema, presets, sample },
};
