import { blockReport, openReport, type State } from '@fray/games/mage-knight/screen';
import type { Parts } from '../panels.ts';
import MageKnightPanel from './MageKnightPanel.svelte';

const isShort = (state: State): boolean =>
  (openReport(state) ?? (state.currentBlock && blockReport(state, state.currentBlock)))?.sufficient === false;

export const parts: Parts = {
  main: MageKnightPanel,
  // A pool that is too small is spent for nothing.
  risky: ({ choice }, view) =>
    (choice.action.type === 'RESOLVE_ATTACK' || choice.action.type === 'RESOLVE_BLOCK') && isShort(view as State),
};
