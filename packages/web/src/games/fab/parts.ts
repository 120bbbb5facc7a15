import type { Parts } from '../panels.ts';
import FabPanel from './FabPanel.svelte';
import Priority from './Priority.svelte';

export const parts: Parts = { main: FabPanel, top: Priority };
