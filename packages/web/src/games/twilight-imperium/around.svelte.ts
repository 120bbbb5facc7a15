import { Pieces } from '../pieces.svelte.ts';

/** Loaded later: two fleets in space start without it. */
export const around = new Pieces(() => import('./around.ts'));
