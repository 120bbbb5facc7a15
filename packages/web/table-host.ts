import { serveTables } from './src/browser/serve-tables.ts';

/** The site with shared tables in a process that a test can kill: `SITE FOLDER PORT SEED [here]`, `here` for this machine alone. Prints its port. */
const [, , site = '', folder = '', port = '0', seed = '', reach = ''] = process.argv;
const running = await serveTables(site, folder, {
  ...{ port: Number(port), seed },
  ...(reach === 'here' && { networks: [] }),
});
console.log(running.port);
