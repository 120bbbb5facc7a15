/** Parts for an open attack, block or damage. */
export { default as BlockPool } from './BlockPool.svelte';
export { default as DamageSplit } from './DamageSplit.svelte';
export { default as PoolReport } from './PoolReport.svelte';
export { default as Threats } from './Threats.svelte';
