import type { DecidedMove, Ruleset, Types } from '@fray/engine';
import { framesOf, isFree, isPass, isSameMove, type Listed, offers, type Spot, spotOf } from './choices.ts';
import { DryRun } from './dry-run.ts';

/** A move that is still to come of a decision, and where it belongs; anywhere if nothing says so. */
export interface PendingMove extends DecidedMove<Types> {
  spot?: Spot;
  /** It is left out if another move of the decision comes up first: what is passed may depend on hands. */
  loose?: true;
}

/** A decision up to the first question that interrupts it, and the rest of it. */
export interface Split {
  now: readonly DecidedMove<Types>[];
  rest: readonly PendingMove[];
}

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
  /** What the table passes automatically between its moves. */
  automatic: (offered: readonly Listed[], state: Types['state']) => Listed | undefined = () => undefined,
): Split {
  const whole = { now: moves, rest: [] };
  if (moves.length < 2) return whole;
  const run = new DryRun(rules, from);
  const { depth } = spotOf(from);
  let count: number | undefined;
  const rest: PendingMove[] = [];
  for (const [i, move] of moves.entries()) {
    let offered = run.find(move);
    for (; !offered; offered = run.find(move)) {
      const isInside = spotOf(run.state).depth > depth;
      const list = run.listFree();
      const pass =
        automatic(list, run.state) ?? list.find((one) => (isInside || one.seat !== move.seat) && isPass(one));
      if (!i || !pass || !run.skip(pass)) return whole;
      count ??= i;
    }
    if (offered.form && isWrongForm(rules, run.state, move)) return whole;
    if (count !== undefined) rest.push({ ...move, spot: spotOf(run.state) });
    if (run.make(move) || i === moves.length - 1) continue;
    if (run.dice) return whole;
    // It revealed something: the moves before it cannot be one with those after it.
    count ??= i + 1;
  }
  return count === undefined ? whole : { now: moves.slice(0, count), rest };
}

/** What a seat replies to a whole decision: one move after a number of its moves. */
export interface LineReply {
  after: number;
  move: DecidedMove<Types>;
}
/** Replies by seat, as plain data; `null`: it passes. */
export type Replies = Readonly<Record<string, LineReply | null>>;
export const saveReplies = (replies: ReadonlyMap<string, LineReply | undefined>): Replies =>
  Object.fromEntries([...replies].map(([seat, reply]) => [seat, reply ?? null]));
export const openReplies = (replies: Replies): Map<string, LineReply | undefined> =>
  new Map(Object.entries(replies).map(([seat, reply]) => [seat, reply ?? undefined]));

/** The rest of a decision that windows interrupt, as plain data. */
export interface PendingMemory {
  moves: readonly PendingMove[];
  line?: { from: Spot; made: number; replies: Replies };
}
/** A decision of several moves (a line) that is under way. */
interface Line {
  /** Where it was begun. */
  from: Spot;
  /** How many of its moves have been made. */
  made: number;
  /** What was replied to it, by seat; `undefined`: the seat passes. */
  replies: ReadonlyMap<string, LineReply | undefined>;
}

/** The rest of a decision that windows interrupt, and what was replied to it. */
export class Pending {
  private moves: readonly PendingMove[] = [];
  private line: Line | undefined;

  set(moves: readonly PendingMove[], line?: Line): void {
    this.moves = moves;
    this.line = line;
  }
  save(): PendingMemory {
    const { moves, line } = this;
    return { moves, ...(line && { line: { ...line, replies: saveReplies(line.replies) } }) };
  }
  open({ moves, line }: PendingMemory): void {
    this.set(moves, line && { ...line, replies: openReplies(line.replies) });
  }
  drop(): void {
    this.moves = [];
    this.line = undefined;
  }
  /** A seat is asked in a window above the step of the decision, which waits below it. */
  private isBelow(state: Types['state']): boolean {
    const from = this.line?.from;
    const frames = framesOf(state);
    return from !== undefined && frames.length > from.depth && frames[from.depth - 1]?.step === from.step;
  }
  /** Drops what no longer holds: its owner is asked at its own step, or that step is over. */
  review(state: Types['state'], seatsAsked: readonly string[]): void {
    if (this.isBelow(state)) return;
    const [head] = this.moves;
    if (!head || seatsAsked.includes(head.seat)) this.drop();
  }
  /** A move was made that does not belong to it. If it is more than a pass, what was decided no longer holds. */
  interrupt(choice: Pick<Listed, 'role'>): void {
    if (!isPass(choice)) this.drop();
  }
  /** A seat answered something else: what it had decided holds only if it passed in a window above it. */
  interruptBy(seat: string, choice: Pick<Listed, 'role'> | undefined, state: Types['state']): void {
    if (!choice || (this.moves[0]?.seat === seat && !this.isBelow(state))) this.drop();
    else this.interrupt(choice);
  }
  /** The next move of the decision if it is offered where it belongs. */
  next(state: Types['state'], list: readonly Listed[]): DecidedMove<Types> | undefined {
    const free = list.filter(isFree);
    const first = this.moves.findIndex((one) => !one.loose || offers(free, one));
    const [head, ...rest] = this.moves.slice(Math.max(0, first));
    if (!head) return undefined;
    const here = spotOf(state);
    const { spot = here } = head;
    const belongs = spot.depth === here.depth && spot.step === here.step;
    if (!belongs || !offers(free, head)) return undefined;
    this.moves = rest;
    if (this.line) this.line.made++;
    return { seat: head.seat, action: head.action };
  }
  /** What a seat has replied to the decision, at its moment: its move, or a pass in every other window. */
  reply(state: Types['state'], list: readonly Listed[]): Listed | undefined {
    const { line } = this;
    if (!line || !this.isBelow(state)) return undefined;
    const mine = list.filter((one) => isFree(one) && line.replies.has(one.seat));
    const played = mine.find((one) => {
      const reply = line.replies.get(one.seat);
      return reply?.after === line.made && isSameMove(one, reply.move);
    });
    return played ?? mine.find(isPass);
  }
}
