import type { Event } from '@fray/games/merc/screen';
import { expect, test } from 'vitest';
import { readShots, volley } from './shots.ts';

const tell = (...events: Event[]) => readShots(events.map((event, i) => ({ event, key: `${i}` })));
const aims = (unit: string, ...targets: string[]): Event => ({ type: 'targets declared', unit, targets });
const rolls = (unit: string, dice: number[], why: 'fire' | 'reroll' = 'fire'): Event => ({
  type: 'dice rolled',
  unit,
  seat: 'rebel',
  dice,
  hitsOn: 4,
  why,
});
const order: Event = { type: 'order fixed', round: 2, order: ['Rizen', 'Surgeon'] };

test('section 7: the last roll stays with its targets, its hits and who died of it, also when the next round begins', () => {
  const { shots, results } = tell(
    aims('Rizen', 'Ra', 'Tao'),
    rolls('Rizen', [6, 4, 1]),
    { type: 'unit died', unit: 'Ra', lost: [] },
    order,
  );
  expect(volley(shots)).toEqual({
    units: ['Rizen'],
    key: '1',
    unit: 'Rizen',
    targets: ['Ra', 'Tao'],
    dice: [6, 4, 1],
    hitsOn: 4,
    hits: 2,
    dead: 1,
  });
  expect(results.size).toBe(0);
});

test('section 14: what each slot came to: one for every time a unit acts, a roll once more counts alone', () => {
  const { results } = tell(
    order,
    aims('Rizen', 'Ra'),
    rolls('Rizen', [1]),
    rolls('Rizen', [5], 'reroll'),
    { type: 'passed', unit: 'Surgeon', why: 'chosen' },
    aims('Rizen', 'Ra'),
    rolls('Rizen', [2]),
  );
  expect(results.get('Rizen')?.map((shot) => shot?.hits)).toEqual([1, 0]);
  expect(results.get('Surgeon')).toEqual([undefined]);
});

test('section 14: militia that fire at one target in one move are one roll', () => {
  const one = (n: number, dice: number[]): Event[] => [
    aims(`rebel militia ${n}`, 'Ra'),
    rolls(`rebel militia ${n}`, dice),
  ];
  const events = [aims('Tao', 'Ra'), rolls('Tao', [6]), ...one(1, [5]), ...one(2, [1])];
  const { shots } = readShots(events.map((event, i) => ({ event, key: `4 ${i}` })));
  expect(volley(shots)).toMatchObject({ units: ['rebel militia 1', 'rebel militia 2'], dice: [5, 1], hits: 1 });
  expect(volley(readShots(events.map((event, i) => ({ event, key: `${i} 0` }))).shots)?.dice).toEqual([1]);
});
