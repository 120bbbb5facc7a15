import type { Pull, Source } from './chance/source.ts';
import { dry, restoreSource } from './chance/source.ts';
import { Tray, type TrayState, WrongDice } from './chance/tray.ts';
import { choices } from './choices.ts';
import type { Chance, Choice, Frame, Need, Reason, Ruleset, Types } from './contract.ts';
import { History, type Opened, type Recall } from './history.ts';
import { clone, same } from './plain.ts';
import { Runner } from './play.ts';
import {
  type Answer,
  type Entry,
  type Move,
  type MoveOptions,
  type Note,
  type Refused,
  refuse,
  TABLE,
  type Told,
  type UndoOptions,
} from './record.ts';

/** What a combat goes on from, when it does not begin. */
export interface Resumed<T extends Types> {
  state: T['state'];
  moves: readonly Move<T>[];
  opening?: readonly number[];
  notes?: readonly Note[];
  recall: Recall<T>;
}

/** Interactive play: one combat, its choices, its dice and its history. Every earlier state is kept, so undo and cancel are one thing. */
export class Combat<T extends Types> {
  readonly rules: Ruleset<T>;
  readonly setup: T['setup'];
  /** Chance that came up before the first move. */
  opening: number[] = [];
  need: Need | undefined;
  private current: T['state'];
  private log = new History<T>();
  private readonly tray: Tray;
  private readonly runner: Runner<T>;
  private heard: Told<T>[] = [];
  /** What may be done in this state; listed once, asked often. */
  private listed: { state: T['state']; choices: Choice<T>[] } | undefined;

  private constructor(rules: Ruleset<T>, setup: T['setup'], tray: Tray, state: T['state']) {
    this.rules = rules;
    this.setup = setup;
    this.tray = tray;
    this.current = state;
    this.runner = new Runner(rules, state, tray, (event, only) => {
      this.heard.push(only === undefined ? { event } : { event, only });
    });
  }

  /** From a set-up to the first prompt. */
  static begin<T extends Types>(rules: Ruleset<T>, setup: T['setup'], source: Source): Combat<T> {
    const combat = new Combat(rules, setup, new Tray(source), rules.begin(clone(setup)));
    const pulls: Pull[] = [];
    combat.log.openingEvents = combat.run((runner) => runner.start(), pulls).events;
    combat.opening = pulls.map((pull) => pull.value);
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
    tray.bring(dice);
    const combat = new Combat(rules, setup, tray, rules.begin(clone(setup)));
    const pulls: Pull[] = [];
    try {
      combat.log.openingEvents = combat.run((runner) => runner.start(), pulls).events;
    } catch (error) {
      if (error instanceof WrongDice) return refuse('wrong-dice', { face: error.face, sides: error.sides });
      throw error;
    }
    if (tray.unused) return refuse('too-many-dice', { unused: tray.unused });
    combat.opening = pulls.map((pull) => pull.value);
    return { ok: true, combat };
  }

  /** Goes on from a saved moment. The replay behind `recall` is only made when somebody undoes past it. */
  static resume<T extends Types>(rules: Ruleset<T>, setup: T['setup'], saved: TrayState, from: Resumed<T>): Combat<T> {
    const tray = new Tray(restoreSource(saved), saved.returned);
    const combat = new Combat(rules, setup, tray, clone(from.state));
    combat.log = History.restored(from.moves, from.notes ?? [], from.recall);
    combat.opening = [...(from.opening ?? [])];
    // What was pulled before chance ran dry is kept in the frame: asking a dry source finds the same need again.
    if (combat.frame?.then != null) {
      const waiting = new Runner(rules, combat.current, dry());
      waiting.settle();
      combat.current = waiting.state;
      combat.need = waiting.need;
    }
    return combat;
  }

  get state(): T['state'] {
    return this.current;
  }
  /** How many moves have been made: what a submitted move quotes as `at`. */
  get at(): number {
    return this.log.at;
  }
  get moves(): readonly Move<T>[] {
    return this.log.moves;
  }
  /** Lines about the history itself. */
  get notes(): readonly Note[] {
    return this.log.notes;
  }
  /** What happened before the first move. */
  get openingEvents(): Told<T>[] {
    return this.log.openingEvents;
  }
  get outcome(): T['outcome'] | undefined {
    return this.rules.outcome(this.current);
  }
  get frame(): Frame<T> | undefined {
    return (this.current.frames as readonly Frame<T>[]).at(-1);
  }
  get canUndo(): boolean {
    return this.at > 0;
  }
  get canRedo(): boolean {
    return this.log.canRedo;
  }
  /** Where the dice stand; for saves only, part of no view. */
  get dice(): TrayState {
    return this.tray.save();
  }

  view(seat: T['seat']): T['view'] {
    return this.rules.view(this.current, seat);
  }

  /** Everything that may be done, and with a reason what not. Outside the flow last. */
  choices(): readonly Choice<T>[] {
    const list = this.list();
    const named = this.rules.cancel;
    const opened = named && this.opened();
    if (!opened) return list;
    const seat = opened.seat as T['seat'];
    const choice: Choice<T> = { seat, action: named.action(this.current, seat) };
    if (opened.fence) choice.not = { code: named.locked, fence: opened.fence };
    return [...list, choice];
  }

  private list(): readonly Choice<T>[] {
    if (this.listed?.state !== this.current) {
      const list = choices(this.rules, this.current, { blocked: true, always: true });
      this.listed = { state: this.current, choices: list };
    }
    return this.listed.choices;
  }

  move(seat: T['seat'], action: T['action'], options: MoveOptions = {}): Answer<T> {
    if (options.at !== undefined && options.at !== this.at) return refuse('stale', { at: this.at, seen: options.at });
    if (this.outcome !== undefined) return refuse('over');
    if (!this.rules.seats.includes(seat)) return refuse('unknown-seat', { seat: String(seat) });
    const named = this.rules.cancel;
    if (named?.types.includes(action.type as T['action']['type'])) return this.cancel(seat);
    const refused = this.check(seat, action);
    if (refused) return refused;
    return this.commit({ seat, action: clone(action) }, options.dice ?? [], (runner) => runner.apply(seat, action));
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
      const problems = sheet.check(this.current, (this.frame as Frame<T>).own, seat, action);
      return problems.length ? { ok: false, reason: problems[0] as Reason, problems } : undefined;
    }
    if (asked) return refuse('dice-needed', { count: asked.count, sides: asked.sides, why: asked.why });
    return refuse('not-offered', { type: String(action.type), seat: String(seat) });
  }

  /** Dice from the table, some or all of those asked for. */
  typeDice(values: readonly number[], options: Pick<MoveOptions, 'at'> = {}): Answer<T> {
    if (options.at !== undefined && options.at !== this.at) return refuse('stale', { at: this.at, seen: options.at });
    const need = this.need;
    if (!need) return refuse('no-dice-asked');
    const low = need.kind === 'roll' ? 1 : 0;
    const high = (i: number) => (need.kind === 'roll' ? need.sides : need.sides - i - 1);
    const wrong = values.some((value, i) => !Number.isInteger(value) || value < low || value > high(i));
    if (!values.length || values.length > need.count || wrong) {
      return refuse('wrong-dice', { count: need.count, sides: need.sides, why: need.why });
    }
    const typed = [...values];
    return this.commit({ seat: TABLE, action: { type: 'dice', values: typed } }, [], (runner) => {
      const top = (runner.state.frames as Frame<T>[]).at(-1) as Frame<T>;
      top.dice = [...(top.dice ?? []), ...typed];
      runner.reveal();
      runner.settle();
    });
  }

  /** Asks a bot for its move and makes it. Its own chance comes from the same source, so that a restored combat plays on alike. */
  letPlay(
    seat: T['seat'],
    bot: (view: T['view'], seat: T['seat'], list: readonly Choice<T>[], chance: Chance) => T['action'],
  ): Answer<T> {
    const mine = choices(this.rules, this.current).filter((choice) => choice.seat === seat);
    if (!mine.length) return refuse('not-offered', { type: 'any', seat: String(seat) });
    const pulls: Pull[] = [];
    const action = bot(this.view(seat), seat, mine, (count, sides) => {
      const out: number[] = [];
      for (let i = 0; i < count; i++) {
        const value = this.tray.pull('draw', 1, sides, 'bot')[0] ?? 0;
        pulls.push({ kind: 'draw', sides, value });
        out.push(value + 1);
      }
      return out;
    });
    const answer = this.move(seat, action);
    if (answer.ok) (this.log.last as Entry<T>).pulls.unshift(...pulls);
    else this.tray.giveBack(pulls);
    return answer;
  }

  private commit(move: Move<T>, dice: readonly number[], act: (runner: Runner<T>) => void): Answer<T> {
    const before = this.current;
    const need = this.need;
    const tray = dice.length ? this.tray.save() : undefined;
    const pulls: Pull[] = [];
    this.current = (this.rules.clone ?? clone)(before);
    this.tray.bring(dice);
    const back = () => {
      this.current = before;
      this.need = need;
      if (tray) this.tray.restore(restoreSource(tray), tray.returned ?? []);
      else this.tray.giveBack(pulls);
    };
    let done: { events: Told<T>[]; fence: 'roll' | 'reveal' | undefined };
    try {
      done = this.run(act, pulls);
    } catch (error) {
      back();
      if (error instanceof WrongDice) return refuse('wrong-dice', { face: error.face, sides: error.sides });
      throw error;
    }
    if (this.tray.unused) {
      const unused = this.tray.unused;
      back();
      return refuse('too-many-dice', { unused });
    }
    const logged: Move<T> = pulls.length ? { ...move, dice: pulls.map((pull) => pull.value) } : move;
    const entry: Entry<T> = { move: logged, before, events: done.events, pulls };
    if (done.fence) entry.fence = done.fence;
    if (need) entry.need = need;
    this.log.add(entry);
    return { ok: true, events: done.events };
  }

  private run(act: (runner: Runner<T>) => void, pulls: Pull[]) {
    const runner = this.runner;
    const events: Told<T>[] = [];
    this.heard = events;
    runner.state = this.current;
    runner.pulls = pulls;
    runner.fence = undefined;
    act(runner);
    this.current = runner.state;
    this.need = runner.need;
    return { events, fence: runner.fence };
  }

  /** Takes the last move back. Its dice go back in front of the source. */
  undo(options: UndoOptions = {}): Answer<T> {
    const refused = this.log.remember(1);
    if (refused) return refused;
    const last = this.log.last;
    if (!last) return refuse('nothing-to-undo');
    if (!options.host) {
      if (options.seat !== undefined && last.move.seat !== options.seat)
        return refuse('not-yours', { seat: last.move.seat });
      if (last.fence) return refuse('fence', { fence: last.fence });
    }
    this.takeBack();
    if (last.fence || (options.seat !== undefined && options.seat !== last.move.seat)) {
      this.log.note('undone', options.host ? 'host' : (options.seat ?? TABLE), last.fence);
    }
    return { ok: true, events: [] };
  }

  redo(): Answer<T> {
    const next = this.log.redo();
    if (!next) return refuse('nothing-to-redo');
    this.current = next.after;
    this.need = next.need;
    this.tray.restore(restoreSource(next.tray), next.tray.returned ?? []);
    if (next.entry.fence) this.log.note('redone', TABLE, next.entry.fence);
    return { ok: true, events: next.entry.events };
  }

  /** Back to the move that opened the innermost sequence that may be cancelled. */
  cancel(seat?: T['seat']): Answer<T> {
    const named = this.rules.cancel;
    const opened = this.opened();
    if (!opened) return refuse(named?.none ?? 'nothing-open');
    if (seat !== undefined && opened.seat !== seat) return refuse('not-yours', { seat: opened.seat });
    if (opened.fence) return refuse(named?.locked ?? 'fence', { fence: opened.fence });
    while (this.log.length > opened.index) this.takeBack();
    this.log.forgetUndone();
    this.log.note('cancelled', opened.seat);
    return { ok: true, events: [] };
  }

  /** What may be cancelled now, and what stands between. */
  opened(): Opened | undefined {
    return this.log.opened(this.current.frames as readonly Frame<T>[]);
  }

  /** The state after `count` moves: look back at any moment. */
  moment(count: number): T['state'] | undefined {
    return count === this.at ? this.current : this.log.before(count);
  }

  /** A combat of its own that goes on from an earlier moment; this one stays as it is. */
  branch(count: number): Combat<T> | undefined {
    if (count < 0 || count > this.at || this.log.remember(this.at - count)) return undefined;
    const saved = this.tray.save();
    const tray = new Tray(restoreSource(saved), saved.returned);
    const copy = new Combat(this.rules, this.setup, tray, this.current);
    copy.opening = [...this.opening];
    copy.log = this.log.copy();
    copy.need = this.need;
    while (copy.at > count) copy.takeBack();
    copy.log.forgetUndone();
    return copy;
  }

  /** Every entry that history holds, oldest first. Of a restored combat, what came before it too, where it can be replayed. */
  history(): readonly Entry<T>[] {
    return this.log.entries();
  }

  private takeBack(): void {
    const entry = this.log.takeBack({ after: this.current, need: this.need, tray: this.tray.save() });
    this.tray.giveBack(entry.pulls);
    this.current = entry.before;
    this.need = entry.need;
  }
}
