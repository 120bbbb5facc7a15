import { BadInput, type Context } from '../context.ts';
import { databaseEnd } from '../database.ts';
import { reasonOf } from '../files.ts';
import { dataFolder } from './folder.ts';

type Server = typeof import('@fray/server');

/** The package, loaded when tables are asked for and not before: nobody needs a native module to play. */
export async function loadServer(): Promise<Server> {
  try {
    return await import('@fray/server');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new BadInput('Shared tables need one more package: npm install @fray/server. (server-missing)');
  }
}

/** Errors of a folder or a file: by the disk, or by what is read as tables. */
const OF_THE_FOLDER = /^(E[A-Z]+|SQLITE_(NOTADB|CORRUPT|CANTOPEN|READONLY|FULL|IOERR)\w*)$/;

interface Place {
  folder: string;
  database?: string;
}
/** Where tables are kept: in the folder that is named, else in the database of DATABASE_URL, else in the user's own folder. */
export function placeOf(folder: string | undefined): Place {
  const database = folder === undefined && process.env.DATABASE_URL;
  return { folder: folder ?? dataFolder(), ...(database && { database }) };
}

/** The sentence for a folder or a database that cannot be used; anything else is a bug. */
export function placeRefusal(context: Context, server: Server, { folder }: Place, error: unknown): Error {
  const { StoreFault, DatabaseFault } = server;
  if (error instanceof DatabaseFault) return databaseEnd(context, error);
  if (error instanceof StoreFault) return new BadInput(`${error.message} (${error.code})`);
  if (!OF_THE_FOLDER.test(String((error as { code?: unknown }).code))) throw error;
  return new BadInput(`The folder "${folder}" cannot be used: ${reasonOf(error)}. (data-folder)`);
}
