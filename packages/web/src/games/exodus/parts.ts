import type { View } from '@fray/games/exodus-loop/screen';
import type { Parts } from '../panels.ts';
import ExodusPanel from './ExodusPanel.svelte';
import { withoutOrders } from './model.ts';

export const parts: Parts = {
  main: ExodusPanel,
  // Orders cannot be given any more once the turn runs; ships without one hold.
  risky: ({ choice }, view) => choice.action.type === 'execute' && withoutOrders(view as View, choice.seat) > 0,
};
