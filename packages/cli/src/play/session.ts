import { playerByName } from '@fray/advisor';
import { type Combat, hides, makeSave, type Reason, type Types, type VisibleEvent } from '@fray/engine';
import type { Bot, GameText, Held, WholeGame } from '@fray/games';
import { type Pace, type Question, Table } from '@fray/table';
import type { Bots } from '../options.ts';
import { type Speech, speechOf, whyIn } from '../speech.ts';
import { formatLog, linesOf, story, type Viewer } from '../story.ts';
import type { Words } from '../words/index.ts';
import { type Proposal, propose } from './proposal.ts';

/** Bots never need more moves in a row than this. */
const LONGEST_RUN = 20_000;

/** How a combat is played at the terminal. */
export interface SessionOptions {
  bots?: Bots;
  language?: string;
  pace?: Pace;
}

/** One combat at the terminal: who plays which seat, who looks at the screen, what is saved. */
export class Session {
  readonly game: WholeGame;
  readonly combat: Combat<Types>;
  readonly table: Table;
  readonly opening: readonly VisibleEvent<Types>[];
  private readonly speech: Speech;
  private readonly policies: Readonly<Record<string, Bot<Types>>>;
  /** The seat chosen with the key v, for one moment only. */
  private forced: { seat: string | undefined; seq: number } | undefined;
  private savedAs: string;
  /** What seats said they hold, and when; nothing of it is in the combat. */
  readonly held = new Map<string, { held: Held; since: Types['state'] | undefined }>();
  private readonly proposed = new WeakMap<Question, Proposal>();

  constructor(
    game: WholeGame,
    combat: Combat<Types>,
    opening: readonly VisibleEvent<Types>[],
    { bots = {}, language, pace = 'round' }: SessionOptions = {},
  ) {
    this.game = game;
    this.combat = combat;
    const seats = game.present?.(combat.state) ?? game.players;
    this.table = new Table(game, combat, { pace, seats, sitters: bots, shared: true });
    this.opening = opening;
    this.speech = speechOf(game, language);
    this.policies = Object.fromEntries(
      Object.entries(bots).map(([seat, name]) => [seat, playerByName<Types>(game, name) ?? game.bot]),
    );
    this.savedAs = makeSave(combat).hash;
  }

  /** The game's texts. */
  get text(): GameText<Types> {
    return this.speech.text;
  }
  /** The terminal's own texts. */
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

  get unsaved(): boolean {
    return makeSave(this.combat).hash !== this.savedAs;
  }
  markSaved(): void {
    this.savedAs = makeSave(this.combat).hash;
  }

  /** Whether something is hidden from a person at this terminal right now. */
  get hiding(): boolean {
    return this.table.persons.some((seat) => hides(this.game.rules, this.combat.state, seat));
  }

  /** Turns the screen to another person until the next move; `undefined` turns it back. */
  turnTo(seat: string | undefined): void {
    this.forced = { seat, seq: this.combat.seq };
  }
  private get forcedViewer(): string | undefined {
    return this.forced?.seq === this.combat.seq ? this.forced.seat : undefined;
  }

  /**
   * Whose view the screen shows. While nothing is hidden, or if only bots play, it shows everything; otherwise the view of the one
   * person, or of several the one who has to decide. Where hands lie beside the board it shows what everybody may see, until somebody
   * looks at a hand.
   */
  viewer(): string | undefined {
    const { table, forcedViewer } = this;
    const [first, ...others] = table.persons;
    if (!this.hiding || !others.length) return this.hiding ? first : undefined;
    if (table.liesOpen) return forcedViewer ?? table.stopsFor;
    return forcedViewer ?? this.seatToAsk ?? table.holder ?? first;
  }

  /** Who types: of the people who are asked the one that has waited longest, unless the screen was turned to another. */
  get seatToAsk(): string | undefined {
    const { table, forcedViewer } = this;
    const { liesOpen, holder } = table;
    const looks = forcedViewer ?? (liesOpen ? holder : undefined);
    return table.ask().some(({ seat }) => seat === looks) ? looks : table.seatToAsk(true);
  }

  /** What the person who types decides now. */
  get question(): Question | undefined {
    const seat = this.seatToAsk;
    return this.table.ask().find((one) => one.seat === seat);
  }

  /** What one answer to a question with several moves would do; computed once for each question. */
  proposal(question: Extract<Question, { kind: 'together' }>): Proposal {
    const proposal = this.proposed.get(question) ?? propose(this, question);
    this.proposed.set(question, proposal);
    return proposal;
  }

  /** What the viewer may see. */
  look(): Types['state'] | Types['view'] {
    const viewer = this.viewer();
    return viewer === undefined && !this.table.liesOpen ? this.combat.state : this.combat.view(viewer);
  }

  /** For whom the log is printed. A secret of one person stays secret, also after nothing else is hidden. */
  private get listener(): Viewer {
    const { persons } = this.table;
    if (!persons.length) return 'everything';
    return { seat: this.viewer() ?? (persons.length === 1 ? persons[0] : undefined) };
  }

  /** Lines of what just happened. */
  lines(events: readonly VisibleEvent<Types>[]): string[] {
    return formatLog(linesOf(this.game, { events }, this.combat.state, this.listener, this.speech));
  }

  /** The log from the start. */
  log(): string[] {
    return formatLog(story(this.game, this.combat, this.opening, this.listener, this.speech));
  }

  /** Bots move until a person, the dice or the end is next. What happened, move by move. */
  *playBots(): Generator<readonly VisibleEvent<Types>[]> {
    const { table, game } = this;
    for (let moves = 0; ; moves++) {
      const seat = table.botToMove();
      if (seat === undefined) return;
      if (moves > LONGEST_RUN) throw new Error(`the bots of ${game.id} made ${LONGEST_RUN} moves in a row`);
      const answer = table.playBot(seat, this.policies[seat]);
      if (!answer.ok) throw new Error(`the bot of ${seat} made an illegal move: ${JSON.stringify(answer.reason)}`);
      yield answer.events;
    }
  }
}
