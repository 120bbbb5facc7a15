/** Where damage goes: through layers in their order, each until it is used up. */

/** Something that takes damage: armor, shield, health. `left` is changed in place. */
export interface Layer {
  /** How much it can still take. */
  left: number;
}

/** What one layer took. */
export interface Soaked<L extends Layer> {
  /** The very object that was given. */
  layer: L;
  /** Damage that it kept from the layers behind it. */
  took: number;
  /** It is used up now. */
  gone: boolean;
}

/** Spends damage on the layers, first to last. `wasted`: more than all of them could take. */
export function soak<L extends Layer>(damage: number, layers: readonly L[]): { soaked: Soaked<L>[]; wasted: number } {
  const soaked: Soaked<L>[] = [];
  let rest = damage;
  for (const layer of layers) {
    if (rest <= 0) break;
    const took = Math.min(rest, layer.left);
    if (took <= 0) continue;
    layer.left -= took;
    rest -= took;
    soaked.push({ layer, took, gone: layer.left === 0 });
  }
  return { soaked, wasted: rest };
}

/**
 * Whether there is anything to decide when hits are assigned: not with one place to put them, nor when there are
 * enough hits to use up every place.
 */
export function assignmentIsForced(hits: number, canTake: readonly number[]): boolean {
  if (canTake.length <= 1) return true;
  let all = 0;
  for (const most of canTake) all += most;
  return hits >= all;
}
