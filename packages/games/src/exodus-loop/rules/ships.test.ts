import { describe, expect, it } from 'vitest';
import { type ArenaInput, arena, cell, FAR, force } from '../tests/fixture.ts';
import type { Carrier, State } from '../types.ts';
import { cellAt, distance, nameOf } from './grid.ts';
import { carrierEnds } from './orders.ts';
import { placementProblems } from './placement.ts';
import { cellsOf, distanceTo } from './ships.ts';

const at = (start: 'command' | 'preparation', input: ArenaInput): State =>
  structuredClone(arena({ start, ...input }).state);
const carriers = (
  ...list: [string, Partial<NonNullable<NonNullable<ArenaInput['player']>['carriers']>[number]>][]
) => ({
  carriers: list.map(([where, more]) => ({ class: 'STANDARD' as const, at: where, ...more })),
});
const shipOf = (state: State, side: Carrier['side']) => {
  const found = state.carriers.find((one) => one.side === side);
  if (!found) throw new Error(`no carrier of ${side}`);
  return found;
};

describe('section 2: a carrier of several cells', () => {
  it.each([
    [1, 1],
    [2, 1],
    [1, 3],
    [3, 2],
  ])('of %i by %i: distance is to the nearest of its cells', (width, height) => {
    const state = at('command', { player: carriers(['D5', { width, height }]), enemy: force(FAR) });
    const hull = shipOf(state, 'player');
    for (let y = 0; y < 10; y++)
      for (let x = 0; x < 10; x++) {
        const here = cellAt(x, y);
        const least = Math.min(...cellsOf(hull).map((own) => distance(own, here)));
        expect(distanceTo(hull, here), nameOf(here)).toBe(least);
      }
  });

  it('5: it moves as far as all its cells stay on the map', () => {
    const state = at('command', {
      player: carriers(['J12', { class: 'SCOUT', width: 2, height: 2 }]),
      enemy: force(FAR),
    });
    const ends = (goal: string) => nameOf(carrierEnds(state, shipOf(state, 'player'), cell(goal), []));
    expect(['J11', 'I12', 'K12', 'J13', 'K11', 'I13', 'H12'].map(ends)).toEqual([
      'J11',
      'I12',
      'J12',
      'J12',
      'J12',
      'I12',
      'H12',
    ]);
  });

  it('7: no cell of it leaves the map or its zone, or lies on an enemy carrier; where it stands itself is free', () => {
    const state = at('preparation', {
      player: carriers(['E12', { width: 2, height: 2 }]),
      enemy: carriers(['C1', {}]),
    });
    shipOf(state, 'enemy').cell = cell('H13');
    const code = (where: string) => placementProblems(state, 'player', 'Carrier', where)[0]?.code;
    expect(['E12', 'F12', 'D11', 'D10', 'J12', 'K12', 'E13', 'H12', 'G12', 'G11'].map(code)).toEqual([
      undefined,
      undefined,
      undefined,
      'outside-zone',
      undefined,
      'off-grid',
      'off-grid',
      'enemy-carrier-there',
      'enemy-carrier-there',
      undefined,
    ]);
  });
});
