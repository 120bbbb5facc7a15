import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from '../packages/cli/src/write-whole.ts';
import { loadGames } from './games.ts';
import { fill, made } from './made.ts';
import { run } from './run.ts';

/** Writes everything that is made: flow pictures, golden playthroughs, the keys of saves, reports of what can be imported. */
for (const part of made(await loadGames())) {
  const old = existsSync(part.path) ? readFileSync(part.path, 'utf8') : '';
  const text = fill(old, part);
  if (text === old) continue;
  const refused = part.refused?.(old);
  if (refused) {
    console.error(`${part.path}: ${refused}`);
    process.exitCode = 1;
    continue;
  }
  mkdirSync(dirname(part.path), { recursive: true });
  writeWhole(part.path, text);
  console.log(`made ${part.path}`);
}

/** The table of pauses in docs/ux.md is measured at the table itself, which takes the test's clock. */
const measured = await run('npx', ['vitest', 'run', 'packages/web/src/table/pauses.test.ts', '--update']);
if (measured.code !== 0) throw new Error(measured.output);
