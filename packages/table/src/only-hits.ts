import { clone, type DiceGroup, type Need, prompt, type Ruleset, same, type Types } from '@fray/engine';
import { isFree, isPass } from './choices.ts';
import { MOST_THROWS, throwAt } from './volley.ts';

/** Dice of which only hits are entered: where nothing reads the face. */

/** Two faces for a die that hits, or misses: the one nearest to the other kind, and the one farthest from it. */
function facesFor({ from, upTo }: DiceGroup, sides: number, hits: boolean): [near: number, far: number] | undefined {
  const limit = from ?? (upTo === undefined ? undefined : upTo + 1);
  // A die that cannot hit, or cannot miss, has nothing to ask.
  if (limit === undefined || limit < 2 || limit > sides) return undefined;
  const [high, low]: [[number, number], [number, number]] = [
    [limit, sides],
    [limit - 1, 1],
  ];
  return hits === (from !== undefined) ? high : low;
}

/** The lowest faces that hit and the highest that miss, or where a low face hits the reverse: this many hits in each group, its first dice. */
export function facesOfHits({ groups = [], sides }: Need, hits: readonly number[]): number[] {
  return groups.flatMap((group, i) =>
    Array.from({ length: group.count }, (_, die) => facesFor(group, sides, die < (hits[i] ?? 0))?.[0] ?? 1),
  );
}

/** Equal but for faces that lie there: where two boards differ, one has a face and the other the one that stands for the same. */
function sameButFaces(one: unknown, other: unknown, pairs: ReadonlySet<string>): boolean {
  if (same(one, other)) return true;
  if (typeof one === 'number' && typeof other === 'number') return pairs.has(`${one} ${other}`);
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && sameButFaces(one[key as never], other[key as never], pairs))
  );
}

/** More windows than are passed in a row before anybody has to decide about hits. */
const MOST_PASSES = 12;

/** The boards after faces, with ones for the rolls that follow and passes in the windows: each with what can be decided there. */
function* boardsAfter(rules: Ruleset<Types>, from: Types['state'], faces: readonly number[]) {
  let rest = faces;
  let state = from;
  for (let throws = 0, passes = 0; throws < MOST_THROWS && passes < MOST_PASSES; ) {
    const runner = throwAt(rules, state, []);
    if (runner.need) {
      const ones = Array.from({ length: runner.need.count }, () => 1);
      state = throwAt(rules, state, [...rest, ...ones].slice(0, runner.need.count)).state;
      rest = rest.slice(runner.need.count);
      throws++;
      continue;
    }
    const free = prompt(rules, runner.state).filter(isFree);
    yield { state: clone(runner.state), free: free.map(({ seat, action }) => [seat, action]) };
    const next = free.find(isPass) ?? (free.length === 1 ? free[0] : undefined);
    if (!next || next.form) return;
    runner.apply(next.seat, next.action);
    state = runner.state;
    passes++;
  }
}

/** Whether hits are enough for what is awaited: all faces with these hits lead to the same, and the same can be decided. */
export function readsOnlyHits(rules: Ruleset<Types>, state: Types['state'], need: Need): boolean {
  const { groups = [], sides, count } = need;
  if (need.kind !== 'roll' || need.held || groups.reduce((sum, group) => sum + group.count, 0) !== count) return false;
  const dice = groups.flatMap((group) => Array.from({ length: group.count }, () => group));
  for (const hits of [() => true, () => false, (die: number) => die % 2 === 0]) {
    const faces = dice.map((group, die) => facesFor(group, sides, hits(die)));
    if (faces.some((one) => one === undefined)) return false;
    const known = faces as [number, number][];
    const pairs = new Set(known.map(([near, far]) => `${near} ${far}`));
    const [near, far] = [0, 1].map((one) => [
      ...boardsAfter(
        rules,
        state,
        known.map((pair) => pair[one] as number),
      ),
    ]);
    if (!sameButFaces(near, far, pairs)) return false;
  }
  return true;
}
