/** What only a link of the chain shows. */
export { default as Chain } from './Chain.svelte';
export { default as Clash } from './Clash.svelte';
export { default as DefendBar } from './DefendBar.svelte';
