import type { Types } from '@fray/engine';
import type { Player } from '../store/sitters.ts';
import type { Screen } from './screen.svelte.ts';

type Tell = (action: Types['action'] | undefined) => void;

/**
 * A bot that looks ahead decides apart from the page, and what it takes for that comes when the first such bot moves. One at a time: what
 * was asked of another moment is taken back.
 */
export class SearchBotRunner {
  private asked: { now: object; seat: string; player: Player } | undefined;
  private stopWork: (() => void) | undefined;
  private tell: Tell = () => undefined;

  /** Asked again at the same moment, it keeps thinking and answers the last caller. */
  begin(screen: Screen, seat: string, player: Player, tell: Tell): void {
    this.tell = tell;
    const { now } = screen;
    const { asked: before } = this;
    if (before?.now === now && before.seat === seat && before.player === player) return;
    this.stop();
    const asked = { now, seat, player };
    this.asked = asked;
    const isStill = () => this.asked === asked && screen.now === now;
    const report: Tell = (action) => {
      if (!isStill()) return;
      this.asked = undefined;
      this.tell(action);
    };
    import('../advice/opponent.ts').then(
      ({ decideInWorker }) => {
        if (isStill()) this.stopWork = decideInWorker(screen, seat, player, report);
      },
      () => report(undefined),
    );
  }

  stop(): void {
    this.asked = undefined;
    this.stopWork?.();
    this.stopWork = undefined;
  }
}
