import type { Exodus } from '@fray/games/exodus-loop/screen';
import { partsOf } from '../manifest.ts';
import ExodusPanel from './ExodusPanel.svelte';
import { nameById } from './model.ts';
import OrdersBar from './OrdersBar.svelte';
import { proposalOf } from './proposal.ts';

// Ships without an order: the game itself asks before the turn runs, in a step of its own.
export const parts = partsOf<Exodus>({
  main: ExodusPanel,
  nameOf: nameById,
  round: { asks: (screen) => proposalOf(screen) !== undefined, bar: OrdersBar, says: () => false },
});
