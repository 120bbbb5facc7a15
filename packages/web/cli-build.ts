import { buildSite } from './build.ts';

/** `tsx packages/web/cli-build.ts [FOLDER]`: the static site, for any host. */
console.log(await buildSite(process.argv[2]));
