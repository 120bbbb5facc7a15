import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '../content/effects/index.ts';
import { ODDS_SENTENCES } from './odds-problems.ts';
import { problemText } from './problems.ts';

const folder = new URL('../odds/', import.meta.url);
const code = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

describe('questions about odds', () => {
  it('every reason has a sentence, and every sentence a reason', () => {
    const used = [...code.matchAll(/(?:code: |\brefuse\()'(odds-[a-z0-9-]+)'/g)].map((match) => match[1] as string);
    expect([...new Set(used)].sort()).toEqual(Object.keys(ODDS_SENTENCES).sort());
  });
  it.each(Object.keys(ODDS_SENTENCES))('%s has a sentence', (one) => {
    const facts = { effect: 'van-hauge', by: 'attacker', words: 'x', name: 'x', one: 'rounds', two: 'retreat' };
    expect(problemText({ path: '', code: one, count: 12, most: 10, ...facts })).toMatch(/^[A-Z"].*\.$/);
  });
});
