import { describe, expect, it } from 'vitest';
import { chanceToHit } from './dice.ts';

describe('dice that hit from a face on', () => {
  it('have their chance before they are thrown', () => {
    expect(chanceToHit(4, 6)).toBe(0.5);
    expect(chanceToHit(1, 10)).toBe(1);
    expect(chanceToHit(-2, 10)).toBe(1);
    expect(chanceToHit(11, 10)).toBe(0);
  });
});
