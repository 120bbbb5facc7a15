import { Combat, seededDice, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { vi } from 'vitest';
import type { Sitter } from '../../store/sitters.ts';
import type { Screen } from '../screen.svelte.ts';
import type { TablePage } from '../table-page.svelte.ts';

/** What a worker was asked, and how to answer it. */
export interface Asked {
  file: string;
  question: { kind?: string; seat?: string; list?: readonly { action: Types['action'] }[] };
  answer(told: object): void;
}

/** What the workers of the page were asked since the last look. They live as long as the modules that made them. */
let asked: Asked[] = [];

/** Answers when the test wants. */
class SilentWorker {
  private readonly file: string;
  onmessage: ((event: { data: unknown }) => void) | undefined;

  constructor(url: URL) {
    this.file = url.pathname;
  }
  postMessage({ id, question }: { id?: number; question?: Asked['question'] }): void {
    if (question)
      asked.push({ file: this.file, question, answer: (told) => this.onmessage?.({ data: { id, answer: told } }) });
  }
}

/** A page that is never drawn, with a clock that stands. Undone by `leavePage`. */
export function enterPage(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  const hears = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('addEventListener', hears.addEventListener);
  vi.stubGlobal('removeEventListener', hears.removeEventListener);
  vi.stubGlobal('document', { hidden: true, visibilityState: 'hidden', baseURI: 'http://localhost/', ...hears });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...hears }));
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal('Worker', SilentWorker);
}
export function leavePage(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** Moves within a run of bots: a combat that goes on for longer than this without a question hangs. */
const LONGEST_RUN = 20_000;

/** The table of a combat as the page has it: the real page and its screen, and a person who plays by the game's own policy. */
export class TestTable {
  readonly page: TablePage;
  readonly screen: Screen;

  private constructor(page: TablePage, screen: Screen) {
    this.page = page;
    this.screen = screen;
  }

  /** Begins a combat; every seat that `sitters` leaves out is a person's. */
  static async open(game: AnyGame, setup: unknown, sitters: Record<string, Sitter>, seed = 1): Promise<TestTable> {
    const [{ TablePage: Made }, { keepFresh }, { newId }, { recordOf }, { loadManifest }] = await Promise.all([
      import('../table-page.svelte.ts'),
      import('../../store/fresh.ts'),
      import('../../store/db.ts'),
      import('../../store/record.ts'),
      import('../../games/manifests.ts'),
    ]);
    await loadManifest(game.id);
    const combat = Combat.begin(game.rules, setup, seededDice(seed)) as Combat<Types>;
    const record = recordOf({ game, combat, name: game.id, sitters }, 'en');
    // Tables of tests that run beside this one are tabs of the same browser.
    const id = newId();
    keepFresh({ game, combat, record: { ...record, id, created: 0, updated: 0 } });
    const page = new Made();
    await page.open(id);
    if (!page.screen) throw new Error(page.problem?.why);
    asked = [];
    const table = new TestTable(page, page.screen);
    // No other tab speaks up.
    while (table.screen.readOnly && vi.getTimerCount()) await vi.advanceTimersToNextTimerAsync();
    if (table.screen.readOnly) throw new Error('another tab plays');
    // What bots take is loaded where one sits; not every seat of a game takes part in every combat.
    const { persons, seats } = table.screen.device;
    while (persons.length < seats.length && !page.bots) await vi.advanceTimersByTimeAsync(0);
    return table;
  }

  get isPausing(): boolean {
    return this.page.bots?.isPausing ?? false;
  }
  endPause(): void {
    this.page.bots?.endPause();
  }

  /** What the workers were asked since the last time. */
  asked(): Asked[] {
    const since = asked;
    asked = [];
    return since;
  }

  /** Lets the next thing happen that waits for its time; returns how long that took. */
  step(): number {
    const begun = performance.now();
    vi.advanceTimersToNextTimer();
    const took = performance.now() - begun;
    // A timer of 0 that is set by another one takes this clock a millisecond: no pause.
    return took > 1 ? took : 0;
  }

  /** Lets this much time pass. */
  pass(time: number): void {
    vi.advanceTimersByTime(time);
  }

  /** Up to the next question or the end: how long people wait for it. `each`: before every step. */
  run(each: () => void = () => undefined): number {
    let waited = 0;
    for (let i = 0; this.screen.botToMove !== undefined; i++) {
      if (i > LONGEST_RUN) throw new Error('nobody is asked any more');
      each();
      waited += this.step();
    }
    return waited;
  }

  /** The person does what the game's own policy would; the host, who has none, what is filled. False: there is nothing to do. */
  answer(): boolean {
    const { screen } = this;
    if (screen.now.over || screen.awaited) return false;
    const free = screen.items.find(({ choice, why }) => !why && choice.place === 'flow')?.choice;
    if (!free) throw new Error('nobody is asked anything');
    const { game, combat } = screen;
    const isPlayer = game.players.includes(free.seat);
    const action = isPlayer ? combat.askBot(free.seat, game.bot) : (screen.filled?.choice ?? free).action;
    if (!action || !screen.answer([{ seat: free.seat, action }])) throw new Error(screen.problem ?? 'refused');
    return true;
  }
}
