import { readFileSync } from 'node:fs';
import { Combat, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { complete } from '../setup/complete.ts';
import { ready } from '../setup/loaded.ts';
import { must } from '../setup/presets.ts';
import type { Seat } from '../types.ts';
import { game } from './whole.ts';

await ready();
const page = readFileSync(new URL('../../../../../docs/games/flesh-and-blood.md', import.meta.url), 'utf8');

describe('docs/games/flesh-and-blood.md', () => {
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] as string);
  it('has examples', () => expect(examples.length).toBeGreaterThanOrEqual(5));
  it.each(examples.map((example, i) => [i + 1, example] as const))(
    'example %i is a legal setup that starts',
    (_, example) => {
      const combat = Combat.begin(game.rules, must(JSON.parse(example)), seededDice(1));
      expect(combat.choices().some((choice) => !choice.not)).toBe(true);
    },
  );
  it('the answers of a table with real decks are taken as they stand', async () => {
    const memory = examples.find((example) => example.includes('"own"')) ?? '';
    const combat = Combat.begin(game.rules, must(JSON.parse(memory)), seededDice(1));
    const lines = (/```answers\n([\s\S]*?)```/.exec(page)?.[1] ?? '').trim().split('\n');
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) {
      const [, seat = '', answer = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
      const filled = await complete(JSON.parse(answer), combat.state, seat as Seat);
      if (!filled.ok) throw new Error(`${line}: ${filled.reason.code}`);
      expect([line, combat.move(seat as Seat, filled.action)]).toMatchObject([line, { ok: true }]);
    }
  });
  it('counts the content', () => {
    for (const [kind, rows] of Object.entries(game.setup.content)) expect(page).toContain(`| ${kind} | ${rows} |`);
  });
  it('has a place for the flow', () => {
    expect(page.indexOf('<!-- flow -->')).toBeGreaterThan(0);
    expect(page.indexOf('<!-- /flow -->')).toBeGreaterThan(page.indexOf('<!-- flow -->'));
  });
});
