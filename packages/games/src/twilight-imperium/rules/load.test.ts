import { describe, expect, it } from 'vitest';
import { UNITS, type UnitId } from '../content/units.ts';
import { loadOf } from './load.ts';

const load = (space: Partial<Record<UnitId, number>>, ashore: UnitId[] = []) =>
  loadOf(
    Object.entries(space).flatMap(([unit, count]) => Array.from({ length: count }, () => UNITS[unit as UnitId])),
    ashore.map((unit) => UNITS[unit]),
  );

describe('P0.5: what a fleet carries, and what counts against its supply', () => {
  it('fighters II beyond the capacity are ships, hybrid crystal fighters half a ship each', () => {
    expect(load({ 'carrier-1': 1, 'fighter-2': 4 }).ships).toBe(1);
    expect(load({ 'carrier-1': 1, 'fighter-2': 5 }).ships).toBe(2);
    expect(load({ 'carrier-1': 1, 'hybrid-crystal-fighter-2': 4 }).ships).toBe(1);
    expect(load({ 'carrier-1': 1, 'hybrid-crystal-fighter-2': 5 }).ships).toBe(1.5);
    expect(load({ 'hybrid-crystal-fighter-2': 3 }).ships).toBe(1.5);
  });
  it('fighters I and ground forces must be carried, and three fighters of a space dock ride free', () => {
    expect(load({ 'carrier-1': 1, 'fighter-1': 3, 'infantry-1': 1 })).toMatchObject({ capacity: 4, needs: 4, over: 0 });
    expect(load({ 'carrier-1': 1, 'fighter-1': 4, 'infantry-1': 1 }).over).toBe(1);
    expect(load({ 'carrier-1': 1, 'fighter-1': 7 }, ['space-dock-1']).over).toBe(0);
    expect(load({ 'carrier-1': 1, 'fighter-1': 8 }, ['space-dock-1']).over).toBe(1);
  });
});
