import type { Types } from '@fray/engine';
import type { OnScreen, PastMove } from '../../table/screen.ts';

/** A move as somebody made it. */
export type Made = Required<Pick<PastMove, 'seat' | 'action'>>;

const DECLARES = ['DECLARE_ATTACK_TARGET', 'DECLARE_BLOCK_TARGET'];
const ADDS = ['ADD_TO_ATTACK_POOL', 'ADD_TO_BLOCK_POOL'];

/** Everything that was said since the open attack or block was declared, oldest first; the declaration comes first of all. */
function sinceDeclared(session: OnScreen): Made[] {
  const made: Made[] = [];
  for (const { seat, action } of [...session.past()].reverse()) {
    if (!action) break;
    made.unshift({ seat, action });
    if (DECLARES.includes(action.type)) break;
  }
  return made;
}
export const playedSince = (session: OnScreen): Made[] => sinceDeclared(session).slice(1);

/** The same points against another group; those that do not reach it stay with their player. */
export function regroup(session: OnScreen, seat: string, declare: Types['action'], kept: readonly Made[]): void {
  session.cancel();
  if (session.submit(seat, declare)) for (const move of kept) session.submit(move.seat, move.action);
}

/** One entry of the open pool less: the others are played again. */
export function takeBack(session: OnScreen, entry: number): void {
  const [declare, ...moves] = sinceDeclared(session);
  const adds = moves.filter(({ action }) => ADDS.includes(action.type));
  const gone = adds[entry];
  if (!declare || !gone) return;
  if (gone === moves.at(-1)) session.undo();
  else
    regroup(
      session,
      declare.seat,
      declare.action,
      moves.filter((move) => move !== gone),
    );
}
