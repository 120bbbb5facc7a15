import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, readNames, tooMany } from './package-count.ts';

/**
 * What a lock file promises: every package by its fingerprint and none by an address, whole for every platform; install
 * scripts approved by name; known licenses.
 */
interface Locked {
  version?: string;
  link?: boolean;
  integrity?: string;
  resolved?: string;
  license?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}
export interface Lock {
  packages: Record<string, Locked>;
}

/** Licenses that allow our use. A person looks at any other before it is added here. */
const KNOWN = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MPL-2.0',
]);
/** Old packages that say it elsewhere in their manifest, where the lock file does not look; read by a person. */
const READ: Readonly<Record<string, string>> = {
  'base64-arraybuffer': 'MIT',
  only: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** Every fault of a lock file, and how often each license occurs. */
export function lookAt(
  lock: Lock,
  allowed: Readonly<Record<string, boolean>>,
): { faults: string[]; licenses: Map<string, number> } {
  const faults: string[] = [];
  const licenses = new Map<string, number>();
  const here = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1) as string));
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/')) continue;
    const name = path.split('node_modules/').at(-1) as string;
    for (const other of Object.keys(entry.optionalDependencies ?? {})) {
      if (!here.has(other)) faults.push(`${path}: ${other} is missing, so another platform would lack it`);
    }
    if (entry.link) continue;
    if (!entry.integrity) faults.push(`${path}: no integrity`);
    if (entry.resolved) faults.push(`${path}: names an address`);
    if (entry.hasInstallScript && !allowed[name] && !allowed[`${name}@${entry.version}`])
      faults.push(`${path}: has an install script that nobody approved by name (allowScripts of package.json)`);
    const license = entry.license ?? READ[name] ?? 'none';
    licenses.set(license, (licenses.get(license) ?? 0) + 1);
    if (!KNOWN.has(license)) faults.push(`${path}: license "${license}" is not one that we know`);
  }
  return { faults, licenses };
}

/** The folders with a lock file: what everybody installs, and what only the benchmark needs. */
export const LOCKED = ['.', 'bench'] as const;

export const readLock = (at: (typeof LOCKED)[number]): Lock =>
  JSON.parse(readFileSync(join(at, 'package-lock.json'), 'utf8')) as Lock;

if (process.argv[1] === import.meta.filename) {
  for (const at of LOCKED) {
    const lock = readLock(at);
    const { allowScripts = {} } = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as {
      allowScripts?: Record<string, boolean>;
    };
    const { faults, licenses } = lookAt(lock, allowScripts);
    if (at === '.') faults.push(...tooMany(lock, readNames()));
    console.log(`${join(at, 'package-lock.json')}: ${namesIn(lock).length} packages`);
    for (const [license, count] of [...licenses].sort((a, b) => b[1] - a[1])) console.log(`${count} ${license}`);
    for (const fault of faults) console.log(`FAULT ${fault}`);
    if (faults.length) process.exitCode = 1;
  }
}
