import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BadInput } from './context.ts';
import { emptyFolder } from './testing/folder.ts';
import { DISK, type Disk, writeWhole } from './write-whole.ts';

const folder = emptyFolder();
const OLD = 'old '.repeat(1000);
const NEW = 'new '.repeat(3000);
const TSX = ['--import', new URL('../bin/tsx.js', import.meta.url).href];
const COMMAND = fileURLToPath(new URL('./testing/process.ts', import.meta.url));
const HELD_WRITE = fileURLToPath(new URL('./testing/held-write.ts', import.meta.url));
const read = (name: string) => readFileSync(folder.in(name), 'utf8');
const failure = (code: string) => Object.assign(new Error(`${code}: it failed`), { code });
/** Does what it should, and fails then. */
const after =
  <A extends unknown[]>(act: (...args: A) => unknown, code: string) =>
  (...args: A): never => {
    act(...args);
    throw failure(code);
  };
const never = (code: string) => (): never => {
  throw failure(code);
};

test('a file is written as a whole, and nothing else is left behind', () => {
  writeWhole(folder.in('a.json'), OLD);
  writeWhole(folder.in('a.json'), NEW);
  expect(read('a.json')).toBe(NEW);
  expect(folder.files()).toEqual(['a.json']);
});

test('a disk that takes a few bytes at a time gets them all', () => {
  writeWhole(folder.in('a.json'), NEW, { ...DISK, write: (file, bytes) => DISK.write(file, bytes.subarray(0, 100)) });
  expect(read('a.json')).toBe(NEW);
});

test('drafts of killed writes are removed at the next start when they are older than a day, and nothing else is', () => {
  const aged = (name: string, hours: number) => {
    writeFileSync(folder.in(name), OLD);
    const then = Date.now() / 1000 - hours * 3600;
    utimesSync(folder.in(name), then, then);
  };
  aged('.fray-0a1b2c3d.part', 25);
  aged('.fray-ffffffff.part', 23);
  aged('.fray-notes.part', 1000);
  aged('fray-0a1b2c3d.part', 1000);
  writeWhole(folder.in('a.json'), NEW);
  expect(folder.files().toSorted()).toEqual([
    '.fray-ffffffff.part',
    '.fray-notes.part',
    'a.json',
    'fray-0a1b2c3d.part',
  ]);
});

describe('any failure leaves the whole old or new file, and reports the reason', () => {
  let written = 0;
  const halfThenFull: Disk['write'] = (file, bytes) => {
    if (written++) throw failure('ENOSPC');
    return DISK.write(file, bytes.subarray(0, bytes.length / 2));
  };
  const FAILING: [string, Partial<Disk>, words: string, left: string][] = [
    ['a folder that can only be read', { create: never('EROFS') }, 'the disk can only be read', OLD],
    ['a folder that is not ours', { create: never('EACCES') }, 'that is not allowed', OLD],
    ['a disk that is full before', { write: never('ENOSPC') }, 'the disk is full', OLD],
    ['a disk that is full midway', { write: halfThenFull }, 'the disk is full', OLD],
    ['a disk that tells it late', { sync: never('ENOSPC') }, 'the disk is full', OLD],
    ['a disk that tells it at the very end', { close: after(DISK.close, 'EDQUOT') }, 'the disk is full', OLD],
    ['a name that cannot be given', { rename: never('EPERM') }, 'that is not allowed', OLD],
    ['a failure after it is done', { rename: after(DISK.rename, 'EIO') }, 'EIO: it failed', NEW],
    ['a draft that cannot be removed', { rename: never('EPERM'), remove: never('EPERM') }, 'that is not allowed', OLD],
  ];

  test.each(FAILING)('%s', (_, disk, words, left) => {
    const file = folder.in('a.json');
    writeFileSync(file, OLD);
    written = 0;
    const write = () => writeWhole(file, NEW, { ...DISK, ...disk });
    expect(write).toThrow(BadInput);
    written = 0;
    expect(write).toThrow(`"${file}" cannot be written: ${words}.`);
    expect(read('a.json')).toBe(left);
    if (!disk.remove) expect(folder.files()).toEqual(['a.json']);
  });

  test.each(FAILING)('%s: where nothing was, there is nothing or all', (_, disk, _words, left) => {
    written = 0;
    expect(() => writeWhole(folder.in('a.json'), NEW, { ...DISK, ...disk })).toThrow(BadInput);
    if (!disk.remove) expect(folder.files()).toEqual(left === NEW ? ['a.json'] : []);
  });
});

describe('for real', () => {
  test('no folder, a file in the place of a folder, a folder in the place of the file', () => {
    mkdirSync(folder.in('taken'));
    writeFileSync(folder.in('file'), OLD);
    expect(() => writeWhole(folder.in('taken'), NEW)).toThrow('it is a folder');
    expect(() => writeWhole(folder.in('file/a.json'), NEW)).toThrow('there is no such folder');
    expect(() => writeWhole(folder.in('no/such/a.json'), NEW)).toThrow('there is no such file or folder');
    expect(() => writeWhole(folder.in('x'.repeat(300)), NEW)).toThrow('the name is too long');
    expect(folder.files()).toEqual(['file', 'taken']);
    expect(read('file')).toBe(OLD);
  });

  test('only an ordinary file is replaced', () => {
    expect(() => writeWhole('/dev/null', NEW)).toThrow('it is not an ordinary file');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('a link stays a link, and a private file private', () => {
    writeFileSync(folder.in('a.json'), OLD);
    chmodSync(folder.in('a.json'), 0o600);
    symlinkSync(folder.in('a.json'), folder.in('link'));
    writeWhole(folder.in('link'), NEW);
    expect(read('a.json')).toBe(NEW);
    expect(statSync(folder.in('a.json')).mode & 0o777).toBe(0o600);
    expect(folder.files()).toEqual(['a.json', 'link']);
  });

  test('a disk that is full midway: the combat continues, the old save stays whole', () => {
    const duel = [process.execPath, ...TSX, COMMAND, 'play', 'duel', '--seed', '5'];
    // Without the cache of the compiler, which must not be cut either.
    const env = { ...process.env, TSX_DISABLE_CACHE: '1' };
    const play = (limit: string, ...lines: string[]) =>
      spawnSync('bash', ['-c', `${limit} exec "$@"`, 'fray', ...duel], {
        cwd: folder.path(),
        env,
        input: `${lines.join('\n')}\n`,
        encoding: 'utf8',
      });
    expect(play('', '1', 's a.json', 'q').status).toBe(0);
    const old = read('a.json');
    const many = Array.from({ length: 40 }, () => ['m heal', '1']).flat();
    const { status, stdout } = play('ulimit -f 1;', ...many, 's a.json', 'y', 'q', 'n');
    expect(status).toBe(0);
    expect(stdout).toContain('"a.json" cannot be written: it would be too large.');
    expect(stdout).toContain('Save before you quit?');
    expect(read('a.json')).toBe(old);
    expect(folder.files()).toEqual(['a.json']);
  });

  test.each([
    ['before', OLD],
    ['midway', OLD],
    ['after', NEW],
  ])('a process that is killed %s', async (point, left) => {
    writeFileSync(folder.in('a.json'), OLD);
    const child = spawn(process.execPath, [...TSX, HELD_WRITE, folder.in('a.json'), NEW, point]);
    expect(String((await once(child.stdout, 'data'))[0])).toBe('here\n');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(read('a.json')).toBe(left);
    // What was begun is hidden, and in nobody's way.
    expect(folder.files().filter((name) => !name.startsWith('.'))).toEqual(['a.json']);
    writeWhole(folder.in('a.json'), NEW);
    expect(read('a.json')).toBe(NEW);
  });
});
