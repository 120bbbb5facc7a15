import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const design = readFileSync('docs/design.md', 'utf8');
const ANSWERS = ['Where the rules of a game are', 'What happens when I tap Roll', 'How to add a game'] as const;
const sectionOf = (title: string): string => design.slice(design.indexOf(`## ${title}\n`)).split('\n## ')[0] as string;
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);
const isPath = (code: string): boolean => /^(packages|scripts|docs)\//.test(code);
const rowsOf = (title: string): string[] =>
  sectionOf(title)
    .split('\n')
    .filter((line) => isPath(codeIn(line)[0] ?? '') && line.startsWith('|'));
const hasName = (file: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));

describe('"What happens when I tap Roll" in docs/design.md', () => {
  it('leads from the page to the rules and back', () => {
    const packages = rowsOf('What happens when I tap Roll').map((row) => /packages\/(\w+)/.exec(row)?.[1]);
    expect(packages).toEqual(['web', 'web', 'web', 'table', 'engine', 'engine', 'engine', 'table', 'web']);
  });
});

describe('the three answers at the top of docs/design.md', () => {
  it('are the first three sections and have at most 800 words together', () => {
    const titles = [...design.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(titles.slice(0, 3)).toEqual(ANSWERS);
    const end = design.indexOf(`## ${titles[3]}\n`);
    expect(design.slice(0, end).split(/\s+/).length).toBeLessThanOrEqual(800);
  });

  it.each(ANSWERS.flatMap(rowsOf))('every file and name exists: %s', (row) => {
    const [file = '', ...names] = codeIn(row);
    expect(existsSync(file), file).toBe(true);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(hasName(file, name), `${name} in ${file}`).toBe(true);
  });

  it.each(ANSWERS)('%s: the names between the tables exist too', (title) => {
    const section = sectionOf(title);
    const files = rowsOf(title).map((row) => codeIn(row)[0] as string);
    expect(files.length).toBeGreaterThan(4);
    const lines = section.split('\n').filter((line) => !line.startsWith('|'));
    for (const code of codeIn(lines.join('\n'))) {
      if (isPath(code)) expect(existsSync(code), code).toBe(true);
      else if (!/^(npx )?fray /.test(code))
        expect(
          files.some((file) => hasName(file, code)),
          code,
        ).toBe(true);
    }
  });
});
