/** What only a table with real cards shows. */
export { default as Stepper } from '../../pieces/Stepper.svelte';
export { default as OwnBar } from './RealDeckBar.svelte';
export { default as OwnPanel } from './RealDeckPanel.svelte';
