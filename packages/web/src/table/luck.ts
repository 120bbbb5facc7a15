import type { AnyGame } from '@fray/games';
import type { PastMove } from './screen.ts';

/** How lucky a seat was: hits rolled against hits expected. */
export interface Luck {
  seat: string;
  dice: number;
  hits: number;
  expected: number;
  /** How likely each number of hits was, from none to all: all that could have come of these dice. */
  could: readonly number[];
}

export function luckOf(game: AnyGame, past: readonly PastMove[]): Luck[] {
  const bySeat = new Map<string, { hits: number; chances: number[] }>();
  for (const event of past.flatMap(({ events }) => events)) {
    const rolled = game.dice(event);
    if (!rolled) continue;
    for (const die of rolled.dice) {
      if (die.chance === undefined) continue;
      const known = bySeat.get(rolled.seat) ?? { hits: 0, chances: [] };
      known.chances.push(die.chance);
      if (die.hit) known.hits++;
      bySeat.set(rolled.seat, known);
    }
  }
  return [...bySeat].map(([seat, { hits, chances }]) => ({
    seat,
    dice: chances.length,
    hits,
    expected: chances.reduce((sum, chance) => sum + chance, 0),
    could: hitsOf(chances),
  }));
}

/** The chance of each number of hits of dice that hit with these chances, die by die. */
export function hitsOf(chances: readonly number[]): number[] {
  let could = [1];
  for (const chance of chances) {
    const next = [...could.map((one) => one * (1 - chance)), 0];
    could.forEach((one, hits) => {
      next[hits + 1] = (next[hits + 1] ?? 0) + one * chance;
    });
    could = next;
  }
  return could;
}

/** Of a hundred such fights, how many bring fewer hits; of those that bring as many, half. */
export function betterThan({ could, hits }: Pick<Luck, 'could' | 'hits'>): number {
  const below = could.slice(0, hits).reduce((sum, one) => sum + one, 0);
  return Math.round((below + (could[hits] ?? 0) / 2) * 100);
}

/** How often each face came up, by seat and size of the die. */
export interface Faces {
  seat: string;
  sides: number;
  /** From the 1 on. */
  counts: readonly number[];
}
export function facesOf(game: AnyGame, past: readonly PastMove[]): Faces[] {
  const found = new Map<string, { seat: string; sides: number; counts: number[] }>();
  for (const event of past.flatMap(({ events, hits }) => (hits ? [] : events))) {
    const rolled = game.dice(event);
    for (const { face, sides } of rolled?.dice ?? []) {
      const seat = rolled?.seat ?? '';
      const key = `${seat} ${sides}`;
      const known = found.get(key) ?? { seat, sides, counts: Array.from({ length: sides }, () => 0) };
      known.counts[face - 1] = (known.counts[face - 1] ?? 0) + 1;
      found.set(key, known);
    }
  }
  return [...found.values()];
}
