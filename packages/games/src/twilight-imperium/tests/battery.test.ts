import { battery, listMissed } from '@fray/engine/testkit';
import { expect, it } from 'vitest';
import { game } from './whole.ts';

it('the conformance battery holds for 90 random combats', { timeout: 600_000 }, () => {
  const report = battery(game, { games: 90, seed: 20261115, thorough: 0.2 });
  expect(report.games).toBe(90);
  // Rare steps are left to the soak run; most of the table is seen here.
  expect(listMissed(game.rules, report.seen).length).toBeLessThan(40);
});
