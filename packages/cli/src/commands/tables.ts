import { existsSync, renameSync, rmSync } from 'node:fs';
import { loadWithSetup } from '@fray/games';
import type { LibsqlStore, Store } from '@fray/server';
import { BadInput, type Context } from '../context.ts';
import { reasonOf } from '../files.ts';
import { grid, groupDigits } from '../grid.ts';
import { windowOf } from '../style.ts';
import { loadServer, placeOf, placeRefusal } from '../tables/open.ts';
import { print, printJson, remark } from '../writing.ts';

export interface TablesOptions {
  data?: string;
  json?: true;
}

const ACTIONS = ['backup', 'export', 'delete'] as const;

/** Lists the tables of a folder or a database, copies all, prints the record of one or deletes it; a server may run on them. */
export async function tables(
  context: Context,
  action: string | undefined,
  name: string | undefined,
  options: TablesOptions,
): Promise<void> {
  const wanted = ACTIONS.find((one) => one === action);
  if (action !== undefined && !wanted)
    throw new BadInput(`There is no "fray tables ${action}". There are: ${ACTIONS.join(', ')}. (tables-action)`);
  if (wanted && !name)
    throw new BadInput(
      `Name ${wanted === 'backup' ? 'the new file' : 'a table'}: fray tables ${wanted} ${wanted === 'backup' ? 'FILE' : 'CODE'}. (tables-action)`,
    );
  const place = placeOf(options.data);
  const server = await loadServer();
  let store: Store;
  try {
    store = await server.openStore(place, 'look');
  } catch (error) {
    throw placeRefusal(context, server, place, error);
  }
  try {
    if (wanted === 'backup') {
      if (!(store instanceof server.LibsqlStore))
        throw new BadInput('A database is copied by its own program: pg_dump --schema=fray_tables. (backup)');
      await backup(context, store, name as string);
    } else if (wanted === 'export') printJson(context, await recordOf(context, store, name as string));
    else if (wanted === 'delete') {
      if (!(await store.remove(name as string))) throw noTable(name as string);
      remark(context, `Table ${name} is deleted.`);
    } else await list(context, store, options);
  } catch (error) {
    throw error instanceof server.DatabaseFault ? placeRefusal(context, server, place, error) : error;
  } finally {
    await store.close();
  }
}

const noTable = (code: string): BadInput =>
  new BadInput(`There is no table "${code}"; "fray tables" lists them. (no-table)`);

async function list(context: Context, store: Store, { json }: TablesOptions): Promise<void> {
  const found = await store.list();
  const date = (time: number): string => new Date(time).toISOString();
  if (json) {
    const facts = found.map(({ id, time, changed, ...one }) => ({
      table: id,
      ...one,
      begun: date(time),
      changed: date(changed),
    }));
    return printJson(context, facts);
  }
  if (!found.length) return print(context, 'No tables.');
  const rows = found.map(({ id, game, seq, changed }) => ({
    ...{ table: id, game, rows: groupDigits(seq), changed: date(changed).slice(0, 16).replace('T', ' ') },
  }));
  for (const line of grid(rows, '', windowOf(context.stdout))) print(context, line);
}

/** The whole copy gets its name when it is whole. */
async function backup(context: Context, store: LibsqlStore, file: string): Promise<void> {
  if (existsSync(file)) throw new BadInput(`"${file}" is there already; name a new file. (file-exists)`);
  const draft = `${file}.${process.pid}.part`;
  try {
    await store.backup(draft);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new BadInput(`"${file}" cannot be written: ${reasonOf(error)}. (backup)`);
  }
  remark(context, `All tables are copied to ${file}.`);
}

/** What `fray verify` reads. Before the end the seed is nobody's. */
async function recordOf(context: Context, store: Store, code: string): Promise<object> {
  const stored = await store.load(code);
  if (!stored) throw noTable(code);
  const card = context.games.find(({ id }) => id === stored.game);
  const game = card && (await loadWithSetup(card));
  if (!game || game.rules.version !== stored.rules)
    throw new BadInput(
      `Table ${code} was begun with version ${stored.rules} of ${stored.game}; the Fray that has it exports it. (other-rules)`,
    );
  const { Tables } = await loadServer();
  let broken: unknown;
  const report = (fault: unknown): void => {
    broken = fault;
  };
  const all = new Tables({
    store,
    now: Date.now,
    secret: () => '',
    wake: () => () => undefined,
    loadGame: async () => game,
    report,
  });
  // Beside a server that may run on it nothing is written.
  const record = await all.at(code)?.export(false);
  if (broken) throw broken;
  if (!record)
    throw new BadInput(
      `Table ${code} is not over: before, its seed is nobody's. "fray tables backup" has it. (not-over)`,
    );
  return record;
}
