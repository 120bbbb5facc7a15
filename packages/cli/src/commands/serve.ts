import { networkInterfaces } from 'node:os';
import { loadWithSetup } from '@fray/games';
import { BadInput, type Context } from '../context.ts';
import { portOption, socketsOption } from '../options.ts';
import { loadServer, placeOf, placeRefusal } from '../tables/open.ts';
import { print, remark, wrong } from '../writing.ts';

export interface ServeOptions {
  host?: true;
  port: string;
  data?: string;
  origin?: readonly string[];
  sockets?: string;
  metrics?: string;
}

/** In how many seconds devices try again after a stop: a restart takes less. */
const COME_BACK = 5;

/** Serves the tables of a folder or a database until Ctrl-C. */
export async function serve(context: Context, options: ServeOptions): Promise<void> {
  const port = portOption(options.port);
  const place = placeOf(options.data);
  for (const origin of options.origin ?? [])
    if (!URL.canParse(origin))
      throw new BadInput(`"${origin}" is no address of a page, such as https://fray.example.org. (origin)`);
  const server = await loadServer();
  const running = await server
    .startServer({
      ...(options.sockets === undefined ? {} : { sockets: socketsOption(options.sockets) }),
      ...(options.metrics === undefined ? {} : { metrics: portOption(options.metrics, '--metrics') }),
      ...{ ...place, port, origins: options.origin ?? [], host: options.host ? '0.0.0.0' : '127.0.0.1' },
      loadGame: async (id) => {
        const card = context.games.find((one) => one.id === id);
        return card && loadWithSetup(card);
      },
      report: (fault, table) =>
        remark(context, wrong(`Table ${table}: ${fault instanceof Error ? fault.message : String(fault)}`)),
    })
    .catch((error: unknown) => {
      const { code } = error as { code?: string };
      if (code === 'EADDRINUSE') throw new BadInput(`Port ${port} is taken; --port 0 takes any free one. (port-taken)`);
      if (code === 'EACCES' && port && port < 1024)
        throw new BadInput(`Port ${port} needs more rights; take one from 1024. (port-taken)`);
      throw placeRefusal(context, server, place, error);
    });
  const stopped = new Promise<void>((hear) => context.onInterrupt?.(hear));
  print(context, `Tables are at http://127.0.0.1:${running.port}/`);
  for (const address of options.host ? lanAddresses() : [])
    print(context, `On the local network: http://${address}:${running.port}/`);
  print(context, `They are kept in ${running.place}`);
  print(
    context,
    'The pages come from a web server in front, or from "npm start" of a clone: docs/hosting.md. Ctrl-C stops.',
  );
  await stopped;
  await running.stop(COME_BACK);
  remark(context, 'Stopped; the tables are kept.');
}

const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
