import type { Advice, ComparedOption } from '@fray/advisor';
import type { Types } from '@fray/engine';
import type { PastDecision } from '@fray/table';
import { describe, expect, it } from 'vitest';
import { costliest, worthALook } from './costly.ts';

const decision = (at: number, seat = 'a', type = 'pass'): PastDecision => ({ at, seat, action: { type }, list: [] });
const weighed = (type: string, less: number, give: number): ComparedOption<Types> => ({
  choice: { seat: 'a', action: { type } },
  action: { type },
  chance: 0.6 + less,
  results: { win: 0.6 + less, draw: 0, loss: 0.4 - less },
  value: 0.6 + less,
  behind: less,
  behindGive: give,
  less,
  give,
  left: undefined,
  cost: undefined,
  costsThem: undefined,
  rounds: undefined,
  because: [],
});
const advice = (equal: number, ...choices: ComparedOption<Types>[]): Advice<Types> => ({
  seat: 'a',
  objective: 'goal',
  why: [],
  method: 'sampled',
  counted: [],
  playouts: 128,
  positions: 0,
  policy: 'rules',
  opponent: 'rules',
  equal,
  choices,
});

const BEST = weighed('fire', 0, 0);
/** Asks about one decision after the other; `judged` is what other luck says, where that differs. */
async function found(looks: Advice<Types>[], judged: (Advice<Types> | undefined)[] = looks) {
  const decisions = looks.map((_, at) => decision(at));
  const asked: string[] = [];
  let looked = 0;
  const answer = await costliest(
    decisions,
    async ({ at }, how) => {
      asked.push(`${how} ${at}`);
      return (how === 'look' ? looks : judged)[at];
    },
    () => looked++,
  );
  return { answer, asked, looked };
}

describe('the move that cost most', () => {
  it('cost what the best choice would have brought more', async () => {
    const { answer, looked } = await found([advice(1, BEST, weighed('pass', -0.2, 0.05))]);
    expect(answer).toMatchObject({ cost: 0.2, give: 0.05, better: { action: { type: 'fire' } } });
    expect(looked).toBe(1);
  });

  it('is none where it was the best, as good as the best, or no more than its interval behind', async () => {
    const none = [
      advice(1, weighed('pass', 0, 0), weighed('fire', -0.2, 0.05)),
      advice(2, BEST, weighed('pass', -0.2, 0.25)),
      advice(1, BEST, weighed('pass', -0.2, 0.2)),
      advice(1, BEST),
    ];
    const { answer, asked } = await found(none);
    expect(answer).toBeUndefined();
    expect(asked).toEqual(['look 0', 'look 1', 'look 2', 'look 3']);
  });

  it('is judged again with other luck for the three costliest; one that does not hold is dropped', async () => {
    const looks = [0.1, 0.5, 0.3, 0.4].map((cost) => advice(1, BEST, weighed('pass', -cost, 0.05)));
    const luck = advice(2, BEST, weighed('pass', -0.1, 0.15));
    const { answer, asked } = await found(looks, [undefined, luck, advice(1, BEST, weighed('pass', -0.2, 0.02)), luck]);
    expect(asked.slice(4)).toEqual(['judge 1', 'judge 3', 'judge 2']);
    expect(answer).toMatchObject({ decision: { at: 2 }, cost: 0.2 });
    expect((await found(looks, [undefined, luck, luck, undefined])).answer).toBeUndefined();
  });

  it('is the surest loss, not the widest', async () => {
    const looks = [advice(1, BEST, weighed('pass', -0.3, 0.28)), advice(1, BEST, weighed('pass', -0.2, 0.05))];
    expect((await found(looks)).answer?.decision.at).toBe(1);
  });

  it('is searched among all decisions, or among the worst ones if there are many', () => {
    const points = [0.5, 0.2, 0.6, 0.6].map((chance, at) => ({ at, chance, give: 0 }));
    const all = [decision(0, 'a'), decision(0, 'b'), decision(1, 'b'), decision(2, 'a')];
    const isFirst = (seat: string) => seat === 'a';
    expect(worthALook(all, points, isFirst)).toBe(all);
    // The first lost 30 points by its move, the second 40; the others nothing.
    expect(worthALook(all, points, isFirst, 2)).toEqual([all[0], all[2]]);
  });
});
