import { type Choice, choices, type Types } from '@fray/engine';
import { manifestOf } from '../games/manifests.ts';
import type { Screen } from '../table/screen.svelte.ts';
import { opponents } from './consult.ts';
import type { Question } from './question.ts';

/** What a bot that looks ahead is asked: what its seat sees, and a seed that follows from the combat, so that it decides the same again. */
function questionOf(session: Screen, seat: string, strength: 'easy' | 'hard'): Question {
  const { game, combat } = session;
  const { seats } = game.rules;
  const view = session.seenBy(seat) as Types['view'];
  // No card of a hand that nobody has told: whoever tries everything would play all that might be in it.
  const isSure = (choice: Choice<Types>) => choice.seat === seat && !game.mayNotHold?.(choice, view);
  const playouts = strength === 'hard' ? manifestOf(game.id)?.hard : undefined;
  return {
    kind: 'decide',
    game: game.id,
    player: playouts === undefined ? strength : `${strength}:${playouts}`,
    view,
    seat,
    list: choices(game.rules, combat.state).filter(isSure),
    seed: (combat.bots + combat.at * seats.length + seats.indexOf(seat)) >>> 0,
  };
}

/** Lets a bot decide in the worker. What it is told: the action, or nothing where that failed. Returns how to stop it. */
export const decided = (
  session: Screen,
  seat: string,
  strength: 'easy' | 'hard',
  tell: (action: Types['action'] | undefined) => void,
): (() => void) =>
  opponents.ask(questionOf(session, seat, strength), ({ action, done }) => {
    if (done) tell(action);
  });
