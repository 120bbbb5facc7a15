import { findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { playArena } from '../play.ts';
import { addSums, noSums, rowOf } from '../tally.ts';
import { formerRules } from './former.ts';

const load = (id: string) => {
  const found = findGame(id);
  if (!found.ok) throw new Error(id);
  return found.card.load();
};

describe('`rules` as it stood in 0.4.0', () => {
  it.each([
    ['merc', ['duel', 'convoy', 'dogs'], 24],
    ['flesh-and-blood', ['link-block', 'link-reprise', 'link-crush'], 12],
  ] as const)('%s: plays every seat to the end by what is offered today', async (id, ids, games) => {
    const game = await load(id);
    const former = formerRules(id);
    if (!former) throw new Error(id);
    const presets = game.setup.presets.filter((preset) => (ids as readonly string[]).includes(preset.id));
    const sums = noSums();
    for (const part of Object.values(playArena({ game, one: former, other: former, presets, seed: 4 }, 0, games)))
      addSums(sums, part);
    expect(rowOf(sums).games).toBe(games);
  });

  it('is not kept for games whose prompts were reshaped since', () => {
    for (const id of ['twilight-imperium', 'mage-knight', 'exodus-loop']) expect(formerRules(id)).toBeUndefined();
  });
});
