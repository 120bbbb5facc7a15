import { describe, expect, it } from 'vitest';
import { MOST, namesIn, readNames, tooMany } from './package-count.ts';
import type { Lock } from './supply.ts';

const lock = (...paths: string[]): Lock => ({ packages: Object.fromEntries(paths.map((path) => [path, {}])) });

describe('the number of packages in the root lock', () => {
  it('counts what lies in node_modules at any depth, and nothing of ours', () => {
    const made = lock(
      '',
      'packages/web',
      'node_modules/@b/c',
      'node_modules/a/node_modules/d',
      'packages/web/node_modules/a',
    );
    made.packages['node_modules/@fray/web'] = { link: true };
    expect(namesIn(made)).toEqual(['@b/c', 'a > d', 'packages/web > a']);
  });
  it('is fine up to the limit, with any names', () => {
    expect(tooMany(lock('node_modules/a', 'node_modules/b'), [], 2)).toEqual([]);
  });
  it('above the limit it is a fault with the packages that came new, a second version among them', () => {
    const made = lock('node_modules/a', 'node_modules/b', 'node_modules/a/node_modules/b');
    expect(tooMany(made, ['a', 'b'], 2)).toEqual(['3 packages, at most 2 may be there; new are: a > b']);
  });
  it('is at most 342, and the list of names has that many', () => {
    expect(MOST).toBeLessThanOrEqual(342);
    expect(readNames()).toHaveLength(MOST);
  });
});
