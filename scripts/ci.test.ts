import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'fray-ci-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// In place of npm: writes down what it was called with and what lies in its cache, leaves something there, and may fail.
const NPM = `#!/bin/sh
echo "$1 $npm_config_cache $(ls -A "$npm_config_cache" | wc -l)" >> "$LOG"
touch "$npm_config_cache/something"
test "$1" != "$FAILS"
`;

/** Runs `.ci/run` with an npm that fails at a command; returns its exit code and what that npm saw. */
async function ran(fails: string): Promise<{ code: number; calls: string[][] }> {
  writeFileSync(join(folder, 'npm'), NPM, { mode: 0o755 });
  const LOG = join(folder, `log-${fails}`);
  const env = { ...process.env, LOG, FAILS: fails, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const code = await new Promise<number>((done) =>
    execFile(join(import.meta.dirname, '../.ci/run'), { env }, (error) => done(error ? Number(error.code) : 0)),
  );
  const lines = readFileSync(LOG, 'utf8').trim().split('\n');
  return { code, calls: lines.map((line) => line.split(' ')) };
}

describe('.ci/run', () => {
  it.each([
    ['nothing', 0, ['ci', 'test']],
    ['ci', 1, ['ci']],
    ['test', 1, ['ci', 'test']],
  ])('begins with an empty cache of its own and removes it, where %s fails', async (fails, ends, commands) => {
    const { code, calls } = await ran(fails);
    expect([code, calls.map(([command]) => command)]).toEqual([ends, commands]);
    const [cache, found] = [calls[0]?.[1] as string, calls[0]?.[2]];
    expect(cache).not.toBe(process.env.npm_config_cache);
    expect([found, existsSync(cache)]).toEqual(['0', false]);
    expect(new Set(calls.map(([, where]) => where)).size).toBe(1);
  });
});
