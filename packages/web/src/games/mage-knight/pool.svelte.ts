import { Pieces } from '../pieces.svelte.ts';

/** Loaded with the first checked enemy or the first decision. */
export const poolPieces = new Pieces(() => import('./pool.ts'));
