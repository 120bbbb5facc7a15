import type { State } from '@fray/games/twilight-imperium/screen';
import type { Parts } from '../panels.ts';
import { nameOf } from './model.ts';
import Ti4Panel from './Ti4Panel.svelte';

export const parts: Parts = { main: Ti4Panel, named: ({ view }, id) => nameOf(view as State, id) };
