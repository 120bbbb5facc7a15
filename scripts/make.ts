import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '../packages/cli/src/write-whole.ts';
import { findChromium } from './chromium.ts';
import { loadGames } from './games.ts';
import { fill, generateFiles } from './made.ts';
import { makePictures } from './pictures.ts';
import { run } from './run.ts';

const PICTURES = 'docs/pictures';

/** Writes every generated file but the pictures: flow diagrams, golden playthroughs, the keys of saves, API reports. */
async function makeFiles(): Promise<number> {
  let code = 0;
  for (const part of generateFiles(await loadGames())) {
    const old = existsSync(part.path) ? readFileSync(part.path, 'utf8') : '';
    const text = fill(old, part);
    if (text === old) continue;
    const refused = part.refused?.(old);
    if (refused) {
      console.error(`${part.path}: ${refused}`);
      code = 1;
      continue;
    }
    write(part.path, text);
  }
  // The table of pauses in docs/ux.md is measured at the table itself, which needs the clock of the test.
  const measured = await run('npx', ['vitest', 'run', 'packages/web/src/table/pauses.test.ts', '--update']);
  if (measured.code !== 0) throw new Error(measured.output);
  return code;
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeWhole(path, content);
  console.log(`made ${path}`);
}

const [what, ...rest] = process.argv.slice(2);
if (what === undefined) process.exitCode = await makeFiles();
else if (what === 'pictures' && rest.length === 0)
  process.exitCode = await makePictures(findChromium(), (file, png) => write(join(PICTURES, file), png));
else {
  console.error('"npm run make" makes every generated file but the pictures; "npm run make -- pictures" makes those.');
  process.exitCode = 2;
}
