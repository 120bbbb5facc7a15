import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LARGEST_SAVE } from '@fray/engine';
import { expect, test } from 'vitest';
import { BadInput } from './context.ts';
import { freeName, readText, writeWhole } from './files.ts';
import { emptyFolder } from './testing/folder.ts';

const folder = emptyFolder();

test('a file is written as a whole, and nothing else is left behind', () => {
  writeWhole(folder.in('a.json'), 'one');
  writeWhole(folder.in('a.json'), 'two');
  expect(readFileSync(folder.in('a.json'), 'utf8')).toBe('two');
  expect(folder.files()).toEqual(['a.json']);
});

test('what cannot be written leaves nothing half-written and says why', () => {
  mkdirSync(folder.in('taken'));
  expect(() => writeWhole(folder.in('taken'), 'x')).toThrow(BadInput);
  expect(() => writeWhole(folder.in('no/such/folder.json'), 'x')).toThrow('there is no such file or folder');
  expect(folder.files()).toEqual(['taken']);
});

test('what is missing, a folder or too large is refused in words', () => {
  expect(() => readText(folder.in('nothing'))).toThrow('there is no such file or folder');
  expect(() => readText(folder.path())).toThrow('it is a folder');
  writeFileSync(folder.in('large'), Buffer.alloc(LARGEST_SAVE + 1, ' '));
  expect(() => readText(folder.in('large'))).toThrow('too large');
});

test('the first free name', () => {
  writeFileSync(folder.in('duel-1.fray.json'), '');
  expect(freeName('duel', folder.path())).toBe('duel-2.fray.json');
});
