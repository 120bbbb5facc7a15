/** Dice that are thrown together and hit from a face on. */

/** The chance of a die to hit before it is thrown: what luck is told from. Modifiers belong into `from`. */
export const chanceToHit = (from: number, sides: number): number =>
  Math.min(1, Math.max(0, (sides - from + 1) / sides));

/** How many of the faces reach `from`. */
export function countHits(faces: readonly number[], from: number): number {
  let hits = 0;
  for (let i = 0; i < faces.length; i++) if ((faces[i] as number) >= from) hits++;
  return hits;
}
