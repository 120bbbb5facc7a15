import { type Mean, type Moments, meanScore } from '@fray/games';

/**
 * Scores are kept in whole ten-thousandths: sums of whole numbers are the same in any order, so that an arena that
 * was stopped and gone on with, or played by any number of workers, prints the same table to the digit.
 */
const UNIT = 10_000;
export const inUnits = (score: number): number => Math.round(score * UNIT);
/** Moments of scores that were added in ten-thousandths. */
export const fromUnits = ({ count, sum, squares }: Moments): Moments => ({
  count,
  sum: sum / UNIT,
  squares: squares / UNIT ** 2,
});

/** What some games came to, for the player that is tried. */
export interface Sums {
  /** How many. */
  games: number;
  /** Scores, in ten-thousandths. */
  score: number;
  /** Their squares, for the interval. */
  scoreSquares: number;
  /** Against what `rules` scored in the same seat on the same seed. */
  gain: number;
  /** Their squares, for the interval. */
  gainSquares: number;
  /** Games with a score of 1. */
  won: number;
  /** Games with a score of 0. */
  lost: number;
}
/** Sums by preset, and there by the seat that the player took. */
export type ArenaTally = Record<string, Record<string, Sums>>;

/** Nothing played yet. */
export const noSums = (): Sums => ({
  games: 0,
  score: 0,
  scoreSquares: 0,
  gain: 0,
  gainSquares: 0,
  won: 0,
  lost: 0,
});

function addSums(to: Sums, from: Sums): void {
  for (const key of Object.keys(to) as (keyof Sums)[]) to[key] += from[key];
}
/** Adds another part of an arena, in place. */
export function addArena(to: ArenaTally, from: ArenaTally): void {
  for (const [preset, seats] of Object.entries(from))
    for (const [seat, sums] of Object.entries(seats)) addSums(sumsAt(to, preset, seat), sums);
}
/** The sums of a seat in a preset, made where there are none. */
export function sumsAt(tally: ArenaTally, preset: string, seat: string): Sums {
  tally[preset] ??= {};
  tally[preset][seat] ??= noSums();
  return tally[preset][seat];
}
/** All of these sums together. */
export function together(parts: readonly Sums[]): Sums {
  const all = noSums();
  for (const part of parts) addSums(all, part);
  return all;
}
/** One more game, in place: what the player scored, and what `rules` did in its place. */
export function addGame(sums: Sums, score: number, reference: number): void {
  const units = inUnits(score);
  const gain = units - inUnits(reference);
  sums.games += 1;
  sums.score += units;
  sums.scoreSquares += units * units;
  sums.gain += gain;
  sums.gainSquares += gain * gain;
  sums.won += Number(score === 1);
  sums.lost += Number(score === 0);
}

/** A row of an arena's table. */
export interface ArenaRow extends Pick<Sums, 'games' | 'won' | 'lost'> {
  /** What the player scored. */
  score: Mean;
  /** In points of a hundred. */
  gain: Mean;
  /** Strength against the opponent, with the ends of its interval; endless where every game was won or lost. */
  elo: {
    /** Of the mean score. */
    mean: number;
    /** Of the lower end of its interval. */
    low: number;
    /** Of the upper end. */
    high: number;
  };
}

/** Sums in ten-thousandths as a mean of scores. */
const meanOf = (sum: number, squares: number, count: number): Mean => meanScore(fromUnits({ count, sum, squares }));

/** What a mean score is as a difference of strength: ten times the odds are 400. */
const eloOf = (score: number): number => {
  const inside = Math.min(1, Math.max(0, score));
  return 400 * Math.log10(inside / (1 - inside));
};

/** What sums come to, as people read it. */
export function rowOf(sums: Sums): ArenaRow {
  const score = meanOf(sums.score, sums.scoreSquares, sums.games);
  const { mean, give } = meanOf(sums.gain, sums.gainSquares, sums.games);
  return {
    games: sums.games,
    won: sums.won,
    lost: sums.lost,
    score,
    gain: { mean: 100 * mean, give: 100 * give },
    elo: {
      mean: eloOf(score.mean),
      low: eloOf(score.mean - score.give),
      high: eloOf(score.mean + score.give),
    },
  };
}
