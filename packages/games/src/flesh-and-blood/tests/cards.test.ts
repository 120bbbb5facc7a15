import { describe, expect, it } from 'vitest';
import { CARDS } from '../content/index.ts';
import { BRUTE_CASES } from './cases/brute.ts';
import { GEAR_CASES } from './cases/gear.ts';
import { GENERIC_CASES } from './cases/generic.ts';
import { GUARDIAN_CASES } from './cases/guardian.ts';
import { NINJA_CASES } from './cases/ninja.ts';
import { TOKEN_CASES } from './cases/tokens.ts';
import { WARRIOR_CASES } from './cases/warrior.ts';

const CASES = {
  ...WARRIOR_CASES,
  ...BRUTE_CASES,
  ...NINJA_CASES,
  ...GUARDIAN_CASES,
  ...GENERIC_CASES,
  ...GEAR_CASES,
  ...TOKEN_CASES,
};

describe('section 10, every card is played', () => {
  it('there is a case for every card, hero, weapon, equipment and token', () => {
    expect(Object.keys(CASES).sort()).toEqual(Object.keys(CARDS).sort());
  });
  it.each(Object.entries(CASES))('%s', (_, play) => play());
});
