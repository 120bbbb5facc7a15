/** Everything besides two fleets: planets, third parties, cards of a window, and where units go. */
export { default as Planets } from './Planets.svelte';
export { default as SpreadBar } from './SpreadBar.svelte';
export { default as Third } from './Third.svelte';
export { default as Window } from './Window.svelte';
