import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, clone, hash, jsonFault, same } from './json.ts';

const json = fc.jsonValue();

describe('plain data', () => {
  it('a clone is the same and shares nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.array(fc.integer()))), (value) => {
        const copy = clone(value);
        expect(same(copy, value)).toBe(true);
        for (const [i, item] of value.entries()) {
          expect(copy[i]).not.toBe(item);
          for (const key of Object.keys(item)) expect(copy[i]?.[key]).not.toBe(item[key]);
        }
      }),
    );
  });

  it('same agrees with canonical text', () => {
    fc.assert(fc.property(json, json, (a, b) => same(a, b) === (canonical(a) === canonical(b))));
  });

  it.each([
    [{ a: undefined }, '$.a is undefined'],
    [{ a: [1, Number.POSITIVE_INFINITY] }, '$.a[1] is Infinity'],
    [{ a: Number.NaN }, '$.a is NaN'],
    [{ a: -0 }, '$.a is -0'],
    [{ a: { 7: 'x' } }, '$.a has the key 7, which looks like an integer'],
    [{ a: new Map() }, '$.a is an instance of a class'],
    [{ a: () => 1 }, '$.a is function'],
    [{ a: 1n }, '$.a is bigint'],
  ])('%o is not plain', (value, fault) => expect(jsonFault(value)).toBe(fault));

  it('a cycle is not plain', () => {
    const ring: Record<string, unknown> = {};
    ring.self = ring;
    expect(jsonFault(ring)).toBe('$.self is a cycle');
  });

  it('the same data twice in one value is plain', () => {
    const shared = { x: 1 };
    expect(jsonFault({ a: shared, b: shared })).toBeUndefined();
  });

  it('the hash sees every change and no order of keys', () => {
    expect(hash({ a: 1, b: [2, 3] })).toBe(hash({ b: [2, 3], a: 1 }));
    // A name, a kind and a place too.
    const likes = [
      { a: 1 },
      { b: 1 },
      { a: '1' },
      { a: [1] },
      [{ a: 1 }],
      { a: { a: 1 } },
      { a: null },
      { a: false },
      {},
      [],
    ];
    const lists = [[1, 2], [2, 1], [12], [[1], 2], [[1, 2]], ['1,2']];
    expect(new Set([...likes, ...lists].map(hash)).size).toBe(likes.length + lists.length);
    fc.assert(fc.property(json, json, (a, b) => (hash(a) === hash(b)) === (canonical(a) === canonical(b))));
    const seen = new Set<string>();
    for (let i = 0; i < 20_000; i++) seen.add(hash({ a: i % 100, b: [Math.floor(i / 100)] }));
    expect(seen.size).toBe(20_000);
  });
});

it('only own keys count: what an object inherits is no data', () => {
  const heir = Object.create({ type: 'fire' }) as object;
  expect(same(heir, {})).toBe(true);
  expect(same({}, heir)).toBe(true);
  expect(same(heir, { type: 'fire' })).toBe(false);
  expect(same({ type: 'fire' }, heir)).toBe(false);
  expect(same({ toString: 1 }, { valueOf: 1 })).toBe(false);
  expect(same(JSON.parse('{"__proto__":1}'), {})).toBe(false);
});
