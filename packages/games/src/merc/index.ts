import type { Game } from '../game.ts';
import { game as playing } from './playing.ts';
import { setup } from './setup/index.ts';
import type { Merc } from './types.ts';

/** MERC as every program sees it. */
export const game: Game<Merc> = { ...playing, setup };
