/** What only a table with real cards needs, in a chunk of its own. */
export { default as Beats } from './Beats.svelte';
export { default as RealBar } from './RealBar.svelte';
export { default as RealMore } from './RealMore.svelte';
export { default as RealTable } from './RealTable.svelte';
