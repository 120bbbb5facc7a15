import { type State, sourceName } from '@fray/games/mage-knight/screen';
import { headed } from '../../pieces/plain.ts';
import type { Parts } from '../manifest.ts';
import Bar from './Bar.svelte';
import { asksItself, beatOf } from './beats.ts';
import MageKnightPanel from './MageKnightPanel.svelte';
import Top from './Top.svelte';

export const parts: Parts = {
  main: MageKnightPanel,
  top: Top,
  round: {
    asks: asksItself,
    bar: Bar,
    says: (session) => session.realCards && beatOf(session) !== undefined,
    always: true,
  },
  named: ({ view }, id) => headed(sourceName(view as State, id)),
};
