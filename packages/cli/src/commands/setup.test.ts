import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';

const folder = emptyFolder();

test('setup: standard output is the JSON of a preset and nothing else', async () => {
  const first = await type('setup duel');
  expect(JSON.parse(first.out)).toEqual({ left: 3, right: 3 });
  expect(first.err).toContain('the preset "even" of even, uneven');
  expect(await type('setup d uneven --json')).toEqual({ code: 0, out: '{"left":3,"right":6}\n', err: '' });
});

test('setup --schema: the JSON Schema', async () => {
  expect(JSON.parse((await type('setup duel --schema')).out)).toEqual({ type: 'object', required: ['left', 'right'] });
  expect((await type('setup duel --schema --json')).out).toBe('{"type":"object","required":["left","right"]}\n');
});

test('a setup may be a file, edited by hand', async () => {
  writeFileSync(folder.in('mine.json'), '{ "left": 1, "right": 9 }');
  const { code, out } = await type(['play', 'duel', '--setup', folder.in('mine.json')], 'q');
  expect(code).toBe(0);
  expect(out).toMatch(/Righty +9/);
});

test('a setup may be a short text, in the command or in a file, where the game reads one', async () => {
  expect((await type(['play', 'duel', '--setup', '4 against 8'], 'q')).out).toMatch(/Righty +8/);
  writeFileSync(folder.in('mine.txt'), '5 against 7\n');
  expect((await type(['play', 'duel', '--setup', folder.in('mine.txt')], 'q')).out).toMatch(/Righty +7/);
});

test('every problem of a setup is reported at once', async () => {
  writeFileSync(folder.in('bad.json'), '{}');
  const { code, out, err } = await type(['play', 'duel', '--setup', folder.in('bad.json')]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('left: left needs a health of 1 or more.\n  right: right needs a health of 1 or more.');
  expect((await type(['play', 'duel', '--setup', '4 versus 8'])).err).toContain('cannot be used');
});

test('a file that is not JSON is reported', async () => {
  writeFileSync(folder.in('cut.json'), '{ "left": 1,');
  expect((await type(['simulate', 'duel', '--setup', folder.in('cut.json')])).err).toContain('is not valid JSON');
});

test('a file that is nested too deep is refused before anything walks it', async () => {
  const deep = (levels: number) => `{"left":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  const told = async (levels: number) => {
    writeFileSync(folder.in('deep.json'), deep(levels));
    return await type(['play', 'duel', '--setup', folder.in('deep.json')]);
  };
  expect((await told(100)).err).toContain('left needs a health of 1 or more');
  for (const levels of [101, 200_000]) {
    const { code, err } = await told(levels);
    expect({ code, err }).toEqual({
      code: 2,
      err: `fray: "${folder.in('deep.json')}" is not valid JSON: it is nested deeper than 100 levels.\n`,
    });
  }
});
