import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiReports, readSources, surface, surfaces } from './api.ts';

const RENAMED = 'docs/api/renamed.md';

describe('everything that can be imported has a hover text', () => {
  it.each(surfaces())('$door.name', ({ names }) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.flatMap((one) => one.silent)).toEqual([]);
  });

  it('docs/api holds the reports of today and no other', () => {
    const files = existsSync('docs/api') ? readdirSync('docs/api').map((file) => `docs/api/${file}`) : [];
    // What was renamed is history, written by hand.
    expect(files).toContain(RENAMED);
    expect(files.filter((file) => file !== RENAMED).sort()).toEqual(
      apiReports()
        .map((part) => part.path)
        .sort(),
    );
  });

  /** The rows of a package in the list of renamed things: old name, new name. */
  const renamedIn = (section: string): [old: string, next: string][] =>
    [...section.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, old = '', next = '']) => [old, next]);
  const sections = readFileSync(RENAMED, 'utf8')
    .split('\n## ')
    .flatMap((text) => {
      const [, name] = /^`@fray\/(\w+)`/.exec(text) ?? [];
      return name ? [{ name, rows: renamedIn(text) }] : [];
    });
  it.each(sections)(
    'docs/api/renamed.md: in $name each new name is there, and no export has an old one',
    ({ name, rows }) => {
      const reports = apiReports().filter(({ path }) => new RegExp(`/${name}[.-]`).test(path));
      const text = reports.map((report) => report.text).join('\n');
      expect(rows.length).toBeGreaterThan(0);
      const news = new Set(rows.map(([, next]) => next));
      expect([...news].filter((next) => !new RegExp(`\\b${next}\\b`).test(text))).toEqual([]);
      // A member may share its name with another thing; a name on its own may be the new name of something else.
      const olds = rows.map(([old]) => old).filter((old) => !old.includes('.') && !news.has(old));
      expect(olds.filter((old) => new RegExp(`^## ${old}$`, 'm').test(text))).toEqual([]);
    },
  );
});

/** Somebody's module, each name and member with its text or without it. */
const PLANTED = `
  /** Told. */
  export interface Told {
    /** Told. */
    said: string;
    silent: number;
    /** Told. */
    inside: { deep: true }[];
    /** Told. */
    twice(a: string): void;
    twice(a: number): void;
  }
  /** Told. */
  export class Heir implements Told {
    said = '';
    silent = 0;
    inside: { deep: true }[] = [];
    twice(): void {}
    get bare(): number { return this.#own + this.own; }
    private own = 1;
    #own = 2;
  }
  export type Words = (typeof WORDS)[number];
  const WORDS = ['one', 'two'] as const;
  // Not a hover text.
  export function bare(told: Told, count = 1) { return told.said.repeat(count); }
`;

describe('the surface of a module', () => {
  const door = { path: join(import.meta.dirname, 'planted-door.ts'), short: false };
  const files = {
    [join(import.meta.dirname, 'planted.ts')]: PLANTED,
    [door.path]: `export { bare, Heir, type Told, type Words as Renamed } from './planted.ts';`,
  };
  const program = readSources([door.path], files);
  const names = surface(program, door);

  it('names what has no text: names, members, members of members, each signature; inherited members are reported', () => {
    expect(names.flatMap((one) => one.silent)).toEqual([
      'Heir.silent',
      'Heir.bare',
      'Renamed',
      'Told.silent',
      'Told.inside.deep',
      'Told.twice',
      'bare',
    ]);
  });

  it('shows types as they are written, else as they are found, and nothing private', () => {
    expect(names.map((one) => one.text)).toEqual([
      [
        'class Heir implements Told {',
        '  get bare(): number;',
        '  inside: { deep: true }[];',
        '  said: string;',
        '  silent: number;',
        '  twice(): void;',
        '}',
      ].join('\n'),
      "type Renamed = 'one' | 'two';",
      [
        'interface Told {',
        '  inside: { deep: true }[];',
        '  said: string;',
        '  silent: number;',
        '  twice(a: string): void;',
        '  twice(a: number): void;',
        '}',
      ].join('\n'),
      'function bare(told: Told, count?: number): string;',
    ]);
    expect(names.map((one) => one.members)).toEqual([5, 0, 5, 0]);
  });

  it('of the front door of a game only names are read', () => {
    const short = surface(program, { ...door, short: true });
    expect(short.map((one) => one.text)).toContain('interface Told { … }');
    expect(short.flatMap((one) => one.silent)).toEqual(['Renamed', 'bare']);
  });
});
