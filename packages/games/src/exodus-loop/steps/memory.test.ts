import type { Play, Step } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import type { Exodus, MemoryByStep, Ordering } from '../types.ts';

/** The compiler is the test here: lines that must not compile are marked, and the mark is an error where they do. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isSame = <A, B>(same: Same<A, B>): boolean => same;

describe('what a step remembers', () => {
  it('an order knows its ship, and the enemy gives orders as the player does', () => {
    expect(isSame<Play<Exodus, '9 order'>['memory'], Ordering>(true)).toBe(true);
    expect(isSame<MemoryByStep['10.2 order'], MemoryByStep['9 order']>(true)).toBe(true);
  });

  it('a call passes what the sequence remembers, and nothing else', () => {
    const calls = (play: Play<Exodus>): void => {
      play.call('12 initiative', { cell: 3 });
      // @ts-expect-error the cell is missing
      play.call('12 initiative', {});
      // @ts-expect-error an order is for one ship, not for a cell
      play.call('9 order', { ship: 'I-Alpha-1', cell: 3 });
    };
    expect(calls).toBeTypeOf('function');
  });

  it('a step reads its own and no other', () => {
    const step: Pick<Step<Exodus, '16 assault'>, 'next'> = {
      // @ts-expect-error only a shot remembers its figures
      next: (_state, memory) => (memory.shot ? 'back' : undefined),
    };
    expect(step.next).toBeTypeOf('function');
  });
});
