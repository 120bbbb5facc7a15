import { distinct, has, isGroundUnit } from '../rules/figures.ts';
import { battlefields, canCommit, committable, isShared, landingCost, whyNotLand } from '../rules/invasion.ts';
import { defenderOf, defenseBy, planetOf, whyNotHold } from '../rules/reach.ts';
import { listOffers } from '../rules/windows.ts';
import type { Planet, State, Steps } from '../types.ts';
import { assignStep } from './assign.ts';
import { CALLS } from './calls.ts';
import { closeHits } from './changes/hits.ts';
import { arrive } from './changes/turn.ts';
import { whichBattlefield } from './ground.ts';
import { useAction, windowStep } from './window.ts';

/** Phase 3, second half: commit ground forces, space cannon defense. */

/** Planets whose defenders may still fire at what was committed. */
const firing = (state: State): Planet[] =>
  state.planets.filter((planet) => planet.stage === 'committed' && defenseBy(state, planet.id) !== undefined);
const hasLanded = (state: State): boolean => state.planets.some((planet) => planet.stage === 'committed');
/** A planet with both sides' ground forces on it may be fought over without a landing (Awaken, started at P4.1). */
const somethingToDo = (state: State): boolean =>
  hasLanded(state) || battlefields(state).length > 0 || state.planets.some((planet) => isShared(state, planet.id));

export const landingSteps = {
  'P3.7': {
    title: 'Select ground forces to commit to each planet',
    to: ['P3.8', 'PC.1'],
    // All landings and their confirmation are one decision.
    groups: { continue: 'landing' },
    enter(play) {
      play.state.phase = 'invasion';
      arrive(play, 'P3.7');
      delete play.memory.confirmed;
    },
    next(state, memory) {
      if (memory.confirmed === undefined && (!state.skipEmptyWindows || canCommit(state))) return undefined;
      return somethingToDo(state) ? 'P3.8' : 'PC.1';
    },
    choices(state, _, offer) {
      for (const planet of state.planets) {
        const not = whyNotLand(state, planet);
        for (const unit of distinct(committable(state, planet)))
          offer('attacker', { type: 'commit', unit: unit.id, planet: planet.id }, not);
      }
      offer('attacker', { type: 'continue' });
    },
    on: {
      commit(play, { unit: id, planet: place }) {
        const state = play.state;
        const unit = state.units.find((one) => one.id === id);
        const planet = planetOf(state, place);
        const party = state.parties.attacker;
        if (!unit || !planet || !party) return;
        if (planet.stage !== 'committed') {
          const amount = landingCost(state, planet);
          const have = party.counters.influence;
          if (amount > 0) {
            if (have !== undefined) party.counters.influence = have - amount;
            play.emit({
              type: 'paid',
              by: 'attacker',
              effect: 'landing',
              what: 'influence',
              amount,
              table: have === undefined,
            });
          }
          planet.custodians = false;
          planet.stage = 'committed';
        }
        // A fighter that lands counts as a ground force for now (Matriarch).
        if (!isGroundUnit(unit)) unit.joins = 'ground';
        if (unit.at !== 'space') unit.from = unit.at;
        unit.at = planet.id;
        play.emit({ type: 'committed', unit: unit.id, kind: unit.kind, by: 'attacker', planet: planet.id });
      },
      continue(play) {
        play.memory.confirmed = ['attacker'];
      },
    },
  },
  'P3.8': windowStep('P3.8', {
    title: 'Defender response to the landing',
    to: ['P3.9'],
    windows: ['committed'],
    enter(play) {
      delete play.memory.confirmed;
      play.state.phase = 'invasion';
      arrive(play, 'P3.8');
    },
    then: () => 'P3.9',
  }),
  'P3.9': {
    title: 'Space cannon defense',
    to: ['P3.9 fire', 'P3.10'],
    enter(play) {
      arrive(play, 'P3.9');
      delete play.memory.planet;
      return firing(play.state).length > 0 ? 'P3.9 fire' : 'P3.10';
    },
  },
  'P3.9 fire': {
    title: 'Do you wish to use space cannon defense?',
    to: ['P3.9 assign', 'P3.10'],
    calls: CALLS,
    enter(play) {
      const list = firing(play.state);
      if (list.length === 0) return 'P3.10';
      // Several planets: the attacker picks the order.
      if (list.length === 1) play.memory.planet = (list[0] as Planet).id;
      else delete play.memory.planet;
      return undefined;
    },
    next: (state) => (firing(state).length > 0 ? undefined : 'P3.10'),
    choices(state, memory, offer) {
      // Cards that people look for here, but that are too late: shown with the reason (B rows 38 and 39).
      for (const by of state.order)
        for (const one of listOffers(state, memory, ['before-defense'], by)) offer(by, useAction(one), one.not);
      const list = firing(state);
      const planet = list.length === 1 ? list[0]?.id : list.find((one) => one.id === memory.planet)?.id;
      if (planet === undefined) {
        for (const one of list) offer('attacker', { type: 'planet', planet: one.id });
        return;
      }
      const by = defenseBy(state, planet);
      if (!by) return;
      offer(by, { type: 'fire' });
      offer(by, { type: 'hold' }, whyNotHold(state, by));
    },
    on: {
      planet(play, { planet }) {
        play.memory.planet = planet;
      },
      fire(play, _, seat) {
        const state = play.state;
        const planet = planetOf(state, play.memory.planet) ?? firing(state)[0];
        if (!planet || seat === 'host') return;
        play.memory.planet = planet.id;
        planet.stage = 'fired';
        state.rolls = [];
        play.call('dice', { spec: { kind: 'cannon', by: seat, on: 'attacker', place: planet.id } });
        return 'P3.9 assign';
      },
      hold(play, _, seat) {
        const planet = planetOf(play.state, play.memory.planet) ?? firing(play.state)[0];
        if (planet) planet.stage = 'fired';
        if (seat !== 'host') play.emit({ type: 'held', by: seat, kind: 'cannon' });
        delete play.memory.planet;
      },
    },
  },
  'P3.9 assign': assignStep('P3.9 assign', {
    title: 'Space cannon defense hits are assigned',
    to: 'P3.9 done',
    seat: () => 'attacker',
  }),
  'P3.9 done': {
    title: 'After a space cannon defense roll',
    to: ['P3.9 fire'],
    enter(play) {
      closeHits(play.state);
      delete play.memory.planet;
      return 'P3.9 fire';
    },
  },
  'P3.10': {
    title: 'Ground combat trigger check',
    to: ['P4.1', 'P4.6'],
    enter(play) {
      const state = play.state;
      arrive(play, 'P3.10');
      delete play.memory.planet;
      for (const planet of state.planets) {
        if (planet.stage !== 'committed' && planet.stage !== 'fired') continue;
        const defender = defenderOf(state, planet.id);
        // Units that share a planet do not fight for it (TE).
        if (planet.coexist) planet.stage = 'kept';
        else if (!has(state, 'attacker', planet.id)) {
          planet.stage = 'kept';
          const winner = defender && !has(state, defender, planet.id) ? 'draw' : 'defender';
          planet.winner = winner;
          play.emit({ type: 'ground ended', planet: planet.id, winner });
        } else if (!defender || !has(state, defender, planet.id)) planet.stage = 'fought';
        else planet.stage = 'fired';
      }
      const list = battlefields(state);
      if (list.length > 1) return undefined;
      state.planet = list[0]?.id ?? null;
      return list.length === 0 ? 'P4.6' : 'P4.1';
    },
    ...whichBattlefield,
  },
} satisfies Partial<Steps>;
