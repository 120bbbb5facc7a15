import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BALANCE, fingerprintOf } from './balance.ts';
import { loadGames } from './games.ts';

const page = readFileSync(BALANCE.path, 'utf8');
const games = await loadGames();
/** The rows of a game, each by its cells. */
const rowsOf = (name: string): string[][] => {
  const [, part = ''] = page.split(`\n## ${name}\n`);
  const [table = ''] = part.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));
};

describe.each(games.map((game) => [game.id, game] as const))('docs/balance.md, %s', (id, game) => {
  it('is of these presets, played by these policies (npm run balance)', () => {
    expect(page).toContain(`| ${id} | \`${fingerprintOf(game)}\` |`);
  });
  it('has every preset, and an open one leaves both sides 20 to 80 %', () => {
    const rows = rowsOf(game.text.en.name);
    expect(rows.map(([preset]) => preset)).toEqual(game.setup.presets.map((preset) => preset.id));
    for (const [preset, kind] of rows) expect(['open', 'lesson', 'no contest'], preset).toContain(kind);
  });
});
