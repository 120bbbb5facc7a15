import { clone, type DiceGroup, dry, type Need, type Ruleset, Runner, same, type Types } from '@fray/engine';
import { framesOf } from './choices.ts';

/** Dice that follow each other without a decision: people throw them together and type them on one pad. */

/** More throws than follow each other anywhere, and different boards that are followed at once. */
export const MOST_THROWS = 60;
const MOST_BOARDS = 16;

/** The board after these faces, and what is awaited there. */
export function throwAt(rules: Ruleset<Types>, state: Types['state'], faces: readonly number[]): Runner<Types> {
  const runner = new Runner(rules, (rules.clone ?? clone)(state), dry(), () => undefined);
  const top = framesOf(runner.state).at(-1);
  if (top && faces.length) Object.assign(top, { dice: [...(top.dice ?? []), ...faces] });
  runner.run();
  return runner;
}
/** What may be typed on the same pad: dice of one seat and one size. */
export const isSameVolley = (one: Need, first: Need): boolean =>
  one.kind === 'roll' && one.seat === first.seat && one.sides === first.sides && !one.held;

/** What is thrown one after the other before anybody decides something, by the lowest and the highest faces of each throw. */
export function volleyFrom(rules: Ruleset<Types>, state: Types['state'], first: Need): readonly Need[] {
  const needs: Need[] = [];
  let boards = [state];
  while (isSameVolley(first, first) && boards.length && needs.length < MOST_THROWS) {
    const open = boards.flatMap((board) => {
      const { need } = throwAt(rules, board, []);
      return need && isSameVolley(need, first) ? [{ board, need }] : [];
    });
    const [longest] = open.toSorted((a, b) => b.need.count - a.need.count);
    if (!longest) break;
    needs.push(longest.need);
    const after: Types['state'][] = [];
    for (const { board, need } of open)
      for (const face of [1, need.sides]) {
        const faces = Array.from({ length: need.count }, () => face);
        const next = throwAt(rules, board, faces).state;
        if (after.length < MOST_BOARDS && !after.some((other) => same(other, next))) after.push(next);
      }
    boards = after;
  }
  return needs.length ? needs : [first];
}

/** All of them as one need: rows that need the same faces are one. */
export function joinNeeds(needs: readonly Need[]): Need {
  const [first] = needs as [Need];
  if (needs.length < 2) return first;
  const groups: DiceGroup[] = [];
  for (const need of needs)
    for (const group of need.groups ?? [{ units: [], count: need.count }]) {
      const last = groups.at(-1);
      if (last && last.from === group.from && last.upTo === group.upTo)
        groups[groups.length - 1] = {
          ...last,
          units: [...last.units, ...group.units],
          count: last.count + group.count,
        };
      else groups.push(group);
    }
  return { ...first, count: needs.reduce((sum, { count }) => sum + count, 0), groups };
}
