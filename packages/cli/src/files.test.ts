import { writeFileSync } from 'node:fs';
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

test('the first free name', () => {
  writeFileSync(folder.in('duel-1.fray.json'), '');
  expect(freeName('duel', folder.path())).toBe(folder.in('duel-2.fray.json'));
});
