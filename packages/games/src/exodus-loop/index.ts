import type { Game } from '../game.ts';
import { game as playing } from './playing.ts';
import { setup } from './setup/index.ts';
import type { Exodus } from './types.ts';

/** Exodus Loop as every program sees it. */
export const game: Game<Exodus> = { ...playing, setup };
