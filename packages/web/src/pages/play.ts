/** What a combat needs, from a preset or a link to its end. */
export { default as Open } from './Open.svelte';
export { default as Quick } from './Quick.svelte';
export { default as Replay } from './Replay.svelte';
export { default as Table } from './Table.svelte';
