import type { Action, MageKnight } from '@fray/games/mage-knight/screen';
import type { OnScreen, PastMove } from '../../table/screen.ts';

/** A move as somebody made it. */
export type Made = Required<Pick<PastMove<MageKnight>, 'seat' | 'action'>>;

/** A move of the past is no choice any more: the row of its action says its group. */
const groupOf = ({ game }: OnScreen<MageKnight>, { type }: Action): string | undefined =>
  game.rules.actions[type]?.group;

/** Everything that was said since the open attack or block was declared, oldest first; the declaration comes first of all. */
function sinceDeclared(session: OnScreen<MageKnight>): Made[] {
  const made: Made[] = [];
  for (const { seat, action } of [...session.history.past()].reverse()) {
    if (!action) break;
    made.unshift({ seat, action });
    const group = groupOf(session, action);
    if (group === 'attack-target' || group === 'block-target') break;
  }
  return made;
}
export const playedSince = (session: OnScreen<MageKnight>): Made[] => sinceDeclared(session).slice(1);

/** The same points against another group; those that do not reach it stay with their player. */
export function regroup(session: OnScreen<MageKnight>, declare: Made, kept: readonly Made[]): void {
  session.back.cancel();
  if (session.answer([declare])) for (const move of kept) session.answer([move]);
}

/** One entry of the open pool less: the others are played again. */
export function takeBack(session: OnScreen<MageKnight>, entry: number): void {
  const [declare, ...moves] = sinceDeclared(session);
  const adds = moves.filter(({ action }) => groupOf(session, action) === 'points');
  const gone = adds[entry];
  if (!declare || !gone) return;
  if (gone === moves.at(-1)) session.back.undo();
  else
    regroup(
      session,
      declare,
      moves.filter((move) => move !== gone),
    );
}
