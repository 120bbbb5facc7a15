import { type Move, Runner, recordedDice, TABLE, type Types } from '@fray/engine';
import type { WholeGame } from '@fray/games';
import { playedSave } from './bases.ts';
import type { Luck } from './luck.ts';
import { copyJson, type Fields } from './raw.ts';

/**
 * Forgeries that fit together: somebody has the rules at hand and lets them make the state that belongs to a spoiled
 * setup or log. Legality is not checked; the first error ends the forgery there.
 */

const real = (save: Fields): Fields => JSON.parse(JSON.stringify(copyJson(save))) as Fields;

/** A combat that was begun from this setup as if it had been checked. */
export const fromSetup = (game: WholeGame, save: Fields, luck: Luck): Fields =>
  playedSave(game, real(save).setup, luck, luck.below(12));

/** Applies the log move by move, legal or not, as far as it goes. */
export function fromLog(game: WholeGame, save: Fields): Fields {
  const { rules } = game;
  const { setup, opening = [], moves } = real(save) as { setup: unknown; opening?: number[]; moves: Move<Types>[] };
  let state = rules.begin(JSON.parse(JSON.stringify(setup)));
  const start = new Runner(rules, state, recordedDice(opening));
  start.start();
  state = start.state;
  const made: Move<Types>[] = [];
  for (const move of moves) {
    const before = JSON.stringify(state);
    try {
      const runner = new Runner(rules, state, recordedDice(move.dice ?? []));
      if (move.seat === TABLE) runner.addDice((move.action as { values: number[] } & Types['action']).values);
      else runner.apply(move.seat, move.action);
      state = runner.state;
      made.push(move);
    } catch {
      state = JSON.parse(before);
      break;
    }
  }
  return { ...save, moves: made, state };
}
