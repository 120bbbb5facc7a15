import { describe, expect, it } from 'vitest';
import { EFFECT_ROWS } from '../../../games/src/twilight-imperium/content/effects/index.ts';
import type { EffectRow } from '../../../games/src/twilight-imperium/content/effects/types.ts';
import { sidesSetup } from '../../../games/src/twilight-imperium/tests/sides.fixture.ts';
import { apart, both } from './tests/skips.fixture.ts';

/** Something in a row works automatically, or lasts once it was played. */
const works = ({ hooks, lasting, reroll, lastingReroll, offers }: EffectRow): boolean =>
  (hooks ?? lasting ?? reroll ?? lastingReroll) !== undefined ||
  offers?.some(({ mandatory, automatic }) => mandatory || automatic) === true;
const wordsOf = ({ odds }: EffectRow): string[] => (typeof odds === 'string' ? [odds] : Object.values(odds ?? {}));

/** Both sides have the effect, and something that it works on. What lasts is played where that is before the fight. */
function setupOf(row: EffectRow) {
  const setup = sidesSetup(row);
  for (const player of [setup.attacker, setup.defender]) {
    if (!player) continue;
    if (!row.lasting) player.policy.plays = [];
    player.space = player.space.map((group) => ({ ...group, count: Math.min(group.count, FEW) }));
  }
  return setup;
}
/** Of a kind: without leaps even three cruisers whose dice are looked at one by one are many positions. */
const FEW = 2;
const RESULTS = process.env.FRAY_ODDS === undefined ? 4000 : 40_000;

const claiming = EFFECT_ROWS.filter((row) => works(row) && wordsOf(row).some((word) => word !== 'path'));
/** All rows in the soak run; else those that change losses, and every fifth of the others. */
const chosen = claiming.filter(
  (row, at) => process.env.FRAY_ODDS !== undefined || wordsOf(row).includes('losses') || at % 5 === 0,
);

describe('Twilight Imperium: what rows say of odds', () => {
  it('everything that works automatically says something, and nothing else does', () => {
    expect(EFFECT_ROWS.filter((row) => works(row) && row.odds === undefined).map(({ id }) => id)).toEqual([]);
    // Harrow is played by a step of its own.
    expect(EFFECT_ROWS.filter((row) => row.odds !== undefined && !works(row)).map(({ id }) => id)).toEqual(['harrow']);
  });
  const leapt = new Set<string>();
  it.each(chosen.map((row) => [row.id, row] as const))('%s: chain and rules agree', (_, row) => {
    const found = both(setupOf(row), RESULTS);
    if (found.skips > 0) leapt.add(row.id);
    expect(found.with.method).toBe('exact');
    if (!found.without) throw new Error('the graph is too large for a test');
    expect(apart(found.with, found.without)).toBeLessThan(1e-9);
    // A row that claims it is never the reason for a refusal, but where it is played in the fight itself.
    if (!row.lasting) expect(found.refused).not.toContain(`odds-path ${row.id}`);
  });
  it('a chain solves four of five of these fights', () =>
    expect(leapt.size).toBeGreaterThanOrEqual(0.8 * chosen.length));
});
