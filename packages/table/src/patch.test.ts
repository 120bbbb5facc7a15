import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff } from './patch.ts';

/** As it arrives. */
const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value));
const json = fc.jsonValue({ maxDepth: 5 }).map(sent);

describe('a patch', () => {
  it('leads from any document to any other, over the wire, and changes neither', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        const [before, after] = [JSON.stringify(from), JSON.stringify(to)];
        const patch = diff(from, to);
        const result = patch === undefined ? from : applyPatch(from, sent(patch));
        expect(JSON.stringify([from, to])).toBe(`[${before},${after}]`);
        // With its keys in the same order: some things are listed by them.
        expect(JSON.stringify(result)).toBe(JSON.stringify(to));
      }),
      { numRuns: 2000, seed: 35 },
    );
  });

  it('is nothing between equal documents', () => {
    fc.assert(
      fc.property(json, (one) => diff(one, sent(one)) === undefined),
      { numRuns: 500, seed: 35 },
    );
  });

  it('is small where little has changed', () => {
    const ship = (hits: number) => ({ type: 'cruiser', hits, cards: ['a', 'b'] });
    const from = { round: 3, ships: Array.from({ length: 30 }, () => ship(0)) };
    const to = { round: 3, ships: from.ships.map((one, i) => (i === 17 ? ship(1) : one)) };
    expect(JSON.stringify(diff(from, to))).toBe('{"ships":[17,0,[],{"17":{"hits":[1]}}]}');
  });

  it('changes no prototype by any key', () => {
    const from = JSON.parse('{"a":{"b":1}}');
    for (const text of ['{"__proto__":{"evil":[1]}}', '{"a":{"__proto__":[{"evil":1}]}}', '{"constructor":[1]}']) {
      const patch = JSON.parse(text);
      try {
        const result = applyPatch(from, patch) as Record<string, unknown>;
        expect([Object.getPrototypeOf(result), Object.getPrototypeOf(result.a)]).toEqual([
          Object.prototype,
          Object.prototype,
        ]);
      } catch (error) {
        expect(String(error)).toContain('does not fit');
      }
    }
    expect(({} as { evil?: unknown }).evil).toBeUndefined();
    const odd = JSON.parse('{"__proto__":{"x":1},"toString":2}');
    expect(JSON.stringify(applyPatch({}, sent(diff({}, odd))))).toBe(JSON.stringify(odd));
    expect(JSON.stringify(applyPatch(odd, sent(diff(odd, {}))))).toBe('{}');
  });

  it.each([
    ['a list patch on an object', {}, [0, 0, []]],
    ['an object patch on a list', [], { a: [1] }],
    ['a place behind the end', [1], [5, 0, []]],
    ['more gone than there is', [1], [0, 2, []]],
    ['a change of an element that is not there', [1], [0, 0, [], { 7: [1] }]],
    ['a name as a place', [1], [0, 0, [], { length: [0] }]],
    ['no patch', {}, 7],
    ['a patch that is nested too deep', {}, JSON.parse(`${'{"a":'.repeat(80)}[1]${'}'.repeat(80)}`)],
  ])('is refused if it does not fit: %s', (_, to, patch) => {
    expect(() => applyPatch(to, patch)).toThrow('the patch does not fit');
  });
});
