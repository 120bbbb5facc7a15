import { type Choice, type Frame, type PromptChoice, same, type Types } from '@fray/engine';

type Framed = Types['state'];
const framesOf = (state: Framed): readonly Frame<Types>[] => state.frames as readonly Frame<Types>[];

export const isSameChoice = (a: Choice<Types>, b: Choice<Types>): boolean =>
  a.seat === b.seat && same(a.action, b.action);

/** Moves that belong to one decision: what is still to come of it, and which moves of the past went together. */
export class Following {
  private queue: Choice<Types>[] = [];
  private step: string | undefined;
  private depth = 0;
  /** The seat of each move that was not the first of its decision, by the moment before it. */
  private readonly parts = new Map<number, string>();

  begin(rest: readonly Choice<Types>[], from: Framed, at: number): void {
    this.forget(at);
    this.queue = [...rest];
    this.depth = framesOf(from).length;
    this.step = framesOf(from).at(-1)?.step;
  }
  stop(): void {
    this.queue = [];
  }
  /** The next of them, if it is offered now. While somebody is asked in between they wait; elsewhere they are over. */
  next(now: Framed, offered: readonly PromptChoice<Types>[]): PromptChoice<Types> | undefined {
    const [head] = this.queue;
    if (!head) return undefined;
    const frames = framesOf(now);
    if (frames.length > this.depth) return undefined;
    const here = frames.length === this.depth && frames.at(-1)?.step === this.step;
    const found = here ? offered.find((one) => !one.not && isSameChoice(one, head)) : undefined;
    if (!found) this.stop();
    return found;
  }
  /** It was made at this moment. */
  made(choice: Choice<Types>, at: number): void {
    const [head] = this.queue;
    if (!head || !isSameChoice(choice, head)) return;
    this.queue.shift();
    this.parts.set(at, choice.seat);
  }
  /** Who made the move of this moment, if it was part of an earlier decision. */
  wasPart(at: number): string | undefined {
    return this.parts.get(at);
  }
  /** From this moment on everything is new. */
  forget(at: number): void {
    for (const part of this.parts.keys()) if (part >= at) this.parts.delete(part);
  }
}
