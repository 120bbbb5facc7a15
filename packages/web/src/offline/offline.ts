/** A version of the site: a name that stands for its contents, and by path what the bytes of each file must be. */
export interface Version {
  name: string;
  /** Fingerprints as `integrity` takes them. */
  files: Readonly<Record<string, string>>;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Events {
  install: Lasting;
  activate: Lasting;
  message: { data: unknown };
  fetch: { request: Request; respondWith(response: Promise<Response>): void };
}
/** What we use of a service worker's surroundings. The browser's own types for it do not fit beside those of a page. */
export interface Scope {
  registration: { scope: string };
  caches: CacheStorage;
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
}

/** What a page posts to a waiting worker once somebody has agreed to the new version. */
export const TAKE_OVER = 'take over';

/**
 * Keeps all files of one version in a cache of its own and answers from there, with or without a network. A version is whole or not
 * there: every file is checked against the list, so that a host which is just being updated cannot mix two of them.
 */
export function keepOffline(worker: Scope, { name, files }: Version): void {
  const { caches, registration } = worker;
  const { scope } = registration;
  // Several projects may share an origin, and with it the names of caches. No address contains a space.
  const own = `fray ${scope} `;
  const cacheName = own + name;
  const addressOf = (file: string): string => new URL(file, scope).href;

  async function load(file: string): Promise<Response> {
    // Past the HTTP cache, which may still hold the file of an older version.
    const asked = new Request(addressOf(file), { cache: 'reload', integrity: files[file] as string });
    const response = await worker.fetch(asked);
    if (!response.ok) throw new Error(`The server answered ${file} with status ${response.status}.`);
    // Some hosts redirect index.html to its folder, and a browser shows no page that came by a redirect.
    return response.redirected ? new Response(response.body, response) : response;
  }

  async function install(): Promise<void> {
    // The same files under another worker: they may be in use, and stay if this fails.
    const shared = await caches.has(cacheName);
    try {
      const cache = await caches.open(cacheName);
      const keep = async (file: string) => cache.put(addressOf(file), await load(file));
      await Promise.all(Object.keys(files).map(keep));
    } catch (error) {
      if (!shared) await caches.delete(cacheName);
      throw error;
    }
  }

  async function removeOlder(): Promise<void> {
    const older = (await caches.keys()).filter((one) => one.startsWith(own) && one !== cacheName);
    await Promise.all(older.map((one) => caches.delete(one)));
  }

  /** The file that an address means. Anything else is not ours to answer: another project may lie below this one. */
  function fileAt(address: string): string | undefined {
    const { origin, pathname } = new URL(address);
    const place = origin + pathname;
    if (!place.startsWith(scope)) return undefined;
    const file = place.slice(scope.length) || 'index.html';
    return Object.hasOwn(files, file) ? file : undefined;
  }

  async function answer(request: Request, file: string): Promise<Response> {
    const kept = await caches.match(addressOf(file), { cacheName, ignoreVary: true });
    return kept ?? worker.fetch(request);
  }

  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(removeOlder()));
  worker.addEventListener('message', (event) => {
    if (event.data === TAKE_OVER) void worker.skipWaiting();
  });
  worker.addEventListener('fetch', (event) => {
    const file = event.request.method === 'GET' ? fileAt(event.request.url) : undefined;
    if (file !== undefined) event.respondWith(answer(event.request, file));
  });
}
