import type { Types } from '@fray/engine';
import type { Screen } from './screen.svelte.ts';

type Tell = (action: Types['action'] | undefined) => void;

/**
 * A bot that looks ahead decides apart from the page, and what it takes for that comes when the first such bot moves. One at a time: what
 * was asked of another moment is taken back.
 */
export class Pondering {
  private asked: { now: object; seat: string; strength: string } | undefined;
  private stopWork: (() => void) | undefined;
  private tell: Tell = () => undefined;

  /** Asked again at the same moment, it goes on thinking and tells whoever asked last. */
  begin(session: Screen, seat: string, strength: 'easy' | 'hard', tell: Tell): void {
    this.tell = tell;
    const { now } = session;
    const { asked: before } = this;
    if (before?.now === now && before.seat === seat && before.strength === strength) return;
    this.stop();
    const asked = { now, seat, strength };
    this.asked = asked;
    const isStill = () => this.asked === asked && session.now === now;
    const told: Tell = (action) => {
      if (!isStill()) return;
      this.asked = undefined;
      this.tell(action);
    };
    import('../advice/opponent.ts').then(
      ({ decided }) => {
        if (isStill()) this.stopWork = decided(session, seat, strength, told);
      },
      () => told(undefined),
    );
  }

  stop(): void {
    this.asked = undefined;
    this.stopWork?.();
    this.stopWork = undefined;
  }
}
