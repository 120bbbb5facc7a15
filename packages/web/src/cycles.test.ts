import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who imports whom in the assistant, types and components included, which no bundler tells. */
const ROOT = import.meta.dirname;

/** Components that draw a tree of fields call each other: a list has fields, and a field may be a list. */
const TREE = /^setup\/(Schema|Record|Object|List)Field\.svelte$/;

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file));
/** Static and dynamic ones, and what is only passed on. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => match[1] as string);

type Graph = ReadonlyMap<string, readonly string[]>;
const graph: Graph = new Map(
  files.map((file) => [
    file,
    importsOf(readFileSync(join(ROOT, file), 'utf8')).map((to) => normalize(join(dirname(file), to))),
  ]),
);

/** The first way round from each file back to itself. */
function circles(all: Graph, allowed: RegExp): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) {
      const circle = way.slice(at);
      if (!circle.every((one) => allowed.test(one))) found.push([...circle, file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const next of all.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of all.keys()) walk(file, []);
  return found;
}

describe('imports', () => {
  it('lead nowhere back, types included', () => {
    expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
    expect(circles(graph, TREE)).toEqual([]);
  });
  it('a circle is found, through types, components and files that are loaded later', () => {
    const text = (line: string) => importsOf(line);
    const planted: Graph = new Map([
      ['a.ts', text("import type { B } from './B.svelte';")],
      ['./B.svelte', text("const late = () => import('./c.ts');")],
      ['./c.ts', text("export { a } from './a.ts';")],
      ['./a.ts', text("import {\n  type B,\n} from './B.svelte';")],
    ]);
    expect(circles(planted, /^$/)).toEqual(['./B.svelte -> ./c.ts -> ./a.ts -> ./B.svelte']);
    expect(circles(planted, /./)).toEqual([]);
  });
});
