import type { Types } from '@fray/engine';
import type { OnScreen } from '../table/screen.ts';
import type { Consultation } from './consult.ts';
import { type Consulting, type Costly, costliest, worthALook } from './costly.ts';
import type { Point } from './curve.ts';

/** Combats per choice: for a first look at every decision, and for judging the few costly ones with other luck. */
const HOW = {
  look: { playouts: 16, exact: false, seed: 1 },
  judge: { playouts: 128, seed: 2 },
} as const;

/** Looks for the decision that cost most, and tells how far it is. */
export class Costing {
  /** Decisions that are looked at, and how many of them are done. */
  all: number = $state(0);
  looked: number = $state(0);
  done: boolean = $state(false);
  /** Nothing, once it is done: no decision cost more than its interval. */
  found: Costly | undefined = $state.raw();
  private readonly screen: OnScreen;
  private stopAsking: (() => void) | undefined;

  constructor(screen: OnScreen) {
    this.screen = screen;
  }

  /** `points`: how it stood for the side that `isFirst` tells. */
  async begin(adviser: Consultation, points: readonly Point[], isFirst: (seat: string) => boolean): Promise<void> {
    const { screen } = this;
    const looked = worthALook(screen.history.decisions(), points, isFirst);
    this.all = looked.length;
    // What is stopped never hears an answer, and so goes no further.
    const consult: Consulting = ({ at, seat, list, action }, how) =>
      new Promise((hear) => {
        const view = screen.seenBy(seat, at) as Types['view'];
        const question = {
          kind: 'advise' as const,
          game: screen.game.id,
          view,
          seat,
          list,
          also: action,
          ...HOW[how],
        };
        this.stopAsking = adviser.ask(question, ({ done, advice }) => {
          if (done) hear(advice);
        });
      });
    this.found = await costliest(looked, consult, () => {
      this.looked++;
    });
    this.done = true;
  }

  stop(): void {
    this.stopAsking?.();
  }
}
