import type { Types } from '@fray/engine';
import { findGame } from '@fray/games';
import { expect, it, vi } from 'vitest';
import { playArena } from '../arena/play.ts';
import { addSums, noSums, rowOf } from '../arena/tally.ts';
import { formerRules } from '../arena/tests/former.ts';

/** `rules` against what it was in 0.4.0, in both seats of whole games on the same seeds. Ten presets in soak, four of them in the tests. */

const ERRORS = 4.5;
/** Half of an interval of 95 % is so many standard errors. */
const GIVE = 1.96;
const long = process.env.FRAY_ODDS !== undefined;
const GAMES = long ? 1000 : 100;
vi.setConfig({ testTimeout: 600_000 });

const found = findGame('flesh-and-blood');
if (!found.ok) throw new Error('flesh-and-blood');
const game = await found.card.load();
const former = formerRules(game.id) ?? expect.unreachable('nobody kept it');
const whole = game.setup.presets.filter(({ setup }) => (setup as { players?: unknown }).players);
const SOME = ['ira-bravo', 'dorinthea-ira', 'rhinar-ira', 'bravo-bravo'];
const presets = whole.filter(({ id }) => long || SOME.includes(id));

it(`pays with what it misses least and does not block its hand away: better than 0.4.0 in ${GAMES} games, and in no preset worse`, () => {
  expect(presets.length).toBe(long ? 10 : SOME.length);
  const tally = playArena<Types>(
    { game: { ...game, bot: former }, one: game.bot, other: former, presets, seed: 1 },
    0,
    GAMES,
  );
  const all = noSums();
  for (const [preset, sums] of Object.entries(tally)) {
    addSums(all, sums);
    const { gain } = rowOf(sums);
    expect(gain.mean, preset).toBeGreaterThan((-ERRORS * gain.give) / GIVE);
  }
  const { gain } = rowOf(all);
  expect(gain.mean).toBeGreaterThan((ERRORS * gain.give) / GIVE);
});
