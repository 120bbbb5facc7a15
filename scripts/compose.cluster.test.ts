import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort, type Postgres, query, startPostgres } from '../packages/postgres/src/testing/postgres.ts';
import { type Device, Process, type Run, sitDownAt } from '../packages/server/src/testing/cluster.ts';

/** `npm run soak -- cluster` kills a worker as well: its shard is played again after 15 seconds. */
const IS_LONG = process.env.FRAY_FAULTS !== undefined;
const GAMES = IS_LONG ? '100000' : '6000';

interface Service {
  command: string;
  environment: Record<string, string>;
}
const VALUES: Record<string, string> = { FRAY_PASSWORD: 'never-shown-4', FRAY_HOST: 'fray.example.org' };
const text = readFileSync('docker-compose.yml', 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name) => VALUES[name] ?? '');
const { services, configs } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  configs: { caddy: { content: string } };
};

let cluster: Postgres;
let place: string;
const running: Process[] = [];
const devices: Device[] = [];
beforeAll(async () => {
  cluster = await startPostgres();
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = services.postgres?.environment ?? {};
  const database = new URL(await cluster.database(name as string));
  await query(cluster.address, `create role ${user} login password '${password}'`);
  await query(cluster.address, `alter database ${name} owner to ${user}`);
  place = database.host;
});
afterAll(async () => {
  for (const device of devices) device.end();
  await Promise.all(running.map((one) => one.kill()));
  await cluster.end();
});

/** The command and the variables of a service, on this machine: its own port, and the database where it is. */
async function begin(name: string, ready: RegExp): Promise<Process & { port: number }> {
  const { command, environment } = services[name] as Service;
  const port = await freePort();
  const here = (value: string) => value.replace('@postgres/', `@${place}/`).replace('4747', String(port));
  const [program, ...words] = here(command).split(' ');
  expect(program).toBe('node');
  const env = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, here(value)]));
  const one = Object.assign(await new Process(words, env, ready).start(), { port });
  running.push(one);
  return one;
}
async function simulate(...more: string[]): Promise<string> {
  const words = ['packages/cli/bin/fray.js', 'simulate', 'merc', '--games', GAMES, '--seed', '37', '--json', ...more];
  const env = {
    ...process.env,
    FRAY_FARM: services['worker-1']?.environment.FRAY_FARM?.replace('@postgres/', `@${place}/`),
  };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let out = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  return out;
}

it('the servers and workers of docker-compose.yml go on with games and runs, whichever of them is killed', async () => {
  const servers = await Promise.all(['server-1', 'server-2'].map((name) => begin(name, /Tables are at/)));
  const workers = await Promise.all(['worker-1', 'worker-2'].map((name) => begin(name, /\n/)));
  const ports = servers.map(({ port }) => port);
  const run: Run = { ports, acked: [], latency: { same: [], other: [] }, isOn: true };
  devices.push(...(await sitDownAt(run, 2, 1)));
  const goesOn = async (): Promise<void> => {
    const before = run.acked.length;
    for (const device of devices) device.think();
    await expect.poll(() => run.acked.length, { interval: 20 }).toBeGreaterThan(before + 5);
  };
  const tally = simulate('--farm');
  await goesOn();
  await servers[0]?.kill();
  await goesOn();
  await servers[0]?.start();
  if (IS_LONG) await workers[0]?.kill();
  cluster.kill();
  await expect.poll(() => devices.some(({ away }) => away > 0)).toBe(true);
  await cluster.start();
  await goesOn();
  expect(await tally).toBe(await simulate('--workers', '1'));
  for (const { printed } of [...servers, ...workers]) expect(printed).not.toContain('never-shown');
});

it('the proxy sends to the servers of the file, and a table by its code', () => {
  const { content } = configs.caddy;
  const asked = /reverse_proxy @tables (.*) \{/.exec(content)?.[1]?.split(' ');
  const names = Object.keys(services).filter((name) => name.startsWith('server-'));
  expect(asked).toEqual(names.map((name) => `${name}:${/--port (\d+)/.exec(services[name]?.command ?? '')?.[1]}`));
  const code = new RegExp(/path_regexp code (\S+)/.exec(content)?.[1] ?? '');
  expect(code.exec('/api/socket/K7MPQ2')?.[2]).toBe('K7MPQ2');
  expect(code.exec('/api/tables/K7MPQ2/join')?.[2]).toBe('K7MPQ2');
  expect(content.startsWith('fray.example.org {')).toBe(true);
});
