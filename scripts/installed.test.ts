import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isInstalled, neededBy } from './installed.ts';

const root = mkdtempSync(join(tmpdir(), 'fray-installed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A made-up clone: `ours` is the package that is published, everything else lies in `node_modules` below it or beside it. */
let clones = 0;
function needed(manifests: Record<string, object>): string[] {
  const clone = join(root, String(clones++));
  for (const [path, manifest] of Object.entries(manifests)) {
    mkdirSync(join(clone, path), { recursive: true });
    const name = path.split('node_modules/').at(-1);
    writeFileSync(join(clone, path, 'package.json'), JSON.stringify({ name, ...manifest }));
  }
  return neededBy([join(clone, 'ours')]).map((folder) => folder.slice(clone.length + 1));
}

describe('what installing a package brings along', () => {
  it('is what it names and what those name in turn, each once, and nothing else that lies there', () => {
    expect(
      needed({
        ours: { dependencies: { a: '1', '@b/c': '1' } },
        'node_modules/a': { dependencies: { '@b/c': '1', d: '1' } },
        'node_modules/@b/c': { dependencies: { a: '1' }, devDependencies: { unnamed: '1' } },
        'node_modules/d': {},
        'node_modules/unnamed': {},
      }),
    ).toEqual(['node_modules/a', 'node_modules/@b/c', 'node_modules/d']);
  });
  it('has peers, but not the optional ones', () => {
    expect(
      needed({
        ours: { peerDependencies: { a: '1', b: '1' }, peerDependenciesMeta: { b: { optional: true } } },
        'node_modules/a': {},
        'node_modules/b': {},
      }),
    ).toEqual(['node_modules/a']);
  });
  it('has what is optional where the platform has it', () => {
    expect(needed({ ours: { optionalDependencies: { a: '1', b: '1' } }, 'node_modules/b': {} })).toEqual([
      'node_modules/b',
    ]);
  });
  it('is what Node finds: the nearest folder on the way up', () => {
    expect(needed({ ours: { dependencies: { a: '1' } }, 'node_modules/a': {}, 'ours/node_modules/a': {} })).toEqual([
      'ours/node_modules/a',
    ]);
  });
  it('is refused with a sentence where something is missing, or needed in two versions', () => {
    expect(() => needed({ ours: { dependencies: { a: '1' } } })).toThrow(
      'ours names a, which node_modules does not have',
    );
    expect(() =>
      needed({
        ours: { dependencies: { a: '1', b: '1' } },
        'node_modules/a': { dependencies: { b: '2' } },
        'node_modules/a/node_modules/b': {},
        'node_modules/b': {},
      }),
    ).toThrow('two versions of b are needed');
  });
});

describe('a folder has what its lock file says', () => {
  const folder = join(root, 'locked');
  const put = (file: string, second: number) => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, file), '{}');
    utimesSync(join(folder, file), second, second);
  };
  it('once npm has written its list after the lock, and not before, nor when the lock has changed since', () => {
    put('package-lock.json', 100);
    expect(isInstalled(folder)).toBe(false);
    put('node_modules/.package-lock.json', 101);
    expect(isInstalled(folder)).toBe(true);
    put('package-lock.json', 102);
    expect(isInstalled(folder)).toBe(false);
  });
});
