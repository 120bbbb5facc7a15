import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rules have no clock, no chance of their own and no I/O: the same state and the same dice give the same combat. */
const FORBIDDEN =
  /\b(Math\.random|Date\.now|new Date\b|performance\.now|setTimeout|setInterval|process\.|fetch\(|from 'node:|require\(|localStorage|console\.)/;

const found: string[] = [];
for (const root of ['packages/engine/src', 'packages/games/src', 'packages/table/src']) {
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .forEach((line, i) => {
        const code = line.replace(/^\s*(\*|\/\/|\/\*).*$/, '');
        if (FORBIDDEN.test(code)) found.push(`${join(root, file)}:${i + 1}: ${line.trim()}`);
      });
  }
}
for (const line of found) console.log(line);
process.exitCode = found.length ? 1 : 0;
