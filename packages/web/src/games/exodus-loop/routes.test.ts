import { cellNamed } from '@fray/games/exodus-loop/screen';
import { describe, expect, test } from 'vitest';
import type { Ship } from './model.ts';
import { lineOf, spotsOf } from './routes.ts';

const cells = (names: string): number[] => names.split(' ').map((name) => cellNamed(name) as number);
const order = (names: string) => ({ route: cells(names), fuzzy: false });

/** The direction of the last piece: what the arrow head points along. */
function heading(line: string): [number, number] {
  const [to, from] = [...line.matchAll(/[ML](\S+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]).reverse();
  return [Math.sign((to?.[0] ?? 0) - (from?.[0] ?? 0)), Math.sign((to?.[1] ?? 0) - (from?.[1] ?? 0))];
}

describe('the arrow of an order points along its last real piece', () => {
  test.each([
    ['up', 'E9 E8', [0, -1]],
    ['down', 'E9 E10', [0, 1]],
    ['left', 'E9 D9 C9', [-1, 0]],
    ['right', 'E9 F9', [1, 0]],
    ['left and then up, columns first', 'E9 D9 D8', [0, -1]],
    ['up and then right, a way of its own', 'E9 E8 F8', [1, 0]],
  ])('%s', (_, way, expected) => {
    expect(heading(lineOf(order(way), false))).toEqual(expected);
    expect(heading(lineOf(order(way), true))).toEqual(expected);
  });

  test('it ends before a ship that stands there, and runs through every corner', () => {
    expect(lineOf(order('E9 D9 D8'), false)).toBe('M4.5 8.5L3.5 8.5L3.5 7.5');
    expect(lineOf(order('E9 D9 D8'), true)).toBe('M4.5 8.5L3.5 8.5L3.5 7.92');
  });

  test('a guess is one straight line', () => {
    expect(lineOf({ route: cells('E9 D9 D8'), fuzzy: true }, false)).toBe('M4.5 8.5L3.5 7.5');
  });
});

describe('ships that share a cell', () => {
  const ship = (id: string, at: string): Ship =>
    ({ id, cell: cellNamed(at), width: 1, height: 1 }) as Partial<Ship> as Ship;
  const four = [ship('a', 'D4'), ship('b', 'D4'), ship('c', 'D4'), ship('d', 'D4'), ship('e', 'E4')];

  test('are counted, and nobody hides another', () => {
    const { spots, crowds } = spotsOf(four, undefined);
    expect([...crowds]).toEqual([[cellNamed('D4'), 4]]);
    const places = ['a', 'b', 'c'].map((id) => `${spots.get(id)?.x} ${spots.get(id)?.y}`);
    expect(new Set(places).size).toBe(3);
    expect(spots.get('d')).toBeUndefined();
    expect(spots.get('e')?.scale).toBe(1);
  });

  test('the one whose card is open is always drawn', () => {
    expect(spotsOf(four, 'd').spots.get('d')).toBeDefined();
  });
});
