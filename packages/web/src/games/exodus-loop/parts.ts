import type { Parts } from '../manifest.ts';
import ExodusPanel from './ExodusPanel.svelte';
import { nameById } from './model.ts';

// Ships without an order: the game itself asks before the turn runs, in a step of its own.
export const parts: Parts = { main: ExodusPanel, named: nameById };
