import type { Offer, Play } from '@fray/engine';
import { defends, force, has, isGroundUnit } from '../rules/figures.ts';
import { battlefields } from '../rules/invasion.ts';
import { bombarders, defenderOf, planetOf, whyNotBombardThere } from '../rules/reach.ts';
import type { PartyId, Planet, Side, State, Steps, Ti4 } from '../types.ts';
import { assignStep } from './assign.ts';
import { bombardRolls, lowerAim } from './bombard.ts';
import { CALLS } from './calls.ts';
import { expire } from './changes/effects.ts';
import { closeHits } from './changes/hits.ts';
import { bury } from './changes/losses.ts';
import { arrive } from './changes/turn.ts';
import { liftOff } from './changes/units.ts';
import { tally } from './dice.ts';
import { QUIET_ROUNDS } from './retreat.ts';
import { windowStep } from './window.ts';

/** Phase 4: ground combat, planet by planet. */

const here = (state: State): Planet | undefined => planetOf(state, state.planet);
/** The opponent of the attacker here when the combat began, even once nobody is left (section 0). */
const groundDefender = (state: State): PartyId => defends(state, state.planet ?? 'space');
const bothFight = (state: State): boolean =>
  state.planet !== null && has(state, 'attacker', state.planet) && has(state, groundDefender(state), state.planet);

/** L1Z1X as the attacker, with something that can bombard this planet (P4.4). */
function mayHarrow(state: State): boolean {
  const planet = here(state);
  return (
    planet !== undefined &&
    state.parties.attacker?.effects.includes('harrow') === true &&
    bombarders(state).length > 0 &&
    !whyNotBombardThere(state, planet)
  );
}

/** Who won on a planet: fighters that landed take nothing (E26). */
function groundWinner(state: State, planet: string): Side | 'draw' {
  const attacker = state.units.some(
    (unit) => unit.at === planet && unit.side === 'attacker' && unit.joins !== 'ground' && isGroundUnit(unit),
  );
  const stands = has(state, groundDefender(state), planet);
  return stands ? 'defender' : attacker ? 'attacker' : 'draw';
}

/** Where several planets are fought for, the attacker says which one is next. */
export const whichBattlefield = {
  choices(state: State, _: unknown, offer: Offer<Ti4>) {
    for (const planet of battlefields(state)) offer('attacker', { type: 'planet', planet: planet.id });
  },
  on: {
    planet(play: Play<Ti4>, { planet }: { planet: string }): 'P4.1' {
      play.state.planet = planet;
      return 'P4.1';
    },
  },
};

export const groundSteps = {
  'P4.1': windowStep('P4.1', {
    title: 'Start of a round of ground combat',
    to: ['P4.2', 'P4.5'],
    windows: (state) => ((here(state)?.round ?? 0) <= 1 ? ['ground-start', 'ground-round'] : ['ground-round']),
    enter(play) {
      const state = play.state;
      state.phase = 'ground';
      state.planet ??= battlefields(state)[0]?.id ?? null;
      state.rolls = [];
      closeHits(state);
      expire(state, 'round');
      for (const unit of state.units) unit.sustainedRound = false;
      const planet = here(state);
      if (planet) {
        planet.round++;
        if (planet.round === 1) {
          state.quiet = 0;
          planet.against = defenderOf(state, planet.id) ?? 'defender';
        }
      }
      arrive(play, 'P4.1');
    },
    stop: (state) => (bothFight(state) ? undefined : 'P4.5'),
    then: () => 'P4.2',
  }),
  'P4.2': {
    title: 'Ground combat rolls',
    to: ['P4.2 rolled'],
    calls: CALLS,
    enter(play) {
      const state = play.state;
      const place = state.planet as string;
      const defender = groundDefender(state);
      state.again = false;
      state.rolls = [];
      arrive(play, 'P4.2');
      // The attacker rolls first, for the timing of rerolls (B row 42).
      play.call('dice', { spec: { kind: 'combat', by: 'attacker', on: defender, place } });
      play.call('dice', { spec: { kind: 'combat', by: defender, on: 'attacker', place } });
      return 'P4.2 rolled';
    },
  },
  'P4.2 rolled': windowStep('P4.2 rolled', {
    title: 'Both sides have rolled',
    to: ['P4.2', 'P4.3'],
    windows: ['all-rolled'],
    stop: (state) => (state.again ? 'P4.2' : undefined),
    then: () => 'P4.3',
  }),
  'P4.3': assignStep('P4.3', {
    title: 'Ground combat hits are assigned',
    to: 'P4.3 end',
    enter(play) {
      arrive(play, 'P4.3');
      tally(play, play.state.rolls);
    },
    seat: () => 'attacker',
  }),
  'P4.3 end': windowStep('P4.3 end', {
    title: 'End of the ground combat round: repairs',
    to: ['P4.4'],
    windows: ['ground-assigned', 'ground-round-end'],
    enter(play) {
      closeHits(play.state);
    },
    then: () => 'P4.4',
  }),
  'P4.4': {
    title: 'Do you wish to use Harrow?',
    to: ['P4.4 roll', 'P4.5'],
    next: (state) => (mayHarrow(state) ? undefined : 'P4.5'),
    choices(_, __, offer) {
      offer('attacker', { type: 'fire' });
      offer('attacker', { type: 'hold' });
    },
    on: {
      fire(play) {
        // All bombarding units join, against this planet.
        const planet = here(play.state);
        for (const unit of bombarders(play.state)) {
          unit.aim = play.state.planet as string;
          if (planet?.against) unit.aimOn = planet.against;
        }
        return 'P4.4 roll';
      },
      hold(play) {
        play.emit({ type: 'held', by: 'attacker', kind: 'bombardment' });
        return 'P4.5';
      },
    },
  },
  'P4.4 roll': {
    title: 'Harrow: bombardment rolls',
    to: ['P4.4 assign'],
    calls: CALLS,
    enter(play) {
      const planet = here(play.state);
      play.state.rolls = [];
      // What the first bombardment destroyed is another matter (X-89 Omega).
      if (planet) planet.bombed = 0;
      bombardRolls(play, [play.state.planet as string]);
      return 'P4.4 assign';
    },
  },
  'P4.4 assign': assignStep('P4.4 assign', {
    title: 'Harrow: hits are assigned',
    to: 'P4.4 bombed',
    seat: groundDefender,
  }),
  'P4.4 bombed': windowStep('P4.4 bombed', {
    title: 'After Harrow',
    to: ['P4.5'],
    windows: ['bombarded'],
    enter(play) {
      closeHits(play.state);
      lowerAim(play.state);
    },
    then: () => 'P4.5',
    clicks: false,
  }),
  'P4.5': {
    title: 'Continuation check',
    to: ['P4.1', 'P4.5 ended'],
    calls: CALLS,
    enter(play) {
      const state = play.state;
      arrive(play, 'P4.5');
      if (!bothFight(state)) return 'P4.5 ended';
      state.quiet++;
      if (state.quiet < QUIET_ROUNDS) return 'P4.1';
      // Deadlock on a planet: there is no retreat, so the attacker's units are destroyed (FAQ).
      play.emit({ type: 'deadlock' });
      state.how = 'deadlock';
      for (const unit of force(state, 'attacker', state.planet as string)) bury(play, unit);
      return 'P4.5 ended';
    },
  },
  'P4.5 ended': windowStep('P4.5 ended', {
    title: 'The ground combat has ended',
    to: ['P4.5 planet'],
    windows: ['ground-end'],
    enter(play) {
      const state = play.state;
      const planet = here(state);
      if (!planet) return;
      const winner = groundWinner(state, planet.id);
      planet.stage = winner === 'attacker' ? 'fought' : 'kept';
      planet.winner = winner;
      play.memory.planet = planet.id;
      // Fighters that landed return to space (Matriarch).
      liftOff(state, planet.id);
      play.emit({ type: 'ground ended', planet: planet.id, winner });
      arrive(play, 'P4.5 ended');
    },
    then: () => 'P4.5 planet',
    clicks: false,
  }),
  'P4.5 planet': {
    title: 'The next ground combat',
    to: ['P4.1', 'P4.6', 'PC.1'],
    enter(play) {
      const state = play.state;
      delete play.memory.planet;
      expire(state, 'round', 'combat');
      const list = battlefields(state);
      if (list.length > 1) return undefined;
      state.planet = list[0]?.id ?? null;
      if (list.length > 0) return 'P4.1';
      return state.extent === 'ground' ? 'PC.1' : 'P4.6';
    },
    ...whichBattlefield,
  },
} satisfies Partial<Steps>;
