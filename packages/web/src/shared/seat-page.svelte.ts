import type { AnyGame } from '@fray/games';
import type { Heard, Pace } from '@fray/table';
import { settings } from '../settings.svelte.ts';
import { playing } from '../shell/version.svelte.ts';
import { diceFell, playTone, stayAwake } from '../table/device.ts';
import { fetchSheets } from '../table/fetched.svelte.ts';
import { Screen } from '../table/screen.svelte.ts';
import type { Awaited } from '../table/screen.ts';
import { TablePage } from '../table/table-page.svelte.ts';
import AskBar from './AskBar.svelte';
import type { Line } from './line.svelte.ts';
import SeatMenu from './SeatMenu.svelte';
import Strip from './Strip.svelte';
import type { Around } from './seated.ts';
import { sharedRefusal, sharedWords } from './words.ts';

/** It is somebody's turn here: two tones and a buzz, as the settings say. */
function turnCame(): void {
  if (settings.vibration) navigator.vibrate?.([40, 60, 40]);
  if (settings.sound) for (const i of [0, 1]) playTone(520 + i * 180, i * 0.12, 'sine');
}
const goOn = () => undefined;

/** What goes on around the seats of this device at a table elsewhere: the page of a table, with a line instead of a store. */
export class SeatPage extends TablePage {
  readonly line: Line;
  override readonly around: Around = { page: this, AskBar, SeatMenu, Strip };
  listsOrders: boolean = $state(false);
  private readonly paceBefore = settings.pace;
  private isAsked = false;
  /** What the table said last. */
  private shown: readonly unknown[] = [];
  /** Dice that lie here until it is their turn. */
  private waitingDice: { seat: string; count: number; values: readonly (number | string)[] } | undefined = $state.raw();

  constructor(line: Line) {
    super();
    this.line = line;
    const { game, table, code } = line as Line & { game: AnyGame };
    if (!table) throw new Error('there is no combat yet');
    const meta = { id: code, game: game.id, name: '', created: 0, updated: 0, sitters: {}, open: table.open };
    const screen = new Screen(game, table, meta, this.news, line);
    screen.name = screen.standing.sides.map(({ name }) => name).join(' – ');
    this.announcedAt = screen.now.at;
    this.screen = screen;
  }
  /** The person at a seat, or its side. */
  nameOf(seat: string): string {
    const { room } = this.line;
    const side = this.screen?.seatName(seat) ?? seat;
    const who = room?.persons.find(({ seats }) => seats.includes(seat))?.name;
    return who === undefined ? side : `${who} (${side})`;
  }
  /** Who is waited for, and for what, where it is not somebody here. */
  get waits(): string | undefined {
    const { line, screen } = this;
    const t = sharedWords();
    const others = line.waiting.filter(({ seat }) => !line.mine.includes(seat));
    if (this.waitingDice) return t.waitingDice;
    if (line.waiting.some(({ seat, passing }) => passing && line.mine.includes(seat))) return t.passing;
    if (!others.length || !screen) return undefined;
    const [{ what, count = 0 } = { what: 'decide' }] = others;
    const about = what === 'dice' ? t.waits.dice(count) : screen.standing.focus;
    const who = others.map(({ seat }) => this.nameOf(seat)).join(', ');
    return t.waitingFor(about === undefined ? who : `${who}: ${about}`);
  }

  /** Dice of a seat here that come after those that are awaited. */
  get ahead(): Awaited | undefined {
    const { line, screen, waitingDice } = this;
    void screen?.now;
    if (waitingDice || !screen) return undefined;
    for (const seat of line.mine) {
      const need = line.table?.ahead(seat);
      if (!need) continue;
      const lay = (values: readonly (number | string)[]) => {
        this.waitingDice = { seat, count: need.count, values };
        return true;
      };
      return { ...need, words: screen.text.note(need.why), hitsAreEnough: false, enter: lay, leave: () => lay([]) };
    }
    return undefined;
  }
  /** It is the turn of the dice that lie here; others than were expected are typed again. */
  private throwWaiting(): void {
    const { waitingDice, screen } = this;
    const awaited = screen?.awaited;
    if (!waitingDice || !awaited || awaited.seat !== waitingDice.seat) return;
    this.waitingDice = undefined;
    if (waitingDice.count !== awaited.count) return;
    if (waitingDice.values.length) awaited.enter(waitingDice.values);
    else awaited.leave();
  }

  override async open(): Promise<void> {
    // The page that opens it does not depend on what it reads.
    await undefined;
    const { screen, line } = this;
    if (!screen) return;
    if (screen.now.over || line.typed) await fetchSheets();
    settings.pace = line.pace;
    line.listener = this;
    this.sleep = stayAwake();
    playing(!screen.now.over);
    this.askOdds();
    this.noticeTurn();
  }
  /** What the table said. */
  hear({ events, refused }: Heard): void {
    const { screen, line } = this;
    if (!screen) return;
    settings.pace = line.pace;
    if (refused) {
      const { fence } = refused.reason;
      if (fence === 'roll' || fence === 'reveal') screen.back.asks = fence;
      else
        screen.problem = [...(refused.problems ?? [refused.reason])]
          .map((one) => sharedRefusal(one, screen.why))
          .join(' ');
      return;
    }
    const { around, asked, lasting } = line.table?.replica ?? {};
    const shown = [around, asked, lasting];
    // Only people have changed: dice that somebody is typing stay.
    if (!events.length && shown.every((one, i) => one === this.shown[i])) {
      this.noticeTurn();
      return;
    }
    this.shown = shown;
    if (events.length || screen.now.at !== line.table?.played.at) screen.problem = undefined;
    screen.renew(events);
    this.throwWaiting();
    this.noticeTurn();
  }
  /** It is somebody's turn here who was not asked before. */
  private noticeTurn(): void {
    const { line } = this;
    const isAsked = line.isAsked;
    if (isAsked && !this.isAsked) turnCame();
    this.isAsked = isAsked;
  }
  protected override say(): string {
    const { line, screen } = this;
    const t = sharedWords();
    const said = line.isAsked ? `${t.yourTurn}: ${screen?.standing.focus ?? ''}` : (this.waits ?? '');
    return said;
  }
  protected override changed(events: Parameters<TablePage['changed']>[0]): void {
    const { screen } = this;
    if (!screen) return;
    const dice = events.reduce((count, event) => count + (screen.game.dice(event)?.dice.length ?? 0), 0);
    if (dice) diceFell(dice);
    playing(!screen.now.over);
    this.askOdds();
  }
  override setPace(pace: Pace): void {
    this.line.say({ pace });
  }
  override again(): void {
    this.line.say({ again: true });
  }
  // Nothing is made automatically here, and nothing is stored.
  override start = goOn;
  override next = goOn;
  override save = goOn;
  override close(): void {
    this.line.listener = undefined;
    settings.pace = this.paceBefore;
    super.close();
  }
}
