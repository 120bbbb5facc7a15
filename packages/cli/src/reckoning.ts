import type { Types } from '@fray/engine';
import type { Reckoned, WholeGame } from '@fray/games';
import { type Line, toned } from './style.ts';
import { grouped, table } from './table.ts';
import { wrapped } from './wrap.ts';

/** What can be worked out without chance from what a seat sees, in a game that has something of the kind. */
export const reckonedOf = (game: WholeGame, view: Types['view'], seat: string): Reckoned | undefined =>
  game.odds.reckoning?.reckon(view, seat, game.text.en);

/** What it came to, best first, with what was left out. */
export function reckonedReport({ title, rows, left, proven, positions }: Reckoned, window: number): Line[] {
  const how = proven ? 'exact' : 'the best that was found, not proven';
  return [
    '',
    ...wrapped(`${title} (${how}, ${grouped(positions)} looked at)`, window, 0).map((line) => toned('strong', line)),
    ...table(
      rows.map(({ does, figures }) => ({
        ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)])),
        does,
      })),
      '  ',
      window,
    ),
    ...left.flatMap((line) => wrapped(line, window, 0)),
  ];
}
