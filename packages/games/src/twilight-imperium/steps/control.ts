import type { Step } from '@fray/engine';
import { bury, CALLS, expire } from '../effects/acts.ts';
import { has, isStructureUnit } from '../rules/figures.ts';
import { gains, liftOff } from '../rules/invasion.ts';
import { planetOf } from '../rules/reach.ts';
import type { Result, Side, State, StepId, Ti4 } from '../types.ts';
import { arrive, checkFleets, dropFactories } from './flow.ts';
import { windowStep } from './window.ts';

/** P4.6 for every planet, then the end of the combat. */

/** Who came out ahead: the invasion decides if there was one, else space. */
function resultOf(state: State): Result {
  const planets = state.planets
    .filter(
      (planet) =>
        planet.winner !== null || planet.stage === 'controlled' || planet.stage === 'kept' || planet.stage === 'fought',
    )
    .map((planet) => ({
      planet: planet.id,
      winner: planet.stage === 'controlled' ? ('attacker' as const) : (planet.winner ?? ('none' as const)),
    }));
  const space = state.space ?? 'none';
  let winner: Side | 'draw';
  if (planets.some((one) => one.winner !== 'none'))
    winner = planets.some((one) => one.winner === 'attacker')
      ? 'attacker'
      : planets.some((one) => one.winner === 'defender')
        ? 'defender'
        : 'draw';
  else if (space === 'none') {
    const attacker = has(state, 'attacker', 'space');
    const defender = has(state, 'defender', 'space');
    winner = attacker === defender ? 'draw' : attacker ? 'attacker' : 'defender';
  } else winner = space;
  const rounds = state.round + state.planets.reduce((sum, planet) => sum + planet.round, 0);
  return { space, rounds, planets, how: state.how, winner };
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
        delete play.own.planet;
        return 'PC.1';
      }
      play.own.planet = planet.id;
      return 'P4.6 gain';
    },
  },
  'P4.6 gain': windowStep('P4.6 gain', {
    title: 'A planet is about to change hands',
    to: ['P4.6 gained'],
    windows: () => ['control'],
    then: () => 'P4.6 gained',
    clicks: false,
  }),
  'P4.6 gained': windowStep('P4.6 gained', {
    title: 'The planet changed hands',
    to: ['P4.6'],
    windows: () => ['controlled'],
    enter(play) {
      const state = play.state;
      const planet = planetOf(state, play.own.planet);
      if (!planet) return;
      // What was not replaced (Infiltrate, Assimilate) is destroyed (B row 45).
      for (const unit of state.units.filter(
        (one) => one.at === planet.id && one.side !== 'attacker' && isStructureUnit(one),
      ))
        bury(play, unit, { unit: unit.id });
      if (planet.owner) play.own.party = planet.owner;
      else delete play.own.party;
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
    windows: () => ['post'],
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
    windows: () => ['complete'],
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
} satisfies Partial<Record<StepId, Step<Ti4>>>;
