import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, sharedPostgres } from '../../postgres/src/testing/postgres.ts';
import { PgStore } from './store/postgres.ts';
import { brokenLaws, type Run, ServerProcess, sitDownAt } from './testing/cluster.ts';

let cluster: Awaited<ReturnType<typeof sharedPostgres>>;
let address: string;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  cluster = await sharedPostgres();
  address = await cluster.database(`several_${randomUUID()}`);
  const ports = await Promise.all([1, 2, 3].map(freePort));
  servers.push(...(await Promise.all(ports.map((port) => new ServerProcess(address, port).start()))));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await cluster.end();
});

it('one table is played through three processes at random: conflicts happen, and nothing is lost, done twice or seen wrong', async () => {
  const run: Run = { ports: servers.map(({ port }) => port), acked: [], latency: { same: [], other: [] }, isOn: true };
  const devices = await sitDownAt(run, 3);
  await expect.poll(() => run.acked.length, { interval: 50, timeout: 20000 }).toBeGreaterThan(100);
  run.isOn = false;
  const store = await PgStore.open(address);
  const settled = async (): Promise<boolean> => {
    const seqs = new Map((await store.list()).map(({ id, seq }) => [id, seq]));
    return devices.every(({ code, seq, remote }) => !remote.isSending && seq === seqs.get(code));
  };
  await expect.poll(settled).toBe(true);
  const broken: string[] = [];
  for (const code of new Set(devices.map((one) => one.code))) {
    const stored = await store.load(code);
    if (!stored) throw new Error(`${code} is gone`);
    broken.push(
      ...brokenLaws(
        stored,
        devices.filter((one) => one.code === code),
        run.acked,
      ),
    );
  }
  const health = await Promise.all(servers.map((one) => one.health()));
  for (const device of devices) device.end();
  await store.close();
  console.log(
    run.acked.length,
    health,
    run.latency.same.length,
    run.latency.other.length,
    servers.map((s) => s.printed),
  );
  expect(broken).toEqual([]);
  expect(health.reduce((sum, { conflicts }) => sum + conflicts, 0)).toBeGreaterThan(0);
});
