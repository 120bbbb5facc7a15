import { findGame, loadWhole, randomBot } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { differences } from './explain.ts';
import { numbered, playArena } from './play.ts';
import { type ArenaTally, addArena, addGame, noSums, rowOf } from './tally.ts';

const found = findGame('merc');
if (!found.ok) throw new Error('merc');
const game = await loadWhole(found.card);
const presets = game.setup.presets.filter(({ id }) => ['duel', 'patrol'].includes(id));

describe('an arena', () => {
  it('takes presets in turn, then the seats, then the next combat of the seed', () => {
    const arena = { game, one: game.bot, other: game.bot, presets, seed: 1 };
    const seen = Array.from({ length: 8 }, (_, number) => numbered(arena, number));
    expect(seen.map(({ preset }) => preset.id)).toEqual(
      Array.from({ length: 4 }, () => presets.map(({ id }) => id)).flat(),
    );
    expect(new Set(seen.slice(0, 4).map(({ seat }) => seat)).size).toBe(2);
    expect(seen.map(({ combat }) => combat)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });

  it('adds up to the same in whatever parts it was played', () => {
    const arena = { game, one: randomBot(game), other: game.bot, presets, seed: 5 };
    const whole = playArena(arena, 0, 40);
    const parts: ArenaTally = {};
    for (const [from, to] of [
      [17, 40],
      [3, 17],
      [0, 3],
    ] as const)
      addArena(parts, playArena(arena, from, to));
    expect(Object.fromEntries(Object.entries(parts).sort())).toEqual(Object.fromEntries(Object.entries(whole).sort()));
  });

  it('`rules` in its own place gains nothing, and `random` loses', () => {
    const asked = { game, other: game.bot, presets, seed: 5 };
    for (const sums of Object.values(playArena({ ...asked, one: game.bot }, 0, 40)))
      expect(rowOf(sums).gain).toEqual({ mean: 0, give: 0 });
    const random = noSums();
    for (const sums of Object.values(playArena({ ...asked, one: randomBot(game) }, 0, 400))) {
      const all: ArenaTally = { all: random };
      addArena(all, { all: sums });
    }
    const { gain } = rowOf(random);
    expect(gain.mean + gain.give).toBeLessThan(0);
  });

  it('tells a strength only as far as games tell it', () => {
    const sums = noSums();
    for (let n = 0; n < 10; n++) addGame(sums, 1, 0.5);
    const { elo, score, gain, won, lost } = rowOf(sums);
    expect({ elo: elo.mean, score, gain: gain.mean, won, lost }).toEqual({
      elo: Number.POSITIVE_INFINITY,
      score: { mean: 1, give: 0 },
      gain: 50,
      won: 10,
      lost: 0,
    });
    for (let n = 0; n < 10; n++) addGame(sums, 0, 0.5);
    expect(rowOf(sums).elo.mean).toBeCloseTo(0, 12);
  });

  it('explains where search leaves the policy: each position once, the costliest first, at most as many as asked for', () => {
    const bad = { ...game, bot: randomBot(game) };
    const found = differences({ game: bad, one: bad.bot, other: bad.bot, presets, seed: 2 }, 16, 8, 2);
    expect(found.length).toBeGreaterThan(1);
    for (const { id } of presets) {
      const here = found.filter(({ preset }) => preset === id);
      expect(here.length).toBeLessThanOrEqual(2);
      expect(here.map(({ costs }) => costs)).toEqual(here.map(({ costs }) => costs).sort((a, b) => b - a));
      expect(new Set(here.map(({ view, policy, chosen }) => JSON.stringify([view, policy, chosen]))).size).toBe(
        here.length,
      );
    }
  });
});
