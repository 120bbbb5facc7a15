import type { MergedRoll } from '../contract.ts';

/** A face that stands for all faces of which the rules make the same. */
export interface FaceClass {
  /** One of them. */
  face: number;
  /** How likely one of them comes up. */
  share: number;
}
/** Dice of a roll that the rules do not tell apart. */
export interface AlikeDice {
  /** Where they lie in the roll. */
  places: readonly number[];
  /** What can come up on one of them. */
  classes: readonly FaceClass[];
}

/** The faces of a die by what the rules make of them: `classOf` gives equal words for equal futures. */
export function faceClasses(sides: number, classOf: (face: number) => string | number | boolean): FaceClass[] {
  const counts = new Map<string | number | boolean, { face: number; faces: number }>();
  for (let face = 1; face <= sides; face++) {
    const name = classOf(face);
    const known = counts.get(name);
    if (known) known.faces++;
    else counts.set(name, { face, faces: 1 });
  }
  return [...counts.values()].map(({ face, faces }) => ({ face, share: faces / sides }));
}

/** The results of a roll where only counts matter: how many dice of each kind came up in each class. */
export function mergeDice(count: number, kinds: readonly AlikeDice[]): MergedRoll[] {
  let merged: { values: number[]; share: number }[] = [{ values: new Array(count).fill(1), share: 1 }];
  for (const { places, classes } of kinds) {
    const splits = countsOf(places.length, classes);
    merged = merged.flatMap((roll) =>
      splits.map(({ faces, share }) => {
        const values = roll.values.slice();
        for (const [i, place] of places.entries()) values[place] = faces[i] as number;
        return { values, share: roll.share * share };
      }),
    );
  }
  return merged;
}

/** How many of `dice` equal dice fall into each class, with the multinomial share of each. */
function countsOf(dice: number, classes: readonly FaceClass[]): { faces: number[]; share: number }[] {
  const [first, ...others] = classes;
  if (!first) return [{ faces: [], share: 1 }];
  const all = (n: number) => new Array<number>(n).fill(first.face);
  if (!others.length) return [{ faces: all(dice), share: first.share ** dice }];
  const splits: { faces: number[]; share: number }[] = [];
  let choose = 1;
  for (let n = 0; n <= dice; n++) {
    const share = choose * first.share ** n;
    for (const rest of countsOf(dice - n, others))
      splits.push({ faces: [...all(n), ...rest.faces], share: share * rest.share });
    choose = (choose * (dice - n)) / (n + 1);
  }
  return splits;
}
