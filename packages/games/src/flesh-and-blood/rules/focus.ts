import type { CardId } from '../content/row.ts';
import type { Quiet, Window } from '../steps/memory.ts';
import type { Focus, Who } from '../types.ts';

/** What the steps are about. A step that runs on top of a window has a focus too: otherwise it would look like that window. */

export const focusOnWindow = (_: unknown, memory: Window | Quiet): Focus | undefined =>
  memory.quiet ? undefined : { about: 'window', phase: memory.phase, who: memory.who, passes: memory.passes };

export const focusOnPlayer = (_: unknown, { who }: { who?: Who | undefined }): Focus | undefined =>
  who && { about: 'player', who };

export const focusOnCard = (_: unknown, { who, card }: { who: Who; card: CardId }): Focus => ({
  about: 'card',
  who,
  card,
});

export const focusOnPrice = (_: unknown, { who, cost }: { who: Who; cost: number }): Focus => ({
  about: 'price',
  who,
  cost,
});
