import { findGame, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { sidesOf } from './sides.ts';

const CASES = [
  { id: 'mage-knight', hidden: ['table', 'real-cards'], known: 'two-orcs' },
  { id: 'flesh-and-blood', hidden: ['own-deck'], known: 'ira-bravo' },
];
test.each(CASES)('sides: with real cards nothing is counted, and the reason says why: $id', async (one) => {
  const found = findGame(one.id);
  if (!found.ok) throw new Error(one.id);
  const game = await loadWhole(found.card);
  const at = (id: string) => sidesOf(game, game.text.en, game.setup.presets.find((preset) => preset.id === id)?.setup);
  for (const id of one.hidden) expect(at(id)).toMatchObject({ fight: false, unknown: { code: 'hand-not-known' } });
  expect(at(one.known)).toMatchObject({ fight: true });
  expect(at(one.known).unknown).toBeUndefined();
});
