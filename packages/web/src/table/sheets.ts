/** What lies over the table or comes after it, in a chunk of its own: see fetched.svelte.ts. */
export { default as AdjustSheet } from './AdjustSheet.svelte';
export { default as DicePad } from './DicePad.svelte';
export { default as DrawPad } from './DrawPad.svelte';
export { default as EndBar } from './EndBar.svelte';
export { default as EndScreen } from './EndScreen.svelte';
export { default as FormSheet } from './FormSheet.svelte';
export { default as KeysSheet } from './KeysSheet.svelte';
export { default as SeatsSheet } from './SeatsSheet.svelte';
export { default as ShareSheet } from './ShareSheet.svelte';
