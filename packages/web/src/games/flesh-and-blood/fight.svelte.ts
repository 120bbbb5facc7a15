import { Pieces } from '../pieces.svelte.ts';

/** A turn begins without an attack: the pieces of a link are loaded after the first decision. */
export const fight = new Pieces(() => import('./fight.ts'));
