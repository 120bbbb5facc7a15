import type { DiceGroup, Need } from '@fray/engine';
import { countLabel } from '@fray/games';

/** Dice of one group, as a row of boxes. */
export interface BoxRow {
  group: DiceGroup;
  /** The place of its first die among all that are awaited. */
  from: number;
}

/** A row a group, in the order of the dice; dice that nobody has grouped are one row. */
export function rowsOf({ count, groups }: Pick<Need, 'count' | 'groups'>): BoxRow[] {
  let from = 0;
  return (groups?.length ? groups : [{ units: [], count }]).map((group) => {
    const row = { group, from };
    from += group.count;
    return row;
  });
}

/** Who throws them: `2 Dreadnoughts I, Cruiser I`. */
export function throwersOf({ units }: DiceGroup, nameOf: (id: string) => string, language?: string): string {
  const counts = new Map<string, number>();
  for (const name of units.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? countLabel(count, name, language) : name)).join(', ');
}

/** Whether a face is a success; nothing where no face is one. */
export function successOf({ from, upTo }: DiceGroup, face: number): boolean | undefined {
  if (from !== undefined) return face >= from;
  return upTo === undefined ? undefined : face <= upTo;
}

export type Faces = readonly (number | undefined)[];
export const emptyBoxes = (count: number): Faces => Array.from({ length: count }, () => undefined);
export const leftIn = (faces: Faces): number => faces.filter((face) => face === undefined).length;

/** Faces put into the box that was picked, and on from there into the empty ones; what does not fit is left out. */
export function putIn(faces: Faces, put: readonly number[], picked?: number): Faces {
  const out = [...faces];
  const rest = [...put];
  if (picked !== undefined && rest.length) out[picked] = rest.shift();
  for (let i = 0; i < out.length && rest.length; i++) if (out[i] === undefined) out[i] = rest.shift();
  return out;
}

/** Without the last one that lies there. */
export const withoutLast = (faces: Faces): Faces =>
  faces.with(
    faces.findLastIndex((face) => face !== undefined),
    undefined,
  );
