import { findGame, loadWhole, type WholeGame, withOdds } from '@fray/games';
import { expect, it } from 'vitest';
import { beginExact, type Solved } from './exact.ts';

const load = async (): Promise<WholeGame> => {
  const found = findGame('exodus-loop');
  if (!found.ok) throw new Error('exodus-loop');
  const game = await loadWhole(found.card);
  return withOdds(game, game.odds);
};

function counted(game: WholeGame, preset: string, whole: boolean): Solved {
  const setup = game.setup.presets.find(({ id }) => id === preset)?.setup;
  const begun = beginExact(game, { game: game.id, from: { setup }, sides: game.players, ...(whole && { whole }) }, 1);
  if (!begun.ok) throw new Error(begun.reason.code);
  for (;;) {
    const found = begun.work.step();
    if (found) return found;
  }
}

it('the Odds page searches 50,000 positions where a glance stops at 5,000, and solves a duel', async () => {
  const game = await load();
  const whole = counted(game, 'duel', true);
  expect(whole).toMatchObject({ ok: true, answer: { exact: true, done: true } });
  const { a, b, draw } = whole.ok ? whole.answer : { a: 0, b: 0, draw: 0 };
  expect(Math.abs(a + b + draw - 1)).toBeLessThan(1e-9);
  for (const [isWhole, limit] of [
    [false, 5_000],
    [true, 50_000],
  ] as const)
    expect(counted(game, 'fog-of-war', isWhole)).toMatchObject({
      ok: false,
      because: [{ code: 'odds-too-many-results', limit }],
    });
});
