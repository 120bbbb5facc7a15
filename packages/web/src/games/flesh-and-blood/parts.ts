import { cardName, type Fab, forecast } from '@fray/games/flesh-and-blood/screen';
import { loaderOf, type Parts } from '../manifest.ts';
import { hasOwnPrompt } from './bar.ts';
import FabBar from './FabBar.svelte';
import FabPanel from './FabPanel.svelte';
import { fight } from './fight.svelte.ts';
import Priority from './Priority.svelte';
import PublicAnswers from './PublicAnswers.svelte';

const parts: Parts<Fab> = {
  main: FabPanel,
  top: Priority,
  round: { asks: hasOwnPrompt, bar: FabBar, says: () => false, always: true },
  pass: PublicAnswers,
  nameOf: ({ view }, id) => cardName(view, id),
};

/** A single link starts in the middle of a fight: its pieces are loaded at once. */
export const load = loaderOf<Fab>(async ({ view }) => {
  if (forecast(view)) await fight.fetch();
  return parts;
});
