import { type Choice, choices, type Types } from '@fray/engine';
import { manifestOf } from '../games/manifests.ts';
import type { Player } from '../store/sitters.ts';
import type { Screen } from '../table/screen.svelte.ts';
import { opponents } from './consult.ts';
import type { Question } from './question.ts';

/** What a bot that looks ahead is asked: what its seat sees, and a seed that follows from the combat, so that it decides the same again. */
function questionOf(screen: Screen, seat: string, player: Player): Question {
  const { game, combat } = screen;
  const { seats } = game.rules;
  const view = screen.seenBy(seat) as Types['view'];
  // No card of an unknown hand: a search would play everything that might be in it.
  const isSure = (choice: Choice<Types>) => choice.seat === seat && !game.mayNotHold?.(choice, view);
  const playouts = player === 'hard' ? manifestOf(game.id)?.hard : undefined;
  return {
    kind: 'decide',
    game: game.id,
    player: playouts === undefined ? player : `${player}:${playouts}`,
    view,
    seat,
    list: choices(game.rules, combat.state).filter(isSure),
    seed: (combat.bots + combat.at * seats.length + seats.indexOf(seat)) >>> 0,
  };
}

/** Lets a bot decide in the worker; gives the action, or `undefined` if that failed. Returns a function that stops it. */
export const decideInWorker = (
  screen: Screen,
  seat: string,
  player: Player,
  tell: (action: Types['action'] | undefined) => void,
): (() => void) =>
  opponents.ask(questionOf(screen, seat, player), ({ action, done }) => {
    if (done) tell(action);
  });
