import type { Scope } from './offline.ts';

type Answer = (address: string, request: Request) => Response | Promise<Response>;

/** A cache as browsers keep it, as far as a service worker can tell. */
class Kept {
  readonly entries = new Map<string, Response>();
  put(address: string, response: Response): Promise<void> {
    this.entries.set(address, response);
    return Promise.resolve();
  }
  match(address: string, ignoreVary = false): Response | undefined {
    const found = this.entries.get(address);
    return found && (ignoreVary || !found.headers.has('Vary')) ? found.clone() : undefined;
  }
}

/** The caches of an origin: all of its service workers share them. */
export class Caches {
  readonly kept = new Map<string, Kept>();
  readonly has = (name: string): Promise<boolean> => Promise.resolve(this.kept.has(name));
  readonly keys = (): Promise<string[]> => Promise.resolve([...this.kept.keys()]);
  readonly delete = (name: string): Promise<boolean> => Promise.resolve(this.kept.delete(name));
  readonly open = (name: string): Promise<Kept> => {
    const cache = this.kept.get(name) ?? new Kept();
    this.kept.set(name, cache);
    return Promise.resolve(cache);
  };
  readonly match = (
    address: string,
    { cacheName, ignoreVary }: MultiCacheQueryOptions = {},
  ): Promise<Response | undefined> => Promise.resolve(this.kept.get(cacheName ?? '')?.match(address, ignoreVary));
}

/** The surroundings of a service worker, without a browser. */
export class FakeScope {
  readonly registration: { scope: string };
  readonly caches: Caches;
  /** What was asked of the network. */
  readonly asked: Request[] = [];
  skipped = 0;
  /** What the network answers. */
  answer: Answer;
  private readonly listeners = new Map<string, ((event: never) => void)[]>();

  constructor(scope: string, answer: Answer, caches = new Caches()) {
    this.registration = { scope };
    this.caches = caches;
    this.answer = answer;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    this.asked.push(request);
    return this.answer(request.url, request);
  };
  readonly skipWaiting = (): Promise<void> => {
    this.skipped++;
    return Promise.resolve();
  };
  readonly addEventListener = (kind: string, listener: (event: never) => void): void => {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
  };

  get worker(): Scope {
    return this as unknown as Scope;
  }

  private fire(kind: string, event: object): void {
    for (const listener of this.listeners.get(kind) ?? []) listener(event as never);
  }

  /** Installs or activates; rejects as the browser would hear it. */
  async live(kind: 'install' | 'activate'): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.fire(kind, { waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  }
  message(data: unknown): void {
    this.fire('message', { data });
  }
  /** What the worker answers; undefined: it leaves the request to the network. */
  request(address: string, init: RequestInit = {}): Promise<Response> | undefined {
    let answered: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => {
      answered = response;
    };
    this.fire('fetch', { request: new Request(new URL(address, this.registration.scope), init), respondWith });
    return answered;
  }
}
