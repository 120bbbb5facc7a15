import type { Ruleset } from '@fray/engine';
import type { Playing } from '../../game.ts';
import { game as plain } from '../playing.ts';
import { PARTIES, type State, type Ti4 } from '../types.ts';
import { chainOf, openingOf } from './fight.ts';
import { key } from './key.ts';
import { leap } from './leap.ts';
import { lump } from './lump.ts';
import { sight } from './sight.ts';
import { hits, left, parts } from './told.ts';

/** Cards that nobody has told are not counted: whoever holds unknown ones and was told to play none plays none. */
function counted(state: State): State {
  // Nobody clicks through windows here.
  state.pace = 'decisions';
  for (const by of PARTIES) {
    const party = state.parties[by];
    if (party && party.hand === null && party.policy.plays.length === 0) party.hand = [];
  }
  return state;
}

const rules: Ruleset<Ti4> = {
  ...plain.rules,
  begin: (setup) => counted(plain.rules.begin(setup)),
  key,
  lump,
  leap,
};

/** The game of a table with what makes its odds exact, and without what reads set-ups: a worker loads it when it is first asked. */
export const game: Playing<Ti4> = {
  ...plain,
  rules,
  counting: {
    counted,
    sight,
    assigns: ({ type }) => type === 'lose' || type === 'sustain',
    rounds: ({ round, planets }) => planets.reduce((sum, planet) => sum + planet.round, round),
    whyNotLeap: (state) => {
      const found = openingOf(state) ? chainOf(state) : undefined;
      return found && !found.ok ? found.reason : undefined;
    },
    hits,
    left,
    parts,
  },
};
