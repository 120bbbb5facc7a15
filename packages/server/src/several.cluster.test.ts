import { setTimeout as pause } from 'node:timers/promises';
import { seededDice } from '@fray/engine';
import { chanceFrom } from '@fray/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type Postgres, query, startPostgres } from '../../postgres/src/testing/postgres.ts';
import { PgStore } from './store/postgres.ts';
import { type Acked, brokenLaws, type Device, type Run, ServerProcess, sitDownAt } from './testing/cluster.ts';

/** `npm run soak -- cluster` makes more faults. */
const FAULTS = Number(process.env.FRAY_FAULTS ?? 4);
const PER_FAULT = 15;
/** Faults after which everything is compared; tables that are over stay behind then. */
const COMPARED = 20;
const MINUTES = 120_000 + FAULTS * 15_000;

let cluster: Postgres;
let address: string;
let run: Run;
const servers: ServerProcess[] = [];
const devices: Device[] = [];
let tables = 0;
beforeAll(async () => {
  cluster = await startPostgres();
  address = await cluster.database('several');
  const ports = await Promise.all([1, 2, 3].map(freePort));
  servers.push(...(await Promise.all(ports.map((port) => new ServerProcess({ database: address }, port).start()))));
  run = { ports, acked: [], latency: { same: [], other: [] }, isOn: true };
});
afterAll(async () => {
  for (const device of devices) device.end();
  for (const server of servers) {
    server.signal('SIGCONT');
    await server.kill();
  }
  await cluster.end();
});

/** People act until `more` messages are answered, at new tables where the old ones are over. */
async function play(more: number): Promise<void> {
  const wanted = run.acked.length + more;
  run.isOn = true;
  for (const device of devices) device.think();
  while (run.acked.length < wanted) {
    const seats = devices.filter(({ isOver }) => !isOver).length;
    if (seats < 6) {
      devices.push(...(await sitDownAt(run, 2, tables)));
      tables += 2;
    }
    const before = run.acked.length;
    const moved = () => run.acked.length > before || devices.filter(({ isOver }) => !isOver).length < 6;
    await expect.poll(moved, { interval: 20 }).toBe(true);
  }
}
/** Everything is answered and everybody has the last row; what is wrong then with these answers and all that is stored. */
async function settle(acked: readonly Acked[] = run.acked): Promise<string[]> {
  run.isOn = false;
  const store = await PgStore.open(address);
  const isQuiet = async (): Promise<boolean> => {
    const seqs = new Map((await store.list()).map(({ id, seq }) => [id, seq]));
    return devices.every(({ code, seq, remote }) => !remote.isSending && !remote.away && seq === seqs.get(code));
  };
  await expect.poll(isQuiet, { interval: 100 }).toBe(true);
  const broken: string[] = [];
  for (const code of new Set(devices.map((one) => one.code))) {
    const stored = await store.load(code);
    const here = devices.filter((one) => one.code === code);
    broken.push(...(stored ? brokenLaws(stored, here, acked) : [`${code} is gone`]));
  }
  await store.close();
  return broken;
}
/** Devices whose table is over leave. */
function leaveOver(): void {
  for (const device of devices.filter(({ isOver }) => isOver)) {
    device.end();
    devices.splice(devices.indexOf(device), 1);
  }
}
const conflicts = async (): Promise<number> =>
  (await Promise.all(servers.map((one) => one.health()))).reduce((sum, one) => sum + one.conflicts, 0);

it('tables are played through three processes at random: conflicts happen, and nothing is lost, done twice or seen wrong', async () => {
  await play(100);
  expect(await settle()).toEqual([]);
  expect(await conflicts()).toBeGreaterThan(0);
  // One that is nowhere is reported with its device, process and way, and with the rows around it.
  const lost = { ...(run.acked.at(-1) as Acked), id: 'never-stored' };
  const { port, how, seat } = lost;
  const [broken = '', ...more] = await settle([...run.acked, lost]);
  for (const part of ['LOST', `"port":${port}`, `"how":"${how}"`, `"seat":"${seat}"`, 'the rows around it: {'])
    expect(broken).toContain(part);
  expect(more).toEqual([]);
}, 120_000);

it(
  'processes and PostgreSQL are killed, paused and cut off: nobody has to tap anything again, and nothing is lost, done twice or seen wrong',
  async () => {
    const chance = chanceFrom(seededDice(37));
    const pick = (most: number): number => chance(1, most)[0] as number;
    const made: Record<string, number> = {};
    let raced = await conflicts();
    const broken: string[] = [];
    for (let fault = 0; fault < FAULTS && !broken.length; fault++) {
      const kind = (['server', 'postgres', 'cut', 'pause'] as const)[fault % 4] as string;
      made[kind] = (made[kind] ?? 0) + 1;
      await play(pick(PER_FAULT));
      const server = servers[pick(3) - 1] as ServerProcess;
      if (kind === 'server') {
        raced += (await server.health()).conflicts;
        await server.kill();
        await server.start();
      } else if (kind === 'postgres') {
        const heard = devices.reduce((sum, { away }) => sum + away, 0);
        cluster.kill();
        await expect.poll(() => devices.reduce((sum, { away }) => sum + away, 0)).toBeGreaterThan(heard);
        await cluster.start();
      } else if (kind === 'cut')
        await query(
          address,
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
      else {
        server.signal('SIGSTOP');
        await pause(1_500);
        server.signal('SIGCONT');
      }
      if ((fault + 1) % COMPARED && fault + 1 < FAULTS) continue;
      await play(PER_FAULT);
      broken.push(...(await settle()));
      leaveOver();
      if (process.env.FRAY_FAULTS)
        console.log(
          `${JSON.stringify(made)}, ${run.acked.length} answers, ${new Set(run.acked.map(({ table }) => table)).size} tables, conflicts ${raced + (await conflicts())}, broken ${broken.length}`,
        );
    }
    expect(broken).toEqual([]);
  },
  MINUTES,
);
