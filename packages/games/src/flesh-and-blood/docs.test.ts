import { readFileSync } from 'node:fs';
import { Combat, seeded } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { must } from './setup/presets.ts';

const page = readFileSync(new URL('../../../../docs/games/flesh-and-blood.md', import.meta.url), 'utf8');

describe('docs/games/flesh-and-blood.md', () => {
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] as string);
  it('has examples', () => expect(examples.length).toBeGreaterThanOrEqual(5));
  it.each(examples.map((example, i) => [i + 1, example] as const))(
    'example %i is a legal set-up that starts',
    (_, example) => {
      const combat = Combat.begin(game.rules, must(JSON.parse(example)), seeded(1));
      expect(combat.choices().some((choice) => !choice.not)).toBe(true);
    },
  );
  it('counts the content', () => {
    for (const [kind, rows] of Object.entries(game.content)) expect(page).toContain(`| ${kind} | ${rows} |`);
  });
  it('has a place for the flow', () => {
    expect(page.indexOf('<!-- flow -->')).toBeGreaterThan(0);
    expect(page.indexOf('<!-- /flow -->')).toBeGreaterThan(page.indexOf('<!-- flow -->'));
  });
});
