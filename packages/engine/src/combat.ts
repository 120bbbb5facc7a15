import type { Source } from './chance/source.ts';
import { seededDice } from './chance/source.ts';
import { Tray, type TrayState, WrongDice } from './chance/tray.ts';
import { choices } from './choices.ts';
import type { Chance, Choice, Frame, Need, PromptChoice, Reason, Ruleset, Types } from './contract.ts';
import { type Cancellable, type Chunked, type History, runToEnd, type Walked } from './history.ts';
import { clone, hash, same } from './json.ts';
import { Present, type Resumed } from './present.ts';
import { markChoices, prompt } from './prompt.ts';
import {
  type Answer,
  type DecidedMove,
  type Entry,
  fitsNeed,
  type Move,
  type MoveOptions,
  type Note,
  placesOf,
  type Refused,
  refuse,
  TABLE,
  type TypedOptions,
  type UndoOptions,
  type VisibleEvent,
} from './record.ts';

/** A number for the bots of a combat: their chance is never that of the dice. */
const botsOf = (from: unknown): number => Number.parseInt(hash(from).slice(0, 8), 16);

/** Interactive play: one combat with its choices, its dice and a history that can go back to every earlier moment. */
export class Combat<T extends Types> {
  /** The game that is played. */
  readonly rules: Ruleset<T>;
  /** What it began from. */
  readonly setup: T['setup'];
  /** Chance that came up before the first move. */
  opening: number[] = [];
  /** The version of the rules that made the first of its moves: an older one can be played on, but not played again. */
  begunWith: number;
  private readonly present: Present<T>;
  /** What may be done in this state; listed once, asked often. */
  private listed: { state: T['state']; choices: Choice<T>[] } | undefined;
  private shown: { state: T['state']; choices: readonly PromptChoice<T>[] } | undefined;
  /** Where the dice stood when the combat began, or the number that follows from it. */
  private botSeed: TrayState | number;

  private constructor(rules: Ruleset<T>, setup: T['setup'], tray: Tray, state: T['state'], bots?: number) {
    this.rules = rules;
    this.setup = setup;
    this.begunWith = rules.version;
    this.present = new Present(rules, tray, state);
    this.botSeed = bots ?? tray.save();
  }

  /** From a setup to the first prompt. */
  static begin<T extends Types>(rules: Ruleset<T>, setup: T['setup'], source: Source): Combat<T> {
    const combat = new Combat(rules, setup, new Tray(source), rules.begin(clone(setup)));
    combat.opening = combat.present.start();
    return combat;
  }

  /** The same with dice that were thrown at the table already: wrong ones, or too many, are refused. */
  static beginWith<T extends Types>(
    rules: Ruleset<T>,
    setup: T['setup'],
    source: Source,
    dice: readonly number[],
  ): { ok: true; combat: Combat<T> } | Refused {
    const tray = new Tray(source);
    tray.supply(dice);
    const combat = new Combat(rules, setup, tray, rules.begin(clone(setup)));
    try {
      combat.opening = combat.present.start();
    } catch (error) {
      if (error instanceof WrongDice) return refuse('wrong-dice', { face: error.face, sides: error.sides });
      throw error;
    }
    if (tray.unused) return refuse('too-many-dice', { unused: tray.unused });
    return { ok: true, combat };
  }

  /** Goes on from a saved moment. The replay behind `recall` is only made when somebody undoes past it. */
  static resume<T extends Types>(rules: Ruleset<T>, setup: T['setup'], tray: Tray, from: Resumed<T>): Combat<T> {
    const combat = new Combat(rules, setup, tray, clone(from.state), from.bots);
    combat.present.resume(from);
    combat.opening = [...(from.opening ?? [])];
    if (from.begunWith !== undefined) combat.begunWith = from.begunWith;
    return combat;
  }

  /** How it stands. To be read, never to be changed: every move makes a new one. */
  get state(): T['state'] {
    return this.present.state;
  }
  /** What the table must throw before anything goes on. */
  get need(): Need<T> | undefined {
    return this.present.need;
  }
  /** How many moves have been made: the number of a moment to look back at. */
  get at(): number {
    return this.log.at;
  }
  /** Counts every change, undo and redo too: the same number is always the same moment. What a move quotes as `seen`. Not saved. */
  get seq(): number {
    return this.present.count;
  }
  /** The log, with the chance that came up. */
  get moves(): readonly Move<T>[] {
    return this.log.moves;
  }
  /** The bots' chance for a move follows from this and the number of the move: the log can repeat it. */
  get bots(): number {
    if (typeof this.botSeed !== 'number') this.botSeed = botsOf(this.botSeed);
    return this.botSeed;
  }
  /** The last move as history keeps it; nothing before the first one. */
  get last(): Entry<T> | undefined {
    return this.log.last;
  }
  /** Lines about the history itself. */
  get notes(): readonly Note[] {
    return this.log.notes;
  }
  /** What happened before the first move. */
  get openingEvents(): VisibleEvent<T>[] {
    return this.log.openingEvents;
  }
  /** How it ended; nothing while it goes on. */
  get outcome(): T['outcome'] | undefined {
    return this.rules.outcome(this.state);
  }
  /** The sequence that plays now. */
  get frame(): Frame<T> | undefined {
    return this.present.frame;
  }
  /** There is a move to take back. Past a roll or a reveal it still takes the host. */
  get canUndo(): boolean {
    return this.at > 0;
  }
  /** How many moves were made before the last decision; `undefined` if nobody has decided anything. */
  get lastDecision(): number | undefined {
    return this.log.lastDecision;
  }
  /** A move was taken back and no other made since. */
  get canRedo(): boolean {
    return this.log.canRedo;
  }
  /** Where the dice stand; for saves only, part of no view. */
  get dice(): TrayState {
    return this.tray.save();
  }

  /** What a seat may see, now or after this many moves; without a seat, what everybody may. */
  view(seat?: T['seat'], at = this.at): T['view'] {
    return this.rules.view(this.moment(at) ?? this.state, seat);
  }

  /** Everything that may be done, and with a reason what not. Outside the flow last, then the way back. Bare: for drivers and bots. */
  choices(): readonly Choice<T>[] {
    const list = this.list();
    const back = this.wayBack();
    return back ? [...list, back] : list;
  }

  /** The same with place, role and subjects: for people, and for programs that know no game. */
  prompt(): readonly PromptChoice<T>[] {
    const state = this.state;
    if (this.shown?.state !== state) {
      const list = prompt(this.rules, state);
      const back = this.wayBack();
      this.shown = { state, choices: back ? [...list, markChoices(this.rules, state, back, 'back')] : list };
    }
    return this.shown.choices;
  }

  private get log(): History<T> {
    return this.present.log;
  }
  private get tray(): Tray {
    return this.present.tray;
  }

  private wayBack(): Choice<T> | undefined {
    const named = this.rules.cancel;
    const openSequence = named && this.outcome === undefined ? this.openSequence() : undefined;
    if (!named || !openSequence) return undefined;
    const seat = openSequence.seat as T['seat'];
    const choice: Choice<T> = { seat, action: named.action(this.state, seat) };
    if (openSequence.fence) choice.not = { code: named.locked, fence: openSequence.fence };
    return choice;
  }

  private list(): readonly Choice<T>[] {
    if (this.listed?.state !== this.state) {
      const list = choices(this.rules, this.state, { blocked: true, always: true });
      this.listed = { state: this.state, choices: list };
    }
    return this.listed.choices;
  }

  /** Makes a move if it is among the choices. Refused, nothing has changed. */
  move(seat: T['seat'], action: T['action'], options: MoveOptions = {}): Answer<T> {
    if (options.at !== undefined && options.at !== this.at) return refuse('stale', { at: this.at, seen: options.at });
    const { seen } = options;
    if (seen !== undefined && this.present.isStale(seat, seen)) return refuse('stale', { at: this.seq, seen });
    if (this.outcome !== undefined) return refuse('over');
    if (!this.rules.seats.includes(seat)) return refuse('unknown-seat', { seat: String(seat) });
    const named = this.rules.cancel;
    if (named?.types.includes(action.type as T['action']['type'])) return this.cancel(seat);
    const refused = this.check(seat, action);
    // What is not offered any more was missed, not mistaken.
    if (refused) return seen !== undefined && seen !== this.seq ? refuse('stale', { at: this.seq, seen }) : refused;
    const { part } = options;
    const move: Move<T> = part ? { seat, action: clone(action), part } : { seat, action: clone(action) };
    return this.present.commit(move, options.dice ?? [], (runner) => runner.apply(seat, action));
  }

  /**
   * Makes several moves as one decision, all or none; one `undoDecision` takes them back. Only the last of them may roll or reveal:
   * otherwise a refused decision would show dice that nobody may know yet. `options.part` continues the decision before it.
   */
  decide(moves: readonly DecidedMove<T>[], options: MoveOptions = {}): Answer<T> {
    const { at, seen, dice, part } = options;
    const last = moves.length - 1;
    const missed = seen !== undefined && seen !== this.seq;
    if (seen !== undefined && moves.some(({ seat }) => this.present.isStale(seat, seen)))
      return refuse('stale', { at: this.seq, seen });
    const cancels = moves.findIndex(({ action }) =>
      this.rules.cancel?.types.includes(action.type as T['action']['type']),
    );
    if (cancels >= 0 && last > 0) return refuse('cancel-inside', { move: cancels + 1 });
    if (last < 0) return refuse('nothing-decided');
    const restore = last > 0 ? this.present.mark() : () => undefined;
    const makeAll = (): Answer<T> => {
      const events: VisibleEvent<T>[] = [];
      for (const [i, { seat, action }] of moves.entries()) {
        const belongs = i ? 'chosen' : part;
        const answer = this.move(seat, action, {
          ...(i === 0 && at !== undefined ? { at } : {}),
          ...(i === last && dice ? { dice } : {}),
          ...(belongs ? { part: belongs } : {}),
        });
        if (!answer.ok) return i ? { ...answer, reason: { ...answer.reason, move: i + 1 } } : answer;
        const fence = this.last?.fence ?? (this.need ? 'roll' : undefined);
        if (fence && i < last) return refuse('chance-inside', { move: i + 1, fence });
        events.push(...answer.events);
      }
      return { ok: true, events };
    };
    let answer: Answer<T> | undefined;
    try {
      answer = makeAll();
    } finally {
      if (!answer?.ok) restore();
    }
    // What is not offered any more was missed, not mistaken.
    return !answer.ok && missed ? refuse('stale', { at: this.seq, seen }) : answer;
  }

  private check(seat: T['seat'], action: T['action']): Refused | undefined {
    const list = this.list();
    const asked = this.need;
    let form: Choice<T> | undefined;
    for (const choice of list) {
      if (choice.seat !== seat || choice.action.type !== action.type) continue;
      if (choice.form) form = choice;
      else if (same(choice.action, action)) return choice.not ? { ok: false, reason: choice.not } : undefined;
    }
    if (form) {
      if (form.not) return { ok: false, reason: form.not };
      const sheet = this.rules.forms?.[action.type as T['action']['type']];
      if (!sheet) throw new Error(`${action.type} is offered as a form, but the ruleset has no such form`);
      const problems = sheet.check(this.state, (this.frame as Frame<T>).memory, seat, action);
      return problems.length ? { ok: false, reason: problems[0] as Reason, problems } : undefined;
    }
    if (asked) return refuse('dice-needed', { count: asked.count, sides: asked.sides });
    return refuse('not-offered', { type: String(action.type), seat: String(seat) });
  }

  /** What is asked of the table; refused if that is nothing, or if it is too late. */
  private awaited({ at, seen }: Pick<MoveOptions, 'at' | 'seen'>): { ok: true; need: Need<T> } | Refused {
    const { need } = this;
    if (at !== undefined && at !== this.at) return refuse('stale', { at: this.at, seen: at });
    if (seen !== undefined && seen !== this.seq) return refuse('stale', { at: this.seq, seen });
    return need ? { ok: true, need } : refuse('no-dice-asked');
  }

  /** Dice from the table, some or all of those asked for; of a draw the places, or what was drawn by its id where the need says what is held. */
  typeDice(given: readonly (number | string)[], options: TypedOptions = {}): Answer<T> {
    const awaited = this.awaited(options);
    if (!awaited.ok) return awaited;
    const { need } = awaited;
    const named = placesOf(need, given);
    if (!named.ok) return named;
    const { values } = named;
    if (!values.length || !fitsNeed(need, values)) {
      return refuse('wrong-dice', { count: need.count, sides: need.sides });
    }
    const typed = [...values];
    const { part, hits } = options;
    const action = { type: 'dice' as const, values: typed, ...(hits && { hits }) };
    return this.present.commit({ seat: TABLE, action, ...(part && { part }) }, [], (runner) => {
      runner.reveal();
      runner.addDice(typed);
    });
  }

  /** The table leaves what is asked for to the source: Fray throws or draws all of it. Refused where the source cannot. */
  leaveDice(options: Pick<MoveOptions, 'at' | 'seen'> = {}): Answer<T> {
    const awaited = this.awaited(options);
    if (!awaited.ok) return awaited;
    const { need } = awaited;
    if (!this.canLeave(need)) return refuse('dice-needed', { count: need.count, sides: need.sides });
    return this.present.commit({ seat: TABLE, action: { type: 'dice', values: [] } }, [], (runner) => {
      runner.left = need.count;
      try {
        runner.run();
      } finally {
        runner.left = 0;
      }
    });
  }
  private canLeave({ kind, count, sides }: Need<T>): boolean {
    return this.tray.at(this.tray.save()).pull(kind, count, sides).length === count;
  }

  /**
   * The action a bot chooses now, without making the move; `undefined` if its seat has no choice. Its chance follows from the combat
   * and the number of the move alone: it touches no die, and a restored or undone combat plays on alike.
   */
  askBot(
    seat: T['seat'],
    bot: (view: T['view'], seat: T['seat'], list: readonly Choice<T>[], chance: Chance) => T['action'],
  ): T['action'] | undefined {
    const mine = choices(this.rules, this.state).filter((choice) => choice.seat === seat);
    if (!mine.length) return undefined;
    const { seats } = this.rules;
    const own = seededDice(this.bots, this.at * seats.length + seats.indexOf(seat));
    return bot(this.view(seat), seat, mine, (count, sides) => own.pull('roll', count, sides));
  }

  /** Asks a bot for its move and makes it. */
  playBot(seat: T['seat'], bot: Parameters<Combat<T>['askBot']>[1]): Answer<T> {
    const action = this.askBot(seat, bot);
    return action ? this.move(seat, action) : refuse('not-offered', { type: 'any', seat: String(seat) });
  }

  /** Takes the last move back. Its dice go back in front of the source. */
  undo(options: UndoOptions = {}): Answer<T> {
    if (!this.canUndo) return refuse('nothing-to-undo');
    const refused = runToEnd(this.log.reach(this.at - 1));
    if (refused) return refused;
    const last = this.log.last;
    if (!last) return refuse('nothing-to-undo');
    if (!options.host) {
      if (options.seat !== undefined && last.move.seat !== options.seat)
        return refuse('not-yours', { seat: last.move.seat });
      if (last.fence) return refuse('fence', { fence: last.fence });
    }
    this.present.takeBack();
    this.present.markChanged();
    if (last.fence || (options.seat !== undefined && options.seat !== last.move.seat)) {
      this.log.note('undone', options.host ? 'host' : (options.seat ?? TABLE), last.fence);
    }
    return { ok: true, events: [] };
  }

  /**
   * Takes the last decision back: the moves that were chosen together and what followed automatically. The log says where it began;
   * automatic moves before the first decision stay.
   */
  undoDecision(options: UndoOptions = {}): Answer<T> {
    const from = this.log.lastDecision;
    if (from === undefined) return refuse('nothing-to-undo');
    const refused = runToEnd(this.log.reach(from));
    if (refused) return refused;
    const entries = this.log.since(from);
    const { seat } = (entries[0] as Entry<T>).move;
    const fence = entries.find((entry) => entry.fence)?.fence;
    const isOther = options.seat !== undefined && options.seat !== seat;
    if (isOther && !options.host) return refuse('not-yours', { seat });
    if (fence && !options.host) return refuse('fence', { fence });
    this.present.goBackTo(from);
    this.present.markChanged();
    const by = options.host && !options.agreed ? 'host' : options.seat;
    if (fence || isOther) this.log.note('undone', by ?? TABLE, fence, options.agreed);
    return { ok: true, events: [] };
  }

  /** Makes the decision again that was taken back last. */
  redoDecision(): Answer<T> {
    const events: VisibleEvent<T>[] = [];
    do {
      const answer = this.redo();
      if (!answer.ok) return answer;
      events.push(...answer.events);
    } while (this.log.redoContinues);
    return { ok: true, events };
  }

  /** Makes the move again that was taken back last, with the same dice. */
  redo(): Answer<T> {
    const entry = this.present.redo();
    if (!entry) return refuse('nothing-to-redo');
    if (entry.fence) this.log.note('redone', TABLE, entry.fence);
    return { ok: true, events: entry.events };
  }

  /** Back to the move that opened the innermost sequence that can be canceled. */
  cancel(seat?: T['seat']): Answer<T> {
    const named = this.rules.cancel;
    const openSequence = this.openSequence();
    if (!openSequence) return refuse(named?.none ?? 'nothing-open');
    if (seat !== undefined && openSequence.seat !== seat) return refuse('not-yours', { seat: openSequence.seat });
    if (openSequence.fence) return refuse(named?.locked ?? 'fence', { fence: openSequence.fence });
    const back = this.present.goBackTo(openSequence.at);
    if (!back.ok) return back;
    this.log.forgetUndone();
    this.present.markChanged();
    this.log.note('cancelled', openSequence.seat);
    return { ok: true, events: [] };
  }

  /**
   * Back to the moment after `count` moves, because a seat does something there after all: the log says so. The moves that are taken
   * back are returned with the chance that came up in them, which is not put back: the caller makes a move again with its dice.
   */
  goBackFor(seat: T['seat'], count: number): { ok: true; moves: readonly Move<T>[] } | Refused {
    if (count < 0 || count >= this.at) return refuse('nothing-to-undo');
    const refused = runToEnd(this.log.reach(count));
    if (refused) return refused;
    const moves = this.moves.slice(count);
    const back = this.present.goBackTo(count, false);
    if (!back.ok) return back;
    this.log.forgetUndone();
    this.present.markChanged();
    this.log.note('late', seat);
    return { ok: true, moves };
  }

  /** What can be canceled now, and a fence since then. */
  openSequence(): Cancellable | undefined {
    return this.log.openSequence(this.state.frames as readonly Frame<T>[]);
  }

  /** The state after `count` moves: look back at any moment. */
  moment(count: number): T['state'] | undefined {
    if (count === this.at) return this.state;
    return runToEnd(this.log.reach(count)) ? undefined : this.log.before(count);
  }

  /**
   * Goes back to the moment after `count` moves in pieces of one move, for a screen that must not stand still: once it is
   * done, `moment`, `undo` and `branch` know it at once. Says why where the past is closed.
   */
  reach(count: number): Chunked<Refused | undefined> {
    return this.log.reach(count);
  }

  /** A combat of its own that goes on from an earlier moment; this one stays as it is. */
  branch(count: number): Combat<T> | undefined {
    if (count < 0 || count > this.at) return undefined;
    const copy = new Combat(this.rules, this.setup, this.tray.at(this.tray.save()), this.state, this.bots);
    copy.opening = [...this.opening];
    copy.begunWith = this.begunWith;
    copy.present.log = this.log.copy();
    copy.present.need = this.need;
    const back = copy.present.goBackTo(count);
    if (!back.ok) return undefined;
    copy.log.forgetUndone();
    // Dice that had been thrown wait in the copy: going back past them is never silent.
    if (back.fence) copy.log.note('undone', 'host', back.fence);
    return copy;
  }

  /** Every entry that history holds, oldest first. Of a restored combat, what came before it too, where it can be replayed. */
  history(): readonly Entry<T>[] {
    return this.log.entries();
  }

  /** Every known move with the states before and after it, oldest first, played again one at a time; nothing of it is kept. */
  walk(): Generator<Walked<T>> {
    return this.log.walk(this.state);
  }

  /** How many earlier or undone states are held in memory. */
  get held(): number {
    return this.log.held;
  }
}
