import { exactlyInSteps, playedOut, prepare, WHOLE } from '@fray/advisor/exactly';
import type { Reason } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { noAnswer, type OddsAnswer, type Question } from './provider.ts';
import type { Played } from './sampling.ts';

/** What makes an answer exact. A file of its own: nothing of it is loaded before it is asked for. */

/** The answer, or why there is none. */
export type Solved =
  | { ok: true; answer: OddsAnswer }
  | { ok: false; because: readonly Reason[]; counted?: NonNullable<OddsAnswer['counted']> };
/** An answer that is being worked out, step by step. */
export interface ExactWork {
  /** Nothing yet, or what came of it. */
  step(): Solved | undefined;
  /** The same question, to be played meanwhile, where the sampler would not ask it itself. */
  played?: Played;
}
/** It is being worked out; or why not. `refused`: it cannot be played either. */
export type Begun = { ok: true; work: ExactWork } | { ok: false; reason: Reason; refused: boolean };

export function beginExact(game: AnyGame, question: Question, seed: number): Begun {
  const ready = prepare(game, question);
  if (!ready.ok) return { ok: false, reason: ready.reason, refused: question.settings !== undefined };
  const asked = ready.readied;
  const steps = exactlyInSteps(asked, question.whole && WHOLE);
  return {
    ok: true,
    work: {
      step() {
        const { done, value } = steps.next();
        if (!done) return undefined;
        if (!value.ok) return value;
        const { play, decisions, because, ...counts } = value.answer;
        const uses = play && (decisions > 0 || because.length > 0) ? { uses: play } : {};
        const why = because.length ? { because } : {};
        const opponent = game.usualOpponent?.(asked.start);
        const against = opponent === undefined ? {} : { opponent };
        return {
          ok: true,
          answer: { ...noAnswer(), ...counts, ...uses, ...why, ...against, games: 1, exact: true, done: true },
        };
      },
      ...(question.settings ? { played: { start: asked.start, end: (number) => playedOut(asked, seed, number) } } : {}),
    },
  };
}
