import { randomInt } from 'node:crypto';
import { type Answer, asksTwice, type PromptChoice, type Told, type Types } from '@fray/engine';
import { BadInput, type Context, EXIT, Unfinished } from '../context.ts';
import { why } from '../story.ts';
import { type Line, toned } from '../style.ts';
import { clearScreen, print, remark } from '../writing.ts';
import { Asker } from './asker.ts';
import { awaitedWords } from './awaited.ts';
import { fillForm } from './form.ts';
import { HELP } from './help.ts';
import { keepAnyway, saveAs } from './saving.ts';
import { keys, type Menu, menu, more, standingLines } from './screen.ts';
import type { Session } from './session.ts';

/** A list so long deserves a hint how to shorten it. */
const MANY = 20;

/** Plays one combat with whoever sits at the terminal, or with the lines that come through a pipe. */
export class Loop {
  private readonly context: Context;
  private readonly session: Session;
  private readonly asker: Asker;
  private shown = '';
  private file: string | undefined;
  /** For whom the screen was last, everybody included; nothing before the first prompt. */
  private last: { reader: string | undefined } | undefined;
  /** What happened since the screen went from one person to another. */
  private since: Told<Types>[] = [];

  constructor(context: Context, session: Session, file?: string) {
    this.context = context;
    this.session = session;
    this.file = file;
    this.asker = new Asker(context);
  }

  private readonly say = (line: Line): void => print(this.context, line);

  async run(): Promise<void> {
    try {
      while (await this.turn());
    } catch (error) {
      // A mistake of ours must not cost anybody the evening: what was played so far is kept.
      if (this.session.unsaved && !(error instanceof Unfinished))
        remark(this.context, `The ${keepAnyway(this.session, this.file)}`);
      throw error;
    } finally {
      this.asker.close();
    }
  }

  /** One prompt and its answer. False: the person has left. */
  private async turn(): Promise<boolean> {
    for (const told of this.session.goOn()) this.tell(told);
    const { combat, game } = this.session;
    await this.handOver();
    this.showStanding();
    const offered = menu(this.session);
    if (combat.outcome !== undefined) this.say(toned('strong', game.text.en.outcome(combat.outcome)));
    else if (combat.need) {
      this.say(awaitedWords(game, this.session.seen(), combat.need));
      this.say('Type what came up, some or all. (random: the computer throws)');
    } else for (const line of offered.lines) this.say(line);
    this.say(toned('faint', keys(this.session, offered)));
    const line = await this.asker.ask(combat.need && combat.outcome === undefined ? 'dice> ' : '> ');
    return line === undefined ? this.inputEnded() : await this.tryTo(line, offered);
  }

  private showStanding(): void {
    const lines = standingLines(this.session);
    const text = JSON.stringify(lines);
    if (text !== this.shown) for (const line of lines) this.say(line);
    this.shown = text;
  }

  private tell(told: readonly Told<Types>[]): void {
    this.since.push(...told);
    for (const line of this.session.lines(told)) this.say(line);
  }

  /** Tells what a move brought, or why there was none. */
  private report(answer: Answer<Types>): void {
    if (answer.ok) this.tell(answer.events);
    else this.say(toned('warn', why(this.session.game, answer.reason)));
  }

  /** A rule that fails puts its move back, so the combat can go on with something else. */
  private async tryTo(line: string, offered: Menu): Promise<boolean> {
    try {
      return await this.obey(line, offered);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      this.say(toned('warn', `That failed by a mistake of Fray itself; nothing was done. (${words})`));
      return true;
    }
  }

  private async obey(line: string, offered: Menu): Promise<boolean> {
    const [key = '', ...words] = line.split(/\s+/);
    const rest = words.join(' ');
    switch (key.toLowerCase()) {
      case 'u':
        await this.undo();
        return true;
      case 'r':
        if (offered.throws && !this.session.combat.canRedo) await this.take(offered.throws);
        else this.report(this.session.redo());
        return true;
      case 'w':
        if (!this.session.letOthersMove()) this.say(toned('warn', 'Nobody else may act now.'));
        return true;
      case 'c':
        this.report(this.session.combat.cancel());
        return true;
      case 'm':
        await this.chooseMore(rest);
        return true;
      case 'l':
        for (const entry of this.session.log()) this.say(entry);
        return true;
      case 's':
        await this.save(rest);
        return true;
      case 'a':
        this.toggleAutoPass();
        return true;
      case 'v':
        this.turnTo(rest);
        return true;
      case '?':
      case 'h':
      case 'help':
        for (const help of HELP) this.say(help);
        return true;
      case 'q':
        return await this.quit();
    }
    if (this.session.combat.need) this.throwDice(line);
    else await this.choose(line, offered);
    return true;
  }

  private async choose(line: string, offered: Menu): Promise<void> {
    const choice = line === '' ? offered.enter : /^\d+$/.test(line) ? offered.numbered[Number(line) - 1] : undefined;
    if (choice) return await this.take(choice);
    const most = offered.numbered.length;
    this.say(toned('warn', most ? `Type a number from 1 to ${most}, or ? for help.` : 'Type ? for help.'));
  }

  /** Does what was chosen; what gives something up for good is asked twice. */
  private async take(choice: PromptChoice<Types>): Promise<void> {
    const { session, asker } = this;
    const label = session.game.text.en.label(choice, session.seen());
    if (asksTwice(choice) && !(await asker.confirm(`${label}: sure?`))) return;
    if (choice.form) this.tell((await fillForm(session, choice, asker, this.say)) ?? []);
    else this.report(session.move(choice.seat, choice.action));
  }

  /** Moves outside the flow have a list of their own, so that numbers never change their meaning. */
  private async chooseMore(word: string): Promise<void> {
    const offered = more(this.session, word);
    for (const line of offered.lines) this.say(line);
    if (!offered.numbered.length) {
      const what = word ? ` with "${word}"` : '';
      return this.say(`Nothing${what} is possible outside the flow now.`);
    }
    if (offered.numbered.length > MANY) this.say('(m and a word lists only what contains the word)');
    const line = await this.asker.ask('more> ');
    if (line) await this.choose(line, offered);
  }

  private throwDice(line: string): void {
    const { combat } = this.session;
    const need = combat.need!;
    const values =
      line.toLowerCase() === 'random'
        ? Array.from({ length: need.count }, () => randomInt(1, need.sides + 1))
        : line.split(/[\s,;]+/).map((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN));
    if (line.toLowerCase() === 'random') this.say(`The computer throws ${values.join(' ')}.`);
    this.report(combat.typeDice(values));
  }

  private async undo(): Promise<void> {
    const { session } = this;
    const { count, fence } = session.lastOwn();
    if (!count) {
      const untyped = session.combat.canUndo && session.combat.history().length > 0;
      if (untyped) this.say(toned('warn', 'Nothing has been typed yet that could be undone.'));
      else this.report(session.combat.undo());
      return;
    }
    const question = `${fence === 'roll' ? 'Dice have been thrown' : 'Something hidden has been shown'} since. Go back past that, as the host?`;
    if (fence && !(await this.asker.confirm(question))) return;
    const answer = session.undo(count, fence !== undefined);
    if (answer.ok) this.say(`Took back ${count === 1 ? 'one move' : `${count} moves`}.`);
    else this.report(answer);
  }

  private toggleAutoPass(): void {
    const on = !this.session.autoPass;
    this.session.autoPass = on;
    this.say(on ? 'Whoever can only pass passes without being asked.' : 'Everybody is asked, also who can only pass.');
  }

  private turnTo(seat: string): void {
    const { people, hiding } = this.session;
    if (!hiding) this.say('Nothing is hidden now: everybody sees the same.');
    else if (!people.includes(seat)) this.say(toned('warn', `Type v and one of: ${people.join(', ')}.`));
    else this.session.turnedTo = seat;
  }

  /** Where something is hidden and several people sit at one terminal, the others look away first. */
  private async handOver(): Promise<void> {
    const { game, combat, people } = this.session;
    const reader = this.session.reader();
    const before = this.last;
    this.last = { reader };
    if (reader === undefined) this.since = [];
    if (!this.asker.terminal || people.length < 2 || before === undefined || reader === before.reader) return;
    if (reader === undefined) return this.say('Nothing is hidden any more: everybody may look.');
    clearScreen(this.context);
    await this.asker.ask(`${game.text.en.seat(reader, combat.state)} is next; the others look away. [Enter] `);
    // The screen is empty now: what happened while somebody else looked is told again.
    for (const line of this.session.lines(this.since)) this.say(line);
    this.since = [];
    this.shown = '';
  }

  private async save(name: string): Promise<boolean> {
    try {
      const file = await saveAs(this.session, this.asker, name, this.file);
      if (file === undefined) return false;
      this.file = file;
      this.say(`Saved as ${file}. Go on with it later: fray play --load ${file}`);
      return true;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.say(toned('warn', error.message));
      return false;
    }
  }

  /** False: leave. Whoever wanted to save and could not stays. */
  private async quit(): Promise<boolean> {
    if (!this.session.unsaved) return false;
    const word = await this.asker.ask('Save before you quit? [y/N, or a file name] ');
    if (word === undefined || word === '' || /^n(o)?$/i.test(word)) return false;
    return !(await this.save(/^y(es)?$/i.test(word) ? '' : word));
  }

  private inputEnded(): boolean {
    if (!this.session.unsaved) return false;
    // Ctrl-D at a terminal ends the input for good: nothing can be asked any more, so the combat is kept.
    const kept = this.asker.terminal ? keepAnyway(this.session, this.file) : 'combat was not saved.';
    remark(this.context, `The input ended; the ${kept}`);
    if (this.asker.terminal && this.session.unsaved) throw new Unfinished(EXIT.broken);
    return false;
  }
}
