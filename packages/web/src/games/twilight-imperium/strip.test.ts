import { Combat, seededDice } from '@fray/engine';
import { GAMES, loadWhole } from '@fray/games';
import { EFFECT_ROWS } from '@fray/games/twilight-imperium/form';
import type { State } from '@fray/games/twilight-imperium/screen';
import { expect, test } from 'vitest';
import { heldBy } from './strip.ts';
import { stripEn } from './strip-en.ts';

const game = await loadWhole(GAMES.find((card) => card.id === 'twilight-imperium') as (typeof GAMES)[number]);

test('what a side has is listed with the windows it waits for: cards of a known hand, technologies, abilities', () => {
  const preset = game.setup.presets.find((one) => one.id === 'mecatol-war');
  const { state } = Combat.begin(game.rules, preset?.setup, seededDice(1));
  const view = state as State;
  const names = heldBy(view, 'defender').map(({ name }) => name);
  const hand = view.parties.defender?.hand ?? [];
  for (const card of hand) expect(names).toContain(EFFECT_ROWS.find((row) => row.id === card)?.name);
  expect(names.length).toBeGreaterThan(0);
  for (const { windows } of heldBy(view, 'attacker')) expect(windows.length).toBeGreaterThan(0);
});

test('every window has its words', () => {
  const windows = new Set(EFFECT_ROWS.flatMap(({ offers = [] }) => offers.flatMap(({ window }) => window)));
  expect(windows.size).toBeGreaterThan(20);
  for (const window of windows) expect(stripEn.windows[window], window).toMatch(/^[a-z]/);
});
