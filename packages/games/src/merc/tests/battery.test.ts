import type { Combat } from '@fray/engine';
import { battery, listMissed } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { brokenLaws } from '../rules/laws.ts';
import type { Event, Merc } from '../types.ts';
import { game as merc } from './whole.ts';

/** What the long run looks at too: the laws of this game. */
function watch(combat: unknown, events: { type: string }[]): void {
  const faults = brokenLaws(combat as Combat<Merc>, events as Event[]);
  if (faults.length) throw new Error(faults.join('\n'));
}

describe('MERC in the battery', () => {
  it('the conformance battery: 100 random combats keep every law, those of MERC too, and visit every step', {
    timeout: 600_000,
  }, () => {
    const report = battery(merc, { games: 100, seed: 20260101, thorough: 0.2, watch });
    expect(report.games).toBe(100);
    expect(listMissed(merc.rules, report.seen)).toEqual([]);
  });

  it.each([2395, 3608, 7891])('combat %i of the long run, which once showed a fault', (first) => {
    battery(merc, { games: 1, first, seed: 20261115, thorough: 0.1, watch });
  });
});
