/** Parts for an open attack, block or damage. */
export { default as DamageSplit } from './DamageSplit.svelte';
export { default as PoolPanel } from './PoolPanel.svelte';
export { default as Threats } from './Threats.svelte';
