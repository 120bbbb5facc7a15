/** F13: with an effect a side is never worse off than without it. 4,000 combats each, the same seeds, 4.5 standard errors. */
import { describe, expect, it } from 'vitest';
import { simulate } from '../simulate.ts';
import { game } from './index.ts';
import type { Setup } from './setup-types.ts';
import { ground, side, space } from './table.fixture.ts';

const COMBATS = 4000;
const SEED = 1313;

/** The attacker's score, and its standard error. */
function score(setup: Setup): { mean: number; error: number } {
  const { results } = simulate(game, setup, {}, SEED, 0, COMBATS);
  const mean = ((results.attacker ?? 0) + (results.draw ?? 0) / 2) / COMBATS;
  const square = ((results.attacker ?? 0) + (results.draw ?? 0) / 4) / COMBATS;
  return { mean, error: Math.sqrt((square - mean ** 2) / COMBATS) };
}

type More = NonNullable<Parameters<typeof side>[2]>;
const holding = (more: More, effect: string): More => ({ ...more, policy: { plays: [effect] } });
const fleet = { 'dreadnought-1': 2, 'cruiser-1': 1, 'fighter-1': 2, 'carrier-1': 1 } as const;
const squad = { 'infantry-1': 4 } as const;
const inSpace = (faction: 'letnev' | 'hacan', more: More) => space(side(faction, fleet, more), side('arborec', fleet));
const onGround = (more: More) => ground(side('sol', {}, more), squad, side('arborec', {}), squad);

/** An effect, and a set-up in which it can matter, with it or without it. */
const CASES: [effect: string, setup: (more: More) => Setup, held: More][] = [
  ['viscount-unlenn', (more) => inSpace('letnev', more), { leaders: ['viscount-unlenn'] }],
  ['evelyn-delouis', onGround, { leaders: ['evelyn-delouis'] }],
  ['the-crown-of-thalnos', (more) => inSpace('hacan', more), { relics: ['the-crown-of-thalnos'] }],
];

describe('F13 the bot `rules` never helps the enemy', () => {
  it.each(CASES)('F13 %s: the score with it is not below that without it', (effect, setup, held) => {
    const [without, told] = [setup({}), setup(holding(held, effect))].map(score);
    if (!without || !told) throw new Error('not played');
    expect(told.mean - without.mean).toBeGreaterThan(-4.5 * Math.hypot(told.error, without.error));
    // And it is used: it makes a difference.
    expect(told.mean).not.toBe(without.mean);
  });
});
