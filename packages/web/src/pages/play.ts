/** What a combat needs, from a preset to its end. */
export { default as Quick } from './Quick.svelte';
export { default as Table } from './Table.svelte';
