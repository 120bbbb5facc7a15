import { type Choice, choices } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { expect, it } from 'vitest';
import { bot } from '../../bot/index.ts';
import { DECKS } from '../../content/decks.ts';
import { rules } from '../../ruleset.ts';
import type { Fab, Who } from '../../types.ts';
import { Replay } from './replay.ts';

it('a game that Fray deals, told to a table with real decks, has the same life, counts and events', {
  timeout: 600_000,
}, () => {
  const ids = Object.keys(DECKS);
  let moves = 0;
  let ended = 0;
  for (let game = 0; game < 200; game++) {
    const chance = chanceOf(1815, game);
    const replay = new Replay(ids[game % 4] ?? '', ids[Math.floor(game / 4) % 4] ?? '', game);
    for (let move = 0; move < 600 && !replay.state.result; move++, moves++) {
      const open = choices(rules, replay.state);
      const seat = open[0]?.seat as Who;
      const mine = open.filter((it) => it.seat === seat);
      const isMentor = replay.state.frames.at(-1)?.step === 'mentor';
      const random = (chance(1, 4)[0] as number) === 1;
      const action = isMentor
        ? ({ type: 'decline' } as const)
        : random
          ? (mine[(chance(1, mine.length)[0] as number) - 1] as Choice<Fab>).action
          : bot(rules.view(replay.state, seat), seat, mine, chance);
      try {
        replay.move(seat, action);
      } catch (error) {
        throw new Error(
          `game ${game}, move ${move}, ${seat} ${JSON.stringify(action)}: ${error instanceof Error ? error.message : error}`,
        );
      }
      // Our own rule for idle games: a real table plays on.
      if (replay.isIdle) break;
      const found = replay.difference();
      if (found) throw new Error(`game ${game}, move ${move}, ${seat} ${JSON.stringify(action)}: ${found}`);
    }
    const { result } = replay.state;
    if (result?.why === 'life') {
      ended++;
      expect(replay.real.state.result).toEqual(result);
    }
  }
  expect(moves).toBeGreaterThan(4000);
  expect(ended).toBeGreaterThan(100);
});
