import { describe, expect, it, vi } from 'vitest';
import { odds, off } from './fixture.ts';
import { RESULTS } from './section-e.fixture.ts';

/** 8,000 combats in the tests, where the graph tells the same figures to the last digit; the soak run asks for 200,000. */
const GAMES = Number(process.env.FRAY_ODDS ?? 8000);
vi.setConfig({ testTimeout: 1_800_000 });

/** E2 to E7. The figures lie in two files so that two cores share them. */
describe(`section E, duels, ${GAMES} combats each`, () => {
  const duels = RESULTS.filter(([title]) => /^E[2-7] /.test(title));
  it('has fifteen figures', () => expect(duels).toHaveLength(15));
  for (const [title, setup, seed, exact] of duels)
    it(title, () => expect(off(odds(setup, seed, GAMES), exact, GAMES)).toEqual([]));
});
