import { clone, seededDice, type Types } from '@fray/engine';
import { chanceFrom, type Force, type Game } from '@fray/games';
import { objectiveOf, sidesFor } from '../odds/value.ts';
import type { Viewer } from './figures.ts';

/** Which forces are on which side, for the seat that asks; if the game names a side `enemies`, all others are friends. */
export function viewerOf<T extends Types>(game: Game<T>, view: T['view'], seat: T['seat'], objective?: string): Viewer {
  const imagined = game.rules.imagine(clone(view), seat, chanceFrom(seededDice(1, 0)));
  const forces: Record<string, Force> = game.forces?.(imagined) ?? {};
  const words = JSON.stringify(view);
  return {
    ...sidesFor(game, forces, seat),
    goal: objectiveOf(game, objective).goal,
    of: Object.fromEntries(Object.entries(forces).map(([side, force]) => [side, force.of])),
    knows: (id) => words.includes(JSON.stringify(id)),
  };
}
