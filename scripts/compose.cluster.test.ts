import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort, type Postgres, query, startPostgres } from '../packages/postgres/src/testing/postgres.ts';
import { Process } from '../packages/server/src/testing/cluster.ts';
import { Crowd } from '../packages/server/src/testing/crowd.ts';

/**
 * `npm run soak -- cluster` kills and pauses everything, with Caddy where it is installed. A shard of a worker that was killed is played
 * again after 15 seconds: too long for every day.
 */
const IS_LONG = process.env.FRAY_FAULTS !== undefined;
const GAMES = IS_LONG ? '1000000' : '6000';
/** Milliseconds of all of it, on a machine on which a shard takes half a minute. */
const LONGEST = 3_600_000;
const HAS_CADDY = IS_LONG && !spawnSync('caddy', ['version']).error;

const FRAY = 'packages/cli/bin/fray.js';

interface Service {
  entrypoint: string;
  command: string;
  environment: Record<string, string>;
}
const VALUES: Record<string, string> = { FRAY_PASSWORD: 'never-shown-4', FRAY_HOST: 'fray.example.org' };
const text = readFileSync('docker-compose.yml', 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name) => VALUES[name] ?? '');
const { services, configs } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  configs: { caddy: { content: string } };
};

const names = Object.keys(services).filter((name) => name.startsWith('server-'));
const folder = mkdtempSync(join(tmpdir(), 'fray-compose-'));
let cluster: Postgres;
let address: string;
let place: string;
let crowd: Crowd | undefined;
const running: Process[] = [];
beforeAll(async () => {
  cluster = await startPostgres();
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = services.postgres?.environment ?? {};
  address = await cluster.database(name as string);
  await query(cluster.address, `create role ${user} login password '${password}'`);
  await query(cluster.address, `alter database ${name} owner to ${user}`);
  place = new URL(address).host;
});
afterAll(async () => {
  crowd?.end();
  for (const one of running) {
    one.signal('SIGCONT');
    await one.kill();
  }
  await cluster.end();
  rmSync(folder, { recursive: true, force: true });
});

async function begin<P extends Process>(one: P): Promise<P> {
  running.push(await one.start());
  return one;
}
/** The command and the variables of a service, on this machine: its own port, and the database where it is. */
async function beginService(name: string, ready: RegExp, port: number): Promise<Process> {
  const { entrypoint, command, environment } = services[name] as Service;
  const here = (value: string) => value.replace('@postgres/', `@${place}/`).replace('4747', String(port));
  expect(entrypoint).toBe('fray');
  const env = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, here(value)]));
  return await begin(new Process([FRAY, ...here(command).split(' ')], env, ready));
}
/** Caddy with the file of the proxy, on this machine: without a certificate, and the servers where they are. */
async function beginCaddy(ports: readonly number[]): Promise<{ caddy: Process; port: number }> {
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const here = names.reduce(
    (text, name, i) => text.replaceAll(`${name}:4747`, `127.0.0.1:${ports[i]}`),
    configs.caddy.content.replace('fray.example.org {', `http://127.0.0.1:${port} {`),
  );
  writeFileSync(file, `{\n  admin off\n}\n${here}`);
  const words = ['run', '--config', file, '--adapter', 'caddyfile'];
  return { caddy: await begin(new Process(words, { HOME: folder }, /serving initial configuration/, 'caddy')), port };
}
/** Whether all that was in hand at a moment has been handed out again; a run that is done has had no part of a worker that is paused. */
const isPlayedAgain = async (moment: string): Promise<boolean> =>
  (
    await query<{ again: boolean }>(
      address,
      `select (select state = 'done' from fray_farm.runs) or coalesce(bool_or(retry_count > 0 and started_on >= $1)
         and not bool_or(state = 'active' and started_on < $1), false) as again from fray_queue.job`,
      [moment],
    )
  )[0]?.again === true;
interface Room {
  bytes: number;
  parts: number;
  shards: number;
}
/** The room of runs, their parts and the queue, and how much of it parts need. */
const roomOfFarm = async (): Promise<Room> =>
  (
    await query<Room>(
      address,
      `select sum(pg_total_relation_size(oid))::integer as bytes,
         (select sum(octet_length(result::text))::integer from fray_farm.parts) as parts,
         (select count(*)::integer from fray_farm.parts) as shards
       from pg_class where relkind = 'r' and relnamespace in ('fray_farm'::regnamespace, 'fray_queue'::regnamespace)`,
    )
  )[0] as Room;
async function simulate(...more: string[]): Promise<string> {
  const words = [FRAY, 'simulate', 'merc', '--games', GAMES, '--seed', '37', '--json', ...more];
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

it(
  'what docker-compose.yml starts goes on with games and runs, whichever of it is killed',
  async () => {
    const ports = await Promise.all(names.map(freePort));
    const servers = await Promise.all(names.map((name, i) => beginService(name, / at http/, ports[i] as number)));
    const workers = await Promise.all(['worker-1', 'worker-2'].map((name) => beginService(name, /\n/, 0)));
    const proxy = HAS_CADDY ? await beginCaddy(ports) : undefined;
    const people = new Crowd(address, proxy ? [proxy.port] : ports, ports);
    crowd = people;
    const goesOn = () => people.play(10);
    const restart = async (one: Process): Promise<void> => {
      await goesOn();
      await one.kill();
      // Those who were there go on elsewhere; through a proxy that is gone nobody does.
      if (one !== proxy?.caddy) await goesOn();
      await one.start();
      await goesOn();
    };
    const tally = simulate('--farm');
    for (const one of IS_LONG ? [...servers, ...(proxy ? [proxy.caddy] : [])] : servers.slice(0, 1)) await restart(one);
    const { away } = people;
    cluster.kill();
    await expect.poll(() => people.away).toBeGreaterThan(away);
    await cluster.start();
    await goesOn();
    for (const [i, killed] of (IS_LONG ? workers : []).entries()) {
      const paused = workers[1 - i] as Process;
      paused.signal('SIGSTOP');
      const [{ now } = { now: '' }] = await query<{ now: string }>(address, 'select now()::text');
      await restart(killed);
      // Past every limit: the new one plays what both had in hand, and then the paused one delivers it as well.
      await expect.poll(() => isPlayedAgain(now), { timeout: LONGEST }).toBe(true);
      paused.signal('SIGCONT');
    }
    expect(await people.compare()).toEqual([]);
    expect(await tally).toBe(await simulate('--workers', '1'));
    const left = await roomOfFarm();
    expect(left.bytes).toBeLessThan(2 ** 20 + 2 * left.parts);
    if (IS_LONG) {
      await query(address, 'vacuum fray_farm.runs, fray_farm.parts');
      console.log(people.words, GAMES, 'combats left', left, 'and after vacuum', await roomOfFarm());
    }
    for (const { printed } of running) expect(printed).not.toContain('never-shown');
  },
  IS_LONG ? LONGEST : 300_000,
);

it('the proxy sends to the servers of the file, and a table by its code', () => {
  const { content } = configs.caddy;
  const asked = /reverse_proxy (.*) \{/.exec(content)?.[1]?.split(' ');
  expect(asked).toEqual(names.map((name) => `${name}:${/--port (\d+)/.exec(services[name]?.command ?? '')?.[1]}`));
  const code = new RegExp(/path_regexp code (\S+)/.exec(content)?.[1] ?? '');
  expect(code.exec('/api/socket/K7MPQ2')?.[2]).toBe('K7MPQ2');
  expect(code.exec('/api/tables/K7MPQ2/join')?.[2]).toBe('K7MPQ2');
  expect(content.startsWith('fray.example.org {')).toBe(true);
});
