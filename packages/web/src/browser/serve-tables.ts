import { findGame, loadWithSetup } from '@fray/games';
import { createLog, type RunningServer, startServer } from '@fray/server';
import { seededSecret } from './chance.ts';

/** The site with shared tables that are the same in every run; without `networks` for this machine alone. */
export const serveTables = (
  site: string,
  folder: string,
  { port = 0, seed = '', networks = ['127.0.0.1'] }: { port?: number; seed?: string; networks?: string[] } = {},
): Promise<RunningServer> =>
  startServer({
    ...{ folder, host: '127.0.0.1', port, networks, site, secret: seededSecret(seed) },
    loadGame: async (id) => {
      const found = findGame(id);
      return found.ok ? loadWithSetup(found.card) : undefined;
    },
    log: createLog(process.stderr, 'warn'),
  });
