import { execFileSync, spawn } from 'node:child_process';
import fs, { appendFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { LARGEST_SAVE } from '@fray/engine';
import { expect, test } from 'vitest';
import { freeName, readText } from './files.ts';
import { emptyFolder } from './testing/folder.ts';

const folder = emptyFolder();

test('what is missing, a folder or too large is refused in words', () => {
  expect(() => readText(folder.in('nothing'))).toThrow('there is no such file or folder');
  expect(() => readText(folder.path())).toThrow('it is a folder');
  writeFileSync(folder.in('large'), Buffer.alloc(LARGEST_SAVE + 1, ' '));
  expect(() => readText(folder.in('large'))).toThrow('too large');
});

test('what never ends is refused at the limit: a device and a pipe that is fed', () => {
  // A device says that it has no size; so does a pipe.
  expect(() => readText('/dev/zero')).toThrow('too large (8 MiB at most)');
  const pipe = folder.in('pipe');
  execFileSync('sh', ['-c', `mkfifo '${pipe}'`]);
  const feeder = spawn('sh', ['-c', `exec yes > '${pipe}'`], { stdio: 'ignore' });
  try {
    expect(() => readText(pipe)).toThrow('too large (8 MiB at most)');
  } finally {
    feeder.kill();
  }
});

test('a file that grows while it is read is refused at the limit', () => {
  const path = folder.in('log');
  writeFileSync(path, ' ');
  const { readSync } = fs;
  let pieces = 0;
  const grow = (...args: Parameters<typeof readSync>): number => {
    if (pieces++ < 200) appendFileSync(path, Buffer.alloc(65_536, ' '));
    return readSync(...args);
  };
  // The name that the program imported is looked up again; nothing else runs before it is put back.
  const replace = (read: unknown): void => {
    Object.assign(fs, { readSync: read });
    syncBuiltinESMExports();
  };
  replace(grow);
  try {
    expect(() => readText(path)).toThrow('too large (8 MiB at most)');
  } finally {
    replace(readSync);
  }
});

test('a pipe that ends is read like a file', () => {
  const pipe = folder.in('short-pipe');
  execFileSync('sh', ['-c', `mkfifo '${pipe}'`]);
  spawn('sh', ['-c', `printf '{"a":1}' > '${pipe}'`], { stdio: 'ignore' });
  expect(readText(pipe)).toBe('{"a":1}');
});

test('a byte order mark before the text is skipped, and only there', () => {
  writeFileSync(folder.in('marked'), '\uFEFF{"name":"\uFEFF"}');
  expect(readText(folder.in('marked'))).toBe('{"name":"\uFEFF"}');
});

test('the first free name', () => {
  writeFileSync(folder.in('duel-1.fray.json'), '');
  expect(freeName('duel', folder.path())).toBe(folder.in('duel-2.fray.json'));
});
