import { type MageKnight, openPool } from '@fray/games/mage-knight/screen';
import type { Item } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';
import { picksOf } from './picks.svelte.ts';

/** What is being decided, as the words on the rail have it. */
type Beat = 'group' | 'points' | 'resolve' | 'summon' | 'block';
const OF_ATTACK: readonly Beat[] = ['group', 'points', 'resolve'];
const OF_BLOCK: readonly Beat[] = ['summon', 'block'];

/** A monster that the table is asked for by name. */
const isSummoning = ({ awaited }: Pick<OnScreen, 'awaited'>): boolean =>
  awaited?.why.code === 'draw-monster' && awaited.held !== undefined;

export function beatOf(session: OnScreen<MageKnight>): Beat | undefined {
  if (session.awaited) return isSummoning(session) ? 'summon' : undefined;
  if (picksOf(session).keeps) return 'group';
  switch (session.focus?.about) {
    case 'group':
      return 'group';
    case 'attack':
      return openPool(session.view)?.sufficient ? 'resolve' : 'points';
    case 'block':
      return 'block';
    default:
      return undefined;
  }
}
export const beatsWith = (beat: Beat): readonly Beat[] => (OF_BLOCK.includes(beat) ? OF_BLOCK : OF_ATTACK);

/** Attacks that may be blocked now; as many of them fit into the bar. */
export const blocksIn = (items: readonly Item<MageKnight>[]): Item<MageKnight>[] =>
  items.filter(({ choice, why }) => choice.group === 'block-target' && !why);
export const MOST_IN_BAR = 3;

/** Real cards are asked for in the bar; known ones lie in the hand, and the bar only takes up what is ticked. */
export function asksItself(session: OnScreen<MageKnight>): boolean {
  if (session.readOnly || session.lookAt !== undefined || session.now.over) return false;
  const beat = beatOf(session);
  return session.realCards ? beat !== undefined : beat === 'group' && picksOf(session).group.length > 0;
}
