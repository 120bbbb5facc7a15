import { getContext, setContext, untrack } from 'svelte';
import type { Change } from './compare.ts';

/** What a game's own form and the page that it stands on tell each other. Every page with a form has one. */
export class Desk {
  /** Set-ups whose chance the form shows beside what would lead there, by the part of the form that wants them. */
  private wants: Record<string, readonly unknown[]> = $state.raw({});
  /** What such a set-up would change for a side, as soon as it is counted. */
  changeTo: (setup: unknown, side: 'a' | 'b') => Change | undefined = $state.raw(() => undefined);
  /** Why a line that is being typed cannot be read, by its side: until then the figures are of what stood there before. */
  private readonly unreadable: Record<string, string | undefined> = $state({});
  /** What the figures leave out. */
  leftOut: string | undefined = $state();
  /** What the first side is out for, where it is more than to win. */
  aim: string | undefined = $state();

  /** Why a set-up would not start; nothing where it would, or where the one that stands there does not either. */
  refuses: (setup: unknown) => string | undefined = () => undefined;
  private trying = false;
  private tried: { setup: unknown } | undefined;

  /** What a change of the form would be refused for: it is made, heard by nobody, and forgotten. */
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
  /** Every change of the form comes by here: those that are only tried go no further. */
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

const KEY = Symbol('desk');
export const layDesk = (): Desk => setContext(KEY, new Desk());
/** Where there is none, what is told goes nowhere. */
export const deskHere = (): Desk => getContext<Desk | undefined>(KEY) ?? new Desk();
