/** Dice as people type them: `7 3 10`, `7,3,10`; never more than are asked for. */
export function parseDice(line: string, most: number, sides: number): { ok: true; faces: number[] } | { ok: false } {
  const faces = line
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const fits = faces.length > 0 && faces.length <= most;
  return fits && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)
    ? { ok: true, faces }
    : { ok: false };
}

/** Fair dice for "roll the rest": numbers beyond the last full range are thrown away. */
export function rollDice(count: number, sides: number): number[] {
  const limit = Math.floor(0x1_0000_0000 / sides) * sides;
  const word = new Uint32Array(1);
  return Array.from({ length: count }, () => {
    do crypto.getRandomValues(word);
    while ((word[0] as number) >= limit);
    return ((word[0] as number) % sides) + 1;
  });
}
