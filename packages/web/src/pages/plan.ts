/** Everything before and around a combat, in one chunk. */
export { default as Combats } from './Combats.svelte';
export { default as Odds } from './Odds.svelte';
export { default as Rules } from './Rules.svelte';
export { default as Settings } from './Settings.svelte';
export { default as Setup } from './Setup.svelte';
