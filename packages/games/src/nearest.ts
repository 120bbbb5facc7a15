/** Words that people write for names: one form for all spellings, and the known name that is nearest to an unknown word. */

/** Lower case, no marks, single spaces for everything else; the Greek letter of a replaced text is spelled out. */
export const simplify = (text: string): string =>
  text
    .replace(/[Ωω]/g, ' omega ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The same without spaces: `AK-47`, `ak 47` and `AK47` are one name. */
export const squash = (text: string): string => simplify(text).replaceAll(' ', '');

/** How many letters must be put in, taken out, changed, or swapped with the next one; where it is more than `most`, some number above it. */
export function countEdits(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  const beyond = a.length + b.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(b.length + 1).fill(beyond);
    row[0] = i;
    let leastHere = i;
    // A path that is further from the middle has more edits than that already.
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row[j] = least;
      if (least < leastHere) leastHere = least;
    }
    // A swap looks back two rows: with both above it, nothing comes back below.
    if (leastHere > most && leastBefore > most) return leastHere;
    leastBefore = leastHere;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** No known name is longer; the rest of a word would only take time. */
const LONGEST = 60;
/** One letter in three may be wrong. */
const SLIPS = 3;
/** A part of a name that is so long says which one is meant. */
const PART = 3;
/** Of names that are equally far the one of like length is nearer. */
const LENGTH = 0.01;

const isPart = (whole: string, part: string): boolean =>
  part.length >= PART && whole.length > part.length && whole.includes(part);

/** The known name that is nearest to a word. */
export interface Nearest {
  /** As it is written. */
  name: string;
  /** A slip of some letters, or a part of the name: most likely meant. */
  likely: boolean;
}

/** The known name that is nearest to a word that nobody knows; nothing where nothing is known. */
export function nearest(word: string, known: Iterable<string>): Nearest | undefined {
  const wanted = simplify(word.slice(0, LONGEST));
  let best: Nearest | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const there = simplify(name);
    const far = isPart(there, wanted) || isPart(wanted, there) ? 1 : countEdits(wanted, there);
    const cost = far + LENGTH * Math.abs(there.length - wanted.length);
    if (cost >= least) continue;
    least = cost;
    const slips = Math.max(1, Math.floor(wanted.length / SLIPS));
    // Words that share no letter are not near, however short they are.
    best = { name, likely: far <= slips && far < Math.max(wanted.length, there.length) };
  }
  return best;
}
