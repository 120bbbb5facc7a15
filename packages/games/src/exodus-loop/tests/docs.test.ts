import { readFileSync } from 'node:fs';
import { Combat, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { HOUSE_OPTIONS } from '../content/house.ts';
import { game } from './whole.ts';

const page = readFileSync(new URL('../../../../../docs/games/exodus-loop.md', import.meta.url), 'utf8');

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

describe('docs/games/exodus-loop.md', () => {
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] as string);

  it.each(examples.map((example, i) => [i + 1, example] as const))(
    'example %i is a legal setup that starts',
    (_, example) => {
      const checked = game.setup.check(JSON.parse(example));
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const combat = Combat.begin(game.rules, checked.setup, seededDice(1));
      expect(combat.outcome !== undefined || combat.choices().some((choice) => !choice.not)).toBe(true);
    },
  );

  it('has examples, the place of the flow, and both seats', () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
    expect(page).toContain('<!-- flow -->');
    for (const seat of game.players) expect(page).toContain(`\`${seat}\``);
  });

  it('counts the content and lists the presets', () => {
    expect(table('| content | rows |')).toEqual(
      Object.entries(game.setup.content).map(([kind, rows]) => `| ${kind} | ${rows} |`),
    );
    expect(table('| preset | what it is |')).toEqual(
      game.setup.presets.map(
        ({ id, title, about, teaches }) =>
          `| \`${id}\` | ${title}. ${about}${teaches === undefined ? '' : ` Lesson: ${teaches}`} |`,
      ),
    );
  });

  it('explains every option with its default, and every decision', () => {
    const rows = table('| option | values | default | section | reason |');
    expect(
      rows.map((row) =>
        [1, 3].map((cell) =>
          row
            .split(' | ')
            .at(cell - 1)
            ?.replace(/^\| /, ''),
        ),
      ),
    ).toEqual(Object.entries(HOUSE_OPTIONS).map(([name, usual]) => [`\`${name}\``, String(usual)]));
    for (const row of [...rows, ...table('| section | decision | reason |')]) expect(row).toMatch(/\. \|$/);
  });
});
