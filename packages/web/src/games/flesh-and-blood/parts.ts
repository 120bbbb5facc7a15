import { cardName, type View } from '@fray/games/flesh-and-blood/screen';
import type { Parts } from '../manifest.ts';
import Aloud from './Aloud.svelte';
import { asksItself } from './bar.ts';
import FabBar from './FabBar.svelte';
import FabPanel from './FabPanel.svelte';
import { onward } from './onward.ts';
import Priority from './Priority.svelte';

export const parts: Parts = {
  main: FabPanel,
  top: Priority,
  round: { asks: asksItself, bar: FabBar, says: () => false, always: true },
  pass: Aloud,
  onward,
  named: ({ view }, id) => cardName(view as View, id),
};
