import type { Ti4 } from '@fray/games/twilight-imperium/screen';
import { settings } from '../../settings.svelte.ts';
import { words } from '../../text/words.svelte.ts';
import { loaderOf, type Parts } from '../manifest.ts';
import { around } from './around.svelte.ts';
import Beats from './Beats.svelte';
import { nameOf } from './model.ts';
import { oddsSaid } from './odds-said.ts';
import RoundBar from './RoundBar.svelte';
import { asksItself, wayOf } from './round.ts';
import Ti4Panel from './Ti4Panel.svelte';

const parts: Parts<Ti4> = {
  main: Ti4Panel,
  top: Beats,
  round: {
    asks: asksItself,
    bar: RoundBar,
    // Windows between the beats too: the rail would change its height with every one of them.
    says: ({ now }) => !now.over,
    ahead: wayOf,
  },
  odds: ({ view }) => oddsSaid(view, words.language),
  named: ({ view }, id) => nameOf(view, id),
};

/** Beyond two fleets in space, and step by step, there is more in sight: it comes along. */
export const load = loaderOf<Ti4>(async ({ view: { planets, parties }, now }) => {
  const plain = settings.pace === 'round' && now.at === 0 && !planets.length && Object.keys(parties).length === 2;
  if (!plain) await around.fetch();
  return parts;
});
