import type { Answer, Chunked, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { AnyTable } from '@fray/table';
import type { WayBack } from './screen.ts';

/** The screen that goes back. */
interface Going {
  readonly game: AnyGame;
  readonly table: AnyTable;
  readonly readOnly: boolean;
  lookAt: number | undefined;
  readonly botToMove: string | undefined;
  readonly device: { readonly viewer: string | undefined; paused: boolean };
  readonly history: { readonly first: number };
  /** Makes it if this tab may. */
  do(make: () => Answer<Types>): boolean;
  /** Work on history in pieces, then this. */
  go(work: Chunked<unknown>, done: () => void): void;
  finish(answer: Answer<Types>): boolean;
}

/** The way back at a table on this device. */
export class Back implements WayBack {
  private readonly screen: Going;
  asks: 'roll' | 'reveal' | undefined = $state(undefined);

  constructor(screen: Going) {
    this.screen = screen;
  }

  readonly canUndo: boolean = $derived.by(() => {
    const { table, history } = this.screen;
    return table.isDeclared || (table.played.lastDecision ?? -1) >= history.first;
  });
  readonly canRedo: boolean = $derived.by(() => this.screen.table.played.canRedo);
  readonly canCancel: boolean = $derived.by(() => {
    const { table, device, game } = this.screen;
    const opened = table.played.openSequence();
    if (game.rules.cancel || !opened || opened.fence) return false;
    return device.viewer === undefined || opened.seat === device.viewer;
  });

  /** To the last moment at which a person decided. Past a roll or a reveal it asks first. */
  undo(sure = false): void {
    const { screen } = this;
    const { played } = screen.table;
    if (!this.canUndo || screen.readOnly) return;
    screen.lookAt = undefined;
    const to = screen.table.isDeclared ? played.at : (played.lastDecision ?? played.at);
    screen.go(played.reach(to), () => {
      const { table, device } = screen;
      // It has been sent, and nothing has happened yet.
      const answer = table.undo(sure ? { host: true } : {});
      const fence = answer.ok ? undefined : answer.reason.fence;
      if (fence === 'roll' || fence === 'reveal') this.asks = fence;
      else {
        device.paused = screen.botToMove !== undefined;
        screen.finish(answer);
      }
    });
  }
  redo(): void {
    if (this.canRedo) this.screen.do(() => this.screen.table.redo());
  }
  cancel(): void {
    this.screen.do(() => this.screen.table.cancel());
  }
}
