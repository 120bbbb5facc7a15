import type { DecidedMove, Types } from '@fray/engine';
import type { StandingOrder } from '@fray/games';
import { isSameMove, type Listed } from './choices.ts';
import type { Interrupt } from './interrupts.ts';
import type { LineReply, Split } from './pending.ts';

/** A decision that waits until everybody who may answer it has said so: no move of it is made before. */
export class Declared {
  /** Its moves, in their order. */
  readonly moves: readonly DecidedMove<Types>[];
  /** How its seat continues from there. */
  readonly order: StandingOrder | null | undefined;
  /** What of it can be made at once, and what windows interrupt. */
  readonly split: Split;
  /** What was replied so far, by seat. */
  readonly replies = new Map<string, LineReply | undefined>();
  private readonly bySeat = new Map<string, Interrupt[]>();

  constructor({ moves, order, split }: Pick<Declared, 'moves' | 'order' | 'split'>, interrupts: readonly Interrupt[]) {
    this.moves = moves;
    this.order = order;
    this.split = split;
    for (const one of interrupts) this.bySeat.set(one.choice.seat, [...(this.bySeat.get(one.choice.seat) ?? []), one]);
  }

  /** The seats that have not replied. */
  get seats(): readonly string[] {
    return [...this.bySeat.keys()].filter((seat) => !this.replies.has(seat));
  }
  /** What a seat may reply: each of its targets. */
  targetsOf(seat: string): readonly Interrupt[] {
    return this.bySeat.get(seat) ?? [];
  }
  /** Everything that may be replied, passes included. */
  get choices(): readonly Listed[] {
    return this.seats.flatMap((seat) => {
      const targets = this.targetsOf(seat);
      return [...targets.map(({ choice }) => choice), ...targets.slice(0, 1).map(({ pass }) => pass)];
    });
  }
  /** Takes the reply of a seat; false if it was not asked for that. `after`: which target, if the same move fits several. */
  reply(move: DecidedMove<Types>, after?: number): boolean {
    const { seat } = move;
    if (!this.seats.includes(seat)) return false;
    const targets = this.targetsOf(seat);
    const target = targets.find((one) => isSameMove(one.choice, move) && (after ?? one.after) === one.after);
    if (!target && !targets.some(({ pass }) => isSameMove(pass, move))) return false;
    this.replies.set(seat, target && { after: target.after, move: { seat, action: move.action } });
    return true;
  }
}
