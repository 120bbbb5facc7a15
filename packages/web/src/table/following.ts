import { type Choice, type Frame, type PromptChoice, same, type Types } from '@fray/engine';

type Framed = Types['state'];
const framesOf = (state: Framed): readonly Frame<Types>[] => state.frames as readonly Frame<Types>[];

export const isSameChoice = (a: Choice<Types>, b: Choice<Types>): boolean =>
  a.seat === b.seat && same(a.action, b.action);

/** A throw that was taken back, with what came up: it is made again as it was. */
export interface Thrown {
  seat: string;
  action: Types['action'];
  dice: readonly number[];
  /** The table threw it. */
  typed: boolean;
}

/** Where the moves of one decision belong: to the step that it was made at, or wherever they come up. */
export type Reach = 'step' | 'through';

/** How a seat goes on after its choice, as part of the same decision: the next of what is free to it; nothing: it is asked. */
export type Onward = (free: readonly PromptChoice<Types>[]) => PromptChoice<Types> | undefined;

/** Moves that belong to one decision: what is still to come of it, and which moves of the past went together. */
export class Following {
  private queue: Choice<Types>[] = [];
  private reach: Reach = 'step';
  private step: string | undefined;
  private depth = 0;
  /** By seat: it holds until that seat says something else, or is asked again. */
  private readonly said = new Map<string, Onward>();
  /** What comes next because somebody has said so; asked for once a moment, whoever looks how often. */
  private due: { now: Framed; choice: PromptChoice<Types> | undefined } | undefined;
  /** Throws that lie on the table already: they are made again when their choice comes. */
  private thrown: Thrown[] = [];
  /** The seat of each move that was not the first of its decision, by the moment before it. */
  private readonly parts = new Map<number, string>();

  begin(rest: readonly Choice<Types>[], from: Framed, at: number, reach: Reach = 'step'): void {
    this.forget(at);
    this.queue = [...rest];
    this.reach = reach;
    this.depth = framesOf(from).length;
    this.step = framesOf(from).at(-1)?.step;
  }
  stop(): void {
    this.queue = [];
  }
  /** The next of them, if it is offered now. While somebody is asked in between they wait; elsewhere they are over. */
  next(now: Framed, offered: readonly PromptChoice<Types>[]): PromptChoice<Types> | undefined {
    const [head] = this.queue;
    if (!head) return this.nextSaid(now, offered) ?? this.nextThrow(offered);
    const frames = framesOf(now);
    const through = this.reach === 'through';
    if (!through && frames.length > this.depth) return undefined;
    const here = through || (frames.length === this.depth && frames.at(-1)?.step === this.step);
    const found = here ? offered.find((one) => !one.not && isSameChoice(one, head)) : undefined;
    if (!found && !through) this.stop();
    return found;
  }
  /** How this seat goes on is known, or not any more. */
  say(seat: string, onward: Onward | undefined): void {
    this.due = undefined;
    if (onward) this.said.set(seat, onward);
    else this.said.delete(seat);
  }
  unsay(): void {
    this.due = undefined;
    this.said.clear();
  }
  private nextSaid(now: Framed, offered: readonly PromptChoice<Types>[]): PromptChoice<Types> | undefined {
    if (this.due?.now !== now) this.due = { now, choice: this.asSaid(offered) };
    return this.due.choice;
  }
  /** Nobody but one seat is asked, and it has said how it goes on. */
  private asSaid(offered: readonly PromptChoice<Types>[]): PromptChoice<Types> | undefined {
    const free = offered.filter(({ place, not }) => place === 'flow' && !not);
    const [first] = free;
    if (!first || free.some(({ seat }) => seat !== first.seat)) return undefined;
    const found = this.said.get(first.seat)?.(free);
    if (!found) this.said.delete(first.seat);
    return found;
  }
  private nextThrow(offered: readonly PromptChoice<Types>[]): PromptChoice<Types> | undefined {
    const [head] = this.thrown;
    return head && offered.find((one) => !one.not && isSameChoice(one, head));
  }
  /** These were taken back and lie on the table: nobody throws them anew. */
  setAside(thrown: readonly Thrown[]): void {
    this.thrown = [...thrown];
  }
  /** What lies on the table for this choice. */
  diceFor(choice: Choice<Types>): Thrown | undefined {
    const [head] = this.thrown;
    return head && isSameChoice(choice, head) ? head : undefined;
  }
  /** It was made at this moment. */
  made(choice: Choice<Types>, at: number): void {
    const [head] = this.queue;
    const [thrown] = this.thrown;
    const due = this.due?.choice;
    if (head && isSameChoice(choice, head)) this.queue.shift();
    else if (due && isSameChoice(choice, due)) this.due = undefined;
    else if (thrown && isSameChoice(choice, thrown)) this.thrown.shift();
    else return;
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
