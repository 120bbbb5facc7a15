/** How long the table stands still before a bot does something that people see: long enough to see what was before it. */
export const PAUSE = 500;

/** What all pauses of all bots between two questions to a person may come to. */
export const MOST = 1500;

/** A bot is about to move. */
export interface Deciding {
  /** People see it decide: no secret, nothing forced, no pass. */
  seen: boolean;
  /** Milliseconds that it has thought already: those were a pause. */
  thought: number;
  /** Somebody is asked sooner or later; where bots have every seat, people only watch. */
  asks: boolean;
}

/** The pauses of the bots at one table: one for each decision that people see, as long as the sum from one question to the next allows. */
export class Pauses {
  private left = MOST;

  /** A person is asked: the sum begins again. */
  begin(): void {
    this.left = MOST;
  }

  /** Milliseconds to wait before this decision is shown. */
  take({ seen, thought, asks }: Deciding): number {
    if (!seen) return 0;
    const wait = Math.max(0, PAUSE - thought);
    if (!asks) return wait;
    const given = Math.min(wait, this.left);
    this.left -= given;
    return given;
  }

  /** Somebody wants to get on: nothing more until the next question. */
  end(): void {
    this.left = 0;
  }
}
