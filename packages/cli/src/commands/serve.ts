import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { loadWithSetup } from '@fray/games';
import type { RunningServer } from '@fray/server';
import { BadInput, type Context } from '../context.ts';
import { megabytesOption, portOption, socketsOption } from '../options.ts';
import { loadServer, placeOf, placeRefusal } from '../tables/open.ts';
import { print, remark } from '../writing.ts';

export interface ServeOptions {
  host?: true;
  port?: string;
  data?: string;
  site?: string;
  origin?: readonly string[];
  sockets?: string;
  metrics?: string;
  maxData?: string;
}

const USUAL_PORT = 4747;
/** In how many seconds devices try again after a stop: a restart takes less. */
const COME_BACK = 5;

/** Serves the pages and the tables of a folder or a database until Ctrl-C. */
export async function serve(context: Context, options: ServeOptions): Promise<void> {
  const wanted = options.port === undefined ? undefined : portOption(options.port);
  const place = placeOf(options.data);
  for (const origin of options.origin ?? [])
    if (!URL.canParse(origin))
      throw new BadInput(`"${origin}" is no address of a page, such as https://fray.example.org. (origin)`);
  const more = {
    ...(options.sockets === undefined ? {} : { sockets: socketsOption(options.sockets) }),
    ...(options.metrics === undefined ? {} : { metrics: portOption(options.metrics, '--metrics') }),
    ...(options.maxData === undefined ? {} : { maxData: megabytesOption(options.maxData) }),
  };
  if (place.database && options.maxData !== undefined)
    throw new BadInput('--max-data bounds a folder; a database has bounds of its own. (max-data)');
  const server = await loadServer();
  const site = options.site ?? server.SITE;
  const hasPages = existsSync(join(site, 'index.html'));
  if (options.site !== undefined && !hasPages)
    throw new BadInput(`There are no pages in "${site}": name a folder that "npm run site" has made. (site)`);
  const start = (port: number): Promise<RunningServer> =>
    server.startServer({
      ...{ ...place, ...more, port, origins: options.origin ?? [], host: options.host ? '0.0.0.0' : '127.0.0.1' },
      ...{ networks: options.host ? findNetworks() : [], site: hasPages ? site : undefined },
      loadGame: async (id) => {
        const card = context.games.find((one) => one.id === id);
        return card && loadWithSetup(card);
      },
      // Somebody who watches has the lines below; a service manager has only these.
      log: server.createLog(context.stderr, context.stderr.isTTY ? 'warn' : 'info'),
    });
  const running = await start(wanted ?? USUAL_PORT)
    .catch((error: unknown) => {
      // A port that nobody named may be another one.
      if (wanted === undefined && codeOf(error) === 'EADDRINUSE') return start(0);
      throw error;
    })
    .catch((error: unknown) => {
      const code = codeOf(error);
      if (code === 'EADDRINUSE')
        throw new BadInput(`Port ${wanted} is taken; --port 0 takes any free one. (port-taken)`);
      if (code === 'EACCES' && wanted && wanted < 1024)
        throw new BadInput(`Port ${wanted} needs more rights; take one from 1024. (port-taken)`);
      throw placeRefusal(context, server, place, error);
    });
  const stopped = new Promise<void>((hear) => context.onInterrupt?.(hear));
  const { port, addresses } = running;
  if (wanted === undefined && port !== USUAL_PORT)
    print(context, `Port ${USUAL_PORT} is taken, so another one was chosen.`);
  print(context, `${hasPages ? 'Fray is' : 'Tables are'} at http://127.0.0.1:${port}/`);
  print(context, `Shared tables are kept in ${running.place}`);
  if (!hasPages)
    print(context, 'There are no pages here: they come from a web server in front, or with --site (docs/hosting.md).');
  if (options.host) printNetwork(context, addresses, hasPages ? server.qrCode : undefined);
  print(context, 'Ctrl-C stops.');
  await stopped;
  await running.stop(COME_BACK);
  remark(context, 'Stopped; the tables are kept.');
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** By which addresses others come here, and a code to scan where there are pages. */
function printNetwork(context: Context, [best, ...others]: readonly string[], qrCode?: (text: string) => string): void {
  if (!best) {
    print(context, 'This machine has no address on a local network.');
    return;
  }
  print(context, `On the local network: ${best}/`);
  for (const other of others) print(context, `In another network of this machine: ${other}/`);
  if (!qrCode) return;
  for (const row of ['', ...qrCode(`${best}/`).split('\n'), '']) print(context, row);
  print(
    context,
    'Over plain http a phone cannot install it or use it offline; docs/hosting.md shows hosting with https.',
  );
}

/** Networks of containers and of private lines: no phone in the room is there. */
const ASIDE = /^(docker|br-|veth|virbr|vmnet|vEthernet|tun|tap|utun|wg|tailscale|zt)/;

/** The addresses of this machine in its networks, the likely ones first. */
function findNetworks(): string[] {
  const found = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, aside: ASIDE.test(name) })),
  );
  return found.sort((a, b) => Number(a.aside) - Number(b.aside)).map(({ address }) => address);
}
