import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@fray/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fray } from './main.ts';
import { ProtocolServer } from './stdio/protocol-server.ts';
import { OPS } from './stdio/schema.ts';
import { answerLine } from './stdio/serve.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';

const page = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)\n\`\`\`$`, 'gm'))].map((match) => match[1] as string);

/** Where the real answer differs from the printed one. `"..."` stands for anything; keys may be left out. */
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

/** Plays a printed exchange and returns the number of its requests. */
async function replayed(lines: readonly string[]): Promise<number> {
  const server = new ProtocolServer(GAMES);
  const answers: Record<string, unknown>[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    const [sent, came] = [lines[i] as string, lines[i + 1] as string];
    expect(sent.slice(0, 2) + came.slice(0, 2)).toBe('> < ');
    const request = sent
      .slice(2)
      .replace(/"<save (\d+)>"/, (_, id) => JSON.stringify(answers.find((one) => one.id === Number(id))?.save));
    const real = JSON.parse(await answerLine(server, { text: request }));
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

  test('every op is in the exchange', async () => {
    for (const op of Object.keys(OPS)) {
      expect(
        lines.some((line) => line.startsWith('> ') && line.includes(`"op":"${op}"`)),
        op,
      ).toBe(true);
    }
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
});

const ROOT = new URL('../../../', import.meta.url);
const docs = readdirSync(new URL('docs', ROOT), { recursive: true }).map((name) => `docs/${name}`);
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs].filter(
  (name) => name.endsWith('.md') && !name.startsWith('docs/api/'),
);
const COMMAND = /^(?:npx )?fray ([a-z]+(?: .*)?)$/;
const LONGEST_RUN = 60_000;
const REGISTRY = import.meta.resolve('@fray/games');

/** The commands in code and in blocks of commands; those of terminal.md with their output are run above. */
function commandsIn(text: string): string[] {
  const inline = [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code]) => code as string,
  );
  const lines = ['sh', 'bash', ''].flatMap((language) => blocks(text, language)).flatMap((block) => block.split('\n'));
  return [...inline, ...lines].flatMap((line) => COMMAND.exec(line.replace(/\s+#.*$/, '').trim())?.[1] ?? []);
}
/** The same command with one game and without a second judge, so that it takes seconds. */
function shorten(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)]
    .map(([, quoted, word]) => quoted ?? (word as string))
    .filter((word, i, all) => word !== '--explain' && !/^--games$/.test(word) && all[i - 1] !== '--games')
    .map((word) => word.replace(/^search(:\d+)?$/, 'search:1').replace(/^GAME$/, 'merc'));
  return /^(simulate|arena)$/.test(words[0] ?? '') && words.length > 1 ? [...words, '--games', '1'] : words;
}
/** A command without its arguments, or with a file, preset or tables of the reader: only looked up. */
const isOnlyNamed = ([name = '', first = '', ...rest]: readonly string[]): boolean =>
  name === 'tables' ||
  (!['games', 'stdio'].includes(name) && !/^[a-z]/.test(first)) ||
  [first, ...rest].some((word) => /^--farm$|^\[|^[A-Z]{3,}|\.\.\.|\.json$/.test(word));

describe('every fray command in the documents runs', () => {
  const commands = [...new Set(PAGES.flatMap((name) => commandsIn(readFileSync(new URL(name, ROOT), 'utf8'))))].map(
    (command) => ({ command, words: shorten(command) }),
  );

  test('there are some', () => {
    expect(commands.length).toBeGreaterThan(10);
  });
  test.each(commands)('fray $command', { timeout: LONGEST_RUN }, async ({ words }) => {
    const { context, texts } = fakeTerminal('', GAMES, REGISTRY);
    const code = await fray(context, isOnlyNamed(words) ? [words[0] ?? '', '--help'] : words);
    await new Promise((resolve) => setImmediate(resolve));
    expect(texts.err.split('\n').filter((line) => line.startsWith('fray: '))).toEqual([]);
    expect(code).toBe(0);
  });
});
