import type { Ti4 } from '@fray/games/twilight-imperium/screen';
import { settings } from '../../settings.svelte.ts';
import { loaderOf, type Parts } from '../manifest.ts';
import { around } from './around.svelte.ts';
import Beats from './Beats.svelte';
import Beside from './Beside.svelte';
import { nameOf } from './model.ts';
import { oddsNotes } from './odds-notes.ts';
import RoundBar from './RoundBar.svelte';
import { hasOwnPrompt, routeOf } from './round.ts';
import Ti4Panel from './Ti4Panel.svelte';

const parts: Parts<Ti4> = {
  main: Ti4Panel,
  top: Beats,
  aside: Beside,
  round: {
    asks: hasOwnPrompt,
    bar: RoundBar,
    // Also in windows between the beats, so that the rail keeps its height.
    says: ({ now }) => !now.over,
    routeToRoll: routeOf,
  },
  odds: ({ view }) => oddsNotes(view),
  nameOf: ({ view }, id) => nameOf(view, id),
};

/** Only two fleets in space, round by round, start without `around`. */
export const load = loaderOf<Ti4>(async ({ view: { planets, parties }, now }) => {
  const isSmall = settings.pace === 'round' && now.at === 0 && !planets.length && Object.keys(parties).length === 2;
  if (!isSmall) await around.fetch();
  return parts;
});
