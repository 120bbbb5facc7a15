import { type MageKnight, openPool } from '@fray/games/mage-knight/screen';
import type { Item } from '../../table/items.ts';
import type { OnScreen } from '../../table/screen.ts';
import { picksOf } from './picks.svelte.ts';

/** The part of an attack or block that is being decided. */
type Beat = 'group' | 'points' | 'resolve' | 'summon' | 'block';
const OF_ATTACK: readonly Beat[] = ['group', 'points', 'resolve'];
const OF_BLOCK: readonly Beat[] = ['summon', 'block'];

/** The table must name the monster that was drawn. */
const isSummoning = ({ awaited }: Pick<OnScreen, 'awaited'>): boolean =>
  awaited?.why.code === 'draw-monster' && awaited.held !== undefined;

export function beatOf(screen: OnScreen<MageKnight>): Beat | undefined {
  if (screen.awaited) return isSummoning(screen) ? 'summon' : undefined;
  if (picksOf(screen).keeps) return 'group';
  switch (screen.focus?.about) {
    case 'group':
      return 'group';
    case 'attack':
      return openPool(screen.view)?.sufficient ? 'resolve' : 'points';
    case 'block':
      return 'block';
    default:
      return undefined;
  }
}
export const beatsWith = (beat: Beat): readonly Beat[] => (OF_BLOCK.includes(beat) ? OF_BLOCK : OF_ATTACK);

/** Attacks that may be blocked now. */
export const blocksIn = (items: readonly Item<MageKnight>[]): Item<MageKnight>[] =>
  items.filter(({ choice, why }) => choice.group === 'block-target' && !why);
export const MOST_IN_BAR = 3;

/** With real cards the bar asks every question; with known cards only after an enemy was checked. */
export function hasOwnPrompt(screen: OnScreen<MageKnight>): boolean {
  if (screen.readOnly || screen.lookAt !== undefined || screen.now.over) return false;
  const beat = beatOf(screen);
  return screen.realCards ? beat !== undefined : beat === 'group' && picksOf(screen).group.length > 0;
}
