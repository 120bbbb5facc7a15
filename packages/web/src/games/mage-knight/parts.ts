import { type State, sourceName } from '@fray/games/mage-knight/screen';
import { headed } from '../../pieces/plain.ts';
import type { OnScreen } from '../../table/screen.ts';
import type { Parts } from '../manifest.ts';
import Bar from './Bar.svelte';
import { asksItself, beatOf } from './beats.ts';
import MageKnightPanel from './MageKnightPanel.svelte';
import { poolPieces } from './pool.svelte.ts';
import Top from './Top.svelte';

const parts: Parts = {
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

/** In the middle of a combat something may lie open already: it comes along. */
export async function load({ view }: OnScreen): Promise<Parts> {
  const { phase, currentAttackDeclaration } = view as State;
  if (phase > 1 || currentAttackDeclaration) await poolPieces.fetch();
  return parts;
}
