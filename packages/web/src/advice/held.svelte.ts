import type { PlanDescription } from '@fray/advisor/plan';
import { type Reason, seededDice, type Types } from '@fray/engine';
import { chanceFrom, type Held, heldFromText, type Solution } from '@fray/games';
import { perScreen } from '../table/per-screen.svelte.ts';
import type { OnScreen } from '../table/screen.ts';
import { words } from '../text/words.svelte.ts';
import { askSolved } from './ask-solved.ts';

/** What seats of this device say they hold, where only people know the cards: nothing of it is in the combat, and nothing leaves the device. */

interface Said {
  held: Held;
  since: Types['state'];
}
/** Remembered on this device, by seat. */
export const saidOn = perScreen(() => new Map<string, Said>());

/** `hand` needs no name. */
export const readHeld = (text: string): Held | undefined =>
  heldFromText(/^[a-z]+\s*:/i.test(text.trim()) ? text : `hand: ${text}`);

export interface HeldAnswer {
  solution?: Solution;
  plan?: PlanDescription;
  left: readonly Reason[];
}

export class HeldAdvice {
  answer: HeldAnswer | undefined = $state.raw();
  problems: readonly Reason[] = $state.raw([]);
  asked = $state(false);
  private stop: (() => void) | undefined;

  forget(screen: OnScreen, seat: string): void {
    saidOn(screen).delete(seat);
    this.clear();
  }
  clear(): void {
    this.stop?.();
    this.asked = false;
    this.answer = undefined;
    this.problems = [];
  }
  /** What is said now, or was said before. */
  async ask(screen: OnScreen, seat: string, now?: Held): Promise<void> {
    this.clear();
    const { game } = screen;
    const before = now ? undefined : saidOn(screen).get(seat);
    const held = now ?? before?.held;
    if (!held) return;
    this.asked = true;
    // Nothing is hidden where people hold the real cards.
    const state = game.rules.imagine(screen.view as Types['view'], seat, chanceFrom(seededDice(1, 0)));
    const supposed = await game.suppose?.(state, seat, held, before?.since);
    if (!supposed?.ok) {
      this.asked = false;
      this.problems = supposed?.problems ?? [{ code: 'held-not-here' }];
      return;
    }
    saidOn(screen).set(seat, { held, since: before?.since ?? state });
    const { left, atTable = (action) => action } = supposed;
    const view = game.rules.view(supposed.state, seat);
    const question = { kind: 'solve' as const, game: game.id, view, seat, language: words.language };
    this.stop = askSolved(question, ({ solved }) => {
      this.asked = false;
      const { plan, solution } = solved ?? {};
      const rows = solution?.rows.map((row) => ({ ...row, actions: row.actions.map(atTable) }));
      if (!plan && !rows) this.problems = [{ code: 'held-not-here' }];
      else
        this.answer = {
          left,
          ...(plan ? { plan } : {}),
          ...(solution && rows ? { solution: { ...solution, rows } } : {}),
        };
    });
  }
}
