/** The chance of a die to hit before it is thrown: what luck is told from. Modifiers belong into `from`. */
export const chanceToHit = (from: number, sides: number): number =>
  Math.min(1, Math.max(0, (sides - from + 1) / sides));
