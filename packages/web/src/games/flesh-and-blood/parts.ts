import { cardName, type View } from '@fray/games/flesh-and-blood/screen';
import type { Parts } from '../manifest.ts';
import FabPanel from './FabPanel.svelte';
import Priority from './Priority.svelte';

export const parts: Parts = {
  main: FabPanel,
  top: Priority,
  named: ({ view }, id) => cardName(view as View, id),
};
