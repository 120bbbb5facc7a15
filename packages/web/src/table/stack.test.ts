import { Combat, type Frame, manualDice, type Types } from '@fray/engine';
import { findGame, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { stackOf } from './stack.ts';

const found = findGame('merc');
if (!found.ok) throw new Error(found.reason.code);
const game = await loadWhole(found.card);

test('while dice are awaited the rolling step is the innermost; otherwise the prompt', () => {
  const combat = Combat.begin(game.rules, game.setup.presets[0]?.setup, manualDice(1)) as Combat<Types>;
  const frames = () => combat.state.frames as readonly Frame<Types>[];
  const prompts = () => frames().map(({ step }) => step);
  while (!combat.need) {
    expect(stackOf(frames())).toEqual(prompts());
    combat.playBot(combat.choices().find((choice) => !choice.not)?.seat ?? '', game.bot);
  }
  const asks = stackOf(frames()).at(-1) ?? '';
  expect(game.rules.steps[asks]?.rolls).toBe(true);
  expect(asks).not.toBe(prompts().at(-1));
});
