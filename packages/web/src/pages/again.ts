/** What brings a combat back: a link, and the look back at a whole one. */
export { default as Open } from './Open.svelte';
export { default as Replay } from './Replay.svelte';
