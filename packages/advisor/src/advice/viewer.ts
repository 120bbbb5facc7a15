import { clone, seededDice, type Types } from '@fray/engine';
import { chanceFrom, type Force, type Game } from '@fray/games';
import type { Viewer } from './figures.ts';

/** Which forces are on which side, for the seat that asks; if the game names a side `enemies`, all others are friends. */
export function viewerOf<T extends Types>(game: Game<T>, view: T['view'], seat: T['seat']): Viewer {
  const mine: string = game.side?.(seat) ?? seat;
  const imagined = game.rules.imagine(clone(view), seat, chanceFrom(seededDice(1, 0)));
  const forces: Record<string, Force> = game.forces?.(imagined) ?? {};
  const others = Object.keys(forces).filter((side) => side !== mine);
  const enemies = others.filter((side) => forces[side]?.of === 'enemies');
  const words = JSON.stringify(view);
  return {
    mine,
    theirs: enemies.length ? enemies : others,
    of: Object.fromEntries(Object.entries(forces).map(([side, force]) => [side, force.of])),
    knows: (id) => words.includes(JSON.stringify(id)),
  };
}
