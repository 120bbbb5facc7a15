import { expect, it } from 'vitest';
import { switchesOf, withSwitched } from './uses.ts';

const COUNTED = [
  { by: 'attacker', what: 'ambush', how: 'decided', offered: 1, used: 1 },
  { by: 'attacker', what: 'morale-boost', how: 'decided' },
  { by: 'attacker', what: 'armada', how: 'automatic' },
  { by: 'defender', what: 'direct-hit', how: 'not-counted', why: 'not-listed' },
  { what: 'nebula', how: 'automatic' },
] as const;

it('one switch for each effect that is decided or left out by a list', () => {
  expect(switchesOf(COUNTED)).toEqual([
    { by: 'attacker', what: 'ambush', isOn: true },
    { by: 'attacker', what: 'morale-boost', isOn: true },
    { by: 'defender', what: 'direct-hit', isOn: false },
  ]);
});

it('a switch writes the list of its side; with everything on there is none', () => {
  const all = switchesOf(COUNTED);
  const tap = (at: number, settings = {}) =>
    withSwitched({ losses: 'a:best', ...settings }, all, ['attacker', 'defender'], all[at] as (typeof all)[number]);
  expect(tap(0)).toEqual({ losses: 'a:best', use: 'a:morale-boost; d:none' });
  expect(tap(2, { use: 'd:none' })).toEqual({ losses: 'a:best' });
});
