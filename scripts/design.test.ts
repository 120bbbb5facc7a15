import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const design = readFileSync('docs/design.md', 'utf8');
const page = design.slice(design.indexOf('## What happens when I tap Roll')).split('\n## ')[0] ?? '';
const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);

describe('"What happens when I tap Roll" in docs/design.md', () => {
  it('leads from the page to the rules and back', () => {
    const packages = rows.map((row) => /packages\/(\w+)/.exec(row)?.[1]);
    expect(packages).toEqual(['web', 'web', 'web', 'table', 'engine', 'engine', 'engine', 'table', 'web']);
  });
  it.each(rows)('every file and name exists: %s', (row) => {
    const [file = '', ...names] = codeIn(row);
    expect(existsSync(file), file).toBe(true);
    const source = readFileSync(file, 'utf8');
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(source, `${name} in ${file}`).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
