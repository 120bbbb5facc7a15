import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../packages/cli/src/write-whole.ts';

/**
 * `npm run lock`: makes the lock file anew from the manifests alone, in a fresh folder, under two locales, and takes it over if
 * both are the same. A lock file that grew by hand keeps what was missing when it grew.
 */
const root = join(import.meta.dirname, '..');

function made(locale: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fray-lock-'));
  try {
    for (const file of ['package.json', '.npmrc']) cpSync(join(root, file), join(folder, file));
    for (const name of readdirSync(join(root, 'packages'))) {
      mkdirSync(join(folder, 'packages', name), { recursive: true });
      cpSync(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
    }
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, LANG: locale, LC_ALL: locale },
    });
    return readFileSync(join(folder, 'package-lock.json'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [one, two] = [made('C.UTF-8'), made('de_DE.UTF-8')];
if (one !== two) {
  console.error('The lock file depends on the locale; nothing was written.');
  process.exitCode = 1;
} else {
  const path = join(root, 'package-lock.json');
  const same = readFileSync(path, 'utf8') === one;
  if (!same) writeWhole(path, one);
  console.log(same ? 'package-lock.json is as it would be made.' : 'package-lock.json was made anew.');
}
