import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oddAnswers } from '../../../scripts/shape/answers.ts';
import { findMemoryCasts } from '../../../scripts/shape/memory-casts.ts';
import { findSideEffects } from '../../../scripts/shape/no-side-effects.ts';
import { longCalls } from '../../../scripts/shape/parameters.ts';
import { COMMON, GROWN, type Place, REQUIRED, ROOT, TEXT } from '../../../scripts/shape/shape.ts';
import { shortNames } from '../../../scripts/shape/short-names.ts';
import { folderOf, TESTED_GAMES } from './games.fixture.ts';

const here = import.meta.dirname;
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .sort();

/** What lies in a folder and does not belong there, each with the place where it does. */
const misplacedFiles = (folder: string, { allowed, otherwise }: Place): string[] =>
  readdirSync(folder)
    .filter((name) => !allowed.test(name))
    .map((name) => `${name} does not belong here: ${otherwise}`);

/** Is it exported under that name: declared so, or passed on? */
const exportsName = (text: string, name: string): boolean =>
  declares(text, name) || new RegExp(`export (type )?\\{[^}]*\\b${name}\\b[^}]*\\}`).test(text);
const declares = (text: string, name: string): boolean =>
  new RegExp(`^export (declare )?(const|function|type|interface|class) ${name}\\b`, 'm').test(text);

/** What is not as the shape wants it, of the files of a game by their paths. */
function misshapen(files: readonly string[], read: (file: string) => string): string[] {
  const exporting = (file: string, name: string) =>
    name === '' || exportsName(read(file), name) ? [] : [`${file} exports no ${name}`];
  const required = Object.entries(REQUIRED).flatMap(([file, name]) =>
    files.includes(file) ? exporting(file, name) : [`${file} is missing`],
  );
  const grown = Object.entries(GROWN).filter(([file]) => files.includes(file));
  const setup = files.includes('setup/index.ts') ? [] : exporting('index.ts', 'setup');
  const elsewhere = files
    .filter((file) => !/^(index|ruleset)\.ts$|^tests\/|\.(test|de)\.ts$/.test(file))
    .flatMap((file) =>
      Object.values(GROWN)
        .filter((name) => !COMMON.includes(name) && GROWN[file] !== name && declares(read(file), name))
        .map((name) => `${file} exports ${name}, which has a file of its own`),
    );
  return [...new Set([...required, ...grown.flatMap(([file, name]) => exporting(file, name)), ...setup, ...elsewhere])];
}

describe.each(TESTED_GAMES.map(({ id }) => id))('the shape of %s', (game) => {
  const root = folderOf(game);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const has = (file: string): boolean => existsSync(join(root, file));

  it('has the files that every game has, and what it has besides is where it belongs and exports its one name', () => {
    expect(misshapen(filesIn(root), read)).toEqual([]);
  });

  it('has only what belongs there in its root and among its words', () => {
    expect(misplacedFiles(root, ROOT)).toEqual([]);
    if (has('text')) expect(misplacedFiles(join(root, 'text'), TEXT)).toEqual([]);
  });

  if (has('rules'))
    it('rules/ asks only: nothing there takes play, tells, or writes to what came in', () => {
      const rules = join(root, 'rules');
      const asked = filesIn(rules).filter((file) => !file.endsWith('.test.ts'));
      expect(asked.length).toBeGreaterThan(0);
      expect(
        asked.flatMap((file) => findSideEffects(`rules/${file}`, readFileSync(join(rules, file), 'utf8'))),
      ).toEqual([]);
    });

  if (has('steps'))
    it('lists its steps in the order of the rulebook', async () => {
      const { STEPS } = (await import(join(root, 'vocabulary.ts'))) as { STEPS: readonly string[] };
      const { steps } = (await import(join(root, 'steps/index.ts'))) as { steps: object };
      expect(Object.keys(steps)).toEqual([...STEPS]);
    });

  it('casts no `memory`', () => {
    expect(filesIn(root).flatMap((file) => findMemoryCasts(file, read(file)))).toEqual([]);
  });
});

describe('all packages', () => {
  const packages = join(here, '../..');
  const ours = filesIn(packages).filter((file) => /^[a-z]+\/src\//.test(file) && !file.endsWith('.test.ts'));

  const found = (look: (file: string, text: string) => string[]): string[] =>
    ours.flatMap((file) => look(file, readFileSync(join(packages, file), 'utf8')));

  it('have no function with more than five positional parameters', () => {
    expect(ours.length).toBeGreaterThan(500);
    expect(found(longCalls)).toEqual([]);
  });

  it('answer may, can, is and has with yes or no, and call a reason whyNot', () => {
    expect(found(oddAnswers)).toEqual([]);
  });

  it('have no name of one letter that is read more than ten lines below, but in tests', () => {
    expect(found((file, text) => (file.includes('/tests/') ? [] : shortNames(file, text)))).toEqual([]);
  });
});

describe('the checks themselves', () => {
  it('find a file that is missing, a name that is not exported and one that is exported elsewhere', () => {
    const planted: Record<string, string> = {
      'index.ts': 'export const game = 1;',
      'begin.ts': 'const begin = 1;',
      'content/ready.ts': 'export const presets = [];',
      'tests/battery.test.ts': '',
    };
    expect(misshapen(Object.keys(planted), (file) => planted[file] as string)).toEqual([
      'ruleset.ts is missing',
      'begin.ts exports no begin',
      'index.ts exports no setup',
      'content/ready.ts exports presets, which has a file of its own',
    ]);
  });

  it('find a question that writes, tells or takes play, and let one be that makes something new', () => {
    const planted = `
      import type { Play } from '@fray/engine';
      export function hurt(unit: { health: number; tags: string[] }, play: { emit(e: string): void }) {
        const { tags } = unit;
        unit.health -= 1;
        unit.health++;
        delete unit.health;
        tags.push('hurt');
        for (const tag of unit.tags) tag.length = 2;
        play.emit('hurt');
      }
      export const fine = (list: readonly number[]) => { const copy = [...list]; copy.sort(); let n = 0; n += 1; return copy; };`;
    expect(findSideEffects('planted.ts', planted).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'takes Play',
      'writes unit.health',
      'writes unit.health',
      'writes unit.health',
      'changes tags',
      'writes tag.length',
      'tells',
    ]);
  });

  it('find a function with six parameters, and let one with five be', () => {
    const planted = 'export const five = (a, b, c, d, e) => a; export function six(a, b, c, d, e, f) {}';
    expect(longCalls('planted.ts', planted)).toEqual(['planted.ts:1 takes 6']);
  });

  it('find a yes-or-no name that answers otherwise and a reason by another name, and let the right ones be', () => {
    const planted = `
      const mayPay = (): Reason | false => false;
      function wrongCard(): Reason | undefined {}
      const isOpen = (): boolean => true;
      const whyNotPay = (): Reason | false => false;
      function reasonOf(): Reason {}`;
    expect(oddAnswers('planted.ts', planted)).toEqual([
      'planted.ts:2 mayPay answers with Reason | false',
      'planted.ts:3 wrongCard answers with Reason | undefined',
    ]);
  });

  it('find a name of one letter that goes far, and let one be that is used at once or counts', () => {
    const far = '\n'.repeat(11);
    const planted = `const f = (n, q, i) => { n + q.n; ${far} q; i; };`;
    expect(shortNames('planted.ts', planted)).toEqual(['planted.ts:1 q is still in use 11 lines below']);
  });

  it('find a cast of `memory`, and let another cast be', () => {
    const planted = 'const a = play.memory.ship as string; const b = memory as Use; const c = memories as string;';
    expect(findMemoryCasts('planted.ts', planted)).toEqual([
      'planted.ts:1 play.memory.ship as string',
      'planted.ts:1 memory as Use',
    ]);
  });
});
