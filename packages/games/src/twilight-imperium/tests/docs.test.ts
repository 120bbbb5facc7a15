import { readFileSync } from 'node:fs';
import { Combat, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { rules } from '../ruleset.ts';
import { setup } from '../setup/index.ts';
import { blankPlanet, blankPlayer, COUNTERS, defaultOptions, STARTS } from '../setup/types.ts';
import { coverageTable } from './coverage-table.ts';
import { namesTable } from './names-table.ts';

const page = readFileSync(new URL('../../../../../docs/games/twilight-imperium.md', import.meta.url), 'utf8');
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map((match) =>
    (match[1] as string).trim(),
  );

/** A setup of the page begins and asks for something. */
function begins(input: unknown): void {
  const checked = setup.check(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const combat = Combat.begin(rules, checked.setup, seededDice(1, 1));
  expect(combat.choices().length).toBeGreaterThan(0);
}

describe('docs/games/twilight-imperium.md', () => {
  it('every short text begins a combat', () => {
    expect(blocks('text')).toHaveLength(4);
    for (const text of blocks('text')) begins(text);
  });
  it('every JSON example begins a combat', () => {
    expect(blocks('json')).toHaveLength(2);
    for (const text of blocks('json')) begins(JSON.parse(text));
  });
  it('coverage is counted', () => {
    const table = /<!-- coverage -->\n([\s\S]*?)\n<!-- \/coverage -->/.exec(page)?.[1];
    expect(table).toBe(coverageTable());
  });
  it('printed names are counted', () => {
    expect(/<!-- names -->\n([\s\S]*?)\n<!-- \/names -->/.exec(page)?.[1]).toBe(namesTable());
  });
  it('names every start, counter, option and field of a player or planet', () => {
    const words = [
      ...STARTS,
      ...COUNTERS,
      ...Object.keys(defaultOptions()),
      ...Object.keys(blankPlayer('sol')),
      ...Object.keys(blankPlanet('Quann', null)),
    ];
    for (const word of words) expect(page, word).toContain(`\`${word}\``);
  });
});
