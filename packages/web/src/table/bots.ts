import type { Types } from '@fray/engine';
import { isPlayer, type Player } from '../store/sitters.ts';
import { Pauses } from './pause.ts';
import type { Screen } from './screen.svelte.ts';
import { SearchBotRunner } from './search-bot-runner.ts';
import { isVisible } from './visible.ts';

/** What goes on around the bots of a table. */
export interface Around {
  /** Nothing moves on this page: then nothing waits either. */
  isStill(): boolean;
  /** The seat whose bot looks ahead now; nothing: none does. */
  thinks(seat: string | undefined): void;
  /** A bot could not look ahead: it goes on by the game's own policy. */
  failed(): void;
}

/** The next move of a bot: at which moment, and whose. */
interface Due {
  now: object;
  seat: string;
  sitter: string | undefined;
  timer?: ReturnType<typeof setTimeout>;
  /** Makes it: it only waits so that people see what was before it. */
  make?: () => void;
}

/** Lets the bots of this device move one after the other, and stand still before what people see them decide. */
export class Bots {
  private readonly screen: Screen;
  private readonly around: Around;
  private readonly pauses = new Pauses();
  private readonly runner = new SearchBotRunner();
  private due: Due | undefined;

  constructor(screen: Screen, around: Around) {
    this.screen = screen;
    this.around = around;
  }

  /** `seat`: of the bot that moves next; without one somebody is asked. Said again at the same moment, it stays under way. */
  next(seat: string | undefined): void {
    if (seat === undefined) {
      this.stop();
      this.pauses.begin();
      return;
    }
    const { now, device } = this.screen;
    const sitter = device.sitters[seat];
    const { due: before } = this;
    if (before?.now === now && before.seat === seat && before.sitter === sitter) return;
    this.stop();
    const due: Due = { now, seat, sitter };
    this.due = due;
    if (isPlayer(sitter)) this.think(due, sitter);
    // The move before it is drawn first.
    else due.timer = setTimeout(() => this.makeDecided(due, 0));
  }

  /** Nothing stands still while it thinks; what it has thought is no pause any more. */
  private think(due: Due, player: Player): void {
    const begun = performance.now();
    this.around.thinks(due.seat);
    this.runner.begin(this.screen, due.seat, player, (action) => {
      this.around.thinks(undefined);
      if (!action) this.around.failed();
      this.makeDecided(due, performance.now() - begun, action);
    });
  }

  /** `found`: by looking ahead; without it the game's own policy decides. */
  private makeDecided(due: Due, thought: number, found?: Types['action']): void {
    const { screen } = this;
    if (screen.busy) {
      this.again(due);
      return;
    }
    const action = found ?? screen.askBot(due.seat);
    const wait = this.pauses.take({ seen: action !== undefined && this.isSeen(due, action), thought, asks: this.asks });
    const make = (): void => {
      if (screen.busy) this.again(due);
      else {
        this.due = undefined;
        if (action) screen.playBot(due.seat, action);
      }
    };
    if (wait) due.make = make;
    due.timer = setTimeout(make, wait);
  }

  private isSeen({ seat }: Due, action: Types['action']): boolean {
    const { screen, around } = this;
    return !around.isStill() && !screen.isAsked && isVisible(screen.decision(seat, action));
  }

  /** History is being read: then a little later. */
  private again({ seat }: Due): void {
    this.due = undefined;
    this.next(seat);
  }

  /** Somebody is asked sooner or later. */
  get asks(): boolean {
    return this.screen.device.persons.length > 0;
  }

  /** People look at what was before a bot's next move. */
  get isPausing(): boolean {
    return this.due?.make !== undefined;
  }

  /** Ends the pause. The tap that asked for it is over first, so that nothing comes up beneath it. */
  endPause(): void {
    const { due } = this;
    if (!due?.make) return;
    clearTimeout(due.timer);
    due.timer = setTimeout(due.make);
    delete due.make;
    this.pauses.end();
  }

  stop(): void {
    clearTimeout(this.due?.timer);
    this.due = undefined;
    this.runner.stop();
    this.around.thinks(undefined);
  }
}
