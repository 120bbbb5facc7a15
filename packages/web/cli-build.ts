import { resolve } from 'node:path';
import { bringUpToDate, buildKey, SITE } from './up-to-date.ts';

/** `npm run site [-- FOLDER]`: the static site, for any host. In a folder of your own it is always built. */
const [own] = process.argv.slice(2);
const folder = own === undefined ? SITE : resolve(own);
const build = async () => (await import('./build.ts')).buildSite(folder);
if (own === undefined) await bringUpToDate(folder, buildKey, build);
else await build();
console.log(`Any static host can serve this folder: ${folder}`);
