import { Pieces } from '../pieces.svelte.ts';

/** Two fleets in space begin without it: it comes with what needs it, or once somebody has decided something. */
export const around = new Pieces(() => import('./around.ts'));
