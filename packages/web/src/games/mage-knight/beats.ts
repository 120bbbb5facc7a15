import { openPool, type State } from '@fray/games/mage-knight/screen';
import type { Item } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';
import { picksOf } from './picks.svelte.ts';

/** What is being decided, as the words on the rail have it. */
type Beat = 'group' | 'points' | 'resolve' | 'summon' | 'block';
const OF_ATTACK: readonly Beat[] = ['group', 'points', 'resolve'];
const OF_BLOCK: readonly Beat[] = ['summon', 'block'];

/** `2.1` of `2.1 ranged`. */
const numberOf = (session: OnScreen): string => session.frame?.step.split(' ')[0] ?? '';

/** A monster that the table is asked for by name. */
const isSummoning = ({ awaited }: Pick<OnScreen, 'awaited'>): boolean =>
  awaited?.why.code === 'draw-monster' && awaited.held !== undefined;

export function beatOf(session: OnScreen): Beat | undefined {
  if (session.awaited) return isSummoning(session) ? 'summon' : undefined;
  if (picksOf(session).keeps) return 'group';
  switch (numberOf(session)) {
    case '2.1':
    case '6.1':
      return 'group';
    case '2.2':
      return openPool(session.view as State)?.sufficient ? 'resolve' : 'points';
    case '4.2':
    case '4.3':
      return 'block';
    default:
      return undefined;
  }
}
export const beatsWith = (beat: Beat): readonly Beat[] => (OF_BLOCK.includes(beat) ? OF_BLOCK : OF_ATTACK);

/** Attacks that may be blocked now; as many of them fit into the bar. */
export const blocksIn = (items: readonly Item[]): Item[] =>
  items.filter(({ choice, why }) => choice.action.type === 'DECLARE_BLOCK_TARGET' && !why);
export const MOST_IN_BAR = 3;

/** Real cards are asked for in the bar; known ones lie in the hand, and the bar only takes up what is ticked. */
export function asksItself(session: OnScreen): boolean {
  if (session.readOnly || session.lookAt !== undefined || session.now.over) return false;
  const beat = beatOf(session);
  return session.realCards ? beat !== undefined : beat === 'group' && picksOf(session).group.length > 0;
}
