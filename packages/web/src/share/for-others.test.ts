import { Combat, parseSave, seededDice, type Types } from '@fray/engine';
import { findGame, loadWithSetup } from '@fray/games';
import { expect, test } from 'vitest';
import { saveForOthers } from './link.ts';

const found = findGame('flesh-and-blood');
if (!found.ok) throw new Error('flesh-and-blood');
const game = await loadWithSetup(found.card);
await game.setup.ready?.();
const begin = (lists: 'open' | 'hidden'): Combat<Types> => {
  const checked = game.setup.check({
    own: {
      lists,
      A: { hero: 'Katsu, the Wanderer', deck: '3x Head Jab (red)\n3x Surging Strike (blue)' },
      B: { hero: 'bravo' },
    },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return Combat.begin(game.rules, checked.setup, seededDice(1));
};

test('a combat that is sent to others has no hidden list, and opens as a save that its moves lead to', () => {
  const combat = begin('hidden');
  for (let i = 0; i < 4; i++) {
    const on = combat.choices().find(({ action, not }) => !not && action.type === 'go on');
    if (on) combat.move(on.seat, on.action);
  }
  expect(JSON.stringify(combat.state)).toContain('Surging Strike');
  const text = saveForOthers(game, combat);
  expect(text).not.toContain('Surging Strike');
  const opened = parseSave<Types>(game.rules, text, { check: game.setup.check });
  if (!opened.ok) throw new Error(JSON.stringify(opened.reason));
  expect(opened.combat.at).toBe(combat.at);
  // Open lists go along.
  expect(saveForOthers(game, begin('open'))).toContain('Surging Strike');
});
