import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEEPEST_SAVE, LARGEST_SAVE, ROLES, SUBJECTS } from '@fray/engine';
import { GAMES } from '@fray/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desk } from './stdio/desk.ts';
import { LONGEST_ID } from './stdio/request.ts';
import { answerLine, LARGEST_LINE } from './stdio/serve.ts';
import { type } from './testing/typed.ts';

const page = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)\n\`\`\`$`, 'gm'))].map((match) => match[1] as string);

/** Where the real answer departs from the printed one. `"..."` stands for anything; keys may be left out. */
function departs(printed: unknown, real: unknown, path = 'answer'): string | undefined {
  if (printed === '...') return real === undefined ? `${path} is missing` : undefined;
  if (Array.isArray(printed) && Array.isArray(real)) {
    const open = printed.at(-1) === '...';
    if (open ? real.length < printed.length - 1 : real.length !== printed.length)
      return `${path} has ${real.length} items`;
    for (const [i, item] of printed.slice(0, open ? -1 : undefined).entries()) {
      const found = departs(item, real[i], `${path}[${i}]`);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof printed === 'object' && printed !== null && typeof real === 'object' && real !== null) {
    for (const [key, value] of Object.entries(printed)) {
      const found = departs(value, (real as Record<string, unknown>)[key], `${path}.${key}`);
      if (found) return found;
    }
    return undefined;
  }
  return JSON.stringify(printed) === JSON.stringify(real) ? undefined : `${path} is ${JSON.stringify(real)}`;
}

/** Plays an exchange as it is printed; tells how many requests it has. */
async function replayed(lines: readonly string[]): Promise<number> {
  const desk = new Desk(GAMES);
  const answers: Record<string, unknown>[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    const [sent, came] = [lines[i] as string, lines[i + 1] as string];
    expect(sent.slice(0, 2) + came.slice(0, 2)).toBe('> < ');
    const request = sent
      .slice(2)
      .replace(/"<save (\d+)>"/, (_, id) => JSON.stringify(answers.find((one) => one.id === Number(id))?.save));
    const real = JSON.parse(await answerLine(desk, { text: request }));
    answers.push(real);
    expect(departs(JSON.parse(came.slice(2)), real), `${sent}\n${JSON.stringify(real).slice(0, 600)}`).toBeUndefined();
  }
  return answers.length;
}
const exchange = (name: string): string[] => blocks(page(name), 'exchange').flatMap((block) => block.split('\n'));

test('docs/games/mage-knight.md: a fight from the table is what the engine answers', async () => {
  expect(await replayed(exchange('games/mage-knight.md'))).toBeGreaterThanOrEqual(12);
});

describe('docs/protocol.md', () => {
  const lines = exchange('protocol.md');

  test('the exchange is what the engine answers', async () => {
    const exchanges = await replayed(lines);
    expect(exchanges).toBeGreaterThanOrEqual(18);
  });

  test('every op is in the exchange and in the table', async () => {
    const ops = 'start act ask answer dice undo redo cancel choices state view save load'.split(' ');
    for (const op of ops) {
      expect(
        lines.some((line) => line.startsWith('> ') && line.includes(`"op":"${op}"`)),
        op,
      ).toBe(true);
      expect(page('protocol.md')).toMatch(new RegExp(`^\\| \`${op}\` *\\|`, 'm'));
    }
  });
});

test('the limits in docs/protocol.md are those of the code', () => {
  const limit = (what: string): string | undefined =>
    new RegExp(`^\\| ${what} +\\| (.*?) +\\|$`, 'm').exec(page('protocol.md'))?.[1];
  const mebi = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
  expect(limit('a line')).toBe(mebi(LARGEST_LINE));
  expect(limit('a save, in a line or in a file')).toBe(mebi(LARGEST_SAVE));
  expect(limit('how deep a request or save is nested')).toBe(`${DEEPEST_SAVE} levels`);
  expect(limit('a text as `id`')).toBe(`${LONGEST_ID} letters`);
});

describe('what a choice is, in docs/protocol.md', () => {
  test.each(ROLES)('the role "%s" has its row', (role) => {
    expect(page('protocol.md')).toMatch(new RegExp(`^\\| \`${role}\` +\\|`, 'm'));
  });

  test('every place and every kind of thing is named', () => {
    for (const word of ['flow', 'outside', 'back', ...SUBJECTS]) expect(page('protocol.md')).toContain(`\`${word}\``);
  });
});

/** A printed text as a pattern: `...` alone in a line is any lines, within a line anything. */
function pattern(printed: readonly string[]): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const lines = printed.map((line) =>
    line === '...' ? '(?:.*\n)*?' : `${line.split('...').map(literal).join('.*')}\n`,
  );
  return new RegExp(`^${lines.join('')}$`);
}

describe('docs/terminal.md', () => {
  const PATH = `${fileURLToPath(new URL('../../../node_modules/.bin', import.meta.url))}${delimiter}${process.env.PATH}`;

  const examples = blocks(page('terminal.md'), 'console')
    .flatMap((block) => block.split(/^\$ /m).slice(1))
    .map((example) => example.trimEnd().split('\n'))
    .map(([command = '', ...printed]) => ({ command, printed }));

  test('it has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(15);
  });

  // One test each, in the order of the page and in one folder: an example may read what the one before it has saved.
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fray-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  test.each(examples)('prints what the page says: $command', ({ command, printed }) => {
    const real = spawnSync('bash', ['-c', `{ ${command}\n} 2>&1`], {
      cwd: folder,
      env: { ...process.env, PATH },
      encoding: 'utf8',
    });
    expect(real.stdout).toMatch(pattern(printed));
  });

  test('every command and every option is on the page', async () => {
    for (const command of ['games', 'setup', 'play', 'run', 'simulate', 'flow', 'stdio']) {
      const row = new RegExp(`^\\| \`fray ${command}\\b.*$`, 'm').exec(page('terminal.md'))?.[0] ?? '';
      const options = (await type(`${command} --help`)).out.match(/^ {2}--[a-z]+/gm) ?? [];
      for (const option of options) if (!option.includes('--version')) expect(row).toContain(option.trim());
      expect(row).not.toBe('');
    }
  });
});
