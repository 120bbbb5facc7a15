import type { Types } from '@fray/engine';
import type { Pace } from '@fray/table';
import { loadWords } from '../games/load-words.ts';
import { askBar } from '../odds/bar.ts';
import { FEWEST, noAnswer, type OddsAnswer } from '../odds/provider.ts';
import { endSentence } from '../pieces/text.ts';
import { isStill, settings } from '../settings.svelte.ts';
import type { Around } from '../shared/seated.ts';
import { toast } from '../shell/toast.svelte.ts';
import { playing } from '../shell/version.svelte.ts';
import { Autosave } from '../store/autosave.ts';
import { getCombat } from '../store/db.ts';
import { takeFresh } from '../store/fresh.ts';
import { type Owner, ownCombat } from '../store/owner.ts';
import { words } from '../text/words.svelte.ts';
import type { Bots } from './bots.ts';
import { diceFell, stayAwake } from './device.ts';
import { fetchSheets } from './fetched.svelte.ts';
import { Screen, type ScreenNews } from './screen.svelte.ts';
import type { NotShown, Stored } from './stored.ts';

/** Milliseconds without a move before the odds are computed again, and between two drawings. */
const SETTLED = 120;
const REDRAWN = 200;

/** What goes on around a combat on screen: saving, bots, odds, other tabs, the screen that stays awake. */
export class TablePage {
  screen: Screen | undefined = $state.raw(undefined);
  odds: OddsAnswer = $state.raw(noAnswer());
  problem: NotShown | undefined = $state.raw(undefined);
  /** Said to a screen reader. */
  announcement: string = $state('');
  private saver: Autosave | undefined;
  private owner: Owner | undefined;
  /** The seat whose bot looks ahead, while it does. */
  thinks: string | undefined = $state();
  /** What is drawn of the people of a table elsewhere. */
  readonly around: Around | undefined;
  /** Where bots sit. */
  bots: Bots | undefined;
  private loadingBots: Promise<void> | undefined;
  private stopTaps: (() => void) | undefined;
  private stopOdds: (() => void) | undefined;
  private stopWindow: (() => void) | undefined;
  protected sleep: (() => void) | undefined;
  private closed = false;
  /** The last write was refused, and a message was shown. */
  private unsaved = false;
  /** How many moves stood when the screen reader was last told something. */
  protected announcedAt = 0;
  protected readonly news: ScreenNews = { changed: (events) => this.changed(events), logged: () => this.announce() };
  /** For whom the odds were counted. */
  private viewer: string | undefined;

  async open(id: string): Promise<void> {
    const opened = await this.find(id);
    // What is over opens with its end, and dice that people throw with the pad for them.
    if (opened.ok && (opened.screen.now.over || opened.screen.typed)) await fetchSheets();
    if (this.closed) return;
    if (opened.ok) this.begin(opened.screen);
    else this.problem = opened;
  }

  /** What was begun here is taken as it is; anything else is read from the store, and what reads it comes then. */
  private async find(id: string): Promise<Stored> {
    const { news } = this;
    const fresh = takeFresh(id);
    try {
      if (fresh) {
        await loadWords(fresh.game.id);
        return { ok: true, screen: Screen.of(fresh, news) };
      }
      return await (await import('./stored.ts')).openStored(id, news);
    } catch {
      return { ok: false, why: words.t.noPage };
    }
  }

  private begin(screen: Screen): void {
    screen.readOnly = true;
    // What was there before this page is no news.
    this.announcedAt = screen.now.at;
    this.screen = screen;
    this.saver = new Autosave(
      () => {
        const made = screen.toRecord();
        const { a, draw, b, games } = this.odds;
        const isPrivate = screen.device.hides && screen.device.persons.length > 1;
        if (games && !isPrivate && !made.glance.over) made.glance.odds = [a / games, draw / games, b / games];
        return made;
      },
      (problem) => {
        if (!problem) this.owner?.tell();
        // Once: with every further move it would be the same.
        else if (!this.unsaved) toast({ text: words.t.noStorage, bad: true });
        this.unsaved = problem;
      },
    );
    this.owner = ownCombat(screen.id, { lost: () => this.watch(), moved: () => void this.follow() });
    void this.owner.mine.then((mine) => {
      if (this.closed) return;
      screen.readOnly = !mine;
      this.askOdds();
      this.start();
    });
    this.sleep = stayAwake();
    playing(!screen.now.over);
  }

  /** Another tab plays; here the combat is only shown. */
  private watch(): void {
    if (this.screen) this.screen.readOnly = true;
    this.bots?.stop();
  }

  private async follow(): Promise<void> {
    if (!this.screen?.readOnly) return;
    const record = await getCombat(this.screen.id);
    const { reopen } = await import('./reopen.ts');
    if (record && this.screen.readOnly) reopen(this.screen, record.save);
  }

  async takeOver(): Promise<void> {
    await this.follow();
    this.owner?.takeOver();
    if (this.screen) this.screen.readOnly = false;
    this.start();
  }

  protected changed(events: readonly Types['event'][]): void {
    const { screen } = this;
    if (!screen) return;
    if (!screen.readOnly) this.saver?.soon();
    const dice = events.reduce((count, event) => count + (screen.game.dice(event)?.dice.length ?? 0), 0);
    if (dice) diceFell(dice);
    playing(!screen.now.over);
    this.askOdds();
    this.next();
  }

  /** What happened, for a screen reader. */
  private announce(): void {
    const { screen } = this;
    if (!screen || this.closed) return;
    // What lies over the table may be wanted once somebody has decided something: until then nothing is loaded for it.
    if (screen.back.canUndo) void fetchSheets();
    const from = Math.min(this.announcedAt, screen.now.at - 1);
    this.announcedAt = screen.now.at;
    const lines = screen.history.log.filter((line) => line.at > from && !line.note).map((line) => line.text);
    // While the device changes hands nothing may be said that only one of them should hear.
    if (screen.device.handOverTo !== undefined) this.announcement = '';
    else
      this.announcement = screen.now.over
        ? screen.text.outcome(screen.now.outcome)
        : [...lines.slice(-4).map(endSentence), this.say()].filter(Boolean).join(' ');
  }
  /** What is said after what happened. */
  protected say(): string {
    return '';
  }

  /** Something about the seats, the pace or the holder changed, or the bots may go on. */
  start(): void {
    this.screen?.start();
    this.next();
  }
  /** Lets the bot move that is next. */
  next(): void {
    const { screen, bots } = this;
    if (!screen) return;
    const seat = screen.readOnly ? undefined : screen.botToMove;
    if (bots) bots.next(seat);
    else if (seat !== undefined || screen.device.persons.length < screen.device.seats.length)
      this.loadingBots ??= this.loadBots(screen);
  }
  /** Where the file of the bots is asked for again. */
  private missing: string | undefined;
  private async loadBots(screen: Screen): Promise<void> {
    try {
      const { Bots: Made, PauseTap } = await (this.missing === undefined
        ? import('./with-bots.ts')
        : (import(/* @vite-ignore */ this.missing) as Promise<typeof import('./with-bots.ts')>));
      if (this.closed) return;
      const failed = () => toast({ text: words.t.noPage, bad: true });
      this.bots = new Made(screen, { isStill, failed, thinks: (seat) => (this.thinks = seat) });
      this.stopTaps = new PauseTap(this.bots).listen();
      this.next();
    } catch (error) {
      // They wait until somebody lets them go on: then it is tried again. A browser remembers that a file did not come, and asks for it again
      // only under another name.
      const [file] = /https?:\S+?\.js/.exec(String(error)) ?? [];
      this.missing = file && `${file}?again=${Date.now()}`;
      toast({ text: words.t.noPage, bad: true });
      screen.device.paused = true;
      this.loadingBots = undefined;
    }
  }

  save(): void {
    this.saver?.soon();
  }
  /** In the middle of a combat, and for all to come. */
  setPace(pace: Pace): void {
    settings.pace = pace;
    this.start();
  }
  /** At a table elsewhere: the same people once more. */
  again(): void {
    this.start();
  }

  /** Counts again: something moved, or somebody else looks. */
  askOdds(): void {
    this.stopOdds?.();
    const { screen } = this;
    if (!screen || !settings.odds || screen.realCards || screen.now.over) return;
    // Odds of one viewer are no business of the next one.
    this.askWindow(screen);
    const { viewer, handOverTo, persons } = screen.device;
    if (this.viewer !== viewer) this.odds = noAnswer();
    this.viewer = viewer;
    if (handOverTo !== undefined) return;
    // It is counted when somebody is asked: while bots move, what was known stays, as the figure of before. Where nobody sits, nobody is asked.
    if (persons.length && !screen.isAsked && screen.botToMove !== undefined) {
      this.odds = { ...this.odds, done: false };
      return;
    }
    // The move is drawn first; quick taps are computed once.
    const timer = setTimeout(() => {
      const sides = screen.standing.sides.slice(0, 2).map((side) => side.seat);
      const seat = viewer ?? (screen.link?.mine ?? sides)[0];
      if (seat === undefined) return;
      let drawn = 0;
      this.odds = { ...this.odds, done: false };
      this.stopOdds = askBar(
        { game: screen.game.id, from: { view: screen.seenBy(seat), seat }, sides, objective: settings.objective },
        words.language,
        (answer) => {
          // Samples come in all the time: a figure that changes five times a second is enough for the eye.
          const now = performance.now();
          // What was known before stays until there are some.
          if (!answer.done && (answer.games < FEWEST || now - drawn < REDRAWN)) return;
          drawn = now;
          this.odds = answer;
          if (answer.done && !screen.readOnly) this.saver?.soon();
        },
      );
    }, SETTLED);
    this.stopOdds = () => clearTimeout(timer);
  }

  /** What advice has found of this position: the bar shows the same. */
  showAdvised(figures: OddsAnswer): void {
    this.stopOdds?.();
    this.odds = figures;
  }

  /** A private window: its buttons get their chances, and what leads is filled. */
  private askWindow(screen: Screen): void {
    this.stopWindow?.();
    this.stopWindow = undefined;
    const { viewer, handOverTo } = screen.device;
    if (viewer === undefined || handOverTo !== undefined || screen.readOnly || !(screen.reply || screen.isWindow))
      return;
    let gone = false;
    this.stopWindow = () => {
      gone = true;
    };
    void import('../advice/window.ts').then(({ adviseWindow }) => {
      if (!gone) this.stopWindow = screen.advise(adviseWindow) ?? this.stopWindow;
    });
  }

  close(): void {
    this.closed = true;
    this.stopWindow?.();
    this.bots?.stop();
    this.stopTaps?.();
    this.stopOdds?.();
    this.saver?.close();
    this.owner?.close();
    this.sleep?.();
    playing(false);
  }
}
