import { clone } from '@fray/engine';

/** One thing that is varied: where it stands, and what it takes in turn. */
export interface Range {
  /** What people call it: `cruiser`, `forces.rebel[0].combat`. */
  name: string;
  /** What it takes, in order. */
  values: readonly (number | string)[];
}

/** More cells than this are nobody's table. */
export const MOST_CELLS = 2_500;
const MOST_VALUES = 100;

/** Reads `2..6` or a list with commas (`1,2,4`, `none,hit`); `undefined` if it is neither. */
export function rangeOf(text: string): readonly (number | string)[] | undefined {
  const span = /^\s*(-?\d{1,6})\s*\.\.\s*(-?\d{1,6})\s*$/.exec(text);
  if (span) {
    const [from, to] = [Number(span[1]), Number(span[2])];
    if (to < from || to - from >= MOST_VALUES) return undefined;
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  }
  const words = text.split(',').map((word) => word.trim());
  if (words.length < 2 || words.length > MOST_VALUES || words.some((word) => word === '')) return undefined;
  return words.map((word) => (/^-?\d+$/.test(word) ? Number(word) : word));
}

const BRACES = /\{([^{}]*)\}/g;

/** The ranges in a text of forces, `{1..6} cruiser`, each with the words behind it as its name; nothing where one cannot be read. */
export function rangesIn(text: string): Range[] | undefined {
  const found: Range[] = [];
  for (const match of text.matchAll(BRACES)) {
    const values = rangeOf(match[1] as string);
    if (!values) return undefined;
    const behind = text.slice((match.index as number) + match[0].length).trim();
    found.push({
      name:
        /^[\p{L}\d' -]+/u
          .exec(behind)?.[0]
          .trim()
          .replace(/\s+vs$/, '') || `range ${found.length + 1}`,
      values,
    });
  }
  return found;
}

/** The text with the ranges replaced by one value each. */
export function filledIn(text: string, values: readonly (number | string)[]): string {
  let at = 0;
  return text.replace(BRACES, () => String(values[at++]));
}

/** A copy of a setup in which one place has another value; `undefined` if there is no such place. */
export function withValue(setup: unknown, path: string, value: number | string): unknown {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const last = steps.pop();
  const copy = clone(setup);
  let at: unknown = copy;
  for (const step of steps) at = isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  if (last === undefined || !isRecord(at)) return undefined;
  // A list has the places that it has; a record may get one that it can have, such as an option left out.
  if (Array.isArray(at) && !Object.hasOwn(at, last)) return undefined;
  at[last] = value;
  return copy;
}
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Which values cell `number` has: the first range runs fastest. */
export function cellValues(ranges: readonly Range[], number: number): (number | string)[] {
  let left = number;
  return ranges.map(({ values }) => {
    const at = left % values.length;
    left = Math.floor(left / values.length);
    return values[at] as number | string;
  });
}
/** How many cells the ranges make. */
export const cellCount = (ranges: readonly Range[]): number =>
  ranges.reduce((all, { values }) => all * values.length, 1);
