import type { Play, Step } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import type { Loot, Losses, MemoryByStep, Merc, Struck } from '../types.ts';

/** The compiler is the test here: lines that must not compile are marked, and the mark is an error where they do. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isSame = <A, B>(same: Same<A, B>): boolean => same;

describe('what a step remembers', () => {
  it('a handler knows what its own sequence remembers', () => {
    expect(isSame<Play<Merc, 'loot'>['memory'], Loot>(true)).toBe(true);
    expect(isSame<Play<Merc, 'convert'>['memory'], Struck>(true)).toBe(true);
    expect(isSame<MemoryByStep['losses fall'], Losses>(true)).toBe(true);
  });

  it('a call brings everything that the sequence remembers, and nothing else', () => {
    const calls = (play: Play<Merc>): void => {
      play.call('death', { unit: 3 });
      // @ts-expect-error whom it is about is missing
      play.call('death', {});
      // @ts-expect-error a death does not remember who hit
      play.call('death', { unit: 3, by: 4 });
      // @ts-expect-error there is no such step
      play.call('deth', { unit: 3 });
      // @ts-expect-error READY remembers nothing
      play.call('READY', { unit: 3 });
    };
    expect(calls).toBeTypeOf('function');
  });

  it('a step reads its own and no other', () => {
    const step: Pick<Step<Merc, 'dying'>, 'next'> = {
      // @ts-expect-error only a conversion remembers who hit
      next: (_state, memory) => (memory.by ? 'back' : undefined),
    };
    expect(step.next).toBeTypeOf('function');
  });
});
