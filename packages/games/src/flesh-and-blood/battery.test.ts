import { battery, missed } from '@fray/engine/testkit';
import { expect, it } from 'vitest';
import { game } from './index.ts';

it('the conformance battery: 200 random games keep every law and visit every step', { timeout: 600_000 }, () => {
  const report = battery(game, { games: 200, seed: 20260101, thorough: 0.03 });
  expect(report.games).toBe(200);
  expect(missed(game.rules, report.seen)).toEqual([]);
});
