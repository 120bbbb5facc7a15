import { Combat, seededDice } from '@fray/engine';
import { findGame, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { isHidden } from './hidden.ts';

/** What the first seat sees of the first preset. */
async function asked(id: string) {
  const found = findGame(id);
  if (!found.ok) throw new Error(`no ${id}`);
  const game = await loadWhole(found.card);
  const combat = Combat.begin(game.rules, game.setup.presets[0]?.setup, seededDice(1, 0));
  const seat = game.players[0] as string;
  return { game, from: { view: combat.view(seat), seat } };
}

test('a seat that does not see everything has nothing worked out, and nothing loaded for it', async () => {
  const dealt = await asked('flesh-and-blood');
  expect(isHidden(dealt.game, dealt.from)).toBe(true);
  const open = await asked('merc');
  expect(isHidden(open.game, open.from)).toBe(false);
});
