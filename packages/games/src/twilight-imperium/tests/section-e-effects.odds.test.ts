import { describe, expect, it, vi } from 'vitest';
import { hitShares, odds, off } from './fixture.ts';
import { HITS, RESULTS } from './section-e.fixture.ts';

/** 8,000 combats in the tests, where the graph tells the same figures to the last digit; the soak run asks for 200,000. */
const GAMES = Number(process.env.FRAY_ODDS ?? 8000);
vi.setConfig({ testTimeout: 1_800_000 });

/** E8 to E26, and the hits of single rolls. The figures lie in two files so that two cores share them. */
describe(`section E, effects and rolls, ${GAMES} combats each`, () => {
  const effects = RESULTS.filter(([title]) => !/^E[2-7] /.test(title));
  it('has eleven figures and thirteen rolls', () => expect([effects.length, HITS.length]).toEqual([11, 13]));
  for (const [title, setup, seed, exact] of effects)
    it(title, () => expect(off(odds(setup, seed, GAMES), exact, GAMES)).toEqual([]));
  for (const [title, setup, seed, kind, by, exact] of HITS)
    it(title, () =>
      expect(off(hitShares(setup, { kind, by, most: exact.length - 1 }, { seed, games: GAMES }), exact, GAMES)).toEqual(
        [],
      ),
    );
});
