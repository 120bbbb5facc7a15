import { expect, test } from 'vitest';
import { copies } from './copies.ts';

const named = (name: string, type: string): string =>
  `export function ${name}(list: readonly ${type}[]): ${type} | undefined {\n  // Why.\n  return list.at(-1);\n}\n`;
const arrow = 'const tail = <V>(list: V[]) => {\n  return list.at(-1);\n};\n';

test('the third copy of a function is found, by another name and of other types', () => {
  const two = [
    ['a.ts', named('last', 'Unit')] as const,
    ['b.svelte', `<p>\n<script>\n${arrow}</script>\n<p>`] as const,
  ];
  expect(copies(two)).toEqual([]);
  expect(copies([...two, ['c.ts', `\n${named('final', 'Map<string, Card>')}`]])).toEqual([
    ['a.ts:1', 'b.svelte:3', 'c.ts:2'],
  ]);
});

test('short functions, other functions and constructors are let be', () => {
  const short = 'const last = (list) => list.at(-1);\n';
  const kept = 'class Kept {\n  constructor(one) {\n    this.one = one;\n  }\n}\n';
  const other = [1, 2, 3].map((at) => named('last', 'Unit').replace('-1', `${at}`));
  expect(copies([['a.ts', short.repeat(3) + kept.repeat(3) + other.join('')]])).toEqual([]);
});
