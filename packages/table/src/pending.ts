import type { DecidedMove, Ruleset, Types } from '@fray/engine';
import { framesOf, isFree, isSameMove, type Listed, type Spot, spotOf } from './choices.ts';
import { DryRun } from './dry-run.ts';

/** A move that is still to come of a decision, and where it belongs; anywhere if nothing says so. */
export interface PendingMove extends DecidedMove<Types> {
  spot?: Spot;
}

const offers = (offered: readonly Listed[], move: DecidedMove<Types>): Listed | undefined =>
  offered.find((one) =>
    one.form ? one.seat === move.seat && one.action.type === move.action.type : isSameMove(one, move),
  );

const isPass = ({ role }: Pick<Listed, 'role'>): boolean => role === 'passes' || role === 'goes on';

/** A form that the rules would refuse: they may be tried only with what they accept. */
function isWrongForm({ forms }: Ruleset<Types>, state: Types['state'], { seat, action }: DecidedMove<Types>): boolean {
  const memory = framesOf(state).at(-1)?.memory;
  return memory !== undefined && (forms?.[action.type]?.check(state, memory, seat, action).length ?? 0) > 0;
}

/**
 * Splits a decision at the first question that interrupts it: the moves that can be made at once, and the rest with their
 * spots.
 */
export function splitDecision(
  rules: Ruleset<Types>,
  from: Types['state'],
  moves: readonly DecidedMove<Types>[],
): { now: readonly DecidedMove<Types>[]; rest: readonly PendingMove[] } {
  const whole = { now: moves, rest: [] };
  if (moves.length < 2) return whole;
  const run = new DryRun(rules, from);
  const { depth } = spotOf(from);
  let count: number | undefined;
  const rest: PendingMove[] = [];
  for (const [i, move] of moves.entries()) {
    let offered = run.offered();
    while (!offers(offered, move)) {
      const isInside = spotOf(run.state).depth > depth;
      const pass = offered.find((one) => (isInside || one.seat !== move.seat) && isPass(one));
      if (!i || !pass || !run.skip(pass)) return whole;
      count ??= i;
      offered = run.offered();
    }
    if (offers(offered, move)?.form && isWrongForm(rules, run.state, move)) return whole;
    if (count !== undefined) rest.push({ ...move, spot: spotOf(run.state) });
    if (!run.make(move) && i < moves.length - 1) return whole;
  }
  return count === undefined ? whole : { now: moves.slice(0, count), rest };
}

/** The rest of a decision that a question has interrupted. */
export class Pending {
  private moves: readonly PendingMove[] = [];

  set(moves: readonly PendingMove[]): void {
    this.moves = moves;
  }
  drop(): void {
    this.moves = [];
  }
  belongsTo(seat: string): boolean {
    return this.moves[0]?.seat === seat;
  }
  /** A move was made that does not belong to it. If it is more than a pass, what was decided no longer holds. */
  interrupt(choice: Pick<Listed, 'role'>): void {
    if (!isPass(choice)) this.drop();
  }
  /** The next move of the decision if it is offered where it belongs. */
  next(state: Types['state'], list: readonly Listed[]): DecidedMove<Types> | undefined {
    const [head, ...rest] = this.moves;
    if (!head) return undefined;
    const here = spotOf(state);
    const { spot = here } = head;
    const belongs = spot.depth === here.depth && spot.step === here.step;
    if (!belongs || !offers(list.filter(isFree), head)) return undefined;
    this.moves = rest;
    return { seat: head.seat, action: head.action };
  }
}
