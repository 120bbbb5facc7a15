import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** What a meta tag cannot say. The rest of the policy is in index.html and travels with the files. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** A server of static files and nothing else. `under`: a sub-path, as many hosts have one. */
export function staticServer(folder: string, under = '/'): Server {
  return createServer((request, response) => {
    const refuse = (status: number, words: string) => {
      response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end(words);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Only GET and HEAD.');
    let path: string;
    try {
      path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    } catch {
      return refuse(400, 'This address cannot be read.');
    }
    if (!path.startsWith(under)) return refuse(404, 'Not here.');
    const file = join(folder, normalize(path.slice(under.length) || 'index.html'));
    const inside = file.startsWith(folder + sep) || file === folder;
    const found = inside && existsSync(file) ? (statSync(file).isDirectory() ? join(file, 'index.html') : file) : '';
    if (!found || !existsSync(found)) return refuse(404, 'Not here.');
    // Files under assets/ carry a hash in their name, all but the worker.
    const kept = /\/assets\/.*-[\w-]{8}\.\w+$/.test(found);
    response.writeHead(200, {
      ...HEADERS,
      'Content-Type': TYPES[extname(found)] ?? 'application/octet-stream',
      'Cache-Control': kept ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(found).pipe(response);
  });
}

/** Listens on the wanted port, or on a free one if it is taken. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || port === 0) return fail(error);
      listen(server, host, 0).then(done, fail);
    });
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}
