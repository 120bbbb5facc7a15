import { capitalize } from '@fray/games';
import { type MageKnight, sourceName } from '@fray/games/mage-knight/screen';
import type { OnScreen } from '../../table/screen.ts';
import { type Parts, partsOf } from '../manifest.ts';
import Bar from './Bar.svelte';
import { asksItself, beatOf } from './beats.ts';
import MageKnightPanel from './MageKnightPanel.svelte';
import { poolPieces } from './pool.svelte.ts';
import Top from './Top.svelte';

const parts = partsOf<MageKnight>({
  main: MageKnightPanel,
  top: Top,
  round: {
    asks: asksItself,
    bar: Bar,
    says: (session) => session.realCards && beatOf(session) !== undefined,
    always: true,
  },
  named: ({ view }, id) => capitalize(sourceName(view, id)),
});

/** In the middle of a combat something may lie open already: it comes along. */
export async function load({ view }: OnScreen<MageKnight>): Promise<Parts> {
  if (view.phase > 1 || view.currentAttackDeclaration) await poolPieces.fetch();
  return parts;
}
