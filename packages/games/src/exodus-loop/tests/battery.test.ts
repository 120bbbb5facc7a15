import { battery, listMissed } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { game } from './whole.ts';

describe('Exodus Loop in the battery', () => {
  it('the battery holds for 200 random battles, and every step and handler is met', { timeout: 600_000 }, () => {
    const report = battery(game, { games: 200, seed: 6, thorough: 0.2 });
    expect(report.games).toBe(200);
    expect(listMissed(game.rules, report.seen)).toEqual([]);
  });
});
