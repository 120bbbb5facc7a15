import { expect, test } from 'vitest';
import { freeName, militiaOf, nextTo, withMilitia, withoutUnit } from './setup-model.ts';

test('militia are one number, wherever they stand in the list', () => {
  const force = { units: [{ merc: 'Tao' }, { militia: 2 }, { merc: 'Ra' }, { militia: 1 }] };
  expect(militiaOf(force)).toBe(3);
  expect(withMilitia(force, 4).units).toEqual([{ merc: 'Tao' }, { militia: 4 }, { merc: 'Ra' }]);
  expect(withMilitia(force, 0).units).toEqual([{ merc: 'Tao' }, { merc: 'Ra' }]);
  expect(withMilitia({ units: [] }, 2).units).toEqual([{ militia: 2 }]);
});

test('a unit that leaves takes along the vehicle that nobody is left to drive', () => {
  const force = {
    units: [{ merc: 'Tao' }, { merc: 'Ra', squad: 'secondary' }, { militia: 1 }],
    vehicles: [{ vehicle: 'Humvee' }, { vehicle: 'Jeep', squad: 'secondary' }],
  };
  expect(withoutUnit(force, 1)).toEqual({
    units: [{ merc: 'Tao' }, { militia: 1 }],
    vehicles: [{ vehicle: 'Humvee' }],
  });
  expect(withoutUnit(withoutUnit(force, 1), 0)).toEqual({ units: [{ militia: 1 }] });
});

test('a unit of one’s own has a name that nobody has', () => {
  expect(freeName('Own unit', ['Own unit A', 'Tao'])).toBe('Own unit B');
});

test('a sector has at most four adjacent sectors, and none beyond the edge', () => {
  expect(nextTo('B2')).toEqual(['A2', 'B1', 'C2', 'B3']);
  expect(nextTo('A1')).toEqual(['B1', 'A2']);
});
