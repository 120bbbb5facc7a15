import { expect, it } from 'vitest';
import { arena, FAR, force, unit } from '../tests/fixture.ts';
import { forms } from './forms.ts';

const { state } = arena({
  start: 'preparation',
  player: {
    carriers: [{ class: 'STANDARD', at: 'F13' }],
    ...force('I-Alpha-1 A11', 'B-Bravo-1 DOCKED', unit('G-Charlie-1 DOCKED', { traits: ['EARLY_LAUNCH'] })),
  },
  enemy: force('S-Delta-2 A1', FAR.replace('A1', 'K3')),
});
const rows = (first: number): string[] =>
  [0, 1, 2].flatMap((row) => [...'ABCDEFGHIJK'].map((column) => `${column}${first + row}`));

it('7: a side may place its ships on the grid, the corner too, in the cells of its zone', () => {
  const options = (seat: 'player' | 'enemy' | 'host') =>
    forms.place.fields(state, {}, seat).map((field) => (field.kind === 'choice' ? field.options : []));
  expect(options('player')).toEqual([['Carrier', 'I-Alpha-1'], rows(11)]);
  expect(options('enemy')).toEqual([['S-Delta-2', 'M-Golf-9'], rows(1)]);
  expect(options('host')).toEqual([[], []]);
});

it('the forms of the host show what may be filled in', () => {
  const shown = (name: 'adjust' | 'add') =>
    forms[name]
      .fields(state, {}, 'host')
      .map((field) => (field.kind === 'number' ? [field.name, field.min, field.max] : field.name));
  expect(shown('adjust')).toEqual(['what', 'ship', ['amount', 0, 100]]);
  expect(shown('add')).toEqual(['side', 'kind', 'cell']);
});

it('what a form makes at random is what it takes', () => {
  for (let draw = 1; draw <= 12; draw++) {
    const chance = (count: number, sides: number) => Array<number>(count).fill(1 + ((draw * 5) % sides));
    const filled = [
      ['place', 'player'],
      ['adjust', 'host'],
      ['add', 'host'],
    ] as const;
    for (const [name, seat] of filled) {
      const action = forms[name].sample?.(state, {}, seat, chance);
      expect(action && forms[name].check(state, {}, seat, action), `${name} ${draw}`).toEqual([]);
    }
  }
});
