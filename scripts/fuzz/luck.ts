import { seededDice } from '@fray/engine';

/** The fuzzer's own chance: the same seed and number give the same case on every machine. */
export interface Luck {
  /** From 0 to `size` - 1. */
  below(size: number): number;
  /** One of them, each as likely. */
  pick<V>(list: readonly V[]): V;
  /** True in one of this many cases. */
  oneIn(count: number): boolean;
}

export function luckOf(seed: number, number: number): Luck {
  const source = seededDice(seed, number);
  const below = (size: number): number => source.pull('draw', 1, Math.max(1, size))[0] as number;
  return {
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    oneIn: (count) => below(count) === 0,
  };
}
