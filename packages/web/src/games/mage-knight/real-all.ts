/** Parts for real cards, in a chunk of their own. */
export { default as Beats } from './Beats.svelte';
export { default as RealBar } from './RealBar.svelte';
export { default as RealMore } from './RealMore.svelte';
export { default as RealTable } from './RealTable.svelte';
