import type { Game } from '../game.ts';
import { game as playing } from './playing.ts';
import { setup } from './setup.ts';
import type { Merc } from './types.ts';

/** MERC as every program sees it. */
export const merc: Game<Merc> = { ...playing, setup };
/** The same by the name that every game has. */
export const game: Game<Merc> = merc;
