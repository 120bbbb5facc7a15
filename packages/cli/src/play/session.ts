import {
  type Answer,
  type Choice,
  type Combat,
  choices,
  type Entry,
  makeSave,
  type Need,
  type Told,
  type Types,
} from '@fray/engine';
import { type AnyGame, type Bot, botNamed } from '@fray/games';
import type { Bots } from '../options.ts';
import { linesOf } from '../story.ts';

/** Bots never need more moves in a row than this. */
const LONGEST_RUN = 20_000;
/** The games' words for "nothing from me". */
const PASSING = /^(pass|continue|decline|done|skip)$/i;

/** One combat at the terminal: who plays which seat, who looks at the screen, what is saved. */
export class Session {
  readonly game: AnyGame;
  readonly combat: Combat<Types>;
  readonly opening: readonly Told<Types>[];
  private readonly bots: Readonly<Record<string, Bot<Types>>>;
  /** Whom the screen was turned to on purpose, until the next move. */
  turnedTo: string | undefined;
  /** Whoever can do nothing but pass does so without being asked. */
  autoPass: boolean;
  private lastReader: string | undefined;
  private savedAs: string;

  constructor(game: AnyGame, combat: Combat<Types>, opening: readonly Told<Types>[], bots: Bots) {
    this.game = game;
    this.combat = combat;
    this.opening = opening;
    this.autoPass = game.autoPass;
    this.bots = Object.fromEntries(Object.entries(bots).map(([seat, name]) => [seat, botNamed(game, name)]));
    this.savedAs = makeSave(combat).hash;
  }

  get people(): string[] {
    return this.game.players.filter((seat) => !this.bots[seat]);
  }
  get unsaved(): boolean {
    return makeSave(this.combat).hash !== this.savedAs;
  }
  markSaved(): void {
    this.savedAs = makeSave(this.combat).hash;
  }

  /**
   * Whose eyes the screen is for. Where nothing is hidden, or nobody but bots plays, it shows everything; else the one
   * person, or of several the one who has to decide.
   */
  reader(): string | undefined {
    const { game, people } = this;
    if (!game.hidden || !people.length) return undefined;
    if (people.length === 1) return people[0];
    if (this.turnedTo !== undefined) return this.turnedTo;
    const asked = choices(game.rules, this.combat.state).find((choice) => people.includes(choice.seat))?.seat;
    this.lastReader = asked ?? this.lastReader ?? people[0];
    return this.lastReader;
  }

  /** What the reader may see. */
  seen(): Types['state'] | Types['view'] {
    const reader = this.reader();
    return reader === undefined ? this.combat.state : this.combat.view(reader);
  }

  /** Lines of what just happened. */
  lines(told: readonly Told<Types>[]): string[] {
    return linesOf(this.game, told, this.combat.state, this.reader());
  }

  move(seat: string, action: { type: string }): Answer<Types> {
    const answer = this.combat.move(seat, action, { at: this.combat.at });
    if (answer.ok) this.turnedTo = undefined;
    return answer;
  }

  /** Who moves by itself at such a prompt, if anybody: a bot, or somebody who can do nothing but pass. */
  private byItself(state: Types['state'], need: Need | undefined): Choice<Types> | undefined {
    if (need || this.game.rules.outcome(state) !== undefined) return undefined;
    const list = choices(this.game.rules, state);
    const [only] = list;
    const passes = this.autoPass && list.length === 1 && only && !only.form && PASSING.test(only.action.type);
    return passes ? only : list.find((choice) => this.bots[choice.seat]);
  }

  /** Moves that nobody has to type are made, until a person, the dice or the end is next. What happened, move by move. */
  *goOn(): Generator<readonly Told<Types>[]> {
    for (let moves = 0; ; moves++) {
      const next = this.byItself(this.combat.state, this.combat.need);
      if (!next) return;
      if (moves > LONGEST_RUN) throw new Error(`the bots of ${this.game.id} run in circles`);
      const bot = this.bots[next.seat];
      const answer = bot ? this.combat.letPlay(next.seat, bot) : this.combat.move(next.seat, next.action);
      if (!answer.ok) throw new Error(`the bot of ${next.seat} did what it may not: ${JSON.stringify(answer.reason)}`);
      yield answer.events;
    }
  }

  /** How many moves an undo takes back: the last one that somebody typed, and what followed by itself. */
  lastOwn(): { count: number; fence?: 'roll' | 'reveal' } {
    const entries = this.combat.history();
    let fence: Entry<Types>['fence'];
    for (let i = entries.length - 1; i >= 0; i--) {
      const entry = entries[i] as Entry<Types>;
      fence ??= entry.fence;
      if (this.byItself(entry.before, entry.need)?.seat === entry.move.seat) continue;
      return fence ? { count: entries.length - i, fence } : { count: entries.length - i };
    }
    return { count: 0 };
  }

  undo(count: number, host: boolean): Answer<Types> {
    let answer: Answer<Types> = { ok: true, events: [] };
    for (let i = 0; i < count && answer.ok; i++) answer = this.combat.undo({ host });
    if (answer.ok) this.turnedTo = undefined;
    return answer;
  }

  /** The next undone move, and what followed it by itself. */
  redo(): Answer<Types> {
    const told: Told<Types>[] = [];
    let answer = this.combat.redo();
    while (answer.ok) {
      told.push(...answer.events);
      if (!this.combat.canRedo || !this.byItself(this.combat.state, this.combat.need))
        return { ok: true, events: told };
      answer = this.combat.redo();
    }
    return answer;
  }
}
