import type { Types } from '@fray/engine';
import { isPlayer } from '../store/sitters.ts';
import { Pauses } from './pause.ts';
import { Pondering } from './pondering.ts';
import type { Session } from './session.svelte.ts';

/** What goes on around the bots of a table. */
export interface Around {
  /** Nothing moves on this page: then nothing waits either. */
  isStill(): boolean;
  /** The seat whose bot looks ahead now; nothing: none does. */
  thinks(seat: string | undefined): void;
  /** A bot could not look ahead: it goes on by the game's own policy. */
  failed(): void;
}

/** The move that comes next without a tap: at which moment, and whose. */
interface Due {
  now: object;
  seat: string;
  sitter: string | undefined;
  timer?: ReturnType<typeof setTimeout>;
  /** Carries it out: it only waits so that people see what was before it. */
  pauses?: () => void;
}

/** Lets the bots of this device move one after the other, and stand still before what people see them decide. */
export class Bots {
  private readonly around: Around;
  private readonly pauses = new Pauses();
  private readonly pondering = new Pondering();
  private due: Due | undefined;

  constructor(around: Around) {
    this.around = around;
  }

  /** Something about the table changed: whatever comes next without a tap is on its way. Asked again at the same moment, it stays so. */
  next(session: Session): void {
    const move = session.automatic();
    if (!move) {
      this.stop();
      this.pauses.begin();
      return;
    }
    const { now, sitters } = session;
    const { seat, choice } = move;
    const sitter = choice ? undefined : sitters[seat];
    const { due: before } = this;
    if (before?.now === now && before.seat === seat && before.sitter === sitter) return;
    this.stop();
    const due: Due = { now, seat, sitter };
    this.due = due;
    if (choice) this.play(session, due, 0);
    else if (isPlayer(sitter)) this.ponder(session, due, sitter);
    // The move before it is drawn first.
    else due.timer = setTimeout(() => this.decided(session, due, 0));
  }

  /** Nothing stands still while it thinks; what it has thought is no pause any more. */
  private ponder(session: Session, due: Due, strength: 'easy' | 'hard'): void {
    const begun = performance.now();
    this.around.thinks(due.seat);
    this.pondering.begin(session, due.seat, strength, (action) => {
      this.around.thinks(undefined);
      if (!action) this.around.failed();
      this.decided(session, due, performance.now() - begun, action);
    });
  }

  /** `found`: by looking ahead; without it the game's own policy decides. */
  private decided(session: Session, due: Due, thought: number, found?: Types['action']): void {
    if (session.busy) {
      this.again(session);
      return;
    }
    const action = found ?? session.askBot(due.seat);
    const seen = !this.around.isStill() && action !== undefined && !session.isAsked && session.isSeen(due.seat, action);
    const wait = this.pauses.take({ seen, thought, asks: session.persons.length > 0 });
    this.play(session, due, wait, action);
  }

  private play(session: Session, due: Due, wait: number, action?: Types['action']): void {
    const make = (): void => {
      if (session.busy) this.again(session);
      else {
        this.due = undefined;
        session.playAutomatic(action);
      }
    };
    if (wait) due.pauses = make;
    due.timer = setTimeout(make, wait);
  }

  /** History is being read: then a little later. */
  private again(session: Session): void {
    this.due = undefined;
    this.next(session);
  }

  /** People look at what was before a bot's next move. */
  get isPausing(): boolean {
    return this.due?.pauses !== undefined;
  }

  /** Ends the pause. The tap that asked for it is over first, so that nothing comes up beneath it. */
  endPause(): void {
    const { due } = this;
    if (!due?.pauses) return;
    clearTimeout(due.timer);
    due.timer = setTimeout(due.pauses);
    delete due.pauses;
    this.pauses.end();
  }

  stop(): void {
    clearTimeout(this.due?.timer);
    this.due = undefined;
    this.pondering.stop();
    this.around.thinks(undefined);
  }
}
