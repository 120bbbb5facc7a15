import { setTimeout as pause } from 'node:timers/promises';
import { seededDice } from '@fray/engine';
import { chanceFrom } from '@fray/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Line, startLine } from '../../postgres/src/testing/line.ts';
import { freePort, type Postgres, query, startPostgres } from '../../postgres/src/testing/postgres.ts';
import { type Acked, ServerProcess } from './testing/cluster.ts';
import { Crowd } from './testing/crowd.ts';

/** `npm run soak -- cluster` makes 300. */
const FAULTS = Number(process.env.FRAY_FAULTS ?? 5);
const PER_FAULT = 15;
/** Faults after which everything is compared. */
const COMPARED = 20;
const MINUTES = 120_000 + FAULTS * 15_000;

let cluster: Postgres;
let address: string;
/** Of all servers. */
let line: Line;
let crowd: Crowd;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  cluster = await startPostgres();
  address = await cluster.database('several');
  line = await startLine(address);
  const ports = await Promise.all([1, 2, 3].map(freePort));
  servers.push(
    ...(await Promise.all(ports.map((port) => new ServerProcess({ database: line.address }, port).start()))),
  );
  crowd = new Crowd(address, ports);
});
afterAll(async () => {
  crowd.end();
  for (const server of servers) {
    server.signal('SIGCONT');
    await server.kill();
  }
  line.end();
  await cluster.end();
});

const conflicts = async (): Promise<number> =>
  (await Promise.all(servers.map((one) => one.health()))).reduce((sum, one) => sum + one.conflicts, 0);

it('tables are played through three processes at random: conflicts happen, and nothing is lost, done twice or seen wrong', async () => {
  await crowd.play(100);
  // One answer that is nowhere is reported with its device, process and way, and with the rows around it.
  const lost = { ...(crowd.run.acked[50] as Acked), id: 'never-stored' };
  const { port, how, seat } = lost;
  const [broken, ...more] = await crowd.compare([...crowd.run.acked, lost]);
  for (const part of ['LOST', `"port":${port}`, `"how":"${how}"`, `"seat":"${seat}"`, 'the rows around it: {'])
    expect(broken).toContain(part);
  expect(more).toEqual([]);
  expect(await conflicts()).toBeGreaterThan(0);
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
      const kind = (['server', 'postgres', 'cut', 'answer', 'pause'] as const)[fault % 5] as string;
      made[kind] = (made[kind] ?? 0) + 1;
      await crowd.play(pick(PER_FAULT));
      const server = servers[pick(3) - 1] as ServerProcess;
      if (kind === 'server') {
        raced += (await server.health()).conflicts;
        await server.kill();
        await server.start();
      } else if (kind === 'postgres') {
        const { away } = crowd;
        cluster.kill();
        await expect.poll(() => crowd.away).toBeGreaterThan(away);
        await cluster.start();
      } else if (kind === 'cut')
        await query(
          address,
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
      else if (kind === 'answer') {
        let isLost = false;
        void line.loseAnswer('fray_tables.append').then(() => {
          isLost = true;
        });
        while (!isLost) await crowd.play(1);
      } else {
        server.signal('SIGSTOP');
        await pause(1_500);
        server.signal('SIGCONT');
      }
      if ((fault + 1) % COMPARED && fault + 1 < FAULTS) continue;
      await crowd.play(PER_FAULT);
      broken.push(...(await crowd.compare()));
      if (process.env.FRAY_FAULTS)
        console.log(
          `${JSON.stringify(made)}, ${crowd.words}, conflicts ${raced + (await conflicts())}, broken ${broken.length}`,
        );
    }
    expect(broken).toEqual([]);
  },
  MINUTES,
);
