import type { Parts } from '../panels.ts';
import Ti4Panel from './Ti4Panel.svelte';

export const parts: Parts = { main: Ti4Panel };
