import { battery, listMissed } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { game } from './whole.ts';

describe('the battery', () => {
  it('the conformance battery: 200 random combats keep every law and visit every step', { timeout: 600_000 }, () => {
    const report = battery(game, { games: 200, seed: 20260104, thorough: 0.2 });
    expect(report.games).toBe(200);
    expect(listMissed(game.rules, report.seen)).toEqual([]);
  });
});
