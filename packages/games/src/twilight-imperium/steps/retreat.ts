import { distinct, force, has, opponentOf } from '../rules/figures.ts';
import { exits, fits, overCapacity, passengers, removable, whyNotRetreat } from '../rules/fleet.ts';
import { canCommit } from '../rules/invasion.ts';
import { listOffers } from '../rules/windows.ts';
import type { PartyId, Side, State, Steps } from '../types.ts';
import { CALLS } from './calls.ts';
import { expire } from './changes/effects.ts';
import { putToken } from './changes/leave.ts';
import { bury } from './changes/losses.ts';
import { arrive, checkFleets, dropFactories } from './changes/turn.ts';
import { remove } from './changes/units.ts';
import { useAction, useEffect, windowStep } from './window.ts';

/** P2.6: does it go on; retreats; the end of a space combat; capacity. */

/** Rounds in a row without a loss after which neither side can ever win (section 0). No real fight lasts that long. */
export const QUIET_ROUNDS = 100;

function spaceWinner(state: State): Side | 'draw' {
  const attacker = has(state, 'attacker', 'space');
  const defender = has(state, 'defender', 'space');
  return attacker === defender ? 'draw' : attacker ? 'attacker' : 'defender';
}

export const retreatSteps = {
  'P2.6': {
    title: 'Continuation check',
    to: ['P2.1', 'P2.6 retreat', 'P2.6 ended'],
    calls: CALLS,
    enter(play) {
      const state = play.state;
      arrive(play, 'P2.6');
      if (state.space !== null) return 'P2.6 ended';
      // If the opponent has no ships left, an announced retreat does not happen (LRR 78.7a).
      if (!has(state, 'attacker', 'space') || !has(state, 'defender', 'space')) return 'P2.6 ended';
      if (state.retreat && !state.retreat.stopped && !whyNotRetreat(state, state.retreat.by)) return 'P2.6 retreat';
      state.quiet++;
      if (state.quiet < QUIET_ROUNDS) return 'P2.1';
      // Deadlock: the attacker must retreat; cannot: the attacker's units in the combat are destroyed (FAQ).
      play.emit({ type: 'deadlock' });
      state.how = 'deadlock';
      if (!whyNotRetreat(state, 'attacker')) {
        state.retreat = { by: 'attacker', stopped: false, now: false, token: true, to: null };
        return 'P2.6 retreat';
      }
      for (const unit of force(state, 'attacker', 'space')) bury(play, unit);
      return 'P2.6 ended';
    },
  },
  'P2.6 retreat': {
    title: 'The retreat: choose the system',
    to: ['P2.6 load', 'P2.1', 'P2.6 ended'],
    // No eligible system any more: nobody leaves and the combat continues (LRR 78.7). The host may have removed a whole side.
    next(state) {
      const by = state.retreat?.by;
      if (by && exits(state, by).length > 0) return undefined;
      return has(state, 'attacker', 'space') && has(state, 'defender', 'space') ? 'P2.1' : 'P2.6 ended';
    },
    choices(state, _, offer) {
      const by = state.retreat?.by as PartyId;
      for (const to of exits(state, by)) offer(by, { type: 'retreat', to });
    },
    on: {
      retreat(play, { to }) {
        if (play.state.retreat) play.state.retreat.to = to;
        return 'P2.6 load';
      },
    },
  },
  'P2.6 leave': {
    title: 'The retreat: what cannot be carried is removed',
    to: ['P2.6 ended'],
    // Fighters and ground forces that cannot be carried are removed (E22); supply waits for the end of the combat.
    next: (state) => (overCapacity(state, state.retreat?.by as PartyId, 'leaving') > 0 ? undefined : 'P2.6 ended'),
    choices(state, _, offer) {
      const by = state.retreat?.by as PartyId;
      for (const unit of distinct(passengers(state, by))) offer(by, { type: 'remove', unit: unit.id });
    },
    on: {
      remove(play, { unit: id }) {
        const unit = play.state.units.find((one) => one.id === id);
        if (unit) remove(play, unit, 'no-capacity');
      },
    },
  },
  'P2.6 ended': windowStep('P2.6 ended', {
    title: 'The space combat has ended',
    to: ['P2.6 capacity'],
    windows: ['space-end'],
    enter(play) {
      const state = play.state;
      const retreat = state.retreat;
      if (state.space === null && retreat?.to) {
        // A fleet that lost every ship to a gravity rift arrives nowhere and places no token.
        if (state.units.some((unit) => unit.side === retreat.by && unit.at === 'space')) {
          for (const unit of state.units)
            if (unit.side === retreat.by && unit.at === 'space') unit.at = `next ${retreat.to}`;
          if (retreat.token) putToken(state, retreat.by, retreat.to);
          play.emit({ type: 'retreated', by: retreat.by, to: retreat.to });
        }
        if (state.how === 'played') state.how = 'retreat';
        const foe = opponentOf(state, retreat.by, 'space') as Side;
        state.space = has(state, foe, 'space') ? foe : 'draw';
      }
      state.space ??= spaceWinner(state);
      play.emit({ type: 'space ended', winner: state.space, how: state.how });
      arrive(play, 'P2.6 ended');
      dropFactories(play);
    },
    then: () => 'P2.6 capacity',
  }),
  'P2.6 capacity': {
    title: 'Capacity and fleet supply after the space combat',
    to: ['P3.1', 'P3.8', 'PC.1'],
    calls: CALLS,
    enter(play) {
      const state = play.state;
      expire(state, 'round', 'combat');
      for (const unit of state.units) {
        if (unit.joins === 'space') delete unit.joins;
        if (unit.as !== undefined) delete unit.as;
      }
      arrive(play, 'P2.6 capacity');
      checkFleets(play);
    },
    next(state) {
      if (state.extent === 'space') return 'PC.1';
      // Some may land without ships (G'hom Sek'kus): B row 33.
      if (has(state, 'attacker', 'space') || canCommit(state)) return 'P3.1';
      return state.planets.some((planet) => planet.stage === 'committed') ? 'P3.8' : 'PC.1';
    },
  },
  capacity: {
    title: 'Remove what exceeds capacity or fleet supply',
    to: ['back'],
    calls: CALLS,
    next: (state, memory) =>
      fits(state, memory.party) || removable(state, memory.party).length === 0 ? 'back' : undefined,
    choices(state, memory, offer) {
      for (const unit of distinct(removable(state, memory.party)))
        offer(memory.party, { type: 'remove', unit: unit.id });
      for (const by of state.order)
        for (const one of listOffers(state, memory, ['capacity'], by)) offer(by, useAction(one), one.not);
    },
    on: {
      remove(play, { unit: id }) {
        const unit = play.state.units.find((one) => one.id === id);
        if (unit) remove(play, unit, 'no-capacity');
      },
      use(play, action, seat) {
        useEffect(play, action, seat, ['capacity']);
        delete play.memory.again;
      },
    },
  },
} satisfies Partial<Steps>;
