import type { Handlers, Play, Step } from '@fray/engine';
import { fightRow, unitOf } from '../rules/figures.ts';
import {
  allAssigned,
  byPrice,
  currentPool,
  isNeutral,
  sustainCancels,
  sustainersOf,
  targetsOf,
  whyNotSustain,
} from '../rules/hits.ts';
import { hooksOf } from '../rules/hooks.ts';
import { listOffers } from '../rules/windows.ts';
import type { HitPool, PartyId, State, StepId, StepMemory, Steps, Ti4, Unit } from '../types.ts';
import { CALLS } from './calls.ts';
import { closeHits, pin } from './changes/hits.ts';
import { answerLosses, bury, destroy, opens } from './changes/losses.ts';
import type { AssignStep, HitFacts, MemoryByStep } from './memory.ts';
import { confirm, PREVENTED, useAction, useEffect, windowStep } from './window.ts';

/**
 * Hit assignment, one component for every phase. Each owner assigns the hits on their own units, in any order, both
 * sides at once; cancels are offered as long as hits are left, and answers to a hit interrupt.
 */

const CANCELS = ['before-assign'] as const;
const SUSTAINED = ['sustained'] as const;
const facts = (pool: HitPool): HitFacts => ({ by: pool.by, source: pool.source, place: pool.place });

function spend(state: State, pool: HitPool, count: number): void {
  pool.count -= count;
  if (pool.count <= 0) state.hits.splice(state.hits.indexOf(pool), 1);
}

function lose(play: Play<Ti4>, { unit: id }: { unit: string }): void {
  const state = play.state;
  const unit = unitOf(state, id) as Unit;
  const pool = currentPool(state, unit.side) as HitPool;
  state.falling = true;
  // All hits of a roll are assigned together; using Sustain Damage still comes before that (section 0). Hits of an
  // effect that join the step are hits of their own, so that it does not matter when they came.
  for (const one of state.hits)
    if (
      one === pool ||
      (pool.source !== 'effect' && one.on === pool.on && one.source === pool.source && one.by === pool.by)
    )
      one.begun = true;
  spend(state, pool, 1);
  destroy(play, unit, facts(pool));
}

function sustain(play: Play<Ti4>, { unit: id }: { unit: string }): void {
  const state = play.state;
  const unit = unitOf(state, id) as Unit;
  const pool = currentPool(state, unit.side) as HitPool;
  state.falling = true;
  let left = sustainCancels(state, unit, pool);
  unit.damaged = true;
  unit.sustainedNow = true;
  unit.sustainedRound = true;
  const first = Math.min(left, pool.count);
  spend(state, pool, first);
  left -= first;
  // Two hits of one use may come from two pools of the same step; nothing is saved for later ones.
  while (left > 0) {
    const more = currentPool(state, unit.side);
    if (!more || !targetsOf(state, more).some((one) => one.kind === unit.kind)) break;
    spend(state, more, 1);
    left--;
  }
  play.emit({ type: 'sustained', unit: unit.id, kind: unit.kind, by: unit.side });
  for (const { by, hook } of hooksOf(state, 'sustained')) hook(play, by, unit, pool);
  const memory: MemoryByStep['sustained'] = { unit: unit.id, pool: facts(pool), passed: [], used: [] };
  if (opens(play, memory, SUSTAINED)) play.call('sustained', memory);
}

/** Whose button ends it: those who were hit. */
const pass: NonNullable<Handlers<Ti4, AssignStep>['pass']> = ({ memory }, _, seat) => {
  memory.passed = [...(memory.passed ?? []), seat as PartyId];
};
const confirms = (state: State, memory: StepMemory): boolean =>
  state.skipEmptyWindows || memory.confirmed !== undefined;

const use: NonNullable<Handlers<Ti4, AssignStep>['use']> = (play, action, seat) => {
  useEffect(play, action, seat, CANCELS);
  // Pools remember what was used on them; the next pool is another matter.
  play.memory.used = [];
  delete play.memory.again;
};

interface AssignRow<S extends AssignStep> {
  title: string;
  to: StepId;
  enter?(play: Play<Ti4, S>): void;
  /** Who confirms. */
  seat(state: State, memory: MemoryByStep[S]): PartyId;
  /** Needs the button unless empty windows are skipped. */
  clicks?: false;
}

export function assignStep<S extends AssignStep>(step: S, row: AssignRow<S>): Step<Ti4, S> {
  return {
    title: row.title,
    to: [row.to, step],
    calls: CALLS,
    enter(play) {
      const memory = play.memory;
      if (play.state.falling) return answerLosses(play);
      memory.used = [];
      memory.passed = [];
      if (memory.confirmed) delete memory.confirmed;
      row.enter?.(play);
      pin(play.state);
      // Zero hits need no confirmation (F11).
      if (play.state.hits.length === 0) memory.confirmed = [];
      return undefined;
    },
    next(state, memory) {
      if (!allAssigned(state)) return undefined;
      // Everybody has lost what they lose: the step is entered again for what answers that.
      if (state.fallen.length > 0) return step;
      return row.clicks === false || confirms(state, memory) ? row.to : undefined;
    },
    choices(state, memory, offer) {
      let open = false;
      for (const by of state.order) {
        const pool = currentPool(state, by);
        if (!pool) continue;
        open = true;
        const targets = targetsOf(state, pool);
        const sustainers = sustainersOf(state, pool, targets);
        // What costs least comes first: Sustain Damage, then the cheapest unit.
        for (const unit of sustainers) offer(by, { type: 'sustain', unit: unit.id });
        const must = sustainers.length > 0 && isNeutral(state, by) && { code: 'neutral-always-sustains' };
        for (const unit of byPrice(targets)) offer(by, { type: 'lose', unit: unit.id }, must);
        for (const unit of targets)
          if (fightRow(unit).sustain && !sustainers.includes(unit))
            offer(by, { type: 'sustain', unit: unit.id }, whyNotSustain(state, unit, pool));
      }
      if (open)
        for (const by of state.order) {
          const list = listOffers(state, memory, CANCELS, by);
          if (list.length === 0) continue;
          // A party that could only cancel a hit on somebody else may pass (Tellurian): nobody has to play a card.
          const aside = currentPool(state, by) === undefined;
          if (aside && memory.passed?.includes(by)) continue;
          for (const one of list) offer(by, useAction(one), one.not);
          if (aside && list.some((one) => !one.not)) offer(by, { type: 'pass' });
        }
      else if (row.clicks !== false) offer(row.seat(state, memory), { type: 'continue' });
    },
    on: row.clicks === false ? { lose, sustain, use, pass } : { lose, sustain, use, pass, continue: confirm },
  };
}

export const assignSteps = {
  assign: assignStep('assign', { title: 'Hits of an effect', to: 'assigned', seat: () => 'attacker', clicks: false }),
  assigned: {
    title: 'The hits of the effect are assigned',
    to: ['back'],
    enter(play) {
      closeHits(play.state);
      return 'back';
    },
  },
  sustained: windowStep('sustained', {
    title: 'A unit used Sustain Damage',
    to: ['back'],
    windows: ['sustained'],
    stop: (state, memory) => (unitOf(state, memory.unit) ? undefined : 'back'),
    then: () => 'back',
    clicks: false,
  }),
  doomed: windowStep('doomed', {
    title: 'A unit would be destroyed',
    to: ['back', 'destroyed'],
    windows: ['doomed'],
    stop: (_, memory) => (memory.cancelled ? 'back' : undefined),
    then: () => 'destroyed',
    clicks: false,
    onReturn: PREVENTED,
  }),
  destroyed: windowStep('destroyed', {
    title: 'A unit is destroyed',
    to: ['back'],
    windows: ['destroyed'],
    enter(play) {
      // Nobody saved it: the window `doomed` lies behind it.
      const unit = unitOf(play.state, play.memory.unit);
      if (unit) bury(play, unit, play.memory.pool);
      return unit ? 'back' : undefined;
    },
    then: () => 'back',
    clicks: false,
  }),
} satisfies Partial<Steps>;
