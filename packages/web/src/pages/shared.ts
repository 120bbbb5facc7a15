/** What a table elsewhere needs: to join it, and to sit at it. */
export { default as Join } from './Join.svelte';
export { default as Shared } from './Shared.svelte';
