import { describe, expect, it } from 'vitest';
import { faultsIn, withFault } from './mutate/faults.ts';
import { codeOf, PARTS } from './mutate/parts.ts';
import { newSurvivors, newTable, readEquivalent, staleRows } from './mutate/report.ts';

const SOURCE = `
interface Left { 3: number }
const most = 5;
export function f(a: number, b: 7): number {
  if (a < b) return a;
  note(a, most);
  return Math.min(a, b) && a === 1 ? 2 : 3;
}
`;
const faults = faultsIn('f.ts', SOURCE);
const versions = faults.map((fault) => withFault(SOURCE, fault));
const has = (text: string) => versions.filter((version) => version.includes(text)).length;

describe('faults that are planted', () => {
  it.each([
    ['a condition negated', 'if (!(a < b)) return a;'],
    ['< as <=', 'if (a <= b) return a;'],
    ['an early return dropped', '  ;\n  note('],
    ['a statement dropped', 'return a;\n  ;\n'],
    ['arguments swapped', 'note(most, a);'],
    ['the other end', 'Math.max(a, b)'],
    ['&& as ||', 'Math.min(a, b) || a === 1'],
    ['=== as !==', 'a !== 1'],
    ['a number one higher', 'const most = (5 + 1);'],
  ])('%s, once', (_, text) => expect(has(text)).toBe(1));

  it('change one place each, and never only a type', () => {
    expect(new Set(versions).size).toBe(faults.length);
    for (const version of versions) {
      expect(version).not.toBe(SOURCE);
      expect(version).toContain('interface Left { 3: number }');
      expect(version).toContain('b: 7)');
    }
    expect(faults.find(({ what }) => what.startsWith('statement'))?.line).toBe(6);
  });

  it('are planted in the code of each part, and in no test of it', () => {
    for (const [name, part] of Object.entries(PARTS)) {
      const files = codeOf(part, '.');
      expect(files.length, name).toBeGreaterThan(5);
      expect(files.filter((file) => /[.](test|fixture)[.]ts$/.test(file))).toEqual([]);
    }
  });
});

describe('the report of planted faults', () => {
  const PAGE = 'before\n<!-- mutation -->\n\n| part |\n|---|\n\n<!-- /mutation -->\nafter';
  const row = { part: 'merc', noticed: 9, counted: 10, equivalent: 1, low: 0.596, high: 0.982, seed: 7, commit: 'abc' };

  it('has one row for each part, the newest', () => {
    const once = newTable(PAGE, { ...row, noticed: 1 });
    const twice = newTable(newTable(once, row), { ...row, part: 'engine' });
    expect(twice.split('\n').filter((line) => line.startsWith('| merc'))).toEqual([
      '| merc | 90 % | 60 % to 98 % | 10 | 1 | 7 | abc |',
    ]);
    expect(twice.split('\n').filter((line) => line.startsWith('| engine'))).toHaveLength(1);
    expect(twice.startsWith('before\n') && twice.endsWith('\nafter')).toBe(true);
  });

  it('names a part that has changed since it was measured, and no other', () => {
    const page = newTable(newTable(PAGE, row), { ...row, part: 'engine', commit: 'def' });
    expect(staleRows(page, (part, commit) => (part === 'engine' && commit === 'def' ? ['a.ts'] : []))).toEqual([
      ['engine', ['a.ts']],
    ]);
  });

  it('keeps what is called equivalent, with its reason, and replaces the rest of the part', () => {
    const [first, second] = faults as [(typeof faults)[number], (typeof faults)[number]];
    const table = newSurvivors('part\tfile\tline\tfault\tverdict\treason\n', 'merc', [first, second]);
    const judged = table.replace(`${first.what}\tunnoticed\t`, `${first.what}\tequivalent\tnever read`);
    expect(readEquivalent(judged)('merc', { ...first, line: 99 })).toBe(true);
    expect(readEquivalent(judged)('engine', first)).toBe(false);
    const again = newSurvivors(judged, 'merc', [first]);
    expect(again).toContain('never read');
    expect(again.trim().split('\n')).toHaveLength(2);
  });
});
