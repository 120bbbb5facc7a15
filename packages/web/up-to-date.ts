import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putBack } from './whole-folder.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The site that `npm start` serves and `npm run site` makes. */
export const SITE = fileURLToPath(new URL('dist', import.meta.url));

/** Lies among the sources and never enters the site. */
const ASIDE = /\.(test|fixture)\.ts$|\/src\/browser\/|\.(md|key)$/;
const digest = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** Everything that the site is made of, as paths below the root: what lies in a package itself, in its `src` and in its `public`. */
function inputs(root: string): string[] {
  const filesIn = (folder: string, recursive: boolean): string[] =>
    readdirSync(join(root, folder), { recursive, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const packages = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `packages/${name}`);
  const folders = packages
    .flatMap((one) => [`${one}/src`, `${one}/public`])
    .filter((one) => existsSync(join(root, one)));
  return [
    ...['package.json', 'package-lock.json', 'tsconfig.json'],
    ...packages.flatMap((one) => filesIn(one, false)),
    ...folders.flatMap((one) => filesIn(one, true)),
  ]
    .filter((path) => !ASIDE.test(path))
    .sort();
}

/** Changes with everything that can change the site. */
export function buildKey(root = ROOT, node = process.version): string {
  const lines = inputs(root).map((path) => `${path} ${digest(readFileSync(join(root, path)))}\n`);
  return digest([node, ...lines].join('\n'));
}

/** Those of these modules that could change without a change of the key. Installed packages change with the lock file. */
export function findUnkeyed(modules: Iterable<string>, root: string): string[] {
  const known = new Set(inputs(root));
  return [...modules]
    .map((id) => relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/'))
    .filter((path) => !/^\.\.|^\0|(^|\/)node_modules\/|^\w+:/.test(path) && !known.has(path));
}

/**
 * Builds the folder unless it was built with the key of now, and says which. The key is written last, and only if it is still the same:
 * what was interrupted has none, nor has what was made while its sources changed.
 */
export async function bringUpToDate(
  folder: string,
  keyNow: () => string,
  build: () => Promise<unknown>,
  say: (sentence: string) => void = console.log,
): Promise<void> {
  const file = `${folder}.key`;
  const key = keyNow();
  putBack(folder);
  if (existsSync(folder) && existsSync(file) && readFileSync(file, 'utf8') === key)
    return say('The assistant was built before, and nothing has changed since.');
  say('Building the assistant. This takes a few seconds.');
  rmSync(file, { force: true });
  await build();
  if (keyNow() === key) writeFileSync(file, key);
}
