import { readFileSync } from 'node:fs';
import { Combat, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { DICTATORS, MERCS, TACTICS } from '../content/index.ts';
import { OPTION_NAMES, OPTIONS } from '../setup/options.ts';
import { checkSetup } from './fixture.ts';
import { game as merc } from './whole.ts';

const page = readFileSync(new URL('../../../../../docs/games/merc.md', import.meta.url), 'utf8');

/** The body rows of the table under a header line. */
function table(header: string): string[] {
  const lines = page.split('\n');
  const start = lines.indexOf(header);
  if (start < 0) throw new Error(`no table ${header}`);
  const rest = lines.slice(start + 2);
  return rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith('|')),
  );
}

describe('docs/games/merc.md', () => {
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] as string);
  it('has examples', () => expect(examples.length).toBeGreaterThanOrEqual(5));
  it.each(examples.map((example, i) => [i + 1, example] as const))(
    'example %i is a legal setup that starts',
    (_number, example) => {
      const combat = Combat.begin(merc.rules, checkSetup(JSON.parse(example)), seededDice(1));
      expect(combat.outcome !== undefined || combat.choices().some((choice) => !choice.not)).toBe(true);
    },
  );
  it('counts the content', () => {
    expect(table('| content | rows |')).toEqual(
      Object.entries(merc.setup.content).map(([kind, rows]) => `| ${kind} | ${rows} |`),
    );
  });
  it('lists what only matters outside combat', () => {
    const names = (rows: readonly { name: string }[]) =>
      rows
        .map((row) => row.name)
        .sort()
        .join(', ');
    const listed = table('| kind | only outside combat |').map((line) =>
      line.split('|')[2]?.trim().split(', ').sort().join(', '),
    );
    expect(listed).toEqual([
      names(MERCS.filter((row) => row.outside)),
      names(DICTATORS.filter((row) => row.outside)),
      names(TACTICS.filter((row) => row.effect === 'elsewhere')),
    ]);
  });
  it('explains every option with its values and its default, and every decision', () => {
    const code = (value: string | number) => `\`${value}\``;
    const rows = table('| option | values | default | section | reason |');
    expect(rows.map((row) => row.split(' | ').slice(0, 3).join(' | '))).toEqual(
      OPTION_NAMES.map((name) => `| ${code(name)} | ${OPTIONS[name].map(code).join(', ')} | ${code(OPTIONS[name][0])}`),
    );
    for (const row of [...rows, ...table('| section | decision | reason |')]) expect(row).toMatch(/\. \|$/);
  });
  it('tells all 17 differences between the sources', () => {
    expect(table('| point | one source | another | Fray |')).toHaveLength(17);
  });
  it('names every seat', () => {
    for (const player of merc.players) expect(page).toContain(`\`${player}\``);
  });
});
