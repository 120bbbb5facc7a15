import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeWhole } from '../packages/cli/src/write-whole.ts';
import { MOST, NAMES, namesIn } from './package-count.ts';
import { LOCKED, type Lock } from './supply.ts';

/**
 * `npm run lock`: makes the lock files again from the manifests alone, each in a fresh folder, under two locales, and takes
 * them over if both are the same. A lock file that grew by hand keeps what was missing when it grew.
 */
const root = join(import.meta.dirname, '..');

/** The manifests that a lock file is made from, relative to its folder. */
function manifests(at: string): string[] {
  const workspaces = join(root, at, 'packages');
  const inner = at === '.' ? readdirSync(workspaces).map((name) => join('packages', name, 'package.json')) : [];
  return ['package.json', ...inner];
}

function makeLock(at: string, locale: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fray-lock-'));
  try {
    cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
    for (const file of manifests(at)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(root, at, file), join(folder, file));
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

function take(file: string, text: string): void {
  const path = join(root, file);
  const same = readFileSync(path, 'utf8') === text;
  if (!same) writeWhole(path, text);
  console.log(same ? `${file} is as it would be made.` : `${file} was made again.`);
}

for (const at of LOCKED) {
  const [one, two] = [makeLock(at, 'C.UTF-8'), makeLock(at, 'de_DE.UTF-8')];
  const file = join(at, 'package-lock.json');
  if (one !== two) {
    console.error(`${file} depends on the locale; it was left as it is.`);
    process.exitCode = 1;
    continue;
  }
  take(file, one);
  // Above the limit the list stays as it is: `npm test` names what came new.
  const names = namesIn(JSON.parse(one) as Lock);
  if (at === '.' && names.length <= MOST) take(NAMES, `${names.join('\n')}\n`);
}
