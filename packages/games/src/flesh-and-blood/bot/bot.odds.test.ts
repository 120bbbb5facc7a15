import { describe, expect, it, vi } from 'vitest';
import { simulate } from '../../simulate.ts';
import { game } from '../index.ts';

/**
 * What the bot `rules` played with these set-ups, both sides by it, before it thought of whole defences: combats 0 to 199 of
 * seed 404, won by each side; of a single link, which knows no chance, the damage. Never made anew.
 */
const KEPT_SEED = 404;
const KEPT_COMBATS = 200;
const KEPT: Readonly<Record<string, { A: number; B: number } | { damage: number }>> = {
  'dorinthea-rhinar': { A: 22, B: 173 },
  'dorinthea-ira': { A: 59, B: 67 },
  'dorinthea-bravo': { A: 40, B: 142 },
  'rhinar-ira': { A: 178, B: 21 },
  'rhinar-bravo': { A: 182, B: 15 },
  'ira-bravo': { A: 74, B: 101 },
  'dorinthea-dorinthea': { A: 86, B: 67 },
  'rhinar-rhinar': { A: 92, B: 108 },
  'ira-ira': { A: 118, B: 67 },
  'bravo-bravo': { A: 89, B: 101 },
  'link-block': { damage: 3 },
  'link-reprise': { damage: 1 },
  'link-dominate': { damage: 5 },
  'link-crush': { damage: 4 },
  'link-figures': { damage: 5 },
};
/** Half of the kept combats in the tests; the soak run plays all of them. */
const COMBATS = process.env.FRAY_ODDS ? KEPT_COMBATS : KEPT_COMBATS / 2;
const ERRORS = 4.5;
vi.setConfig({ testTimeout: 600_000 });

const { presets } = game.setup;
const kept = (id: string) => KEPT[id] ?? expect.unreachable(`nobody kept ${id}`);
/** A draw is half. */
const scoreOf = ({ A = 0, B = 0 }: Record<string, number>, combats: number): number => 0.5 + (A - B) / (2 * combats);
const error = (score: number, combats: number): number => Math.sqrt((score * (1 - score)) / combats);

// With their own decks people play: no bot has figures there.
const byBots = presets.filter(({ setup }) => !setup.own);
it('has the figures of every preset', () =>
  expect(byBots.map(({ id }) => id).sort()).toEqual(Object.keys(KEPT).sort()));

describe(`games: neither side is worse than it was, ${COMBATS} each`, () => {
  it.each(presets.filter(({ setup }) => setup.players))('$id', ({ id, setup }) => {
    const won = kept(id);
    if (!('A' in won)) throw new Error('a game has winners');
    const before = scoreOf(won, KEPT_COMBATS);
    const now = scoreOf(simulate(game, setup, {}, { seed: KEPT_SEED, from: 0, to: COMBATS }).results, COMBATS);
    const off = Math.hypot(error(before, KEPT_COMBATS), error(now, COMBATS));
    expect(Math.abs(now - before)).toBeLessThanOrEqual(ERRORS * off);
  });
});

describe('single links: the defender takes less than it took', () => {
  it.each(presets.filter(({ setup }) => setup.link))('$id', ({ id, setup }) => {
    const taken = kept(id);
    if (!('damage' in taken)) throw new Error('a link has damage');
    const [result = ''] = Object.keys(simulate(game, setup, {}, { seed: KEPT_SEED, from: 0, to: 1 }).results);
    expect(Number(/\d+/.exec(result)?.[0] ?? 0)).toBeLessThan(taken.damage);
  });
});
