import { playerNamed } from '@fray/advisor';
import {
  type Answer,
  atOnce,
  type Choice,
  type Combat,
  choices,
  hides,
  makeSave,
  prompt,
  type Reason,
  type Told,
  type Types,
} from '@fray/engine';
import {
  type Automatic,
  type Bot,
  backTo,
  forward,
  type GameText,
  lastDecided,
  movesByItself,
  type WholeGame,
} from '@fray/games';
import type { Bots } from '../options.ts';
import { type Speech, speechOf, whyIn } from '../speech.ts';
import { linesOf, type Reader, shownLog, story } from '../story.ts';
import type { Words } from '../words/index.ts';
import { nextSeat, seatsOf } from './serving.ts';

/** Bots never need more moves in a row than this. */
const LONGEST_RUN = 20_000;

/** One combat at the terminal: who plays which seat, who looks at the screen, what is saved. */
export class Session {
  readonly game: WholeGame;
  readonly combat: Combat<Types>;
  readonly opening: readonly Told<Types>[];
  private readonly speech: Speech;
  private readonly bots: Readonly<Record<string, Bot<Types>>>;
  /** Whom the screen was turned to on purpose, until the next move. */
  turnedTo: string | undefined;
  /** Whoever can do nothing but pass does so without being asked. */
  autoPass: boolean;
  private lastReader: string | undefined;
  /** Who lets the others move first, at this moment and no other. */
  private letBy: { seq: number; seats: readonly string[] } = { seq: -1, seats: [] };
  private savedAs: string;

  constructor(game: WholeGame, combat: Combat<Types>, opening: readonly Told<Types>[], bots: Bots, language?: string) {
    this.game = game;
    this.combat = combat;
    this.opening = opening;
    this.speech = speechOf(game, language);
    this.autoPass = game.autoPass;
    this.bots = Object.fromEntries(
      Object.entries(bots).map(([seat, name]) => [seat, playerNamed<Types>(game, name) ?? game.bot]),
    );
    this.savedAs = makeSave(combat).hash;
  }

  /** What the game says. */
  get text(): GameText<Types> {
    return this.speech.text;
  }
  /** What the terminal itself says. */
  get words(): Words {
    return this.speech.words;
  }
  get language(): string {
    return this.speech.language;
  }
  /** Why something is not allowed, as a sentence. */
  why(reason: Reason): string {
    return whyIn(this.speech, reason);
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

  /** Something is hidden right now from somebody who sits here. A game with secrets does not have some in every combat. */
  get hiding(): boolean {
    return this.people.some((seat) => hides(this.game.rules, this.combat.state, seat));
  }

  /**
   * Whose eyes the screen is for. Where nothing is hidden now, or nobody but bots plays, it shows everything; else the one
   * person, or of several the one who has to decide.
   */
  reader(): string | undefined {
    const { people } = this;
    if (!this.hiding) return undefined;
    if (people.length === 1) return people[0];
    if (this.turnedTo !== undefined) return this.turnedTo;
    const next = this.typing();
    if (next !== undefined && people.includes(next)) this.lastReader = next;
    return this.lastReader ?? people[0];
  }

  /** The seats that the flow asks now. */
  asked(): string[] {
    return seatsOf(choices(this.game.rules, this.combat.state));
  }

  /** Whose turn it is to type: of the people who may act whoever has waited longest, unless the screen was turned to another. */
  typing(): string | undefined {
    const list = choices(this.game.rules, this.combat.state).filter((choice) => !this.bots[choice.seat]);
    const turned = list.find((choice) => choice.seat === this.turnedTo);
    return turned ? turned.seat : this.served(list, this.combat.state, this.combat.at);
  }

  /** Whoever types lets the others at this prompt move first; once all have, it begins again. False: there are no others. */
  letOthersMove(): boolean {
    const seat = this.typing();
    const asked = this.asked();
    if (seat === undefined || asked.length < 2) return false;
    const { seq } = this.combat;
    const seats = [...(this.letBy.seq === seq ? this.letBy.seats : []), seat];
    this.letBy = { seq, seats: asked.every((one) => seats.includes(one)) ? [] : seats };
    this.turnedTo = undefined;
    return true;
  }

  /** Who of these is next: whoever has waited longest and does not let the others go first. */
  private served(list: readonly Choice<Types>[], state: Types['state'], at: number): string | undefined {
    const { combat } = this;
    const letBy = state === combat.state && this.letBy.seq === combat.seq ? this.letBy.seats : [];
    const eager = list.filter((choice) => !letBy.includes(choice.seat));
    return nextSeat(eager.length ? eager : list, combat, at);
  }

  /** What the reader may see. */
  seen(): Types['state'] | Types['view'] {
    const reader = this.reader();
    return reader === undefined ? this.combat.state : this.combat.view(reader);
  }

  /** For whom the log is told. What was told to one person alone stays theirs, also once nothing is hidden any more. */
  private get listener(): Reader {
    const { people } = this;
    if (!people.length) return 'everything';
    return { seat: this.reader() ?? (people.length === 1 ? people[0] : undefined) };
  }

  /** Lines of what just happened. */
  lines(told: readonly Told<Types>[]): string[] {
    return shownLog(linesOf(this.game, told, this.combat.state, this.listener, this.speech));
  }

  /** The log from the start. */
  log(): string[] {
    return shownLog(story(this.game, this.combat, this.opening, this.listener, this.speech));
  }

  move(seat: string, action: { type: string }): Answer<Types> {
    const answer = this.combat.move(seat, action, { at: this.combat.at });
    if (answer.ok) this.turnedTo = undefined;
    return answer;
  }

  /** Who moves by itself at such a prompt, if anybody: a bot whose turn it is, or somebody who can do nothing but pass. */
  private readonly automaticAt = (state: Types['state'], at: number): Automatic | undefined => {
    const { rules } = this.game;
    return movesByItself(choices(rules, state), () => prompt(rules, state), {
      isBot: (seat) => this.bots[seat] !== undefined,
      passes: this.autoPass,
      served: (open) => this.served(open, state, at),
    });
  };

  /** Moves that nobody has to type are made, until a person, the dice or the end is next. What happened, move by move. */
  *goOn(): Generator<readonly Told<Types>[]> {
    for (let moves = 0; ; moves++) {
      const next = this.automaticAt(this.combat.state, this.combat.at);
      if (!next) return;
      if (moves > LONGEST_RUN) throw new Error(`the bots of ${this.game.id} run in circles`);
      const { seat, choice } = next;
      const bot = this.bots[seat];
      const answer = choice ? this.combat.move(seat, choice.action) : bot && this.combat.letPlay(seat, bot);
      if (!answer?.ok) throw new Error(`the bot of ${seat} did what it may not: ${JSON.stringify(answer?.reason)}`);
      yield answer.events;
    }
  }

  /** How many moves an undo takes back: the last one that somebody typed, and what followed by itself. */
  lastOwn(): { count: number; fence?: 'roll' | 'reveal' } {
    const { to, fence, decided } = atOnce(lastDecided(this.combat, this.automaticAt));
    const count = decided ? this.combat.at - to : 0;
    return fence ? { count, fence } : { count };
  }

  undo(count: number): Answer<Types> {
    const answer = atOnce(backTo(this.combat, this.combat.at - count));
    if (answer.ok) this.turnedTo = undefined;
    return answer;
  }

  /** The next undone move, and what followed it by itself. */
  redo(): Answer<Types> {
    const told: Told<Types>[] = [];
    const again = forward(this.combat, this.automaticAt);
    for (;;) {
      const { done, value: answer } = again.next();
      if (!answer.ok) return answer;
      told.push(...answer.events);
      if (done) return { ok: true, events: told };
    }
  }
}
