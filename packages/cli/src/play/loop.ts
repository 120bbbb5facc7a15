import { randomInt } from 'node:crypto';
import { type Answer, type Need, needsConfirmation, type Types, type VisibleEvent } from '@fray/engine';
import { BadInput, type Context, EXIT, Unfinished } from '../context.ts';
import { nearest } from '../nearest.ts';
import { type Line, windowOf, withTone } from '../style.ts';
import { clearScreen, print, remark, wrong } from '../writing.ts';
import { adviceLines } from './advising.ts';
import { Asker } from './asker.ts';
import { awaitedWords, drawnFrom, heldNames } from './awaited.ts';
import { fillForm } from './form.ts';
import { type Key, keyOf, noSuchKey } from './keys.ts';
import { keys, labelOf, type Menu, menu, more, type Option } from './menu.ts';
import { obeyOrders } from './orders.ts';
import { keepAnyway, saveAs } from './saving.ts';
import { standingLines } from './screen.ts';
import type { Session } from './session.ts';

/** Longer lists get a hint how to shorten them. */
const MANY = 20;
/** A number or an empty line, as opposed to a misspelled word. */
const FIGURES = /^[\d\s,;.-]*$/;

/** Plays one combat with the people at the terminal, or with lines from a pipe. */
export class Loop {
  private readonly context: Context;
  private readonly session: Session;
  private readonly asker: Asker;
  private displayed = '';
  private file: string | undefined;
  /** Whose view the screen showed last; `undefined` before the first prompt. */
  private last: { viewer: string | undefined } | undefined;
  /** What happened since the screen went from one person to another. */
  private since: VisibleEvent<Types>[] = [];

  constructor(context: Context, session: Session, file?: string) {
    this.context = context;
    this.session = session;
    this.file = file;
    this.asker = new Asker(context, session.words);
  }

  private readonly say = (line: Line): void => print(this.context, line);
  private readonly complain = (sentence: string): void => this.say(wrong(sentence));
  /** Read for every screen: people resize windows. */
  private get window(): number {
    return windowOf(this.context.stdout);
  }

  async run(): Promise<void> {
    try {
      this.report(this.session.table.start());
      while (await this.turn());
    } catch (error) {
      // A bug must not cost anyone the evening: save what was played so far.
      if (this.session.unsaved && !(error instanceof Unfinished))
        remark(this.context, keepAnyway(this.session, this.file));
      throw error;
    } finally {
      this.asker.close();
    }
  }

  /** One prompt and its answer. Returns false if the person has left. */
  private async turn(): Promise<boolean> {
    for (const events of this.session.playBots()) this.tell(events);
    const { combat } = this.session;
    await this.handOver();
    this.showStanding();
    const offered = menu(this.session, this.window);
    this.showMenu(offered);
    const help = () => {
      for (const line of this.session.words.help.play) this.say(line);
      this.showMenu(offered);
    };
    const line = await this.asker.ask(combat.need && combat.outcome === undefined ? 'dice> ' : '> ', help);
    return line === undefined ? this.inputEnded() : await this.tryTo(line, offered, help);
  }

  private showStanding(): void {
    const lines = standingLines(this.session, this.window);
    const text = JSON.stringify(lines);
    if (text !== this.displayed) for (const line of lines) this.say(line);
    this.displayed = text;
  }

  private showMenu(offered: Menu): void {
    const { combat, text, words } = this.session;
    if (combat.outcome !== undefined) this.say(withTone('strong', text.outcome(combat.outcome)));
    else if (combat.need) {
      this.say(awaitedWords(this.session, this.session.look(), combat.need));
      this.say(combat.need.held ? words.typeDrawn : words.typeDice);
    } else for (const line of offered.lines) this.say(line);
    for (const line of keys(this.session, offered, this.window)) this.say(line);
  }

  private tell(events: readonly VisibleEvent<Types>[]): void {
    this.since.push(...events);
    for (const line of this.session.lines(events)) this.say(line);
  }

  /** Prints what a move did, or why it was refused. */
  private report(answer: Answer<Types>): void {
    if (answer.ok) this.tell(answer.events);
    else this.complain(this.session.why(answer.reason));
  }

  /** If a rule throws, its answer is undone and the combat can continue. */
  private async tryTo(line: string, offered: Menu, help: () => void): Promise<boolean> {
    const { combat, table } = this.session;
    const { at } = combat;
    try {
      const [word = '', ...rest] = line.split(/\s+/);
      const key = keyOf(word);
      if (key === '?') help();
      return key === undefined ? await this.answer(line, offered) : await this.obey(key, rest.join(' '), offered);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      // The decision was made; an automatic move after it failed.
      if ((combat.lastDecision ?? -1) >= at) table.undo({ host: true });
      this.complain(this.session.words.failed(words));
      return true;
    }
  }

  /** Returns false to leave. */
  private async obey(key: Key, rest: string, offered: Menu): Promise<boolean> {
    const { table, words, combat } = this.session;
    switch (key) {
      case 'u':
        await this.undo();
        break;
      case 'r':
        if (offered.rolls && !combat.canRedo) await this.take(offered.rolls);
        else this.report(table.redo());
        break;
      case 'w':
        if (!table.yieldTurn(this.session.seatToAsk ?? '')) this.complain(words.nobodyElse);
        else this.session.turnTo(undefined);
        break;
      case 'c':
        this.report(table.cancel());
        break;
      case 'm':
        await this.chooseMore(rest);
        break;
      case 'l':
        for (const entry of this.session.log()) this.say(entry);
        break;
      case 's':
        await this.save(rest);
        break;
      case 'a':
        for (const advised of await adviceLines(this.session, offered, { window: this.window, said: rest }))
          this.say(advised);
        break;
      case 'p':
        this.changePace();
        break;
      case 'v':
        this.turnTo(rest);
        break;
      case 'o':
        this.giveOrder(rest);
        break;
      case 'q':
        return await this.quit();
    }
    return true;
  }

  /** A line that is not a key: dice if dice are awaited, else the number of a choice. */
  private async answer(line: string, offered: Menu): Promise<boolean> {
    const { combat, words } = this.session;
    if (combat.need) this.throwDice(line);
    else if (FIGURES.test(line)) await this.choose(line, offered);
    else if (!(await this.readMoves(line))) this.complain(noSuchKey(words, line));
    return true;
  }

  /** What a line says in the words of the game, part by part: `snatch r / no`. A part behind a slash is never a number of a choice. */
  private async readMoves(line: string): Promise<boolean> {
    const { game, combat, table } = this.session;
    const parts = line.split('/').map((part) => part.trim());
    if (!game.setup.readLine || (parts.length < 2 && !parts[0])) return false;
    for (const [i, part] of parts.entries()) {
      const { seat, choices = [] } = this.session.question ?? {};
      const free = choices.filter(({ place, not }) => place === 'flow' && !not);
      const said = part ? game.setup.readLine(part, free, this.session.look()) : this.enterOf();
      if (i === 0 && !part) continue;
      if (!said || seat === undefined) {
        if (i === 0) return false;
        this.complain(this.session.words.notHere(part));
        return true;
      }
      const moves: { seat: string; action: Types['action'] }[] = [];
      for (const action of said) {
        const whole = (await game.complete?.(action, combat.state, seat)) ?? { ok: true as const, action };
        if (!whole.ok) {
          this.complain(this.session.why(whole.reason));
          return true;
        }
        moves.push({ seat, action: whole.action });
      }
      const answer = table.answer({ moves });
      this.report(answer);
      if (!answer.ok) return true;
    }
    return true;
  }
  /** What Enter would do now. */
  private enterOf(): Types['action'][] | undefined {
    return menu(this.session, this.window).enter?.moves.map(({ action }) => action);
  }

  private async choose(line: string, offered: Menu): Promise<void> {
    const { words } = this.session;
    const option = line === '' ? offered.enter : /^\d+$/.test(line) ? offered.numbered[Number(line) - 1] : undefined;
    if (option) return await this.take(option);
    const most = offered.numbered.length;
    this.complain(line === '' && most ? words.noDefault : words.noSuchNumber(most));
  }

  /** Does what was chosen; asks again before something is given up for good. */
  private async take(option: Option): Promise<void> {
    const { session, asker } = this;
    const { table, words } = session;
    const { choice, moves, late, after } = option;
    if (moves.some(needsConfirmation) && !(await asker.confirm(words.sure(labelOf(session, option))))) return;
    const answer = choice.form
      ? await fillForm(session, choice, asker, this.say)
      : late
        ? table.playLate(late)
        : table.answer({
            moves: moves.map(({ seat, action }) => ({ seat, action })),
            after,
          });
    if (answer) this.report(answer);
    // It lies open again: nobody looks at a hand.
    if (answer?.ok && table.liesOpen) session.turnTo(undefined);
  }

  /** Moves outside the flow have a list of their own, so that numbers keep their meaning. */
  private async chooseMore(word: string): Promise<void> {
    const { words } = this.session;
    const offered = more(this.session, word, this.window);
    for (const line of offered.lines) this.say(line);
    if (!offered.numbered.length) return this.say(words.nothingMore(word));
    if (offered.numbered.length > MANY) this.say(words.shorten);
    const line = await this.asker.ask('more> ', words.help.more);
    if (line) await this.choose(line, offered);
  }

  private throwDice(line: string): void {
    const { combat, table, words } = this.session;
    const need = combat.need!;
    const random = line.toLowerCase() === 'random';
    const left = random && !need.held ? table.leaveDice() : undefined;
    if (need.held) this.nameDrawn(need, line);
    else if (left?.ok) this.report(left);
    else {
      const values = random
        ? Array.from({ length: need.count }, () => randomInt(1, need.sides + 1))
        : line.split(/[\s,;]+/).map((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN));
      if (random) this.say(words.computerRolls(values.join(' ')));
      this.report(table.typeDice(values));
    }
  }

  /** Reads the names of what was drawn, separated by commas. */
  private nameDrawn(need: Need, line: string): void {
    const { table, words } = this.session;
    const held = heldNames(this.session, this.session.look(), need);
    const word = line.toLowerCase();
    if (word === 'names') this.say(held.map(({ name }) => name).join(', '));
    else if (word === 'random') {
      this.say(words.computerDraws);
      this.report(table.leaveDice());
    } else this.report(table.typeDice(line.split(/\s*[,;]\s*/).map((name) => drawnFrom(held, name))));
  }

  /** One undo takes back one answer; past a roll or a reveal only the host may. */
  private async undo(): Promise<void> {
    const { table, combat, words } = this.session;
    const { at } = combat;
    let answer = table.undo();
    if (!answer.ok && answer.reason.code === 'fence') {
      const question = answer.reason.fence === 'roll' ? words.pastRoll : words.pastReveal;
      if (!(await this.asker.confirm(question))) return;
      answer = table.undo({ host: true });
    }
    if (!answer.ok && combat.canUndo && !table.canUndo) return this.complain(words.nothingTyped);
    this.report(answer);
    if (answer.ok) this.say(words.tookBack(at - combat.at));
  }

  private changePace(): void {
    const { table, words } = this.session;
    table.pace = table.pace === 'round' ? 'step' : 'round';
    this.say(words.pace[table.pace]);
    this.report(table.start());
  }

  /** Orders are no moves: the list shows what holds now. */
  private giveOrder(said: string): void {
    const ordered = obeyOrders(this.session, said);
    if ('wrong' in ordered) this.complain(ordered.wrong);
    else if ('lines' in ordered) for (const line of ordered.lines) this.say(line);
    else {
      this.report(ordered.answer);
      if (ordered.answer.ok) this.giveOrder('');
    }
  }

  private turnTo(seat: string): void {
    const { table, hiding, words } = this.session;
    const near = nearest(seat, table.persons);
    if (table.liesOpen && !seat) {
      table.putDown();
      this.session.turnTo(undefined);
    } else if (!hiding) this.say(words.nothingHidden);
    else if (table.persons.includes(seat)) this.session.turnTo(seat);
    else
      this.complain(
        `${words.whoLooks(table.persons.join(', '))}${near === undefined ? '' : ` ${words.didYouMean(near)}`}`,
      );
  }

  /** If something is hidden and several people share the terminal, the others look away first. */
  private async handOver(): Promise<void> {
    const { combat, table, text, words } = this.session;
    const viewer = this.session.viewer();
    const before = this.last;
    this.last = { viewer };
    table.holder = viewer;
    if (viewer === undefined) this.since = [];
    if (!this.asker.terminal || table.persons.length < 2 || before === undefined || viewer === before.viewer) return;
    if (viewer === undefined) return this.say(table.liesOpen ? words.liesOpen : words.everybodyMayLook);
    clearScreen(this.context);
    await this.asker.ask(`${words.handOver(text.seat(viewer, combat.state))} `, words.help.handOver);
    // The screen is empty now: repeat what happened while someone else was looking.
    for (const line of this.session.lines(this.since)) this.say(line);
    this.since = [];
    this.displayed = '';
  }

  private async save(name: string): Promise<boolean> {
    try {
      const file = await saveAs(this.session, this.asker, name, this.file);
      if (file === undefined) return false;
      this.file = file;
      this.say(this.session.words.saved(file));
      return true;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.complain(error.message);
      return false;
    }
  }

  /** Returns false to leave; a failed save does not leave. */
  private async quit(): Promise<boolean> {
    const { unsaved, words } = this.session;
    if (!unsaved) return false;
    const word = await this.asker.ask(`${words.saveFirst} `, words.help.saveFirst);
    if (word === undefined || word === '' || words.no.test(word)) return false;
    return !(await this.save(words.yes.test(word) ? '' : word));
  }

  private inputEnded(): boolean {
    const { words } = this.session;
    if (!this.session.unsaved) return false;
    // Ctrl-D at a terminal ends the input for good: nothing can be asked anymore, so the combat is saved.
    const sentence = this.asker.terminal ? keepAnyway(this.session, this.file) : words.notSaved;
    const lost = this.asker.terminal && this.session.unsaved;
    remark(this.context, lost ? wrong(`${words.inputEnded} ${sentence}`) : `${words.inputEnded} ${sentence}`);
    if (lost) throw new Unfinished(EXIT.broken);
    return false;
  }
}
