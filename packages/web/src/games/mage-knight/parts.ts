import { capitalize } from '@fray/games';
import { type MageKnight, sourceName } from '@fray/games/mage-knight/screen';
import type { OnScreen } from '../../table/screen.ts';
import { type Parts, partsOf } from '../manifest.ts';
import Bar from './Bar.svelte';
import { beatOf, hasOwnPrompt } from './beats.ts';
import MageKnightPanel from './MageKnightPanel.svelte';
import { poolPieces } from './pool.svelte.ts';
import Top from './Top.svelte';

const parts = partsOf<MageKnight>({
  main: MageKnightPanel,
  top: Top,
  round: {
    asks: hasOwnPrompt,
    bar: Bar,
    says: (screen) => screen.realCards && beatOf(screen) !== undefined,
    always: true,
  },
  nameOf: ({ view }, id) => capitalize(sourceName(view, id)),
});

/** In the middle of a fight a pool may be open already: loads its parts too. */
export async function load({ view }: OnScreen<MageKnight>): Promise<Parts> {
  if (view.phase > 1 || view.currentAttackDeclaration) await poolPieces.fetch();
  return parts;
}
