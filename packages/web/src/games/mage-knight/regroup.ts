import type { Action, MageKnight } from '@fray/games/mage-knight/screen';
import type { OnScreen, PastMove } from '../../table/screen.ts';

export type Made = Required<Pick<PastMove<MageKnight>, 'seat' | 'action'>>;

/** A past move is not a choice: its group is in the row of its action. */
const groupOf = ({ game }: OnScreen<MageKnight>, { type }: Action): string | undefined =>
  game.rules.actions[type]?.group;

/** All moves since the open attack or block was declared, the declaration first. */
function sinceDeclared(screen: OnScreen<MageKnight>): Made[] {
  const made: Made[] = [];
  for (const { seat, action } of [...screen.history.past()].reverse()) {
    if (!action) break;
    made.unshift({ seat, action });
    const group = groupOf(screen, action);
    if (group === 'attack-target' || group === 'block-target') break;
  }
  return made;
}
export const playedSince = (screen: OnScreen<MageKnight>): Made[] => sinceDeclared(screen).slice(1);

/** Plays the same points against another group; points that do not reach it return to the player. */
export function regroup(screen: OnScreen<MageKnight>, declare: Made, kept: readonly Made[]): void {
  screen.back.cancel();
  if (screen.answer([declare])) for (const move of kept) screen.answer([move]);
}

/** Removes one entry of the open pool by playing the others again. */
export function takeBack(screen: OnScreen<MageKnight>, entry: number): void {
  const [declare, ...moves] = sinceDeclared(screen);
  const adds = moves.filter(({ action }) => groupOf(screen, action) === 'points');
  const gone = adds[entry];
  if (!declare || !gone) return;
  if (gone === moves.at(-1)) screen.back.undo();
  else
    regroup(
      screen,
      declare,
      moves.filter((move) => move !== gone),
    );
}
