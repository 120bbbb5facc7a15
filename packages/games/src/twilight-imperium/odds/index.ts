import { type OddsOf, rulesForOdds } from '../../game.ts';
import { rules as plain } from '../ruleset.ts';
import { PARTIES, type State, type Ti4 } from '../types.ts';
import { counts } from './counts.ts';
import { decides } from './decisions.ts';
import { hits, parts, survivorsOf } from './end-figures.ts';
import { futureKey, unitWord } from './key.ts';
import { mergeRolls } from './merge-rolls.ts';
import { policyInputs } from './policy-inputs.ts';
import { askOf } from './question.ts';
import { SETTINGS } from './settings.ts';
import { skipAhead, skipDeciding } from './skip-ahead.ts';
import { followAttacker, goalOf, STAGES, stageOf } from './stages.ts';

/** Odds leave out unknown cards: a party with an unknown hand whose policy names nothing has no cards. */
function forOdds(state: State): State {
  // Nobody clicks through windows here.
  state.skipEmptyWindows = true;
  // A running combat goes on as it was begun.
  if (state.frames.length === 0) followAttacker(state);
  for (const by of PARTIES) {
    const party = state.parties[by];
    if (party?.hand !== null || party.policy.plays?.length) continue;
    party.hand = [];
    state.unknownHands = [...(state.unknownHands ?? []), by];
  }
  return state;
}

const rules = rulesForOdds(plain, { futureKey, mergeRolls, skipAhead, oddsRules: { forOdds } });

/** What makes the odds of Twilight Imperium exact. */
export const odds: OddsOf<Ti4> = {
  futureKey,
  mergeRolls,
  skipAhead,
  oddsRules: {
    forOdds,
    policyInputs,
    skipDeciding,
    decides,
    counts,
    holdingOf: (action) => (action.type === 'use' ? action.effect : undefined),
    hitWord: (state, action) =>
      action.type === 'lose' || action.type === 'sustain'
        ? `${action.type} ${unitWord(state, action.unit)}`
        : undefined,
    rounds: ({ round, planets }) => planets.reduce((sum, planet) => sum + planet.round, round),
    stages: STAGES,
    stageOf,
    goalOf,
    hits,
    survivorsOf,
    parts,
    settings: SETTINGS,
    ask: (setup, settings) => askOf(rules, setup, settings),
  },
};
