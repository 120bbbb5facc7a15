/** The chance that a die hits, known before the roll; modifiers are part of `from`. */
export const chanceToHit = (from: number, sides: number): number =>
  Math.min(1, Math.max(0, (sides - from + 1) / sides));
