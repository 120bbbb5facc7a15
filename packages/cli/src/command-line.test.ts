import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandLine } from './command-line.ts';

test('options as they were given, lists one by one, what was not given left out', () => {
  const options = { setup: 'patrol', games: 7, json: true, loud: false, bot: ['a=rules', 'b=random'], from: undefined };
  expect(commandLine(['simulate', 'merc'], options)).toBe(
    'fray simulate merc --setup patrol --games 7 --json --bot a=rules --bot b=random',
  );
});

test('a shell reads every word back as it was', () => {
  const words = ['2 against 4', "it's", '$HOME', '`x`', 'a"b', '*', '\\', '', '3.json'];
  const line = commandLine(words, {}).replace(/^fray/, `printf '%s\\n'`);
  expect(spawnSync('sh', ['-c', line], { encoding: 'utf8' }).stdout.split('\n').slice(0, -1)).toEqual(words);
});
