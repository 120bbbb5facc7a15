import type { Chance } from '@fray/engine';

/** A whole number from 0 to below `size`, each as likely. */
export const below = (size: number, chance: Chance): number => (chance(1, size)[0] as number) - 1;

/** A whole number from `least` to `most`, both possible. */
export const between = (least: number, most: number, chance: Chance): number => least + below(most - least + 1, chance);

/** One of a list, each as likely. */
export const pickOne = <V>(list: readonly V[], chance: Chance): V => list[below(list.length, chance)] as V;

/** What makes setups at random: chance, and its questions. */
export class Lots {
  private readonly chance: Chance;
  constructor(chance: Chance) {
    this.chance = chance;
  }
  /** From 0 to below `size`. */
  below(size: number): number {
    return below(size, this.chance);
  }
  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }
  pick<V>(list: readonly V[]): V {
    return pickOne(list, this.chance);
  }
}
