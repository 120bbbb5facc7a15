import type { Step } from '@fray/engine';
import { FACTION_ROWS, type FactionId } from '../content/factions.ts';
import { blankParty } from '../rules/parties.ts';
import type { Side, State, StepId, Steps, Ti4 } from '../types.ts';
import { cannonsMatter } from './cannon.ts';
import { arrive } from './changes/turn.ts';
import { offerHeld, onHeld } from './inventory-held.ts';
import { offerSets, onSets } from './inventory-sets.ts';
import { windowStep } from './window.ts';

/** Phase 0: who activates which system, what they declare, what moves in. */

const STARTS = [
  'P0.1',
  'P0.3',
  'P0.5',
  'P0.6',
  'P1.1',
  'P2.1',
  'P3.1',
  'P3.7',
  'P4.1',
] as const satisfies readonly StepId[];

function chooseStep(side: Side, then: StepId, step: StepId): Step<Ti4> {
  return {
    title: side === 'attacker' ? 'Select the attacking faction' : 'Select the defending faction',
    to: [then],
    enter: (play) => arrive(play, step),
    next: (state) => (state.parties[side] ? then : undefined),
    choices(state, _, offer) {
      for (const { id, set } of FACTION_ROWS) {
        if (!state.sets.includes(set)) continue;
        if (id === 'neutral' && side === 'attacker') continue;
        offer('host', { type: 'faction', faction: id }, isTaken(state, id) && { code: 'same-faction' });
      }
      offerSets(state, offer);
    },
    on: {
      sets: onSets,
      faction(play, { faction }) {
        play.state.parties[side] = blankParty(faction, play.state.sets);
        play.state.version++;
        play.emit({ type: 'faction', party: side, faction });
      },
    },
  };
}
/** The two must differ (P0.2). */
const isTaken = (state: State, faction: FactionId): boolean => state.parties.attacker?.faction === faction;

const declared = windowStep('P0.3', {
  title: 'Activation step',
  to: ['P0.4'],
  windows: ['activation'],
  enter(play) {
    play.state.phase = 'activation';
    arrive(play, 'P0.3');
  },
  then: () => 'P0.4',
});
/** Without a setup the host enters what players hold while the window is open (F10). */
const activation: Step<Ti4, 'P0.3'> = {
  ...declared,
  choices(state, memory, offer) {
    declared.choices?.(state, memory, offer);
    if (!state.hasForces) offerHeld(state, offer);
  },
  on: {
    ...declared.on,
    ...onHeld,
    holdings(play, action) {
      onHeld.holdings(play, action);
      // A party that passed had nothing to declare then.
      play.memory.passed = (play.memory.passed ?? []).filter((party) => party !== action.party);
    },
  },
};

export const activationSteps = {
  start: {
    title: 'Start',
    to: STARTS,
    enter(play) {
      const { state } = play;
      for (const { by, names } of state.aside ?? []) play.emit({ type: 'aside', by, names });
      delete state.aside;
      return state.start;
    },
  },
  'P0.1': chooseStep('attacker', 'P0.2', 'P0.1'),
  'P0.2': chooseStep('defender', 'P0.3', 'P0.2'),
  'P0.3': activation,
  'P0.4': {
    title: 'Movement step',
    to: ['P0.5'],
    enter: (play) => arrive(play, 'P0.4'),
    next: (state) => (state.hasForces && state.skipEmptyWindows ? 'P0.5' : undefined),
    choices: (_, __, offer) => offer('attacker', { type: 'continue' }),
    on: { continue: () => 'P0.5' },
  },
  'P0.6': windowStep('P0.6', {
    title: 'After movement',
    to: ['P1.1', 'P1.4', 'P3.7'],
    windows: ['moved'],
    enter(play) {
      play.state.phase = 'activation';
      arrive(play, 'P0.6');
    },
    stop: (state) => (state.skip === 'P3.7' ? 'P3.7' : undefined),
    then: (state) => (!state.skipEmptyWindows || cannonsMatter(state) ? 'P1.1' : 'P1.4'),
  }),
} satisfies Partial<Steps>;
