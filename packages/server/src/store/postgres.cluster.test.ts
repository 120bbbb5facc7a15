import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { query, sharedPostgres } from '../../../postgres/src/testing/postgres.ts';
import { describeStore } from '../testing/store-suite.ts';
import { PgStore } from './postgres.ts';

let cluster: Awaited<ReturnType<typeof sharedPostgres>>;
let address: string;
beforeAll(async () => {
  cluster = await sharedPostgres();
  address = await cluster.database(`tables_${randomUUID()}`);
  await (await PgStore.open(address)).close();
});
afterAll(() => cluster.end());

describeStore('PostgreSQL', () => {
  const empty = query(address, 'truncate fray_tables.tables, fray_tables.log, fray_tables.said');
  return {
    async open() {
      await empty;
      return await PgStore.open(address);
    },
  };
});
