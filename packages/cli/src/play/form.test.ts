import type { Field } from '@fray/engine';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../words/index.ts';
import { fieldLine, type Naming } from './field.ts';
import { parseForm as parse } from './form.ts';

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
/** Nothing has words of its own. */
const naming: Naming = { words: wordsIn('en'), field: (name) => name, option: (id) => id };
const parseForm = (filled: { type: string }, fields: readonly Field[], text: string) =>
  parse(naming, filled, fields, text);

test('each kind of field is typed the way people would', () => {
  const text = 'ships=cruiser:2,fighter who=left hands=one,two power=7 note=two words sure=yes rest={"a":[1]}';
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

test('fields that are left out keep their value; JSON cannot change the type', () => {
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

test('nonsense is reported', () => {
  expect(parseForm(blank, FIELDS, 'and more power=3')).toEqual({ ok: false, why: '"and more" is not NAME=VALUE.' });
  // What a number cannot be the form's own check refuses.
  expect(parseForm(blank, FIELDS, 'power=3 and more')).toMatchObject({ action: { power: '3 and more' } });
  expect(parseForm(blank, FIELDS, 'color=red')).toMatchObject({ ok: false });
  expect(parseForm(blank, FIELDS, '{')).toMatchObject({ ok: false });
  const deep = `{"rest":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  expect(parseForm(blank, FIELDS, deep)).toMatchObject({ ok: false, why: expect.stringContaining('nested deeper') });
});

test('every kind of field is described', () => {
  expect(FIELDS.map((field) => fieldLine(naming, field))).toEqual([
    '  ships: how many of each: cruiser:N, fighter:N',
    '  who: one of left, right',
    '  hands: some of one, two; separate them with commas',
    '  power: a whole number from 0 to 9',
    '  note: a text (may be left out)',
    '  sure: yes or no',
    '  rest: JSON',
  ]);
});

describe('fields and options have names', () => {
  const named: Naming = {
    words: wordsIn('de'),
    field: (name) => (name === 'who' ? 'Wer' : name),
    option: (id) => ({ left: 'linke Hand', right: 'Rechte', cruiser: 'Kreuzer' })[id] ?? id,
  };
  const typed = (text: string) => parse(named, blank, FIELDS, text);

  test('options are shown by name, and a name with a space needs no quotes', () => {
    expect(fieldLine(named, FIELDS[1]!)).toBe('  Wer: eins von linke Hand, Rechte');
    expect(fieldLine(named, FIELDS[0]!)).toBe('  ships: wie viele von jedem: Kreuzer:N, fighter:N');
  });

  test('names and codes are both understood', () => {
    for (const text of ['Wer=linke Hand', 'Wer="linke Hand"', 'who=left', 'Wer=Linke hand'])
      expect(typed(text)).toEqual({ ok: true, action: { ...blank, who: 'left' } });
    expect(typed('ships=Kreuzer:2, fighter')).toMatchObject({ action: { ships: { cruiser: 2, fighter: 1 } } });
    expect(typed('sure=ja')).toMatchObject({ action: { sure: true } });
  });

  test('a slip is answered with what was most likely meant', () => {
    expect(typed('Wre=left')).toMatchObject({
      why: expect.stringMatching(/^Es gibt kein Feld.* Meintest du „Wer“\?$/),
    });
    expect(typed('Wer=Recte')).toEqual({
      ok: false,
      why: '„Recte“ ist für „Wer“ nicht möglich. Meintest du „Rechte“?',
    });
    expect(typed('hands=one,tow')).toMatchObject({ why: expect.stringContaining('„two“') });
    // Nothing is near: the form's own check says what is wrong.
    expect(typed('Wer=beide')).toMatchObject({ ok: true });
  });

  test('two options of one name are shown by their codes', () => {
    const twins: Naming = { ...named, option: () => 'Hand' };
    expect(fieldLine(twins, FIELDS[1]!)).toBe('  Wer: eins von left, right');
  });
});
