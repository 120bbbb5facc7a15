import { has, isStructureUnit } from '../rules/figures.ts';
import { gains } from '../rules/invasion.ts';
import { planetOf } from '../rules/reach.ts';
import type { Planet, Result, Side, State, Steps, Ti4 } from '../types.ts';
import { CALLS } from './calls.ts';
import { expire } from './changes/effects.ts';
import { bury } from './changes/losses.ts';
import { arrive, checkFleets, dropFactories } from './changes/turn.ts';
import { liftOff } from './changes/units.ts';
import { windowStep } from './window.ts';

/** P4.6 for every planet, then the end of the combat. */

/** Planets that the attacker could win here: not those that were theirs before, nor where nobody may land. */
const aims = (state: State): Planet[] =>
  state.planets.filter((planet) => !planet.demilitarized && (planet.owner !== 'attacker' || planet.stage !== 'idle'));

function winnerOn(planet: Planet): Side | 'draw' | 'none' {
  // Nobody stood against those who landed.
  if (planet.stage === 'controlled' || (planet.stage === 'fought' && planet.winner === null)) return 'attacker';
  return planet.winner ?? 'none';
}
/** Who is ahead: a planet that nobody survives on counts for neither. */
const AHEAD = { attacker: 1, draw: 0.5, defender: 0, none: 0 } as const;
const leaderBy = (share: number): Side | 'draw' => (share > 0.5 ? 'attacker' : share < 0.5 ? 'defender' : 'draw');

/** Without a space combat, the space belongs to the side with ships there. */
function spaceWinner(state: State): Side | 'draw' {
  if (state.space !== null && state.space !== 'none') return state.space;
  const attacker = has(state, 'attacker', 'space');
  return attacker === has(state, 'defender', 'space') ? 'draw' : attacker ? 'attacker' : 'defender';
}

/**
 * What was won, and who came out ahead in what the attacker set out for: the space combat only where the span ends with it
 * or there is no planet to win, else the planets, all equal. An attacker who lands nowhere has won no invasion (F12).
 */
function resultOf(state: State): Result {
  const sought = state.extent === 'space' ? [] : aims(state);
  const ahead = sought.reduce((sum, planet) => sum + AHEAD[winnerOn(planet)], 0) / sought.length;
  // Where nobody survives the defender keeps the planet, so that the attacker has not won it.
  const share = sought.filter((planet) => winnerOn(planet) === 'attacker').length / sought.length;
  return {
    space: state.space ?? 'none',
    rounds: state.round + state.planets.reduce((sum, planet) => sum + planet.round, 0),
    planets: state.planets
      .filter((planet) => planet.winner !== null || ['controlled', 'kept', 'fought'].includes(planet.stage))
      .map((planet) => ({ planet: planet.id, winner: winnerOn(planet) })),
    how: state.how,
    ...(sought.length > 0 ? { winner: leaderBy(ahead), share } : { winner: spaceWinner(state) }),
  };
}

export const controlSteps = {
  'P4.6': {
    title: 'Establish control',
    to: ['P4.6 gain', 'PC.1'],
    enter(play) {
      const state = play.state;
      arrive(play, 'P4.6');
      state.planet = null;
      liftOff(state);
      const planet = gains(state)[0];
      if (!planet) {
        delete play.memory.planet;
        return 'PC.1';
      }
      play.memory.planet = planet.id;
      return 'P4.6 gain';
    },
  },
  'P4.6 gain': windowStep('P4.6 gain', {
    title: 'A planet is about to change hands',
    to: ['P4.6 gained'],
    windows: ['control'],
    then: () => 'P4.6 gained',
    clicks: false,
  }),
  'P4.6 gained': windowStep('P4.6 gained', {
    title: 'The planet changed hands',
    to: ['P4.6'],
    windows: ['controlled'],
    enter(play) {
      const state = play.state;
      const planet = planetOf(state, play.memory.planet);
      if (!planet) return;
      // What was not replaced (Infiltrate, Assimilate) is destroyed (B row 45).
      for (const unit of state.units.filter(
        (one) => one.at === planet.id && one.side !== 'attacker' && isStructureUnit(one),
      ))
        bury(play, unit);
      if (planet.owner) play.memory.party = planet.owner;
      else delete play.memory.party;
      const event: Extract<Ti4['event'], { type: 'control' }> = { type: 'control', planet: planet.id, by: 'attacker' };
      // Nobody controlled it before.
      if (planet.owner === null) event.explored = true;
      planet.owner = 'attacker';
      planet.stage = 'controlled';
      planet.exhausted = true;
      play.emit(event);
      arrive(play, 'P4.6 gained');
    },
    then: () => 'P4.6',
  }),
  'PC.1': windowStep('PC.1', {
    title: 'Triggers after the combat',
    to: ['PC.2'],
    windows: ['post'],
    enter(play) {
      const state = play.state;
      state.phase = 'post';
      state.planet = null;
      expire(state, 'round', 'combat', 'invasion');
      arrive(play, 'PC.1');
    },
    then: () => 'PC.2',
  }),
  'PC.2': {
    title: 'Capacity check',
    to: ['PC.3', 'P3.8'],
    calls: CALLS,
    enter(play) {
      arrive(play, 'PC.2');
      dropFactories(play);
      checkFleets(play);
    },
    // Meteor lands what no ship carries: an invasion with only them.
    next: (state) => (state.planets.some((planet) => planet.stage === 'committed') ? 'P3.8' : 'PC.3'),
  },
  'PC.3': windowStep('PC.3', {
    title: 'Combat complete',
    to: ['end'],
    windows: ['complete'],
    enter: (play) => arrive(play, 'PC.3'),
    then: () => 'end',
  }),
  end: {
    title: 'Back to the tactical action: Production',
    to: [],
    enter(play) {
      const state = play.state;
      expire(state, 'action');
      state.reminders = [];
      state.result = resultOf(state);
      play.emit({ type: 'ended', how: state.how });
    },
  },
} satisfies Partial<Steps>;
