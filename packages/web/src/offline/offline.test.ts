import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepOffline, TAKE_OVER, type Version } from './offline.ts';
import { Caches, FakeScope } from './scope.fixture.ts';

const SCOPE = 'https://example.org/tools/fray/';
const FILES = { 'index.html': 'sha256-page', 'assets/main-AbCd1234.js': 'sha256-main', 'theme.js': 'sha256-theme' };
const versionNamed = (name: string): Version => ({ name, files: FILES });

/** A host that has these files, each with its address as its text. */
const host = (address: string): Response => new Response(`from the host: ${address}`);
const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** A worker of a version on this origin, before it is installed. */
function start(name = 'one', caches = new Caches(), scope = SCOPE): FakeScope {
  const fake = new FakeScope(scope, host, caches);
  keepOffline(fake.worker, versionNamed(name));
  return fake;
}
async function running(name = 'one', caches = new Caches(), scope = SCOPE): Promise<FakeScope> {
  const fake = start(name, caches, scope);
  await fake.live('install');
  await fake.live('activate');
  return fake;
}
const textOf = async (answer: Promise<Response> | undefined): Promise<string | undefined> => (await answer)?.text();

describe('installing', () => {
  it('asks for every file of the list, past the HTTP cache and with its fingerprint', async () => {
    const fake = start();
    await fake.live('install');
    expect(fake.asked.map(({ url, cache, integrity }) => [url, cache, integrity])).toEqual(
      Object.entries(FILES).map(([file, integrity]) => [SCOPE + file, 'reload', integrity]),
    );
    const [cache] = fake.caches.kept.values();
    expect([...(cache?.entries.keys() ?? [])].sort()).toEqual(
      Object.keys(FILES)
        .map((file) => SCOPE + file)
        .sort(),
    );
  });

  it.each([
    ['is missing', () => new Response('not here', { status: 404 })],
    ['does not come, or is another one than the list says', offline],
  ])('fails whole if one file %s: nothing is kept, and the version before it goes on', async (_, fail) => {
    for (const broken of Object.keys(FILES)) {
      const old = await running('old');
      const fake = start('new', old.caches);
      fake.answer = (address) => (address.endsWith(broken) ? fail() : host(address));
      await expect(fake.live('install')).rejects.toThrow();
      expect(await old.caches.keys()).toEqual([`fray ${SCOPE} old`]);
      old.answer = offline;
      expect(await textOf(old.request('theme.js'))).toContain('theme.js');
    }
  });

  it('the same files under a changed worker: a failure leaves those in use alone', async () => {
    const old = await running('same');
    const fake = start('same', old.caches);
    fake.answer = offline;
    await expect(fake.live('install')).rejects.toThrow();
    old.answer = offline;
    expect(await textOf(old.request('theme.js'))).toContain('theme.js');
  });

  it('begun and cut off: the next one completes it', async () => {
    const caches = new Caches();
    await (await caches.open(`fray ${SCOPE} one`)).put(`${SCOPE}theme.js`, new Response('half'));
    const fake = await running('one', caches);
    fake.answer = offline;
    for (const file of Object.keys(FILES))
      expect(await textOf(fake.request(file))).toBe(`from the host: ${SCOPE}${file}`);
  });

  it('keeps a page that came by a redirect as one that did not', async () => {
    const fake = start();
    fake.answer = (address) => {
      const response = new Response('page', { headers: { 'Content-Type': 'text/html' } });
      Object.defineProperty(response, 'redirected', { value: address.endsWith('index.html') });
      return response;
    };
    await fake.live('install');
    const page = await fake.request('./');
    expect([page?.redirected, page?.headers.get('Content-Type'), await page?.text()]).toEqual([
      false,
      'text/html',
      'page',
    ]);
  });

  it('neither takes over nor removes anything: older versions stay until it is active', async () => {
    const old = await running('old');
    const fake = start('new', old.caches);
    await fake.live('install');
    expect(fake.skipped).toBe(0);
    expect(await old.caches.keys()).toEqual([`fray ${SCOPE} old`, `fray ${SCOPE} new`]);
  });
});

describe('activation', () => {
  it('removes older versions of the same scope, and nothing else', async () => {
    const caches = new Caches();
    const others = [
      'somebody else',
      `fray ${SCOPE}`,
      'fray https://example.org/tools/ old',
      'fray https://example.org/tools/fray/below/ old',
      'fray https://example.org/tools/fray-too/ old',
    ];
    for (const name of [...others, `fray ${SCOPE} old`, `fray ${SCOPE} older`]) await caches.open(name);
    await running('new', caches);
    expect((await caches.keys()).sort()).toEqual([...others, `fray ${SCOPE} new`].sort());
  });

  it('two sites on one origin keep their own', async () => {
    const caches = new Caches();
    const here = await running('one', caches);
    const there = await running('one', caches, 'https://example.org/other/');
    here.answer = offline;
    there.answer = offline;
    expect(await textOf(here.request('theme.js'))).toBe(`from the host: ${SCOPE}theme.js`);
    expect(await textOf(there.request('theme.js'))).toBe('from the host: https://example.org/other/theme.js');
  });
});

describe('the new version takes over', () => {
  it('only on a message that says so', async () => {
    const fake = start();
    await fake.live('install');
    for (const data of [undefined, null, '', 'hello', { type: TAKE_OVER }]) fake.message(data);
    expect(fake.skipped).toBe(0);
    fake.message(TAKE_OVER);
    expect(fake.skipped).toBe(1);
  });
});

describe('answers', () => {
  it('every file from its own version, with or without a network', async () => {
    const fake = await running();
    for (const answer of [offline, () => new Response('a newer version')]) {
      fake.answer = answer;
      for (const file of Object.keys(FILES)) {
        expect(await textOf(fake.request(file))).toBe(`from the host: ${SCOPE}${file}`);
        expect(await textOf(fake.request(`${file}?again#here`))).toBe(`from the host: ${SCOPE}${file}`);
      }
    }
    expect(fake.asked).toHaveLength(Object.keys(FILES).length);
  });

  it('the page offline, by the name of its folder and by its own', async () => {
    const fake = await running();
    fake.answer = offline;
    for (const address of ['./', './?from=home', './#/table/7', 'index.html'])
      expect(await textOf(fake.request(address)), address).toBe(`from the host: ${SCOPE}index.html`);
  });

  it('with any Vary header of the host', async () => {
    const fake = start();
    fake.answer = () => new Response('kept', { headers: { Vary: 'Accept, Origin' } });
    await fake.live('install');
    expect(await textOf(fake.request('theme.js', { headers: { Accept: 'text/javascript' } }))).toBe('kept');
  });

  it('from the network if the browser dropped it', async () => {
    const fake = await running();
    fake.caches.kept.clear();
    expect(await textOf(fake.request('theme.js'))).toBe(`from the host: ${SCOPE}theme.js`);
  });

  it('nothing that is not of the list: other projects, other paths, other methods go to the network', async () => {
    const fake = await running();
    for (const address of [
      'below/',
      'below/index.html',
      '../',
      '../theme.js',
      'sw.js',
      'toString',
      'https://other.org/tools/fray/theme.js',
    ])
      expect(fake.request(address), address).toBeUndefined();
    for (const method of ['POST', 'HEAD']) expect(fake.request('theme.js', { method }), method).toBeUndefined();
  });
});

it('all of it is at most 120 lines', () => {
  const parts = readdirSync(import.meta.dirname).filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  expect(parts).toContain('worker.ts');
  const lines = parts.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8').split('\n').length);
  expect(lines.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(120);
});
