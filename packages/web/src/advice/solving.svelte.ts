import type { Types } from '@fray/engine';
import type { OnScreen } from '../table/screen.ts';
import { words } from '../text/words.svelte.ts';
import { askSolved } from './ask-solved.ts';
import type { Solved } from './solve.ts';

/** What can be told of the prompt on screen without playing it out. */
export class SolvedNow {
  /** `none`: the game has nothing to say here, or it could not be worked out; advice stands without it. */
  told: Solved | 'asked' | 'none' = $state.raw('none');

  /** Asks for a seat; returns how to stop it, or nothing where there is nothing to ask. */
  begin(session: OnScreen, seat: string): (() => void) | undefined {
    this.told = 'none';
    if (!session.game.solves) return undefined;
    this.told = 'asked';
    const view = session.seenBy(seat) as Types['view'];
    const question = { kind: 'solve' as const, game: session.game.id, view, seat, language: words.language };
    return askSolved(question, ({ solved }) => {
      this.told = solved?.plan || solved?.reckoned ? solved : 'none';
    });
  }
}
