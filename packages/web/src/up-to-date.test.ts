import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bringUpToDate, buildKey, findUnkeyed } from '../up-to-date.ts';
import { makeFolder } from '../whole-folder.ts';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
/** One of each that the site is made of. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'packages/engine/package.json',
  'packages/engine/src/index.ts',
  'packages/games/src/merc/rules/data.json',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/build.ts',
  'packages/web/public/theme.js',
  'packages/web/src/pages/Home.svelte',
  'packages/web/src/style/base.css',
];
/** Lies beside them and enters no site. */
const OTHERS = [
  'README.md',
  'packages/engine/README.md',
  'packages/engine/src/index.test.ts',
  'packages/games/golden/merc.txt',
  'packages/web/src/browser/kit.ts',
  'packages/web/src/offline/scope.fixture.ts',
  'packages/web/node_modules/vite/index.js',
  'packages/web/dist.part/index.html',
];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fray-key-'));
  for (const path of [...SOURCES, ...OTHERS]) write(path, path);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const site = () => join(root, 'packages/web/dist');
const build = () =>
  makeFolder(site(), (draft) => cpSync(join(root, 'packages/web/public'), draft, { recursive: true }));
/** Starts as `npm start` does. True: it was built, and said so. */
async function start(node?: string): Promise<boolean> {
  const said: string[] = [];
  let built = false;
  const note = () => {
    built = true;
    return build();
  };
  await bringUpToDate(
    site(),
    () => buildKey(root, node),
    note,
    (sentence) => said.push(sentence),
  );
  expect(said).toEqual([expect.stringMatching(built ? /^Building the assistant/ : /nothing has changed since/)]);
  return built;
}

describe('a site is built', () => {
  it('once, as long as nothing changes', async () => {
    expect([await start(), await start(), await start()]).toEqual([true, false, false]);
    expect(readdirSync(site())).toEqual(['theme.js']);
  });

  it.each(SOURCES)('again after a change of %s, and after that is taken back', async (path) => {
    await start();
    write(path, 'changed');
    expect([await start(), await start()]).toEqual([true, false]);
    write(path, path);
    expect([await start(), await start()]).toEqual([true, false]);
  });

  it('again after a source came, went or has another name', async () => {
    await start();
    write('packages/advisor/src/index.ts', '');
    expect([await start(), await start()]).toEqual([true, false]);
    renameSync(join(root, 'packages/advisor/src/index.ts'), join(root, 'packages/advisor/src/other.ts'));
    expect([await start(), await start()]).toEqual([true, false]);
    rmSync(join(root, 'packages/advisor'), { recursive: true });
    expect([await start(), await start()]).toEqual([true, false]);
  });

  it('again with another version of Node', async () => {
    expect([await start('v22.0.0'), await start('v22.0.0'), await start('v24.0.0')]).toEqual([true, false, true]);
  });

  it.each(OTHERS)('not again after a change of %s', async (path) => {
    await start();
    write(path, 'changed');
    expect(await start()).toBe(false);
  });
});

describe('an interrupted build is built again', () => {
  const quiet = () => undefined;
  const fail = () => Promise.reject(new Error('no room'));

  it('one that failed: nothing says that it is there', async () => {
    await start();
    write('packages/web/index.html', 'changed');
    await expect(bringUpToDate(site(), () => buildKey(root), fail, quiet)).rejects.toThrow('no room');
    // Also with the sources of the last whole build: what lies there may be half of another.
    write('packages/web/index.html', 'packages/web/index.html');
    expect([await start(), await start()]).toEqual([true, false]);
  });

  it.each<[string, () => void]>([
    ['ended before the key was written', () => rmSync(`${site()}.key`)],
    [
      'ended while the key was written',
      () => writeFileSync(`${site()}.key`, readFileSync(`${site()}.key`, 'utf8').slice(0, 20)),
    ],
    ['a folder that is gone', () => rmSync(site(), { recursive: true })],
    [
      'ended while it was made, or while it took its place',
      () => {
        rmSync(`${site()}.key`);
        renameSync(site(), `${site()}.old`);
        mkdirSync(`${site()}.part`);
      },
    ],
  ])('%s', async (_, interrupt) => {
    await start();
    interrupt();
    expect([await start(), await start()]).toEqual([true, false]);
    expect(existsSync(`${site()}.part`)).toBe(false);
  });

  it('one whose sources changed meanwhile', async () => {
    const changing = () => {
      write('packages/web/index.html', 'changed');
      return build();
    };
    await bringUpToDate(site(), () => buildKey(root), changing, quiet);
    write('packages/web/index.html', 'packages/web/index.html');
    expect([await start(), await start()]).toEqual([true, false]);
  });

  it('the key is there only after the build', async () => {
    await start();
    write('packages/web/index.html', 'changed');
    let during = true;
    const watched = () => {
      during = existsSync(`${site()}.key`);
      return build();
    };
    await bringUpToDate(site(), () => buildKey(root), watched, quiet);
    expect([during, existsSync(`${site()}.key`)]).toEqual([false, true]);
  });
});

it('a module that enters the site and not the key is found', () => {
  const modules = [
    ...SOURCES.map((path) => join(root, path)),
    join(root, 'packages/web/src/pages/Home.svelte?svelte&type=style&lang.css'),
    join(root, 'packages/web/node_modules/svelte/index.js'),
    '/elsewhere/node_modules/svelte/index.js',
    '\0vite/preload-helper.js',
    join(root, 'packages/games/golden/merc.txt'),
    join(root, 'scripts/made.ts'),
  ];
  expect(findUnkeyed(modules, root)).toEqual(['packages/games/golden/merc.txt', 'scripts/made.ts']);
});
