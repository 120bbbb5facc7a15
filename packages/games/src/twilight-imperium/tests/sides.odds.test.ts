import { seededDice } from '@fray/engine';
import { describe, expect, it, vi } from 'vitest';
import type { EffectRow } from '../content/effects/types.ts';
import { apart, SAME, shares, sidesSetup } from './sides.fixture.ts';

/**
 * F1: an effect whose text names no side gives equal forces that both have it equal shares. Twenty rows in the tests, chosen
 * by a fixed seed; the soak run (which sets FRAY_ODDS) plays all of them.
 */
const GAMES = 8000;
const SEED = 20261115;
const MOST = 4.5;
vi.setConfig({ testTimeout: 1_800_000 });

function chosen(count: number): readonly EffectRow[] {
  if (process.env.FRAY_ODDS !== undefined) return SAME;
  const source = seededDice(SEED, 7);
  const left = SAME.filter((row) => row.resolution === 'engine');
  return Array.from({ length: count }, () => {
    const [face = 1] = source.pull('roll', 1, left.length) as number[];
    return left.splice(face - 1, 1)[0] as EffectRow;
  });
}

describe(`F1 no side is favored, ${GAMES} combats each`, () => {
  const rows = chosen(20);
  it('twenty rows, or all', () => expect([20, SAME.length]).toContain(rows.length));
  it.each(rows.map((row) => [row.id, row] as const))('F1 %s', (_, row) => {
    const found = shares(sidesSetup(row), SEED + SAME.indexOf(row), GAMES);
    expect(apart(found, GAMES), JSON.stringify(found)).toBeLessThan(MOST);
  });
});
