import { findGame, loadWhole } from '@fray/games';
import { expect, test } from 'vitest';
import { sidesOf } from './sides.ts';

test('sides: with real cards nothing is counted, and the reason says why', async () => {
  const found = findGame('mage-knight');
  if (!found.ok) throw new Error('mage-knight');
  const game = await loadWhole(found.card);
  const at = (id: string) => sidesOf(game, game.text.en, game.setup.presets.find((preset) => preset.id === id)?.setup);
  for (const id of ['table', 'real-cards'])
    expect(at(id)).toMatchObject({ fight: false, unknown: { code: 'hand-not-known' } });
  expect(at('two-orcs')).toMatchObject({ fight: true });
  expect(at('two-orcs').unknown).toBeUndefined();
});
