import { nextWord, seedState } from '@fray/engine';
import { cpuSeconds, untilUsed } from './cpu-time.ts';

export type Bit = () => boolean;
export function coin(seed: number): Bit {
  const state = seedState(seed);
  return () => (nextWord(state) & 1) === 1;
}

/** What was played in a while. */
export interface Played {
  moves: number;
  combats: number;
}
export type Work = (enough: () => boolean) => Played;
/** What a second of CPU time brings. */
export type Rate = Played;

/** Seconds of each warm-up, and how many there are at least and at most. */
const WARM_SECONDS = 1;
const LEAST_WARM = 5;
const MOST_WARM = 30;
/** The compiler is done where the best of three warm-ups is no better than this times the best before them. */
const SETTLED = 1.02;

/**
 * Runs `work` until it has used `seconds` of CPU time, twice, and keeps the better rate. Before that it warms up until it gets no faster, so that the
 * result does not depend on how long that takes.
 */
export function rate(seconds: number, work: Work): Rate {
  const once = (limit: number): Rate => {
    const began = cpuSeconds();
    const { moves, combats } = work(untilUsed(limit));
    const took = cpuSeconds() - began;
    return { moves: moves / took, combats: combats / took };
  };
  const warm: number[] = [];
  const best = (list: readonly number[]): number => Math.max(0, ...list);
  while (
    warm.length < LEAST_WARM ||
    (warm.length < MOST_WARM && best(warm.slice(-3)) > SETTLED * best(warm.slice(0, -3)))
  )
    warm.push(once(WARM_SECONDS).moves);
  const [one, two] = [once(seconds), once(seconds)];
  return one.moves > two.moves ? one : two;
}
