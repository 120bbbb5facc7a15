import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countEdits, nearest, simplify, squash } from './nearest.ts';
import { asSpelled, fieldsAt, namesOf, printedAs } from './printed.ts';

describe('the nearest name', () => {
  const NAMES = ['Rizen', 'Runde', 'Ra', 'AK-47', 'AK-47, bipod', 'Full Body Armor', 'The Général'];
  it.each([
    ['Rizzen', 'Rizen'],
    ['rzien', 'Rizen'],
    ['ak47', 'AK-47'],
    ['bipod', 'AK-47, bipod'],
    // quote: a slip in a name
    ['full bodie armour', 'Full Body Armor'],
    ['the general!', 'The Général'],
    ['RAA', 'Ra'],
    ['Full Body Armor, please', 'Full Body Armor'],
  ])('%s: most likely %s', (word, name) => {
    expect(nearest(word, NAMES)).toEqual({ name, likely: true });
  });
  it.each(['xyz', 'q', '', 'Beethoven', '漢字', 'x'.repeat(100_000)])(
    '%s: some name is nearest, and not meant',
    (word) => {
      expect(nearest(word, NAMES)?.likely).toBe(false);
    },
  );
  it('a count that may stop early is the whole count, wherever that is not above its most', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    const cut = (edits: number, most: number) => (edits > most ? 'more' : edits);
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, most) => {
        expect(cut(countEdits(a, b, most), most)).toBe(cut(countEdits(a, b), most));
      }),
      { seed: 33, numRuns: 500 },
    );
  });
  it('of nothing that is known nothing is near', () => expect(nearest('Ra', [])).toBeUndefined());
});

describe('names as they are written', () => {
  it('one form for all spellings', () => {
    expect(simplify("  L4 Disruptors Ω: N'orr ")).toBe('l4 disruptors omega norr');
    expect([squash('AK-47'), squash('ak 47'), squash('AK47')]).toEqual(['ak47', 'ak47', 'ak47']);
  });
  const ship = printedAs(
    z.enum(['I', 'B', 'B2']),
    namesOf({ I: { name: 'Interceptor' }, B: { name: 'Bomber' }, B2: { name: 'Bomber' } }),
  );
  const shape = z.strictObject({
    ships: z.array(z.union([ship, z.strictObject({ type: z.optional(z.nullable(ship)) })])),
    by: z.optional(z.record(ship, z.int())),
    name: z.optional(z.string()),
  });
  it('is read as the shape has it, wherever it stands; what nobody knows stays', () => {
    const input = {
      ships: ['INTERCEPTOR', { type: 'b' }, { type: null }, 'none', 7],
      by: { interceptor: 1 },
      name: 'b',
      more: 'b',
    };
    expect(asSpelled(shape, input)).toEqual({
      ships: ['I', { type: 'B' }, { type: null }, 'none', 7],
      by: { I: 1 },
      name: 'b',
      more: 'b',
    });
  });
  it('is left alone where it could mean two, where two would become one, and where all is as it should be', () => {
    expect(asSpelled(ship, 'Bomber')).toBe('Bomber');
    const twice = { ships: [], by: { I: 1, interceptor: 2 } };
    expect(asSpelled(shape, twice)).toBe(twice);
    for (const odd of [null, 7, [], 'x', { ships: 'I' }, { by: [] }]) expect(asSpelled(shape, odd)).toBe(odd);
  });
  it('fields of a place are those of every shape that may stand there', () => {
    expect(fieldsAt(shape, [])).toEqual(['ships', 'by', 'name']);
    expect(fieldsAt(shape, ['ships', 0])).toEqual(['type']);
    expect(fieldsAt(shape, ['by'])).toEqual(['I', 'B', 'B2', 'Interceptor', 'Bomber']);
    expect(fieldsAt(shape, ['nowhere', 'at all'])).toEqual([]);
  });
});
