import type { Step } from '@fray/engine';
import { distinct } from '../rules/figures.ts';
import { bombardable, bombarders, bombedParties, defenderOf, whyNotBombard } from '../rules/reach.ts';
import type { PartyId, State, StepMemory, Steps, Ti4, Unit } from '../types.ts';
import { assignStep } from './assign.ts';
import { CALLS } from './calls.ts';
import { expire } from './changes/effects.ts';
import { closeHits } from './changes/hits.ts';
import { arrive } from './changes/turn.ts';
import { windowStep } from './window.ts';

/** Phase 3, first half: bombardment of all planets. One invasion for the whole system, step by step (B row 49). */

/** Nobody bombards any more. */
export function lowerAim(state: State): void {
  for (const unit of state.units) {
    delete unit.aim;
    delete unit.aimOn;
  }
}

/** Calls the one roll of a bombardment, for all planets and players that are aimed at (D.2). */
export function bombardRolls(play: Parameters<NonNullable<Step<Ti4>['enter']>>[0], planets: readonly string[]): void {
  const state = play.state;
  const parts: { on: PartyId; place: string }[] = [];
  for (const place of planets) {
    const targets = state.order.filter((party) =>
      state.units.some((unit) => unit.aim === place && unit.aimOn === party),
    );
    const alone = defenderOf(state, place);
    for (const on of targets.length || !alone ? targets : [alone]) parts.push({ on, place });
  }
  const [first, second] = parts;
  if (!first) return;
  if (second)
    for (const unit of state.units) {
      const on = unit.aim === undefined ? undefined : (unit.aimOn ?? defenderOf(state, unit.aim));
      if (on) unit.aimOn = on;
    }
  const place = second ? 'space' : first.place;
  play.call('dice', { spec: { kind: 'bombardment', by: 'attacker', on: first.on, place } });
}
const planetsAimedAt = (state: State): string[] =>
  state.planets.filter((planet) => state.units.some((unit) => unit.aim === planet.id)).map((planet) => planet.id);

/** Units that neither aim at a planet nor are left out yet (F11). */
const undecidedUnits = (state: State, memory: StepMemory): Unit[] =>
  bombarders(state).filter((unit) => unit.aim === undefined && !memory.picked?.includes(unit.id));

export const bombardSteps = {
  'P3.1': windowStep('P3.1', {
    title: 'Start of the invasion',
    to: ['P3.1 bombard', 'PC.1'],
    windows: ['invasion-start'],
    enter(play) {
      const state = play.state;
      state.phase = 'invasion';
      state.rolls = [];
      closeHits(state);
      expire(state, 'round', 'combat');
      arrive(play, 'P3.1');
      lowerAim(state);
      for (const planet of state.planets) planet.bombed = 0;
    },
    // Nothing to invade: on to the end.
    stop: (state) => (state.planets.length === 0 ? 'PC.1' : undefined),
    then: () => 'P3.1 bombard',
  }),
  'P3.1 bombard': {
    title: 'Do you wish to bombard?',
    to: ['P3.2', 'P3.7'],
    next: (state) => (state.skipEmptyWindows && whyNotBombard(state) ? 'P3.7' : undefined),
    choices(state, _, offer) {
      offer('attacker', { type: 'fire' }, whyNotBombard(state));
      offer('attacker', { type: 'hold' });
    },
    on: {
      fire: () => 'P3.2',
      hold(play) {
        play.emit({ type: 'held', by: 'attacker', kind: 'bombardment' });
        return 'P3.7';
      },
    },
  },
  'P3.2': {
    title: 'Bombardment targets',
    to: ['P3.3'],
    enter(play) {
      const planets = bombardable(play.state);
      arrive(play, 'P3.2');
      // With a single legal planet all aim at it; the table may still leave some out.
      const only = planets.length === 1 ? planets[0] : undefined;
      const all = bombarders(play.state);
      const aimed = only !== undefined && bombedParties(play.state, only.id).length < 2;
      if (aimed) for (const unit of all) unit.aim = only.id;
      play.memory.picked = [];
      if (aimed && all.length > 1 && !play.state.skipEmptyWindows) delete play.memory.confirmed;
      else play.memory.confirmed = [];
    },
    next: (state, memory) => (memory.confirmed && undecidedUnits(state, memory).length === 0 ? 'P3.3' : undefined),
    choices(state, memory, offer) {
      for (const unit of distinct(undecidedUnits(state, memory)))
        for (const { id: planet } of bombardable(state)) {
          const parties = bombedParties(state, planet);
          if (parties.length < 2) offer('attacker', { type: 'aim', unit: unit.id, planet });
          // Units that coexist belong to several players: each bombarding unit names whom it hits.
          else for (const on of parties) offer('attacker', { type: 'aim', unit: unit.id, planet, on });
        }
      // At least one unit has to fire; to fire with none, the bombardment is skipped.
      const fires = bombarders(state).filter((unit) => !memory.picked?.includes(unit.id));
      const last = fires.length < 2 && { code: 'last-bombarder' };
      for (const unit of distinct(fires)) offer('attacker', { type: 'leave out', unit: unit.id }, last);
      if (!memory.confirmed) offer('attacker', { type: 'continue' });
    },
    on: {
      aim(play, { unit: id, planet, on }) {
        const unit = play.state.units.find((one) => one.id === id);
        if (!unit) return;
        unit.aim = planet;
        if (on) unit.aimOn = on;
      },
      'leave out'(play, { unit: id }) {
        const unit = play.state.units.find((one) => one.id === id);
        if (!unit) return;
        play.memory.picked = [...(play.memory.picked ?? []), unit.id];
        delete unit.aim;
        delete unit.aimOn;
      },
      continue(play) {
        play.memory.confirmed = ['attacker'];
      },
    },
  },
  'P3.3': windowStep('P3.3', {
    title: 'Defender response to the bombardment',
    to: ['P3.4'],
    windows: ['before-bombardment'],
    enter(play) {
      delete play.memory.picked;
      arrive(play, 'P3.3');
    },
    then: () => 'P3.4',
  }),
  'P3.4': {
    title: 'Bombardment rolls',
    to: ['P3.5'],
    calls: CALLS,
    enter(play) {
      arrive(play, 'P3.4');
      play.state.rolls = [];
      bombardRolls(play, planetsAimedAt(play.state));
      return 'P3.5';
    },
  },
  'P3.5': assignStep('P3.5', {
    title: 'Bombardment hits are assigned',
    to: 'P3.5 bombed',
    enter: (play) => arrive(play, 'P3.5'),
    seat: (state): PartyId => state.rolls[0]?.on ?? 'defender',
  }),
  'P3.5 bombed': windowStep('P3.5 bombed', {
    title: 'After the bombardment',
    to: ['P3.6'],
    windows: ['bombarded'],
    enter(play) {
      closeHits(play.state);
      lowerAim(play.state);
    },
    then: () => 'P3.6',
    clicks: false,
  }),
  'P3.6': {
    title: 'Invasion continuation check',
    to: ['P3.7'],
    enter(play) {
      arrive(play, 'P3.6');
      // Landing on an empty planet still meets P3.8 and P3.9 (B row 35).
      return 'P3.7';
    },
  },
} satisfies Partial<Steps>;
