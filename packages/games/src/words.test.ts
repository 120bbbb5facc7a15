import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The table of docs/design.md: from the words of a rule to its one function and its test. */

const here = import.meta.dirname;
const page = readFileSync(join(here, '../../../docs/design.md'), 'utf8');
const ROW = /^\| ([^|]+) \| `(\w+)` in (\S+\.ts) \| (\S+\.test\.ts): ([^|]+) \|$/gm;
const rows = [...page.matchAll(ROW)].map(([, words = '', name = '', file = '', test = '', title = '']) => ({
  words,
  name,
  file,
  test,
  title,
}));
const read = (file: string): string => readFileSync(join(here, file), 'utf8');
const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());

const definitionOf = (name: string): RegExp => new RegExp(`^(export )?(const|function) ${name}\\b`, 'm');
/** The comment over a definition, with the line that defines it. */
function headOf(text: string, name: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => definitionOf(name).test(line));
  let from = at;
  while (from > 0 && /^\s*(\/\*\*|\*)/.test(lines[from - 1] ?? '')) from--;
  return at < 0 ? '' : lines.slice(from, at + 1).join('\n');
}

describe('from the words of a rule to its code', () => {
  it('there are ten rows, of all five games', () => {
    expect(rows).toHaveLength(10);
    expect(new Set(rows.map(({ file }) => file.split('/')[0])).size).toBe(5);
  });

  it.each(rows)(
    '$words: over the function $name and in the title of its test',
    ({ words, name, file, test, title }) => {
      expect(has(headOf(read(file), name), words), headOf(read(file), name)).toBe(true);
      expect(has(title, words)).toBe(true);
      expect(read(test)).toContain(`it('${title}'`);
    },
  );

  it.each(rows)('$words: $name is the only function of that name in its game', ({ name, file }) => {
    const [game = ''] = file.split('/');
    const others = readdirSync(join(here, game), { recursive: true, encoding: 'utf8' })
      .filter((one) => /(^|\/)(rules|steps)\//.test(one) && one.endsWith('.ts') && !one.endsWith('.test.ts'))
      .filter((one) => definitionOf(name).test(read(join(game, one))));
    expect(others.map((one) => join(game, one))).toEqual([file]);
  });
});

describe('the glossary', () => {
  it.each(['memory', 'onReturn', 'VisibleEvent', 'not', 'standing', 'choice, action, move'])('explains %s', (word) => {
    expect(page).toMatch(new RegExp(`^\\| \`?${word}\`? \\| \\S.*\\|$`, 'm'));
  });
});

describe('CONTRIBUTING.md', () => {
  it('takes its model of a test from a rule that can happen: the title is there', () => {
    const model = /named by the rule: `([^`]+)`/.exec(
      readFileSync(join(here, '../../../CONTRIBUTING.md'), 'utf8'),
    )?.[1];
    expect(model).toBeDefined();
    const tests = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
    expect(tests.some((file) => read(file).includes(`it('${model}'`))).toBe(true);
  });
});
