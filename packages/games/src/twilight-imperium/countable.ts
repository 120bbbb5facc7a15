import type { Ruleset } from '@fray/engine';
import type { Game } from '../game.ts';
import { game as plain } from './index.ts';
import { chainOf, openingOf } from './odds/fight.ts';
import { key } from './odds/key.ts';
import { leap } from './odds/leap.ts';
import { lump } from './odds/lump.ts';
import { askOf } from './odds/question.ts';
import { SETTINGS } from './odds/settings.ts';
import { sight } from './odds/sight.ts';
import { fightOf } from './odds/straight.ts';
import { left, parts } from './odds/told.ts';
import { sentenceOf } from './odds/words.ts';
import { PARTIES, type Setup, type State, type Ti4 } from './types.ts';

/** Cards that nobody has told are not counted: whoever holds unknown ones and was told to play none plays none. */
function begin(setup: Setup): State {
  const state = plain.rules.begin(setup);
  // Nobody clicks through windows here.
  state.pace = 'decisions';
  for (const by of PARTIES) {
    const party = state.parties[by];
    if (party && party.hand === null && party.policy.plays.length === 0) party.hand = [];
  }
  return state;
}

const rules: Ruleset<Ti4> = { ...plain.rules, begin, key, lump, leap };

/** The same game with what makes its odds exact: a page that only plays never loads it. */
export const game: Game<Ti4> = {
  ...plain,
  rules,
  counting: {
    sight,
    settings: SETTINGS,
    fight: (setup) => fightOf(rules, setup),
    ask: (setup, settings) => askOf(rules, setup, settings),
    rounds: ({ round, planets }) => planets.reduce((sum, planet) => sum + planet.round, round),
    whyNotLeap: (state) => {
      const found = openingOf(state) ? chainOf(state) : undefined;
      return found && !found.ok ? found.reason : undefined;
    },
    left,
    parts,
    sentence: sentenceOf,
  },
};
