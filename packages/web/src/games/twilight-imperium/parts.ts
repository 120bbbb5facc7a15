import type { State } from '@fray/games/twilight-imperium/screen';
import { words } from '../../text/words.svelte.ts';
import type { Parts } from '../manifest.ts';
import Beats from './Beats.svelte';
import { nameOf } from './model.ts';
import { oddsSaid } from './odds-said.ts';
import RoundBar from './RoundBar.svelte';
import { asksItself, beatOf } from './round.ts';
import Ti4Panel from './Ti4Panel.svelte';

export const parts: Parts = {
  main: Ti4Panel,
  top: Beats,
  round: { asks: asksItself, bar: RoundBar, says: (session) => beatOf(session) !== undefined || asksItself(session) },
  odds: ({ view }) => oddsSaid(view as State, words.language),
  named: ({ view }, id) => nameOf(view as State, id),
};
