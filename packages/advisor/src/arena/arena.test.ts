import { findGame, loadWhole, randomBot } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { differences } from './explain.ts';
import { pairing, playArena } from './play.ts';
import { type ArenaTally, addArena, addGame, noSums, rowOf, together } from './tally.ts';

const found = findGame('merc');
if (!found.ok) throw new Error('merc');
const game = await loadWhole(found.card);
const presets = game.setup.presets.filter(({ id }) => ['duel', 'patrol'].includes(id));

describe('an arena', () => {
  it('takes presets in turn, then the seats, then the next combat of the seed', () => {
    const arena = { game, one: game.bot, other: game.bot, presets, seed: 1 };
    const seen = Array.from({ length: 8 }, (_, number) => pairing(arena, number));
    expect(seen.map(({ preset }) => preset.id)).toEqual(
      Array.from({ length: 4 }, () => presets.map(({ id }) => id)).flat(),
    );
    expect(new Set(seen.slice(0, 4).map(({ seat }) => seat)).size).toBe(2);
    expect(seen.map(({ combat }) => combat)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });

  it('adds up to the same however it was split', () => {
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
    for (const seats of Object.values(playArena({ ...asked, one: game.bot }, 0, 40)))
      for (const sums of Object.values(seats)) {
        expect(rowOf(sums).gain.mean).toBe(0);
        expect(rowOf(sums).gain.give).toBeGreaterThan(0);
      }
    const random = Object.values(playArena({ ...asked, one: randomBot(game) }, 0, 400)).flatMap((seats) =>
      Object.values(seats),
    );
    const { gain } = rowOf(together(random));
    expect(gain.mean + gain.give).toBeLessThan(0);
  });

  it('counts each preset by the seat of the player', () => {
    const tally = playArena({ game, one: game.bot, other: game.bot, presets, seed: 5 }, 0, 40);
    expect(Object.keys(tally).sort()).toEqual(['duel', 'patrol']);
    for (const seats of Object.values(tally)) {
      expect(Object.keys(seats).sort()).toEqual(['dictator', 'rebel']);
      const [one, other] = Object.values(seats).map(rowOf) as [ReturnType<typeof rowOf>, ReturnType<typeof rowOf>];
      // The same policy in both seats on the same seeds: what one side wins the other loses.
      expect({ games: one.games, won: one.won }).toEqual({ games: 10, won: other.lost });
      expect(one.score.mean + other.score.mean).toBeCloseTo(1, 12);
    }
  });

  it('tells a strength only as far as games tell it', () => {
    const sums = noSums();
    for (let n = 0; n < 10; n++) addGame(sums, 1, 0.5);
    const { elo, score, gain, won, lost } = rowOf(sums);
    expect(score.mean).toBe(1);
    // Ten of ten are no proof: as if one had been half a point off.
    expect(score.give).toBeCloseTo(1.959964 / 20, 6);
    expect({ elo: elo.mean, gain: gain.mean, won, lost }).toEqual({
      elo: Number.POSITIVE_INFINITY,
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
