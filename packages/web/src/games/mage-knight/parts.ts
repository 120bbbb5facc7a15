import { type State, sourceName } from '@fray/games/mage-knight/screen';
import { headed } from '../../pieces/plain.ts';
import type { Parts } from '../manifest.ts';
import MageKnightPanel from './MageKnightPanel.svelte';

export const parts: Parts = {
  main: MageKnightPanel,
  named: ({ view }, id) => headed(sourceName(view as State, id)),
};
