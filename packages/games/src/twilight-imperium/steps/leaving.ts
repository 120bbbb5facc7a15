import { distinct, isShipUnit, unitOf } from '../rules/figures.ts';
import { boarders, cargo, movers } from '../rules/fleet.ts';
import type { PartyId, State, Steps } from '../types.ts';
import { arriveAt, braveRift, land } from './changes/leave.ts';
import { confirm } from './window.ts';

/** P2.6: who comes along on a retreat; and ships that an effect moves out of a gravity rift. */

const toRiftOr = (state: State): 'P2.6 rift' | 'P2.6 leave' =>
  state.system.anomalies.includes('gravity-rift') ? 'P2.6 rift' : 'P2.6 leave';

export const leavingSteps = {
  'P2.6 load': {
    title: 'The retreat: transport ground forces from the planets',
    to: ['P2.6 rift', 'P2.6 leave'],
    enter(play) {
      delete play.memory.confirmed;
    },
    next: (state, memory) =>
      memory.confirmed !== undefined || boarders(state, state.retreat?.by as PartyId).length === 0
        ? toRiftOr(state)
        : undefined,
    choices(state, _, offer) {
      const by = state.retreat?.by as PartyId;
      for (const unit of distinct(boarders(state, by))) offer(by, { type: 'board', unit: unit.id });
      offer(by, { type: 'continue' });
    },
    on: {
      board(play, { unit: id }) {
        const unit = unitOf(play.state, id);
        if (!unit) return;
        play.emit({ type: 'boarded', unit: unit.id, kind: unit.kind, by: unit.side, planet: unit.at });
        unit.at = 'space';
      },
      continue: confirm,
    },
  },
  'P2.6 rift': {
    title: 'Leaving a gravity rift',
    to: ['P2.6 leave'],
    rolls: true,
    enter(play) {
      const by = play.state.retreat?.by as PartyId;
      const load = cargo(play.state, by);
      braveRift(play, by, movers(play.state, by, load), load);
      return 'P2.6 leave';
    },
  },
  rift: {
    title: 'Ships that an effect moves leave a gravity rift',
    to: ['back'],
    rolls: true,
    enter(play) {
      const { state, memory } = play;
      const by = memory.by;
      const one = unitOf(state, memory.unit);
      if (memory.unit === undefined) {
        const load = cargo(state, by);
        braveRift(play, by, movers(state, by, load), load);
        arriveAt(play, by, memory.to);
      } else if (one) {
        braveRift(play, by, [one]);
        if (state.units.includes(one) && isShipUnit(one)) land(state, one, memory.to);
      }
      return 'back';
    },
  },
} satisfies Partial<Steps>;
