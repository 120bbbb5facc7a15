import { openReport, type State } from '@fray/games/mage-knight/screen';
import type { Parts } from '../panels.ts';
import MageKnightPanel from './MageKnightPanel.svelte';

export const parts: Parts = {
  main: MageKnightPanel,
  // A pool that is too small is spent for nothing.
  risky: ({ choice }, view) =>
    choice.action.type === 'RESOLVE_ATTACK' && openReport(view as State)?.sufficient === false,
};
