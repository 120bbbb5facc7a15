import { Pieces } from '../pieces.svelte.ts';

/** A turn begins without an attack: what a link shows comes once somebody has decided something. */
export const fight = new Pieces(() => import('./fight.ts'));
