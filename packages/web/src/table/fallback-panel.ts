/** A table for a game that has no panel of its own: loaded only for such a one. */
export { default as DiceTray } from './DiceTray.svelte';
export { default as Sides } from './Sides.svelte';
