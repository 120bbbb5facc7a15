import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { oddsInSteps } from '../odds/odds.ts';
import {
  addBalance,
  type BalanceTally,
  balanceFingerprint,
  balanceRow,
  playablePresets,
  playBalance,
} from './balance.ts';

const load = async (id: string): Promise<WholeGame> => {
  const found = findGame(id);
  return found.ok ? await loadWhole(found.card) : expect.unreachable(id);
};
const games = await Promise.all(['merc', 'mage-knight', 'flesh-and-blood'].map(load));
const [merc, knight, fab] = games as [WholeGame, WholeGame, WholeGame];
const presetsOf = (game: WholeGame, ...ids: string[]) => game.setup.presets.filter(({ id }) => ids.includes(id));
const rowOf = (game: WholeGame, id: string, combats: number) => {
  const [preset] = presetsOf(game, id);
  if (!preset) return expect.unreachable(id);
  const tally = playBalance({ game, presets: [preset], games: combats, seed: 7 }, 0, combats);
  return balanceRow(game, preset, tally[id]);
};

describe('the balance of presets', () => {
  it('adds up to the same however it was split', () => {
    const balance = { game: merc, presets: presetsOf(merc, 'patrol', 'duel'), games: 12, seed: 5 };
    const parts: BalanceTally = {};
    for (const [from, to] of [
      [15, 24],
      [4, 15],
      [0, 4],
    ] as const)
      addBalance(parts, playBalance(balance, from, to));
    const whole = playBalance(balance, 0, 24);
    for (const preset of balance.presets)
      expect(balanceRow(merc, preset, parts[preset.id])).toEqual(balanceRow(merc, preset, whole[preset.id]));
  });

  it('is against a sensible opponent where the game has one, else by rules on both sides', () => {
    expect(rowOf(merc, 'convoy', 2).opponent).toBe('sensible');
    expect(rowOf(fab, 'link-block', 2)).toMatchObject({ opponent: 'rules', kind: 'lesson', outside: false });
  });

  it('says where an open preset leaves a side less than a fifth, and no interval has width zero', () => {
    const [block] = presetsOf(fab, 'link-block');
    if (!block) return expect.unreachable();
    const { teaches: _, ...open } = block;
    const tally = playBalance({ game: fab, presets: [open], games: 5, seed: 7 }, 0, 5);
    const row = balanceRow(fab, open, tally[open.id]);
    expect(row.outside).toBe(true);
    for (const { low, high } of [...Object.values(row.scores), row.drawn]) expect(high).toBeGreaterThan(low);
  });

  it('of who plays alone is what it gains and loses, beside the best plan', () => {
    expect(rowOf(knight, 'two-orcs', 2)).toMatchObject({
      kind: 'no-contest',
      scores: {},
      figures: { fame: { mean: 5, best: 5 }, wounds: { mean: 0, best: 0 } },
      proven: 'all',
    });
    // Nearly everything is drawn there before the first decision: a mean of draws has an interval and is never proven.
    const { proven, draws, figures } = rowOf(knight, 'last-city', 1);
    expect({ proven, draws }).toEqual({ proven: 'none', draws: 40 });
    expect(figures.fame?.best).toBeGreaterThan(20);
    expect(figures.fame?.bestGive).toBeGreaterThan(0);
  });

  it('leaves out what only people can play', () => {
    const playable = playablePresets(knight, knight.setup.presets).map(({ id }) => id);
    expect(playable).toContain('two-orcs');
    expect(playable).not.toContain('real-cards');
  });
});

describe('the fingerprint of a balance', () => {
  const presets = presetsOf(merc, 'patrol', 'duel');
  const fingerprint = (game: WholeGame, of = presets) => balanceFingerprint({ game, presets: of, games: 1, seed: 3 });
  it('changes with a setup, with what kind it is, and with a decision', () => {
    const now = fingerprint(merc);
    expect(fingerprint(merc)).toBe(now);
    const [first, ...others] = presets;
    if (!first) return expect.unreachable();
    expect(fingerprint(merc, [{ ...first, noContest: true }, ...others])).not.toBe(now);
    expect(fingerprint(merc, others)).not.toBe(now);
    const last: WholeGame = {
      ...merc,
      opponents: {
        sensible: { seats: ['dictator'], bot: (_view, _seat, list) => list.at(-1)?.action ?? { type: '' } },
      },
    };
    expect(fingerprint(last)).not.toBe(now);
  });
});

it('odds can be stopped after each combat that they play', () => {
  let ended = 0;
  const counting: WholeGame = {
    ...merc,
    summary: (state, outcome) => {
      ended++;
      return merc.summary(state, outcome);
    },
  };
  const [convoy] = presetsOf(merc, 'convoy');
  const budget = { combats: 20, positions: 5, results: 5 };
  const steps = oddsInSteps(counting, { from: { setup: convoy?.setup }, budget });
  for (let before = ended, step = steps.next(); !step.done; step = steps.next(), before = ended)
    expect(ended - before).toBeLessThanOrEqual(1);
  expect(ended).toBe(20);
});
