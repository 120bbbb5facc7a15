import type { Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { BadInput } from './context.ts';
import { why } from './story.ts';

/** No figure and no bot where only people at the table know the cards: a game without them would be counted. */
export function refuseUnknownHands(game: AnyGame, state: Types['state']): void {
  const unknown = game.handNotKnown?.(state);
  if (unknown) throw new BadInput(why(game, unknown));
}
