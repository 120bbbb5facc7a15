import { pathInto } from '@fray/games';
import { expect, test } from 'vitest';
import { blankOf, fits, kindOf, namesAt, resolve, type Schema, variantName } from './schema.ts';

const root: Schema = {
  $defs: {
    unit: {
      type: 'object',
      properties: { name: { type: 'string' }, armor: { type: 'integer', minimum: 2 } },
      required: ['name', 'armor'],
    },
  },
  type: 'object',
  properties: { units: { type: 'array', items: { $ref: '#/$defs/unit' }, minItems: 1 } },
  required: ['units'],
};

test('a reference is followed, and the least that fits is made of it', () => {
  expect(resolve({ $ref: '#/$defs/unit' }, root).required).toEqual(['name', 'armor']);
  expect(blankOf(root, root)).toEqual({ units: [{ name: '', armor: 2 }] });
});

test('each schema has its kind of field', () => {
  const kinds: [Schema, string][] = [
    [{ type: 'object', properties: {} }, 'object'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, 'record'],
    [{ type: 'array', items: {} }, 'list'],
    [{ anyOf: [{ type: 'null' }, { type: 'string' }] }, 'union'],
    [{ type: 'string', enum: ['a'] }, 'choice'],
    [{ const: 1 }, 'nothing'],
    [{ type: 'boolean' }, 'flag'],
    [{ type: 'integer' }, 'number'],
    [{ type: 'string' }, 'text'],
    [{}, 'json'],
  ];
  for (const [schema, kind] of kinds) expect(kindOf(schema), JSON.stringify(schema)).toBe(kind);
});

test('variants of a union differ by their constants', () => {
  const card: Schema = {
    type: 'object',
    properties: { kind: { const: 'card' }, card: { type: 'string' } },
    required: ['kind', 'card'],
  };
  const plain: Schema = { type: 'object', properties: { kind: { const: 'plain' } }, required: ['kind'] };
  expect(fits({ kind: 'card', card: 'x' }, card, root)).toBe(true);
  expect(fits({ kind: 'card', card: 'x' }, plain, root)).toBe(false);
  expect(variantName(plain, root)).toBe('plain');
});

test('paths read like those of a problem', () => {
  expect(pathInto(pathInto(pathInto('', 'forces'), 'rebel'), 0)).toBe('forces.rebel[0]');
});

test('the names of a place are read through lists, references and unions', () => {
  const schema: Schema = {
    $defs: {
      card: {
        anyOf: [
          { type: 'string', enum: ['Uzi', 'M16'] },
          { type: 'object', properties: {} },
        ],
      },
    },
    type: 'object',
    properties: { units: { type: 'array', items: { type: 'object', properties: { gear: { $ref: '#/$defs/card' } } } } },
  };
  expect(namesAt(schema, 'units', '[]', 'gear')).toEqual(['Uzi', 'M16']);
  expect(namesAt(schema, 'nothing')).toEqual([]);
});
