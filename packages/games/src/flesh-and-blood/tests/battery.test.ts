import { addSeen, battery, listMissed, nothingSeen } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { sampleDealt } from '../setup/sample.ts';
import { sampleRealDeck } from '../setup/sample-real-deck.ts';
import { game } from './whole.ts';

describe('the conformance battery', () => {
  const seen = nothingSeen();
  it('70 random games that Fray deals keep every law', { timeout: 600_000 }, () => {
    const dealt = { ...game, setup: { ...game.setup, sample: sampleDealt } };
    const report = battery(dealt, { games: 70, seed: 20260101, thorough: 0.03 });
    expect(report.games).toBe(70);
    addSeen(seen, report.seen);
  });
  it('so do 40 tables with real decks that answer at random', { timeout: 600_000 }, () => {
    const memory = { ...game, setup: { ...game.setup, sample: sampleRealDeck } };
    const report = battery(memory, { games: 40, seed: 20261116, thorough: 0.03 });
    expect(report.games).toBe(40);
    addSeen(seen, report.seen);
  });
  it('together they visit every step and meet every choice', () => {
    expect(listMissed(game.rules, seen)).toEqual([]);
  });
});
