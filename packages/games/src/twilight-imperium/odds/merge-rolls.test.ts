import { dry, Runner } from '@fray/engine';
import { expect, it } from 'vitest';
import { begin } from '../begin.ts';
import { rules } from '../ruleset.ts';
import { planet, side, table } from '../tests/fixture.ts';
import { mergeRolls } from './merge-rolls.ts';
import { moveUntil } from './standing-units.ts';

it('a unit that rolls one die more than others of its kind (Plasma Scoring) is kept apart where single dice matter', () => {
  const guns = { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 2 } })] };
  const waysOf = (technologies: string[]): number => {
    const setup = table(
      side('sol', { 'cruiser-1': 2 }, { hand: ['fire-team'] }),
      side('hacan', {}, { technologies, hand: [] }),
      { start: 'P1.1', system: guns },
    );
    const runner = new Runner(rules, begin(setup), dry());
    runner.start();
    moveUntil(rules, runner, () => runner.need !== undefined);
    if (!runner.need) throw new Error('nobody throws');
    return mergeRolls(runner.state, runner.need)?.length ?? 0;
  };
  // 0 to 2 hits of equal guns; with one die more: 0 to 2 hits of the one, 0 or 1 of the other.
  expect(waysOf([])).toBe(3);
  expect(waysOf(['plasma-scoring'])).toBe(6);
});
