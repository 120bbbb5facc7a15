import type { Server } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findGame, loadWithSetup } from '@fray/games';
import { type RunningServer, startServer } from '@fray/server';

/** In how many seconds devices try again after a stop: a restart takes less. */
const COME_BACK = 5;

interface Hosted {
  /** Where tables are kept. */
  folder: string;
  host: string;
  /** 0, or one that is taken: any free one. */
  port: number;
  /** Addresses of this machine in its networks. */
  lans: readonly string[];
}

/** The site and shared tables on one port. */
export async function hostTables(
  site: Server,
  { folder, host, port, lans }: Hosted,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const addresses: string[] = [];
  const tools = {
    loadGame: async (id: string) => {
      const found = findGame(id);
      return found.ok ? loadWithSetup(found.card) : undefined;
    },
    report: (fault: unknown, table: string) =>
      console.error(`Table ${table}: ${fault instanceof Error ? fault.message : String(fault)}`),
  };
  const start = (at: number): Promise<RunningServer> =>
    startServer({
      ...tools,
      ...{ folder, host, port: at, site, addresses },
      database: process.env.DATABASE_URL || undefined,
    });
  const running = await start(port).catch((error: unknown) => {
    if (port === 0 || (error as { code?: string }).code !== 'EADDRINUSE') throw error;
    return start(0);
  });
  for (const lan of lans) addresses.push(`http://${lan}:${running.port}`);
  return { port: running.port, stop: () => running.stop(COME_BACK) };
}

/** Where programs keep what belongs to one user, as each system has it. */
export function dataFolder(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'fray');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'fray');
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'fray');
}
