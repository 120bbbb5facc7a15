import { type OddsOf, oddsRules } from '../../game.ts';
import { rules as plain } from '../ruleset.ts';
import { PARTIES, type State, type Ti4 } from '../types.ts';
import { chainOf, openingOf } from './fight.ts';
import { key } from './key.ts';
import { leap } from './leap.ts';
import { lump } from './lump.ts';
import { askOf } from './question.ts';
import { SETTINGS } from './settings.ts';
import { sight } from './sight.ts';
import { fightOf } from './straight.ts';
import { hits, left, parts } from './told.ts';
import { sentenceOf } from './words.ts';

/** Cards that nobody has told are not counted: whoever holds unknown ones and was told to play none plays none. */
function counted(state: State): State {
  // Nobody clicks through windows here.
  state.skipEmptyWindows = true;
  for (const by of PARTIES) {
    const party = state.parties[by];
    if (party && party.hand === null && party.policy.plays.length === 0) party.hand = [];
  }
  return state;
}

const rules = oddsRules(plain, { key, lump, leap, counting: { counted } });

/** What makes the odds of Twilight Imperium exact. */
export const odds: OddsOf<Ti4> = {
  key,
  lump,
  leap,
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
    settings: SETTINGS,
    fight: (setup) => fightOf(rules, setup),
    ask: (setup, settings) => askOf(rules, setup, settings),
    sentence: sentenceOf,
  },
};
