import { hash, type Move, type Types } from '@fray/engine';
import { loadWithSetup } from '@fray/games';
import { type TableRecord, verifyRecord } from '@fray/table';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import { playAtRandom } from '../../table/src/testing/random.ts';
import { replayInvite } from './invited.ts';
import { beginCombat, type Start } from './shared-combat.ts';

const games = await Promise.all(TESTED_GAMES.map(loadWithSetup));
const plain = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

describe.each(games.map((game) => [game.id, game] as const))(
  '%s: an invitation to a combat that goes on',
  (_, game) => {
    const setup = game.setup.presets[0]?.setup;
    const { combat } = playAtRandom(game, { setup, seed: 35, longest: 2 });
    const begun = plain({ opening: combat.opening, moves: combat.moves as Move<Types>[] });

    it('is replayed move by move and goes on with other dice, from its first row on', () => {
      const replayed = replayInvite(game, setup, begun, () => 0);
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.reason));
      const seed = '35'.repeat(32);
      const start: Start = { setup, typed: false, seed, commitment: '', starts: 1, from: plain(replayed.from) };
      const opened = beginCombat(game, 'K7MPQ2', start);
      expect([hash(opened.state), opened.at, opened.seq]).toEqual([hash(combat.state), combat.at, 0]);
      expect(opened.dice.kind).toBe('fair');
    });

    it('is refused with the number of the move that cannot be', () => {
      const { opening, moves } = begun;
      const seats = { ...moves[0], seat: 'nobody' } as Move<Types>;
      expect(replayInvite(game, setup, { opening, moves: [seats, ...moves.slice(1)] }, () => 0)).toMatchObject({
        reason: { code: 'invite-broken', move: 1 },
      });
      const more = { ...moves[0], dice: [...(moves[0]?.dice ?? []), 1] } as Move<Types>;
      expect(replayInvite(game, setup, { opening, moves: [more] }, () => 0)).toMatchObject({
        reason: { code: 'invite-broken', move: 1 },
      });
      let now = 0;
      const slow = () => (now += 1500);
      expect(replayInvite(game, setup, { opening, moves }, slow)).toMatchObject({
        reason: { code: 'invite-too-long' },
      });
    });
  },
);

it('the record of such a table says which dice it proves nothing of', () => {
  const [game] = games as [(typeof games)[number]];
  const setup = game.setup.presets[0]?.setup;
  const { combat } = playAtRandom(game, { setup, seed: 36, longest: 2 });
  const replayed = replayInvite(
    game,
    setup,
    plain({ opening: combat.opening, moves: combat.moves as Move<Types>[] }),
    () => 0,
  );
  if (!replayed.ok) throw new Error(replayed.reason.code);
  const seed = '36'.repeat(32);
  const commitment = 'ab'.repeat(32);
  const record = {
    ...{ fray: 'table', version: 1, table: 'K7MPQ2', game: game.id, rules: game.rules.version, setup, typed: false },
    ...{ seed, commitment, guests: [], starts: 1, opening: combat.opening, rows: [], from: replayed.from },
  } as TableRecord;
  // Only the promise is another one.
  expect(verifyRecord(game, plain(record)).faults).toEqual([{ code: 'seed-differs' }]);
});
