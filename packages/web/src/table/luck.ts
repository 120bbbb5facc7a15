import type { AnyPlaying } from '@fray/games';
import type { PastMove } from './screen.ts';

/** How lucky a seat was: hits rolled against hits expected. */
export interface Luck {
  seat: string;
  dice: number;
  hits: number;
  expected: number;
}

export function luckOf(game: AnyPlaying, past: readonly PastMove[]): Luck[] {
  const bySeat = new Map<string, Luck>();
  for (const event of past.flatMap(({ events }) => events)) {
    const rolled = game.dice(event);
    if (!rolled) continue;
    for (const die of rolled.dice) {
      if (die.chance === undefined) continue;
      const luck = bySeat.get(rolled.seat) ?? { seat: rolled.seat, dice: 0, hits: 0, expected: 0 };
      luck.dice++;
      luck.expected += die.chance;
      if (die.hit) luck.hits++;
      bySeat.set(rolled.seat, luck);
    }
  }
  return [...bySeat.values()];
}
