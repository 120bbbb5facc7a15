import type { Types } from '@fray/engine';
import type { OnScreen } from '../table/screen.ts';
import { words } from '../text/words.svelte.ts';
import { askSolved } from './ask-solved.ts';
import type { SolveResult } from './solve.ts';

/** What can be told of the prompt on screen without playing it out. */
export class CurrentSolution {
  /** `none`: the game has nothing to say here, or it could not be worked out; advice stands without it. */
  result: SolveResult | 'asked' | 'none' = $state.raw('none');

  /** Asks for a seat; returns how to stop it, or nothing where there is nothing to ask. */
  begin(screen: OnScreen, seat: string): (() => void) | undefined {
    this.result = 'none';
    if (!screen.game.solves) return undefined;
    this.result = 'asked';
    const view = screen.seenBy(seat) as Types['view'];
    const question = { kind: 'solve' as const, game: screen.game.id, view, seat, language: words.language };
    return askSolved(question, ({ solved }) => {
      this.result = solved?.plan || solved?.solution ? solved : 'none';
    });
  }
}
