import { describe, expect, it } from 'vitest';
import { begin } from '../begin.ts';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import { forfeit, gain } from '../steps/changes/effects.ts';
import { side, space } from '../tests/fixture.ts';
import type { State } from '../types.ts';
import { holdingsOf, hooksOf } from './hooks.ts';

const fight = (): State => begin(space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 })));
const offered = (state: State, effect: string): boolean =>
  [...(holdingsOf(state, 'attacker')?.offers.values() ?? [])].flat().some(({ row }) => row.id === effect);

describe('what a party holds, window by window', () => {
  it('follows what it gains and loses, row by row', () => {
    for (const row of EFFECT_ROWS) {
      if (!row.offers?.length) continue;
      const state = fight();
      if (state.parties.attacker?.effects.includes(row.id)) continue;
      expect(offered(state, row.id), row.id).toBe(false);
      gain(state, 'attacker', row.id);
      expect(offered(state, row.id), row.id).toBe(true);
      forfeit(state, 'attacker', row.id);
      expect(offered(state, row.id), row.id).toBe(false);
    }
  });

  it('is that of each combat: others with the same factions hold something else', () => {
    const [one, two] = [fight(), fight()];
    gain(one, 'attacker', 'ceasefire');
    expect([offered(one, 'ceasefire'), offered(two, 'ceasefire')]).toEqual([true, false]);
    expect([offered(one, 'ceasefire'), offered(fight(), 'ceasefire')]).toEqual([true, false]);
  });

  it('hooks of what lasts come after those in play, and go with it', () => {
    for (const row of EFFECT_ROWS) {
      for (const name of Object.keys(row.lasting ?? {}) as (keyof NonNullable<typeof row.lasting>)[]) {
        const state = fight();
        const before = hooksOf(state, name);
        const bonus = { effect: row.id, by: 'attacker', until: 'round' } as const;
        state.bonuses.push(bonus);
        state.version++;
        const during = hooksOf(state, name);
        expect(during.at(-1)?.bonus, row.id).toBe(bonus);
        expect(during.filter((one) => !one.bonus).length, row.id).toBeLessThanOrEqual(before.length);
        state.bonuses.pop();
        state.version++;
        expect(hooksOf(state, name)).toEqual(before);
      }
    }
  });
});
