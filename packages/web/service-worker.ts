import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { HERE } from './site.ts';
import type { Version } from './src/offline/offline.ts';

const WORKER = 'sw.js';
const digest = (data: string | Buffer) => createHash('sha256').update(data);

/** All files of a built site with their fingerprints. Packed copies are for the server alone. */
function versionOf(folder: string): Version {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== WORKER && !path.endsWith('.gz') && statSync(join(folder, path)).isFile())
    .sort();
  const files = Object.fromEntries(
    paths.map((path) => [path, `sha256-${digest(readFileSync(join(folder, path))).digest('base64')}`]),
  );
  return { name: digest(JSON.stringify(files)).digest('hex').slice(0, 16), files };
}

/** Puts the service worker into a built site, with the list of the files that are there. One plain script: not all browsers take modules. */
export async function addWorker(folder: string): Promise<void> {
  await build({
    root: HERE,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    define: { __VERSION__: JSON.stringify(versionOf(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${HERE}src/offline/worker.ts`,
        output: { format: 'iife', entryFileNames: WORKER },
      },
    },
  });
}
