import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What decides which packages come along when a package is installed. */
interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder that Node finds for a name, looking upward from a package. */
function find(name: string, from: string): string | undefined {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === dirname(at)) return undefined;
  }
}

/** The names that are installed along with a package, and whether they may be missing. What is an optional peer is not. */
function dependenciesOf(manifest: Manifest): [name: string, mayLack: boolean][] {
  const { dependencies, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const all = new Set([...Object.keys(dependencies ?? {}), ...peers, ...Object.keys(optionalDependencies)]);
  return [...all].map((name) => [name, name in optionalDependencies]);
}

/**
 * The folders in `node_modules` of everything that these packages name in their package.json, and of what those name in turn:
 * what installing them brings along. What is optional is there or not, depending on the platform.
 */
export function neededBy(packages: readonly string[]): string[] {
  const found = new Map(packages.map((folder) => [manifestOf(folder).name, folder]));
  for (const folder of found.values()) {
    const manifest = manifestOf(folder);
    for (const [name, mayLack] of dependenciesOf(manifest)) {
      const known = found.get(name);
      if (known && packages.includes(known)) continue;
      const there = find(name, folder);
      if (!there && !mayLack) throw new Error(`${manifest.name} names ${name}, which node_modules does not have`);
      // Installed side by side, there is room for one version of each.
      if (known && there && known !== there) throw new Error(`two versions of ${name} are needed: ${known}, ${there}`);
      if (there) found.set(name, there);
    }
  }
  return [...found.values()].filter((folder) => !packages.includes(folder));
}

/** Whether a folder has what its lock file says. npm writes its own list when everything is there: it must be the newer one. */
export function isInstalled(folder: string): boolean {
  const [lock, list] = [join(folder, 'package-lock.json'), join(folder, 'node_modules/.package-lock.json')];
  return existsSync(list) && statSync(list).mtimeMs >= statSync(lock).mtimeMs;
}
