import { expect, it } from 'vitest';
import { fight, figures, unitOf } from '../tests/fixture.ts';
import type { Unit } from '../types.ts';
import { saversOf } from './healing.ts';

it('18: who lives and is here may save with his shot; the dead and those elsewhere may not, the dying may with his own', () => {
  const shot = { gear: ['Epinephrine Shot' as const] };
  const run = fight([figures('D', 1, 1, shot)], [figures('Dying', 1, 1), figures('Mate', 1, 1, shot)]);
  const dying = unitOf(run, 'Dying');
  const mate = unitOf(run, 'Mate');
  const savers = (change: Partial<Unit> = {}) => {
    Object.assign(mate, { health: 3, place: 'here', squad: 'primary', ...change });
    return saversOf(run.state, dying).map(({ id }) => id);
  };
  expect([savers(), savers({ health: 1 }), savers({ health: 0 })]).toEqual([['Mate'], ['Mate'], []]);
  expect([savers({ place: 'B1' }), savers({ squad: 'secondary' })]).toEqual([[], []]);
  Object.assign(dying, { health: 0, gear: mate.gear });
  expect(savers({ health: 0 })).toEqual(['Dying']);
  dying.squad = 'none';
  expect(savers()).toEqual([]);
});
