import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Words of a page that are written by hand, at most. Parts between markers are made and do not count. */
const MOST_WORDS: Readonly<Record<string, number>> = {
  'README.md': 500,
  'docs/design.md': 1_600,
  'docs/advisor.md': 2_500,
  'docs/terminal.md': 1_450,
  'docs/protocol.md': 1_630,
};
const docs = readdirSync('docs', { recursive: true }).map((name) => `docs/${name}`);
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs]
  .filter((page) => page.endsWith('.md') && !page.startsWith('docs/api/'))
  .sort();
const SCRIPTS: object = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
/** What npm itself does. */
const OF_NPM = ['install', 'ci', 'test', 'start', 'publish', 'pack', 'audit'];

const byHand = (page: string): string => page.replace(/<!-- ([\w:./ -]+) -->[\s\S]*?<!-- \/\1 -->/g, '');
const wordsIn = (page: string): number => byHand(page).split(/\s+/).filter(Boolean).length;
const linksIn = (page: string): string[] =>
  [...page.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link]) => link as string);
/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (page: string): string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading as string));

/** What is wrong with a link from a page, if anything. */
function faultOf(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(page), path) : page;
  if (!existsSync(target)) return `${page}: ${link} does not exist`;
  if (anchor === undefined || anchorsIn(readFileSync(target, 'utf8')).includes(anchor)) return undefined;
  return `${page}: ${target} has no heading #${anchor}`;
}
/** The npm commands of a page, in code and in blocks of commands: `run make`, `start`. */
const npmIn = (page: string): string[] =>
  [...page.matchAll(/^```[\s\S]*?^```$|`[^`\n]+`/gm)].flatMap(([code]) =>
    [...code.matchAll(/\bnpm (run )?([a-z]+)\b/g)].map(([, run = '', name]) => `${run}${name}`),
  );
const isCommand = (command: string): boolean =>
  command.startsWith('run ') ? command.slice(4) in SCRIPTS : OF_NPM.includes(command);

describe('the documents', () => {
  it.each(Object.entries(MOST_WORDS))('%s has at most %i words by hand', (page, most) => {
    expect(wordsIn(readFileSync(page, 'utf8'))).toBeLessThanOrEqual(most);
  });
  it('docs/testing.md names tests that exist, with what a table elsewhere reads', () => {
    const rows = [
      ...readFileSync('docs/testing.md', 'utf8').matchAll(/^\| [^|]+ \| `(\w+\/src\/[\w/-]+)`: ([^|]+) \|$/gm),
    ];
    expect(rows.length).toBeGreaterThan(12);
    const fileOf = (name: string) =>
      ['.test.ts', '.browser.test.ts', '.ts'].map((end) => `packages/${name}${end}`).find((file) => existsSync(file));
    const missing = rows.filter(([, name = '', title = '']) => {
      const file = fileOf(name);
      return !file || !readFileSync(file, 'utf8').includes(title);
    });
    expect(missing.map(([row]) => row)).toEqual([]);
  });
  it('the table of speeds was measured with the version of the packages', () => {
    const { version } = JSON.parse(readFileSync('packages/engine/package.json', 'utf8'));
    const [, measured] =
      readFileSync('docs/performance.md', 'utf8').match(/Measured with version ([\d.]+) at commit/) ?? [];
    expect(measured, 'on a quiet machine: npm run bench -- --write').toBe(version);
  });
  it('SECURITY.md names the version that gets fixes, that of the packages', () => {
    const { version } = JSON.parse(readFileSync('packages/engine/package.json', 'utf8')) as { version: string };
    const [, fixed] = readFileSync('SECURITY.md', 'utf8').match(/newest minor version, today ([\d.]+);/) ?? [];
    expect(fixed).toBe(version.split('.').slice(0, 2).join('.'));
  });
  it.each(PAGES.filter((page) => page.startsWith('docs/games/')))(
    '%s starts with what Fray covers, and what not',
    (page) => {
      expect(readFileSync(page, 'utf8')).toMatch(
        /^# .+\n\n\*\*Covered\*\*: .+\n(?:.+\n)*\n\*\*Not covered\*\*.*: .+\n/,
      );
    },
  );
  it.each(PAGES)('%s: links lead to files and headings that exist', (page) => {
    expect(linksIn(readFileSync(page, 'utf8')).flatMap((link) => faultOf(page, link) ?? [])).toEqual([]);
  });
  it.each(PAGES)('%s: every npm command exists', (page) => {
    expect(npmIn(readFileSync(page, 'utf8')).filter((command) => !isCommand(command))).toEqual([]);
  });
});

describe('the checks find planted faults', () => {
  it('words outside the markers count, words between them do not', () => {
    expect(wordsIn('one two\n<!-- made: x -->\nthree\n<!-- /made: x -->\nfour')).toBe(3);
  });
  it('links', () => {
    expect(linksIn('[a](b.md#c) [d](https://e.f) ![g](h.png)')).toEqual(['b.md#c', 'h.png']);
    expect(faultOf('docs/ux.md', 'nothing.md')).toBe('docs/ux.md: nothing.md does not exist');
    expect(faultOf('docs/ux.md', 'protocol.md#nothing')).toBe('docs/ux.md: docs/protocol.md has no heading #nothing');
    expect(faultOf('docs/ux.md', 'protocol.md#limits')).toBeUndefined();
  });
  it('npm commands', () => {
    expect(
      npmIn('`npm run dance`, `npm install && npm tets`; npm takes a version').filter((one) => !isCommand(one)),
    ).toEqual(['run dance', 'tets']);
  });
});
