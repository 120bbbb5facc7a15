import {
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
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Folders, makeFolder, putBack } from '../whole-folder.ts';

let around: string;
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'fray-folder-'));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const FILES = ['a.txt', 'b.txt'];
const site = () => join(around, 'site');
const failure = (code: string) => Object.assign(new Error(`${code}: it failed`), { code });
const filled =
  (text: string, upTo = FILES.length) =>
  (draft: string): void => {
    mkdirSync(draft);
    for (const name of FILES.slice(0, upTo)) writeFileSync(join(draft, name), text);
    if (upTo < FILES.length) throw failure('ENOSPC');
  };
const read = () => FILES.map((name) => readFileSync(join(site(), name), 'utf8'));
const REAL: Folders = {
  exists: existsSync,
  rename: renameSync,
  remove: (path) => rmSync(path, { recursive: true, force: true }),
};
/** Gives names so often, and no more. */
const named = (often: number): Folders => {
  let left = often;
  const rename = (from: string, to: string) => {
    if (left-- <= 0) throw failure('EPERM');
    renameSync(from, to);
  };
  return { ...REAL, rename };
};

it('a folder is made as a whole, and nothing else is left behind', async () => {
  await makeFolder(site(), filled('old'));
  expect(read()).toEqual(['old', 'old']);
  await makeFolder(site(), filled('new'));
  expect(read()).toEqual(['new', 'new']);
  expect(readdirSync(around)).toEqual(['site']);
});

describe('after any failure the old or the new folder is there, complete, and the reason is reported', () => {
  const FAILING: [string, make: (draft: string) => void, disk: () => Folders, code: string][] = [
    [
      'a disk that can only be read',
      () => {
        throw failure('EROFS');
      },
      () => REAL,
      'EROFS',
    ],
    ['a disk that is full before', filled('new', 0), () => REAL, 'ENOSPC'],
    ['a disk that is full midway', filled('new', 1), () => REAL, 'ENOSPC'],
    ['an old folder that cannot be put aside', filled('new'), () => named(0), 'EPERM'],
  ];
  it.each(FAILING)('%s', async (_, make, disk, code) => {
    await makeFolder(site(), filled('old'));
    await expect(makeFolder(site(), make, disk())).rejects.toThrow(code);
    expect(read()).toEqual(['old', 'old']);
    expect(readdirSync(around)).toEqual(['site']);
  });

  it('a failure after it is done: the new one is there', async () => {
    await makeFolder(site(), filled('old'));
    let removed = 0;
    const disk: Folders = {
      ...REAL,
      remove: (path) => {
        if (++removed > 2) throw failure('EIO');
        REAL.remove(path);
      },
    };
    await expect(makeFolder(site(), filled('new'), disk)).rejects.toThrow('EIO');
    expect(read()).toEqual(['new', 'new']);
    await makeFolder(site(), filled('newer'));
    expect(readdirSync(around)).toEqual(['site']);
  });

  it('ended between the two renames, or refused by the disk: the next call finds the old folder', async () => {
    await makeFolder(site(), filled('old'));
    await expect(makeFolder(site(), filled('new'), named(1))).rejects.toThrow('EPERM');
    expect(existsSync(site())).toBe(false);
    putBack(site());
    expect(read()).toEqual(['old', 'old']);
    await makeFolder(site(), filled('new'));
    expect([read(), readdirSync(around)]).toEqual([['new', 'new'], ['site']]);
  });

  it('ended midway: the old one is there, and the next call removes the draft', async () => {
    await makeFolder(site(), filled('old'));
    // As kill -9 leaves it.
    mkdirSync(`${site()}.part`);
    writeFileSync(join(`${site()}.part`, 'a.txt'), 'new');
    expect(read()).toEqual(['old', 'old']);
    await makeFolder(site(), filled('newer'));
    expect([read(), readdirSync(around)]).toEqual([['newer', 'newer'], ['site']]);
  });
});
