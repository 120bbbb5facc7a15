/** What a device needs that lies open between people with hidden hands; loaded where hands are known. */
export { default as AnyoneBar } from './AnyoneBar.svelte';
export { default as LateCards } from './LateCards.svelte';
export { default as OpenFace } from './OpenFace.svelte';
