import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCKED, type Lock, lookAt } from './supply.ts';

const good = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };
const faults = (entry: object, allowed = {}): string[] =>
  lookAt({ packages: { '': {}, 'node_modules/a': { ...good, ...entry } } } as Lock, allowed).faults;

describe('the check of the lock file', () => {
  it('looks at every lock file of the repository', () => {
    const folders = ['.', ...readdirSync('.')].filter((folder) => existsSync(join(folder, 'package-lock.json')));
    expect(LOCKED).toEqual(folders);
  });
  it('finds nothing wrong with a whole entry, and counts its license', () => {
    expect(faults({})).toEqual([]);
    expect(lookAt({ packages: { 'node_modules/a': good } }, {}).licenses).toEqual(new Map([['MIT', 1]]));
  });
  it.each([
    ['no fingerprint', { integrity: undefined }, /no integrity/],
    ['an address', { resolved: 'somewhere' }, /names an address/],
    ['a script that nobody approved', { hasInstallScript: true }, /install script/],
    ['a license that we do not know', { license: 'Proprietary' }, /license "Proprietary"/],
    ['no license', { license: undefined }, /license "none"/],
    ['a platform left out', { optionalDependencies: { 'a-darwin': '1.0.0' } }, /a-darwin is missing/],
  ])('finds %s', (_, entry, fault) => {
    expect(faults(entry)).toEqual([expect.stringMatching(fault)]);
  });
  it('takes a script that is approved by name, with or without its version', () => {
    expect(faults({ hasInstallScript: true }, { a: true })).toEqual([]);
    expect(faults({ hasInstallScript: true }, { 'a@1.0.0': true })).toEqual([]);
    expect(faults({ hasInstallScript: true }, { 'a@2.0.0': true })).toHaveLength(1);
  });
  it('leaves out our own packages', () => {
    expect(
      lookAt({ packages: { 'packages/engine': {}, 'node_modules/@fray/engine': { link: true } } }, {}).faults,
    ).toEqual([]);
  });
});
