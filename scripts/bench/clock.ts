import { nextWord, seedState } from '@fray/engine';

/** CPU time of this process in seconds: the machines are shared, so wall time says more about other processes. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export type Bit = () => boolean;
export function coin(seed: number): Bit {
  const state = seedState(seed);
  return () => (nextWord(state) & 1) === 1;
}

/** Runs `work` until it has used `seconds` of CPU time, twice, and keeps the better rate. A first run of the same length warms up. */
export function rate(seconds: number, work: (enough: () => boolean) => number): number {
  const once = (limit: number) => {
    const began = cpuSeconds();
    let calls = 0;
    const enough = () => (++calls & 127) === 0 && cpuSeconds() - began >= limit;
    const moves = work(enough);
    return moves / (cpuSeconds() - began);
  };
  once(seconds);
  return Math.max(once(seconds), once(seconds));
}
