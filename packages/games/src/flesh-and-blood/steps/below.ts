import type { Own, State } from '../types.ts';

/** The sequence that called the one that plays: a prompt tells the layer below it what was decided. */
export const below = (s: State): Own => s.frames[s.frames.length - 2]?.own ?? {};
