import type { Advice } from '@fray/advisor';
import type { Types } from '@fray/engine';
import type { OnScreen } from '../table/screen.ts';
import { openTo, type RouteOption } from './advice-seats.ts';
import { adviser } from './consult.ts';
import type { Answer } from './question.ts';

/** A question about the prompt on screen, while it is open: what is known, and how far it is. */
export class AskedNow {
  /** The first that is worth a look, and then what it came to: it does not change under a finger in between. */
  advice: Advice<Types> | undefined = $state.raw();
  answer: Answer | undefined = $state.raw();

  /** Asks for a seat, about this prompt or about what is open on the way to the next throw; returns how to stop it. */
  begin(screen: OnScreen, seat: string, objective: string, ways?: readonly RouteOption[]): () => void {
    this.advice = undefined;
    this.answer = undefined;
    const question = {
      kind: 'advise' as const,
      game: screen.game.id,
      view: screen.seenBy(seat) as Types['view'],
      seat,
      objective,
      list: openTo(screen, seat).map(({ choice }) => choice),
      ...(ways && { routes: ways.map(({ before, choice }) => ({ before, choice })) }),
    };
    return adviser.ask(question, (answer) => {
      this.answer = answer;
      if (answer.done || !this.advice) this.advice = answer.advice ?? this.advice;
    });
  }
}
