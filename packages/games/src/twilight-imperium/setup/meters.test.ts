import { describe, expect, it } from 'vitest';
import { capacityOf, costOf, limitsOf, supplyOf } from '../form.ts';
import { checkSetup } from './check.ts';

const fleet = (space: unknown, more: object = {}) => ({ attacker: { faction: 'sol', space, ...more } });

describe('meters of a setup', () => {
  it('P0.5: an empty setup, an empty seat and nonsense have no meters and throw nothing', () => {
    for (const draft of [
      {},
      { attacker: null },
      null,
      'nonsense',
      7,
      { attacker: 12 },
      { attacker: { space: [null] } },
    ]) {
      expect(supplyOf(draft, 'attacker')).toBeUndefined();
      expect(capacityOf(draft, 'attacker')).toBeUndefined();
      expect(limitsOf(draft, 'attacker')).toEqual([]);
      expect(costOf(draft, 'attacker')).toBe(0);
    }
    expect(capacityOf(fleet([]), 'defender')).toBeUndefined();
  });

  it('P0.5 (4): capacity counts what the ships carry, also of a setup with nothing else in it', () => {
    const groups = [
      { unit: 'advanced-carrier-1', count: 1, damaged: 0, galvanized: 0 },
      { unit: 'fighter-1', count: 4, damaged: 0, galvanized: 0 },
    ];
    expect(capacityOf(fleet(groups), 'attacker')).toEqual({ used: 4, allowed: 6 });
    const over = capacityOf(fleet('1 carrier, 5 ff, 3 infantry'), 'attacker');
    expect(over).toMatchObject({ used: 8, allowed: 6 });
    expect(over?.problem).toMatchObject({ code: 'over-capacity', path: 'attacker.space', over: 2 });
    // Space docks on the planets of the system let 3 fighters ride free.
    const docked = {
      ...fleet('1 carrier, 5 ff, 3 infantry'),
      system: { planets: [{ id: 'Jord', units: { attacker: '1 space dock' } }] },
    };
    expect(capacityOf(docked, 'attacker')).toEqual({ used: 5, allowed: 6 });
  });

  it('P0.5 (3): fleet supply counts ships; Letnev has 2 more, Fleet Regulations allows 4 tokens', () => {
    expect(supplyOf(fleet('3 cruiser, 2 ff'), 'attacker'), 'not counted').toEqual({
      used: 3,
      allowed: Number.POSITIVE_INFINITY,
    });
    expect(supplyOf(fleet('3 cruiser', { fleetSupply: 3 }), 'attacker')).toEqual({ used: 3, allowed: 3 });
    const over = supplyOf(fleet('4 cruiser', { fleetSupply: 3 }), 'attacker');
    expect(over).toMatchObject({ used: 4, allowed: 3 });
    expect(over?.problem).toMatchObject({ code: 'over-supply', path: 'attacker.fleetSupply', over: 1 });
    expect(supplyOf({ attacker: { faction: 'letnev', space: '5 dread', fleetSupply: 3 } }, 'attacker')).toEqual({
      used: 5,
      allowed: 5,
    });
    expect(
      supplyOf({ ...fleet('5 cruiser', { fleetSupply: 6 }), laws: ['fleet regulations'] }, 'attacker'),
    ).toMatchObject({ used: 5, allowed: 4 });
  });

  it('P0.5: reinforcements are counted over the space area, planets and adjacent systems', () => {
    const draft = {
      ...fleet('3 dread, 2 flagship'),
      system: { planets: [{ id: 'Jord', units: { attacker: '1 pds' } }] },
      adjacent: [{ id: 'next door', units: { attacker: '3 dread' } }],
    };
    const limits = limitsOf(draft, 'attacker');
    expect(limits.find((one) => one.type === 'dreadnought')).toMatchObject({ used: 6, allowed: 5 });
    expect(limits.find((one) => one.type === 'flagship')?.problem).toMatchObject({ code: 'over-limit', allowed: 1 });
    expect(limits.find((one) => one.type === 'pds')).toEqual({ type: 'pds', used: 1, allowed: 6 });
    expect(limits.some((one) => one.type === 'fighter')).toBe(false);
    expect(limitsOf({ ...draft, options: { unitLimits: false } }, 'attacker')).toEqual([]);
  });

  it('section C: the cost of a force; fighters and infantry come two for one resource', () => {
    expect(costOf(fleet('2 dread, 1 carrier, 3 ff, 1 infantry'), 'attacker')).toBe(2 * 4 + 3 + 1.5 + 0.5);
  });

  it('the meters and the check of the whole setup tell the same problems', () => {
    const draft = { ...fleet('1 cruiser, 2 ff', { fleetSupply: 0 }), defender: 'letnev: 1 cruiser' };
    const checked = checkSetup(draft);
    const said = checked.ok ? [] : checked.problems;
    expect(said).toEqual([capacityOf(draft, 'attacker')?.problem, supplyOf(draft, 'attacker')?.problem]);
  });
});
