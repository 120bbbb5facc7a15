import { EFFECTS } from '../content/effects/registry.ts';
import { has } from '../rules/figures.ts';
import { canCommit } from '../rules/invasion.ts';
import { cannonTarget, cannonTargets, mayFireOffense, outOfReach, whyNotHold } from '../rules/reach.ts';
import { listOffers } from '../rules/windows.ts';
import type { PartyId, State, Steps } from '../types.ts';
import { assignStep } from './assign.ts';
import { CALLS } from './calls.ts';
import { closeHits } from './changes/hits.ts';
import { arrive, checkFleets, dropFactories } from './changes/turn.ts';
import { windowStep } from './window.ts';

/** Phase 1: space cannon offense. Each roll is assigned, and capacity checked, before the next player rolls. */

/** Who may fire: the active player first, clockwise (LRR 77.2); speaker order is a house rule. */
function firingOrder(state: State): PartyId[] {
  const order = [...state.order];
  if (state.options.cannonOrder === 'speaker' && state.speaker) {
    const from = order.indexOf(state.speaker);
    if (from > 0) order.push(...order.splice(0, from));
  }
  return order.filter((by) => mayFireOffense(state, by));
}

/** Anybody could fire, be it with an effect of this very phase (Trine): a skipped window never hides that (F2). */
export const cannonsMatter = (state: State): boolean =>
  firingOrder(state).length > 0 ||
  state.order.some(
    (by) =>
      outOfReach(state, by) &&
      listOffers(state, {}, ['cannon-start'], by).some((one) => !one.not && EFFECTS.get(one.effect)?.lasting?.reaches),
  );

export const cannonSteps = {
  'P1.1': windowStep('P1.1', {
    title: 'Before space cannons fire',
    to: ['P1.2', 'P1.4'],
    windows: ['cannon-start'],
    enter(play) {
      play.state.phase = 'cannon';
      arrive(play, 'P1.1');
    },
    then: (state) => (firingOrder(state).length > 0 ? 'P1.2' : 'P1.4'),
  }),
  'P1.2': {
    title: 'Space cannon rolls',
    to: ['P1.2 fire', 'P1.4'],
    calls: CALLS,
    enter(play) {
      const memory = play.memory;
      arrive(play, 'P1.2');
      memory.queue ??= firingOrder(play.state);
      // Somebody shot away the last target, or lost the cannon: passed over.
      memory.queue = memory.queue.filter((by) => mayFireOffense(play.state, by));
      const first = memory.queue[0];
      if (first === undefined) {
        delete memory.queue;
        delete memory.party;
        return 'P1.4';
      }
      memory.party = first;
      memory.queue = memory.queue.slice(1);
      return 'P1.2 fire';
    },
  },
  'P1.2 fire': {
    title: 'Do you wish to fire your space cannons?',
    to: ['P1.2', 'P1.3'],
    calls: CALLS,
    choices(state, memory, offer) {
      const by = memory.party;
      const targets = cannonTargets(state, by);
      // The active player picks one player with ships there; everybody else shoots at the active player.
      if (targets.length > 1) for (const on of targets) offer(by, { type: 'fire', on });
      else offer(by, { type: 'fire' });
      offer(by, { type: 'hold' }, whyNotHold(state, by));
    },
    on: {
      fire(play, { on }) {
        const by = play.memory.party;
        play.state.rolls = [];
        play.call('dice', { spec: { kind: 'cannon', by, on: on ?? cannonTarget(play.state, by), place: 'space' } });
        return 'P1.3';
      },
      hold(play) {
        play.emit({ type: 'held', by: play.memory.party, kind: 'cannon' });
        return 'P1.2';
      },
    },
  },
  'P1.3': assignStep('P1.3', {
    title: 'Space cannon hits are assigned',
    to: 'P1.3 done',
    enter: (play) => arrive(play, 'P1.3'),
    seat: (state, memory) => state.rolls[0]?.on ?? cannonTarget(state, memory.party),
  }),
  'P1.3 done': {
    title: 'Capacity after space cannon fire',
    to: ['P1.2'],
    calls: CALLS,
    enter(play) {
      closeHits(play.state);
      // Third parties too: the active player may have shot at one.
      checkFleets(play, play.state.order);
      return 'P1.2';
    },
  },
  'P1.4': {
    title: 'Continuation check',
    to: ['P2.1', 'P3.1', 'PC.1'],
    calls: CALLS,
    enter(play) {
      const state = play.state;
      arrive(play, 'P1.4');
      dropFactories(play);
      const attacker = has(state, 'attacker', 'space');
      const defender = has(state, 'defender', 'space');
      if (attacker && defender) return 'P2.1';
      // No space combat took place: nobody won one (B row 13).
      state.space = 'none';
      play.emit({ type: 'space ended', winner: 'none', how: 'no-combat' });
      return state.extent !== 'space' && (attacker || canCommit(state)) ? 'P3.1' : 'PC.1';
    },
  },
} satisfies Partial<Steps>;
