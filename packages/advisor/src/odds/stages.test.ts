import { withOdds } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { game as whole } from '../../../games/src/twilight-imperium/tests/whole.ts';
import { odds } from './odds.ts';

const game = withOdds(whole, whole.odds);
function ask(attacker: string, defender: string, settings: Record<string, string> = {}) {
  const checked = game.setup.check(`${attacker} vs ${defender}`);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const asked = game.oddsRules?.ask?.(checked.setup, settings);
  if (!asked?.ok) throw new Error(JSON.stringify(asked));
  const { setup, rules = game.rules, ...question } = asked.question;
  return odds({ ...game, rules }, { from: { setup }, ...question });
}
const percent = (share: number | undefined): string => (100 * (share ?? 0)).toFixed(1);
const ATTACKER = 'sol: 2 dreadnought, 1 carrier, 4 infantry';

describe('an attack on a system, stage by stage', () => {
  it.each([
    [
      'with the PDS',
      'saar: 1 destroyer; on Quann: 2 infantry, 1 pds',
      '94.1',
      ['cannon', 'space', 'landing', 'ground'],
    ],
    ['without it', 'saar: 1 destroyer; on Quann: 2 infantry', '99.8', ['space', 'bombardment', 'ground']],
  ])('Quann %s', (_, defender, wins, stages) => {
    const found = ask(ATTACKER, defender);
    expect(found.method).toBe('exact');
    expect(percent(found.shares.attacker)).toBe(wins);
    const rows = found.stages ?? [];
    expect(rows.map(({ stage }) => stage)).toEqual(stages);
    // The rows add up to the whole.
    const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((all, row) => all + of(row), 0);
    expect(sum(({ ends }) => ends)).toBeCloseTo(1, 12);
    for (const side of ['attacker', 'defender']) {
      const cost = found.ends.reduce((all, end) => all + end.share * (end.cost[side] ?? 0), 0);
      expect(sum(({ lost }) => lost[side] ?? 0)).toBeCloseTo(cost, 12);
    }
    rows.forEach(({ reached, ends }, at) => {
      expect(reached).toBeLessThanOrEqual(1 + 1e-12);
      expect(reached - ends).toBeCloseTo(rows[at + 1]?.reached ?? 0, 12);
    });
    const bombardment = rows.find(({ stage }) => stage === 'bombardment');
    if (bombardment) expect(percent(bombardment.ends)).toBe('36.0');
  });
  it('without ground forces it is a fight for space, with them for the planet, unless told otherwise', () => {
    const destroyers = 'sol: 4 destroyer';
    const quann = 'saar: 1 destroyer; on Quann: 2 infantry';
    expect(ask(destroyers, quann).shares.attacker).toBeGreaterThan(0.99);
    expect(ask('sol: 1 carrier, 1 infantry', quann, { goal: 'space' }).shares.attacker).toBeGreaterThan(
      ask('sol: 1 carrier, 1 infantry', quann).shares.attacker ?? 1,
    );
    const checked = game.setup.check(`${destroyers} vs ${quann}`);
    for (const settings of [{ goal: 'planet' }, { objective: 'planet' }])
      expect(checked.ok && game.oddsRules?.ask?.(checked.setup, settings)).toMatchObject({
        reason: { code: 'odds-goal-planet' },
      });
    expect(checked.ok && game.oddsRules?.ask?.(checked.setup, { goal: 'gold' })).toMatchObject({
      reason: { code: 'odds-goal' },
    });
  });
});
