import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { dataFolder, hostTables } from './host-tables.ts';
import { nameNetworkAddress, staticServer } from './static.ts';
import { bringUpToDate, buildKey, SITE } from './up-to-date.ts';

const USUAL_PORT = 4747;

const HELP = `Serves the assistant on this machine, and builds it first if its sources have changed.

  --host          serve the local network too, with a QR code for phones
  --port NUMBER   another port than ${USUAL_PORT} (0: any free one)
  --data FOLDER   where shared tables are kept
`;

const { values } = parseArgs({
  options: {
    host: { type: 'boolean', default: false },
    port: { type: 'string', default: String(USUAL_PORT) },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const BUILD = fileURLToPath(new URL('cli-build.ts', import.meta.url));

/** Builds in a process of its own: what a build needs is given back before anything is served. */
async function build(): Promise<void> {
  const building = spawn(process.execPath, [...process.execArgv, BUILD, SITE], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error('The build of the site failed: see the messages above.');
}

const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

async function serve(): Promise<void> {
  const wanted = Number(values.port);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
    console.error(`--port takes a number from 0 to 65535, not "${values.port}".`);
    process.exitCode = 2;
    return;
  }
  try {
    await bringUpToDate(SITE, buildKey, build);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return;
  }
  const lans = values.host ? lanAddresses() : [];
  const server = staticServer(SITE);
  const folder = values.data ?? dataFolder();
  const host = values.host ? '0.0.0.0' : '127.0.0.1';
  const { port, stop } = await hostTables(server, { folder, host, port: wanted, lans });
  server.on('error', (error) => console.error(`A connection could not be taken: ${error.message}`));
  process.once('SIGINT', () => void stop().then(() => process.exit()));
  process.once('SIGTERM', () => void stop().then(() => process.exit()));
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so another one was chosen.`);
  console.log(`Fray is at http://127.0.0.1:${port}/`);
  console.log(`Shared tables are kept in ${folder}`);
  if (!values.host) return;
  const [lan] = lans;
  if (!lan) {
    console.log('This machine has no address on a local network.');
    return;
  }
  const url = `http://${lan}:${port}/`;
  nameNetworkAddress(server, url);
  console.log(`On the local network: ${url}\n`);
  console.log(renderUnicodeCompact(url));
  console.log(
    '\nOver plain http a phone cannot install it or use it offline; docs/hosting.md shows hosting with https.',
  );
}

if (values.help) console.log(HELP);
else await serve();
