/** What only a table with real cards shows. */
export { default as OwnBar } from './OwnBar.svelte';
export { default as OwnPanel } from './OwnPanel.svelte';
