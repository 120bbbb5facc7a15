import { hostTables } from './host-tables.ts';
import { seededSecret } from './src/browser/chance.ts';
import { staticServer } from './static.ts';

/** The site with shared tables in a process that a test can kill: `SITE FOLDER PORT SEED [here]`, `here` for this machine alone. Prints its port. */
const [, , site = '', folder = '', port = '0', seed = '', reach = ''] = process.argv;
const hosted = await hostTables(staticServer(site), {
  ...{ folder, host: '127.0.0.1', port: Number(port), lans: reach === 'here' ? [] : ['127.0.0.1'] },
  secret: seededSecret(seed),
});
console.log(hosted.port);
