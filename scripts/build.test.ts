import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PACKAGES, toPublished } from './build.ts';

describe.concurrent('a package folder of the clone', () => {
  // A publication packs first.
  const WAYS = [...PACKAGES.map((name) => ['pack', name] as const), ['publish', 'engine'] as const];
  it.each(WAYS)('npm %s refuses %s and says what to pack, since it has no JavaScript', async (way, name) => {
    const cwd = join(import.meta.dirname, '../packages', name);
    const packed = promisify(execFile)('npm', [way, '--dry-run'], { cwd });
    await expect(packed).rejects.toMatchObject({ stderr: expect.stringContaining(`Pack packages/${name}/dist`) });
  });
});

describe('the package.json of what is published', () => {
  it('names the repository of the release, and none in a clone', () => {
    const manifest = { name: '@fray/engine' };
    expect(toPublished(manifest, 'https://host/owner/name').repository).toEqual({
      type: 'git',
      url: 'git+https://host/owner/name.git',
    });
    expect(toPublished(manifest, undefined)).not.toHaveProperty('repository');
  });
  it('has the built paths and nothing that only the clone needs', () => {
    const manifest = {
      name: '@fray/engine',
      scripts: { test: 'x' },
      devDependencies: { a: '1' },
      exports: { '.': './src/index.ts' },
      dependencies: { tsx: '1', zod: '1' },
    };
    expect(toPublished(manifest, '')).toEqual({
      name: '@fray/engine',
      sideEffects: false,
      exports: { '.': { types: './src/index.d.ts', default: './src/index.js' }, './package.json': './package.json' },
      types: './src/index.d.ts',
      dependencies: { zod: '1' },
    });
  });
});
