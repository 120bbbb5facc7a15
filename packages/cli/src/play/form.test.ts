import type { Field } from '@fray/engine';
import { expect, test } from 'vitest';
import { fieldLine, parseForm } from './form.ts';

const FIELDS: Field[] = [
  { name: 'ships', kind: 'counts', options: ['cruiser', 'fighter'] },
  { name: 'who', kind: 'choice', options: ['left', 'right'] },
  { name: 'hands', kind: 'set', options: ['one', 'two'] },
  { name: 'power', kind: 'number', min: 0, max: 9 },
  { name: 'note', kind: 'text', optional: true },
  { name: 'sure', kind: 'flag' },
  { name: 'rest', kind: 'json' },
];
const blank = { type: 'deploy', power: 4 };

test('each kind of field is typed the way people would', () => {
  const text = 'ships=cruiser:2,fighter who=left hands=one,two power=7 note="two words" sure=yes rest={"a":[1]}';
  expect(parseForm(blank, FIELDS, text)).toEqual({
    ok: true,
    action: {
      type: 'deploy',
      ships: { cruiser: 2, fighter: 1 },
      who: 'left',
      hands: ['one', 'two'],
      power: 7,
      note: 'two words',
      sure: true,
      rest: { a: [1] },
    },
  });
});

test('what is not named stays as the blank has it; JSON cannot change the type', () => {
  expect(parseForm(blank, FIELDS, 'sure=no')).toEqual({ ok: true, action: { type: 'deploy', power: 4, sure: false } });
  expect(parseForm(blank, FIELDS, '{"type":"cheat","power":1}')).toEqual({
    ok: true,
    action: { type: 'deploy', power: 1 },
  });
});

test('a number alone is enough where there is one field', () => {
  const one: Field[] = [{ name: 'power', kind: 'number' }];
  expect(parseForm(blank, one, '3')).toEqual({ ok: true, action: { type: 'deploy', power: 3 } });
});

test('what makes no sense is told', () => {
  expect(parseForm(blank, FIELDS, 'power=3 and more')).toEqual({ ok: false, why: '"and more" is no NAME=VALUE.' });
  expect(parseForm(blank, FIELDS, 'colour=red')).toMatchObject({ ok: false });
  expect(parseForm(blank, FIELDS, '{')).toMatchObject({ ok: false });
  const deep = `{"rest":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  expect(parseForm(blank, FIELDS, deep)).toMatchObject({ ok: false, why: expect.stringContaining('nested deeper') });
});

test('every kind of field is described', () => {
  expect(FIELDS.map(fieldLine)).toEqual([
    '  ships: how many of each: cruiser:N,fighter:N',
    '  who: one of left, right',
    '  hands: some of one, two; with commas between',
    '  power: a whole number from 0 to 9',
    '  note: a text (may be left out)',
    '  sure: yes or no',
    '  rest: JSON',
  ]);
});
