import { expect, it, vi } from 'vitest';
import { Table } from './table.ts';
import { loadGame } from './testing/play.ts';
import { CARD_EACH, countTaps, type Taps } from './testing/taps.ts';

/** What people at one device tap, over 20 seeds: both sides play by the game's own policy and nobody answers. */

const game = await loadGame('twilight-imperium');
const presetOf = (id: string): unknown => game.setup.presets.find((preset) => preset.id === id)?.setup;
function cardEach(): unknown {
  const read = game.setup.check(CARD_EACH);
  if (!read.ok) throw new Error('setup');
  return read.setup;
}
type Where = { round: number; phase: string };
const isFirstRound = (state: object): boolean => {
  const { round, phase } = state as Where;
  return round <= 1 && phase !== 'invasion' && phase !== 'ground';
};

/** The median of 20 seeds, of the whole combat and of its first part. */
function mediansOf(setup: unknown): Record<'whole' | 'part', Taps> {
  const counted = Array.from({ length: 20 }, (_, i) => countTaps(game, setup, i + 1, { isPart: isFirstRound }));
  const median = (list: number[]): number => {
    const sorted = list.sort((a, b) => a - b);
    return ((sorted[9] as number) + (sorted[10] as number)) / 2;
  };
  const of = (which: 'whole' | 'part'): Taps => ({
    taps: median(counted.map((one) => one[which].taps)),
    handOvers: median(counted.map((one) => one[which].handOvers)),
  });
  return { whole: of('whole'), part: of('part') };
}
const expectAtMost = (found: Taps, taps: number, handOvers: number): void => {
  expect(found.taps).toBeLessThanOrEqual(taps);
  expect(found.handOvers).toBeLessThanOrEqual(handOvers);
};

it('War over Mecatol Rex: 20 taps and 3 hand-overs for the space cannons and round 1, 70 and 6 to the end', () => {
  const { part, whole } = mediansOf(presetOf('mecatol-war'));
  expectAtMost(part, 20, 3);
  expectAtMost(whole, 70, 6);
});
it('four kinds of ship and one Direct Hit a side: 18 taps and 3 hand-overs', () => {
  expectAtMost(mediansOf(cardEach()).whole, 18, 3);
});
it('An even fight: 9 taps and no hand-over; more if each side were accepted alone', () => {
  expectAtMost(mediansOf(presetOf('even-fleets')).whole, 9, 0);
  const spy = vi.spyOn(Table.prototype, 'isOneAnswer').mockReturnValue(false);
  expect(mediansOf(presetOf('even-fleets')).whole.taps).toBeGreaterThan(9);
  spy.mockRestore();
});
it('notices a device that is handed over for public decisions', () => {
  const spy = vi.spyOn(Table.prototype, 'liesOpen', 'get').mockReturnValue(false);
  expect(countTaps(game, cardEach(), 1).whole.handOvers).toBeGreaterThan(3);
  spy.mockRestore();
});
