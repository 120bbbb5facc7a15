import { Pieces } from '../pieces.svelte.ts';

/** A combat begins with nothing open: these come with the first enemy that is ticked, or once somebody has decided something. */
export const poolPieces = new Pieces(() => import('./pool.ts'));
