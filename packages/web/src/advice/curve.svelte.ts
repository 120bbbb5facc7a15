import type { Types } from '@fray/engine';
import type { Odds } from '../odds/provider.ts';
import type { OnScreen } from '../table/screen.ts';
import { momentsOf, type Point } from './curve.ts';
import { curveOf, pointOf } from './curving.ts';

/** How it stood, moment by moment, as it is worked out. */
export class Curve {
  /** Whose chance it is; empty if nobody ever stood there. */
  readonly side: string;
  readonly moments: readonly number[];
  points: readonly Point[] = $state.raw([]);
  done: boolean = $state(false);
  private readonly screen: OnScreen;
  private readonly sides: readonly string[];
  private stopAsking: (() => void) | undefined;

  constructor(screen: OnScreen) {
    this.screen = screen;
    const { game, history, now, text, standing } = screen;
    const sidesAt = (at: number) => game.standing(history.moment(at) as Types['view'], text).sides.slice(0, 2);
    // As it began: a side that has nobody left is still one. What is entered at the table itself does not stand there at once.
    const count = Math.min(2, standing.sides.length);
    let from = history.first;
    while (from < now.at && sidesAt(from).length < count) from++;
    this.sides = sidesAt(from).map(({ seat }) => seat);
    this.side = this.sides[0] ?? '';
    this.moments = this.side ? momentsOf(from, now.at) : [];
  }

  async begin(odds: Odds): Promise<void> {
    this.points = await curveOf(this.moments, {
      pointAt: (at, enough) => this.pointAt(odds, at, enough),
      tell: (point) => {
        this.points = [...this.points, point];
      },
      now: () => performance.now(),
    });
    this.done = true;
  }

  /** What is stopped never hears an answer, and so goes no further. */
  private pointAt(odds: Odds, at: number, enough: number): Promise<Point | undefined> {
    const { screen, sides, side } = this;
    const seat = screen.device.viewer ?? side;
    const from = { view: screen.seenBy(seat, at), seat };
    return new Promise((hear) => {
      this.stopAsking = odds.ask({ game: screen.game.id, from, sides, enough }, (now) => {
        // Worked out, or played often enough: nobody waits here for what might still be worked out.
        if (now.done || now.games >= enough) hear(pointOf(at, now));
      });
    });
  }

  stop(): void {
    this.stopAsking?.();
  }
}
