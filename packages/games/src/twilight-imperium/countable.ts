import type { Game } from '../game.ts';
import { game as plain } from './index.ts';
import { key } from './odds/key.ts';
import { lump } from './odds/lump.ts';
import { PARTIES, type Setup, type State, type Ti4 } from './types.ts';

/** Cards that nobody has told are not counted: whoever holds unknown ones and was told to play none plays none. */
function begin(setup: Setup): State {
  const state = plain.rules.begin(setup);
  for (const by of PARTIES) {
    const party = state.parties[by];
    if (party && party.hand === null && party.policy.plays.length === 0) party.hand = [];
  }
  return state;
}

/** The same game with what makes its odds exact: a page that only plays never loads it. */
export const game: Game<Ti4> = { ...plain, rules: { ...plain.rules, begin, key, lump } };
