import type { Reason, Step } from '@fray/engine';
import { bothHaveShips } from '../rules/figures.ts';
import { whyNotRetreat } from '../rules/fleet.ts';
import { hooksOf } from '../rules/hooks.ts';
import { mayBarrage, whyNotHold } from '../rules/reach.ts';
import {
  type PartyId,
  SIDES,
  type Side,
  type State,
  type StepId,
  type StepMemory,
  type Steps,
  type Ti4,
} from '../types.ts';
import { assignStep } from './assign.ts';
import { CALLS } from './calls.ts';
import { expire } from './changes/effects.ts';
import { closeHits } from './changes/hits.ts';
import { arrive } from './changes/turn.ts';
import { tally } from './dice.ts';
import { windowStep } from './window.ts';

/** Phase 2: space combat, from the first window to the end of a round. */

const stepIfOver = (state: State): 'P2.6' | undefined =>
  bothHaveShips(state) && state.space === null ? undefined : 'P2.6';
const hasDeclared = (memory: StepMemory, by: PartyId): boolean =>
  (memory.fires?.includes(by) || memory.held?.includes(by)) ?? false;

/** Why a side may not announce a retreat now; the attacker not once the defender has (P2.3). */
function whyNotAnnounce(state: State, by: Side): Reason | false {
  if (state.retreat && state.retreat.by !== by) return { code: 'other-side-announced' };
  return whyNotRetreat(state, by);
}
const mustAnnounce = (state: State, by: Side): boolean =>
  hooksOf(state, 'mustAnnounce').some(({ by: owner, hook, bonus }) => hook(state, owner, by, bonus));

function announceStep(by: Side, then: StepId): Step<Ti4> {
  return {
    title: `Announce retreats: ${by}`,
    to: [then, 'P2.3 announced'],
    next(state) {
      if (!state.skipEmptyWindows) return undefined;
      return whyNotAnnounce(state, by) ? then : undefined;
    },
    choices(state, _, offer) {
      const not = whyNotAnnounce(state, by);
      offer(by, { type: 'announce' }, not);
      offer(by, { type: 'stay' }, !not && mustAnnounce(state, by) && { code: 'must-announce' });
    },
    on: {
      announce(play) {
        play.state.retreat = { by, stopped: false, now: false, token: true, to: null };
        play.emit({ type: 'announced', by });
        return 'P2.3 announced';
      },
      stay: () => then,
    },
  };
}

export const spaceSteps = {
  'P2.1': windowStep('P2.1', {
    title: 'Start of a round of space combat',
    to: ['P2.2', 'P2.3', 'P2.6'],
    windows: (state) => (state.round <= 1 ? ['space-start', 'space-round'] : ['space-round']),
    enter(play) {
      const state = play.state;
      state.phase = 'space';
      state.round++;
      state.fought = true;
      if (state.round === 1) state.lostBefore = state.lost.length;
      state.retreat = null;
      state.rolls = [];
      closeHits(state);
      expire(state, 'round');
      for (const unit of state.units) unit.sustainedRound = false;
      arrive(play, 'P2.1');
    },
    stop: stepIfOver,
    then: (state) => (state.round <= 1 ? 'P2.2' : 'P2.3'),
  }),
  'P2.2': windowStep('P2.2', {
    title: 'Anti-fighter barrage',
    to: ['P2.2 fire', 'P2.6'],
    windows: ['barrage'],
    enter: (play) => arrive(play, 'P2.2'),
    stop: stepIfOver,
    then: () => 'P2.2 fire',
  }),
  'P2.2 fire': {
    title: 'Fire anti-fighter barrage?',
    to: ['P2.2 rolls', 'P2.3'],
    enter(play) {
      play.memory.fires = [];
      play.memory.held = [];
    },
    next(state, memory) {
      if (SIDES.some((by) => mayBarrage(state, by) && !hasDeclared(memory, by))) return undefined;
      return memory.fires?.length ? 'P2.2 rolls' : 'P2.3';
    },
    choices(state, memory, offer) {
      for (const by of SIDES) {
        if (!mayBarrage(state, by) || hasDeclared(memory, by)) continue;
        offer(by, { type: 'fire' });
        offer(by, { type: 'hold' }, whyNotHold(state, by));
      }
    },
    on: {
      fire(play, _, seat) {
        play.memory.fires = SIDES.filter((by) => by === seat || play.memory.fires?.includes(by));
      },
      hold(play, _, seat) {
        play.memory.held = SIDES.filter((by) => by === seat || play.memory.held?.includes(by));
        play.emit({ type: 'held', by: seat as PartyId, kind: 'barrage' });
      },
    },
  },
  'P2.2 rolls': {
    title: 'Barrage rolls',
    to: ['P2.2 assign'],
    calls: CALLS,
    enter(play) {
      play.state.rolls = [];
      for (const by of play.memory.fires ?? [])
        play.call('dice', {
          spec: { kind: 'barrage', by, on: by === 'attacker' ? 'defender' : 'attacker', place: 'space' },
        });
      return 'P2.2 assign';
    },
  },
  'P2.2 assign': assignStep('P2.2 assign', {
    title: 'Barrage hits are assigned to fighters',
    to: 'P2.2 done',
    seat: (_, memory) => (memory.fires?.includes('attacker') ? 'defender' : 'attacker'),
  }),
  'P2.2 done': {
    title: 'After the barrage',
    to: ['P2.3', 'P2.6'],
    enter(play) {
      closeHits(play.state);
      delete play.memory.fires;
      delete play.memory.held;
      // If a side has no ships left, the combat ends at once (LRR 78.3a).
      return stepIfOver(play.state) ?? 'P2.3';
    },
  },
  'P2.3': windowStep('P2.3', {
    title: 'Announce retreats',
    to: ['P2.3 defender', 'P2.6'],
    windows: ['retreats'],
    enter: (play) => arrive(play, 'P2.3'),
    stop: stepIfOver,
    then: () => 'P2.3 defender',
  }),
  'P2.3 defender': announceStep('defender', 'P2.3 attacker'),
  'P2.3 attacker': announceStep('attacker', 'P2.4'),
  'P2.3 announced': windowStep('P2.3 announced', {
    title: 'A retreat was announced',
    to: ['P2.4', 'P2.6 retreat', 'P2.6'],
    windows: ['announced'],
    stop: (state) => (state.retreat?.now ? 'P2.6 retreat' : stepIfOver(state)),
    then: () => 'P2.4',
  }),
  'P2.4': {
    title: 'Combat rolls',
    to: ['P2.4 rolled'],
    calls: CALLS,
    enter(play) {
      const state = play.state;
      state.again = false;
      state.rolls = [];
      arrive(play, 'P2.4');
      // The attacker finishes rolling and own rerolls before the defender rolls (LRR 78.5f).
      play.call('dice', { spec: { kind: 'combat', by: 'attacker', on: 'defender', place: 'space' } });
      play.call('dice', { spec: { kind: 'combat', by: 'defender', on: 'attacker', place: 'space' } });
      return 'P2.4 rolled';
    },
  },
  'P2.4 rolled': windowStep('P2.4 rolled', {
    title: 'Both sides have rolled',
    to: ['P2.4', 'P2.5'],
    windows: ['all-rolled'],
    stop: (state) => (state.again ? 'P2.4' : undefined),
    then: () => 'P2.5',
  }),
  'P2.5': assignStep('P2.5', {
    title: 'Hit assignment and damage',
    to: 'P2.5 end',
    enter(play) {
      arrive(play, 'P2.5');
      tally(play, play.state.rolls);
    },
    seat: () => 'attacker',
  }),
  'P2.5 end': windowStep('P2.5 end', {
    title: 'End of the round: repairs',
    to: ['P2.6'],
    windows: ['space-assigned', 'space-round-end'],
    enter(play) {
      closeHits(play.state);
    },
    then: () => 'P2.6',
  }),
} satisfies Partial<Steps>;
