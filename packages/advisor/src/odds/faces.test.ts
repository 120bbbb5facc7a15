import type { Need } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { everyFace } from './faces.ts';

const need = (kind: Need['kind'], count: number, sides: number): Need => ({
  kind,
  count,
  sides,
  seat: 'a',
  why: { code: 'x' },
});

describe('every face', () => {
  it('of two dice: thirty-six pairs, each as likely', () => {
    const faces = everyFace(need('roll', 2, 6));
    expect(new Set(faces?.map(({ values }) => values.join())).size).toBe(36);
    expect(
      faces?.every(({ values, share }) => share === 1 / 36 && values.every((face) => face >= 1 && face <= 6)),
    ).toBe(true);
  });
  it('of two cards out of four: a place counts only what is left', () => {
    const faces = everyFace(need('draw', 2, 4)) ?? [];
    expect(faces).toHaveLength(12);
    expect(
      faces.every(({ values: [first = -1, second = -1] }) => first >= 0 && first < 4 && second >= 0 && second < 3),
    ).toBe(true);
  });
  it('of too many dice is nothing', () => expect(everyFace(need('roll', 12, 10))).toBeUndefined());
});
