import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TSX = fileURLToPath(new URL('../../../cli/bin/tsx.js', import.meta.url));
const HERE = new URL('./postgres.ts', import.meta.url).href;

test.each([0, 1, 3])('a program that starts a cluster ends with its own exit code: %i', (code) => {
  const program = `await import(${JSON.stringify(HERE)}); process.exitCode = ${code};`;
  const ran = spawnSync(process.execPath, ['--import', TSX, '--input-type=module', '-e', program]);
  expect(ran.status).toBe(code);
});
