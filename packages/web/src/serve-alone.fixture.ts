import { listen, staticServer } from '../static.ts';

/** Serves a folder in a process of its own, as `npm start` does once it has built, and tells how much memory that has taken so far. */
const server = staticServer(process.argv[2] as string);
process.send?.({ port: await listen(server, '127.0.0.1', 0) });
process.on('message', () => process.send?.({ most: process.resourceUsage().maxRSS / 1024 }));
process.on('disconnect', () => process.exit());
