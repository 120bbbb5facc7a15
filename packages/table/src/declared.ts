import type { DecidedMove, Types } from '@fray/engine';
import type { StandingOrder } from '@fray/games';
import { isSameMove, type Listed } from './choices.ts';
import type { Interrupt } from './interrupts.ts';
import { type LineReply, openReplies, type Replies, type Split, saveReplies } from './pending.ts';
import type { Reply } from './types.ts';

/** A seat that may answer a decision before any of it is made. */
export interface Asked {
  /** What everybody knows that it could do. */
  targets: readonly Interrupt[];
  /** How it passes. */
  pass: Listed;
  /** It could hold something as far as the others know; what it does hold, it sees when it looks at its hand. */
  looks?: () => readonly Interrupt[];
  /** It wants to look at its hand before anything goes on. */
  stops?: boolean;
}

/** A decision that waits for those who may answer it, as plain data. */
export interface DeclaredMemory extends Pick<Reply, 'moves' | 'order'> {
  replies: Replies;
}

/** A decision that waits until everybody who may answer it has said so: no move of it is made before. */
export class Declared {
  /** Its moves, in their order. */
  readonly moves: readonly DecidedMove<Types>[];
  /** How its seat continues from there. */
  readonly order: StandingOrder | null | undefined;
  /** What of it can be made at once, and what windows interrupt. */
  readonly split: Split;
  /** What was replied so far, by seat. */
  readonly replies: Map<string, LineReply | undefined>;
  private asked: ReadonlyMap<string, Asked> = new Map();

  constructor({ moves, order }: Pick<Reply, 'moves' | 'order'>, split: Split, replies: DeclaredMemory['replies'] = {}) {
    this.moves = moves.map(({ seat, action }) => ({ seat, action }));
    this.order = order;
    this.split = split;
    this.replies = openReplies(replies);
  }
  /** Who may answer it; those who have replied are not asked again. */
  ask(asked: ReadonlyMap<string, Asked>): this {
    this.asked = asked;
    return this;
  }
  save(): DeclaredMemory {
    const { moves, order, replies } = this;
    return { moves, ...(order === undefined ? {} : { order }), replies: saveReplies(replies) };
  }

  /** The seats that have not replied. */
  get seats(): readonly string[] {
    return [...this.asked.keys()].filter((seat) => !this.replies.has(seat));
  }
  /** Who must look at its hand first. */
  get stops(): string | undefined {
    return this.seats.find((seat) => this.asked.get(seat)?.stops);
  }
  /** The seat could hold an answer as far as the others know. */
  couldHold(seat: string): boolean {
    return this.asked.get(seat)?.looks !== undefined;
  }
  /** What a seat may reply: each of its targets; with those of its hand for the one that holds the device. */
  targetsOf(seat: string, holder?: string): readonly Interrupt[] {
    const { targets = [], looks } = this.asked.get(seat) ?? {};
    return seat === holder && looks ? [...targets, ...looks()] : targets;
  }
  /** Everything that may be replied, passes included. */
  choicesFor(holder: string | undefined): readonly Listed[] {
    return this.seats.flatMap((seat) => {
      const { pass } = this.asked.get(seat) as Asked;
      return [...this.targetsOf(seat, holder).map(({ choice }) => choice), pass];
    });
  }
  /** Takes the replies of seats; false if one was not asked for that. `after`: which target, if the same move fits several. */
  reply(
    moves: readonly DecidedMove<Types>[],
    { after, holder }: { after?: number | undefined; holder?: string | undefined },
  ): boolean {
    const found = moves.map((move) => this.replyOf(move, after, holder));
    if (new Set(moves.map(({ seat }) => seat)).size < moves.length || found.includes('unasked')) return false;
    for (const [i, { seat }] of moves.entries()) this.replies.set(seat, found[i] as LineReply | undefined);
    return true;
  }
  private replyOf(move: DecidedMove<Types>, after?: number, holder?: string): LineReply | undefined | 'unasked' {
    const { seat, action } = move;
    const asked = this.seats.includes(seat) ? this.asked.get(seat) : undefined;
    if (!asked) return 'unasked';
    if (isSameMove(asked.pass, move)) return undefined;
    const target = this.targetsOf(seat, holder).find(
      (one) => isSameMove(one.choice, move) && (after ?? one.after) === one.after,
    );
    return target ? { after: target.after, move: { seat, action } } : 'unasked';
  }
}
