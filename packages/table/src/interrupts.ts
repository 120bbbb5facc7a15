import { clone, type DecidedMove, type Ruleset, type Types } from '@fray/engine';
import { isPass, type Listed, spotOf } from './choices.ts';
import { DryRun } from './dry-run.ts';

/** Something that a seat could do in a window that opens while the moves of a decision are made. */
export interface Interrupt<T extends Types = Types> {
  /** After how many moves of the decision. */
  after: number;
  /** What it could do, as its window will list it. */
  choice: Listed & { seat: T['seat'] };
  /** How the seat passes there. */
  pass: Listed;
  /** The state in the window, if everybody passes before. */
  state: T['state'];
}

/** The moves of a decision as they would be made if everybody passes. */
export interface Passed {
  /** What could be done in the windows between them. */
  found: readonly Interrupt[];
  /** What may be done after them; nothing if dice follow. */
  next: readonly Listed[];
}

/** Finds what `counts` in the windows of these moves if everybody passes; `undefined` if they cannot be made one after the other. */
export function findInterrupts(
  rules: Ruleset<Types>,
  from: Types['state'],
  moves: readonly DecidedMove<Types>[],
  counts: (choice: Listed) => boolean,
): Passed | undefined {
  const run = new DryRun(rules, from);
  const { depth } = spotOf(from);
  const found: Interrupt[] = [];
  /** Passes in every window up to the next move, or up to the end of the last window. */
  const closeWindows = (after: number, next: DecidedMove<Types> | undefined): boolean => {
    for (;;) {
      if (next && run.find(next)) return true;
      const offered = run.listFree();
      const isInside = spotOf(run.state).depth > depth;
      if (!next && !isInside) return true;
      const pass = offered.find((one) => (isInside || one.seat !== next?.seat) && isPass(one));
      if (!pass) return !next;
      const open = isInside ? offered.filter((one) => one.seat === pass.seat && !isPass(one) && counts(one)) : [];
      const state = open.length ? clone(run.state) : run.state;
      for (const choice of open) found.push({ after, choice, pass, state });
      if (!run.skip(pass)) return !next;
    }
  };
  for (const [made, move] of moves.entries()) {
    if (!closeWindows(made, move) || run.find(move)?.form) return undefined;
    if (!run.make(move) && run.dice) return made === moves.length - 1 ? { found, next: [] } : undefined;
  }
  closeWindows(moves.length, undefined);
  return { found, next: run.listFree() };
}
