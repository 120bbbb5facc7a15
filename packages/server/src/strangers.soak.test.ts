import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame, loadWithSetup } from '@fray/games';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../postgres/src/testing/postgres.ts';
import { type Device, type Run, ServerProcess, sitDown } from './testing/cluster.ts';

/** `npm run soak -- tables`: this many taps with nobody else there, and as many beside a thousand strangers. */
const SAMPLES = 300;
const TABLES = 17;
const folder = mkdtempSync(join(tmpdir(), 'fray-strangers-'));
const server = new ServerProcess({ folder }, await freePort());
const strangers: ReturnType<typeof spawn>[] = [];
const devices: Device[] = [];
afterAll(async () => {
  for (const device of devices) device.end();
  for (const one of strangers) one.kill('SIGKILL');
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});
const p99 = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? Number.NaN;

it('a thousand strangers change nothing at another table, and its p99 stays within twice its quiet value', {
  timeout: 900_000,
}, async () => {
  await server.start();
  const found = findGame('merc');
  if (!found.ok) throw new Error(found.reason.code);
  const game = await loadWithSetup(found.card);
  const { setup } = game.setup.presets.find(({ id }) => id === 'patrol') ?? {};
  const run: Run = {
    ...{ ports: [server.port], acked: [], latency: { same: [], other: [] }, isOn: true, pace: 60 },
  };
  let seed = 1;
  /** How long taps took to the other devices, while fights go on. */
  const measure = async (): Promise<number> => {
    run.latency.same.length = 0;
    const isEnough = () => run.latency.same.length >= SAMPLES;
    while (!isEnough()) {
      devices.push(...(await sitDown(run, game, setup, seed++ * 1_000)));
      const goesOn = () => {
        // Who found nothing to do by chance looks again.
        for (const device of devices) device.think();
        return !isEnough() && !devices.every(({ isOver }) => isOver);
      };
      await expect.poll(goesOn, { timeout: 240_000, interval: 500 }).toBe(false);
      for (const device of devices.splice(0)) device.end();
    }
    return p99(run.latency.same);
  };
  await measure();
  const quiet = await measure();

  const codes: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `stranger ${i}` },
      body: JSON.stringify({ game: game.id, setup, typed: false, name: 'Ann' }),
    });
    codes.push(((await answer.json()) as { code: string }).code);
  }
  const script = fileURLToPath(new URL('testing/strangers.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(server.port), ...codes], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  strangers.push(child);
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  expect(child.exitCode).toBeNull();
  const loud = await measure();
  console.info(`p99 ${quiet.toFixed(1)} ms alone, ${loud.toFixed(1)} ms beside a thousand strangers`);
  expect(child.exitCode).toBeNull();
  expect((await server.health()).tables).toBeGreaterThanOrEqual(TABLES - 1);
  expect(loud / quiet).toBeLessThan(2);
});
