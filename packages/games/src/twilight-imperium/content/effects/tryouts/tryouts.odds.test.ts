import { describe, expect, it, vi } from 'vitest';
import { below, tryOut } from './tryout.fixture.ts';
import { PLAYABLE, TRYOUTS } from './tryouts.fixture.ts';

/**
 * F13: with an effect a side is never worse off than without it. Over combats in which it was used 1,000 times, the dice the
 * same up to its use, the mean score with it is not more than 4.5 standard errors below the one without it. The tests play
 * those that once failed; the soak run (which sets FRAY_ODDS) plays all.
 */
const USES = 1000;
const MOST = 4.5;
vi.setConfig({ testTimeout: 600_000 });

/** The bot once gave these to the other side, called off what it was winning, or made bad exchanges. */
const ONCE_FAILED: ReadonlySet<string> = new Set([
  'rally',
  'skilled-retreat',
  'meld',
  'nullification-field',
  'impulse-core',
  'proxima-targeting-vi',
  'viscount-unlenn',
  'evelyn-delouis',
  'tellurian',
  'brother-milor-omega',
  'brother-milor',
  'dame-briar',
  'vos-hollow',
  'the-crown-of-thalnos',
  'minister-of-peace',
  'watcher',
  'exotrireme-2',
]);
const all = PLAYABLE.filter((row) => row.id in TRYOUTS);
const rows = process.env.FRAY_ODDS === undefined ? all.filter((row) => ONCE_FAILED.has(row.id)) : all;

describe(`F13 the bot \`rules\` never helps the enemy, ${USES} uses each`, () => {
  it('those that once failed, or all', () => expect([ONCE_FAILED.size, all.length]).toContain(rows.length));
  it.each(rows.map((row) => [row.id, row] as const))('F13 %s', (id, row) => {
    const found = tryOut(row, TRYOUTS[id] ?? {}, USES);
    expect(found.used, JSON.stringify(found)).toBe(USES);
    expect(below(found), JSON.stringify(found)).toBeLessThan(MOST);
    // And it makes a difference.
    expect(found.changed, JSON.stringify(found)).toBeGreaterThan(0);
  });
});
