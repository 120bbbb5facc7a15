import { getContext, type Snippet, setContext, untrack } from 'svelte';
import type { Change } from './compare.ts';

/** Connects a game's form with its page. Every page with a form has one. */
export class OddsContext {
  /** Setups whose odds the form shows, by the section of the form that wants them. */
  private wants: Record<string, readonly unknown[]> = $state.raw({});
  /** How such a setup would change the odds of a side, once computed. */
  changeTo: (setup: unknown, side: 'a' | 'b') => Change | undefined = $state.raw(() => undefined);
  /** Why the line of a side cannot be read; the figures stay those of the last readable one. */
  private readonly unreadable: Record<string, string | undefined> = $state({});
  /** What the figures leave out. */
  leftOut: string | undefined = $state();
  /** The goal of the first side if it is more than to win. */
  aim: string | undefined = $state();
  /** What the form says of the fight as a whole: rows of the panel with who plays. */
  fight: Snippet | undefined = $state.raw();

  /** Why a setup would not start; `undefined` if it would, or if the current one does not start either. */
  refuses: (setup: unknown) => string | undefined = () => undefined;
  private trying = false;
  private tried: { setup: unknown } | undefined;

  /** Why a change of the form would be refused: it is tried without effect. */
  wouldRefuse(change: () => void): string | undefined {
    this.trying = true;
    this.tried = undefined;
    try {
      change();
    } finally {
      this.trying = false;
    }
    return this.tried && this.refuses((this.tried as { setup: unknown }).setup);
  }
  /** Every change of the form calls this; true for a change that is only tried. */
  isTried(setup: unknown): boolean {
    if (this.trying) this.tried = { setup };
    return this.trying;
  }
  get isTrying(): boolean {
    return this.trying;
  }

  want(part: string, setups: readonly unknown[]): void {
    this.wants = { ...untrack(() => this.wants), [part]: setups };
  }
  get wanted(): unknown[] {
    return Object.values(this.wants).flat();
  }
  cannotRead(side: string, why: string | undefined): void {
    this.unreadable[side] = why;
  }
  get unread(): string | undefined {
    return Object.values(this.unreadable).find((why) => why !== undefined);
  }
}

const KEY = Symbol('odds context');
export const provideOddsContext = (): OddsContext => setContext(KEY, new OddsContext());
/** A page without one gets one that nothing reads. */
export const useOddsContext = (): OddsContext => getContext<OddsContext | undefined>(KEY) ?? new OddsContext();
