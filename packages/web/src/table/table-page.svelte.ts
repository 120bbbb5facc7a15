import type { Types } from '@fray/engine';
import { askBar } from '../odds/bar.ts';
import { FEWEST, noAnswer, type OddsAnswer } from '../odds/provider.ts';
import { ended } from '../pieces/plain.ts';
import { isStill, settings } from '../settings.svelte.ts';
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

/** How long the table must be quiet before the odds are counted anew, and how often they are drawn meanwhile. */
const SETTLED = 120;
const REDRAWN = 200;

/** What goes on around a combat on screen: saving, bots, odds, other tabs, the screen that stays awake. */
export class TablePage {
  session: Screen | undefined = $state.raw(undefined);
  odds: OddsAnswer = $state.raw(noAnswer());
  problem: NotShown | undefined = $state.raw(undefined);
  /** Said to a screen reader. */
  said: string = $state('');
  private saver: Autosave | undefined;
  private owner: Owner | undefined;
  /** The seat whose bot looks ahead, while it does. */
  thinks: string | undefined = $state();
  /** Where bots sit. */
  bots: Bots | undefined;
  private bringing: Promise<void> | undefined;
  private stopTaps: (() => void) | undefined;
  private stopOdds: (() => void) | undefined;
  private sleep: (() => void) | undefined;
  private closed = false;
  /** The last write was refused, and somebody was told. */
  private unsaved = false;
  /** How many moves stood when the screen reader was last told something. */
  private told = 0;
  /** For whom the odds were counted. */
  private viewer: string | undefined;

  async open(id: string): Promise<void> {
    const opened = await this.find(id);
    // What is over opens with its end, and dice that people throw with the pad for them.
    if (opened.ok && (opened.session.now.over || opened.session.typed)) await fetchSheets();
    if (this.closed) return;
    if (opened.ok) this.begin(opened.session);
    else this.problem = opened;
  }

  /** What was begun here is taken as it is; anything else is read from the store, and what reads it comes then. */
  private async find(id: string): Promise<Stored> {
    const news: ScreenNews = { changed: (events) => this.changed(events), logged: () => this.tell() };
    const fresh = takeFresh(id);
    if (fresh) return { ok: true, session: Screen.of(fresh, news) };
    try {
      return await (await import('./stored.ts')).openStored(id, news);
    } catch {
      return { ok: false, why: words.t.noPage };
    }
  }

  private begin(session: Screen): void {
    session.readOnly = true;
    // What was there before this page is no news.
    this.told = session.now.at;
    this.session = session;
    this.saver = new Autosave(
      () => {
        const made = session.toRecord();
        const { a, draw, b, games } = this.odds;
        const told = session.device.hides && session.device.persons.length > 1;
        if (games && !told && !made.glance.over) made.glance.odds = [a / games, draw / games, b / games];
        return made;
      },
      (problem) => {
        if (!problem) this.owner?.tell();
        // Once: with every further move it would be the same.
        else if (!this.unsaved) toast({ text: words.t.noStorage, bad: true });
        this.unsaved = problem;
      },
    );
    this.owner = ownCombat(session.id, { lost: () => this.watch(), moved: () => void this.follow() });
    void this.owner.mine.then((mine) => {
      if (this.closed) return;
      session.readOnly = !mine;
      this.askOdds();
      this.start();
    });
    this.sleep = stayAwake();
    playing(!session.now.over);
  }

  /** Another tab plays; here the combat is only shown. */
  private watch(): void {
    if (this.session) this.session.readOnly = true;
    this.bots?.stop();
  }

  private async follow(): Promise<void> {
    if (!this.session?.readOnly) return;
    const record = await getCombat(this.session.id);
    if (record && this.session.readOnly) await this.session.reopen(record.save);
  }

  async takeOver(): Promise<void> {
    await this.follow();
    this.owner?.takeOver();
    if (this.session) this.session.readOnly = false;
    this.start();
  }

  private changed(events: readonly Types['event'][]): void {
    const { session } = this;
    if (!session) return;
    if (!session.readOnly) this.saver?.soon();
    const dice = events.reduce((count, event) => count + (session.game.dice(event)?.dice.length ?? 0), 0);
    if (dice) diceFell(dice);
    playing(!session.now.over);
    this.askOdds();
    this.next();
  }

  /** What happened, for a screen reader. */
  private tell(): void {
    const { session } = this;
    if (!session || this.closed) return;
    // What lies over the table may be wanted once somebody has decided something: until then nothing is loaded for it.
    if (session.back.canUndo) void fetchSheets();
    const from = Math.min(this.told, session.now.at - 1);
    this.told = session.now.at;
    const lines = session.history.log.filter((line) => line.at > from && !line.note).map((line) => line.text);
    // While the device changes hands nothing may be said that only one of them should hear.
    if (session.device.handOverTo !== undefined) this.said = '';
    else
      this.said = session.now.over ? session.text.outcome(session.now.outcome) : lines.slice(-4).map(ended).join(' ');
  }

  /** Something about the seats, the pace or the holder changed, or the bots may go on. */
  start(): void {
    this.session?.start();
    this.next();
  }
  /** Lets the bot move that is next. */
  next(): void {
    const { session, bots } = this;
    if (!session) return;
    const seat = session.readOnly ? undefined : session.botToMove;
    if (bots) bots.next(seat);
    else if (seat !== undefined || session.device.persons.length < session.device.seats.length)
      this.bringing ??= this.bring(session);
  }
  private async bring(session: Screen): Promise<void> {
    try {
      const { Bots: Made, PauseTap } = await import('./with-bots.ts');
      if (this.closed) return;
      const failed = () => toast({ text: words.t.noPage, bad: true });
      this.bots = new Made(session, { isStill, failed, thinks: (seat) => (this.thinks = seat) });
      this.stopTaps = new PauseTap(this.bots).listen();
      this.next();
    } catch {
      // They wait until somebody lets them go on: then it is tried again.
      toast({ text: words.t.noPage, bad: true });
      session.device.paused = true;
      this.bringing = undefined;
    }
  }

  save(): void {
    this.saver?.soon();
  }

  /** Counts again: something moved, or somebody else looks. */
  askOdds(): void {
    this.stopOdds?.();
    const { session } = this;
    if (!session || !settings.odds || session.realCards || session.now.over) return;
    // Odds of one viewer are no business of the next one.
    const { viewer, handOverTo, persons } = session.device;
    if (this.viewer !== viewer) this.odds = noAnswer();
    this.viewer = viewer;
    if (handOverTo !== undefined) return;
    // It is counted when somebody is asked: while bots move, what was known stays, as the figure of before. Where nobody sits, nobody is asked.
    if (persons.length && !session.isAsked && session.botToMove !== undefined) {
      this.odds = { ...this.odds, done: false };
      return;
    }
    // The move is drawn first; whoever taps on at once is counted for once.
    const timer = setTimeout(() => {
      const sides = session.standing.sides.slice(0, 2).map((side) => side.seat);
      const seat = viewer ?? sides[0];
      if (seat === undefined) return;
      let drawn = 0;
      this.odds = { ...this.odds, done: false };
      this.stopOdds = askBar(
        { game: session.game.id, from: { view: session.seenBy(seat), seat }, sides },
        words.language,
        (answer) => {
          // Samples come in all the time: a figure that changes five times a second is enough for the eye.
          const now = performance.now();
          // What was known before stays until there are some.
          if (!answer.done && (answer.games < FEWEST || now - drawn < REDRAWN)) return;
          drawn = now;
          this.odds = answer;
          if (answer.done && !session.readOnly) this.saver?.soon();
        },
      );
    }, SETTLED);
    this.stopOdds = () => clearTimeout(timer);
  }

  close(): void {
    this.closed = true;
    this.bots?.stop();
    this.stopTaps?.();
    this.stopOdds?.();
    this.saver?.close();
    this.owner?.close();
    this.sleep?.();
    playing(false);
  }
}
