import { readFileSync } from 'node:fs';
import { Combat, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { DECISIONS } from '../content/decisions.ts';
import { HOUSE_OPTIONS, type HouseOption, OPTION_ROWS } from '../content/house.ts';
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
const NAMES = Object.keys(HOUSE_OPTIONS) as HouseOption[];

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

  it('explains every option and every decision, word for word', () => {
    expect(table('| option | values | default | section | reason |')).toEqual(
      NAMES.map((name) => {
        const { values, section, reason } = OPTION_ROWS[name];
        return `| \`${name}\` | ${values} | ${HOUSE_OPTIONS[name]} | ${section} | ${reason} |`;
      }),
    );
    expect(table('| section | decision | reason |')).toEqual(
      DECISIONS.map(({ section, decision, reason }) => `| ${section} | ${decision} | ${reason} |`),
    );
  });
});
