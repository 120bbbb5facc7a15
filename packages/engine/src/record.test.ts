import { expect, test } from 'vitest';
import { seededDice } from './chance/source.ts';
import { choices } from './choices.ts';
import { Combat } from './combat.ts';
import { fitsNeed } from './record.ts';
import { replay } from './replay.ts';
import { duel } from './testkit/duel.ts';

test('one place more than there are can be entered only for a single draw that may find nothing', () => {
  const need = { kind: 'draw', sides: 3, seat: 'left', why: { code: 'x' } } as const;
  const fits = (count: number, none: 'nothing' | undefined, values: number[]): boolean =>
    fitsNeed({ ...need, count, ...(none && { none }) } as Parameters<typeof fitsNeed>[0], values);
  expect(fits(1, undefined, [2])).toBe(true);
  expect(fits(1, undefined, [3])).toBe(false);
  expect(fits(1, 'nothing', [3])).toBe(true);
  expect(fits(1, 'nothing', [4])).toBe(false);
  expect(fits(2, 'nothing', [3, 0])).toBe(false);
  // Of the second draw one place less is left.
  expect([fits(2, undefined, [2, 1]), fits(2, undefined, [2, 2])]).toEqual([true, false]);
});

test('a replay hands over every move that it made', () => {
  const combat = Combat.begin(duel, { hull: 8 }, seededDice(3));
  for (let i = 0; i < 6 && combat.outcome === undefined; i++) {
    const [choice] = choices(duel, combat.state);
    if (choice) combat.move(choice.seat, choice.action);
  }
  const replayed = replay(duel, { hull: 8 }, [], combat.moves);
  expect(replayed).toMatchObject({ ok: true, state: combat.state });
  expect(replayed.ok && replayed.past.length).toBe(combat.moves.length);
});
