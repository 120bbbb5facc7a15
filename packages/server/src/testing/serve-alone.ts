import { listen, staticServer } from '../static.ts';

/** Serves a folder in a process of its own, as `fray serve` does, and tells how much memory that has taken so far. */
const server = staticServer(process.argv[2] as string);
let most = 0;
// What the system calls the most of a process may be that of the one that started it.
server.on('request', () => {
  most = Math.max(most, process.memoryUsage.rss() / 2 ** 20);
});
process.send?.({ port: await listen(server, '127.0.0.1', 0) });
process.on('message', () => process.send?.({ most }));
process.on('disconnect', () => process.exit());
