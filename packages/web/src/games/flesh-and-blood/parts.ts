import { cardName, type Fab, forecast } from '@fray/games/flesh-and-blood/screen';
import { loaderOf, type Parts } from '../manifest.ts';
import Aloud from './Aloud.svelte';
import { asksItself } from './bar.ts';
import FabBar from './FabBar.svelte';
import FabPanel from './FabPanel.svelte';
import { fight } from './fight.svelte.ts';
import Priority from './Priority.svelte';

const parts: Parts<Fab> = {
  main: FabPanel,
  top: Priority,
  round: { asks: asksItself, bar: FabBar, says: () => false, always: true },
  pass: Aloud,
  named: ({ view }, id) => cardName(view, id),
};

/** A single link is in the middle of a fight: what it shows comes along. */
export const load = loaderOf<Fab>(async ({ view }) => {
  if (forecast(view)) await fight.fetch();
  return parts;
});
