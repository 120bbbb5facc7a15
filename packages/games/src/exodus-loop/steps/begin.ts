import type { Step } from '@fray/engine';
import { ENCOUNTER_ROWS } from '../content/encounters.ts';
import { forWaveCount } from '../dice-for.ts';
import type { Start } from '../setup/starts.ts';
import type { Exodus, StepId } from '../types.ts';

const START_STEPS = {
  preparation: '7 player',
  intel: '8 intel',
  command: '9 command',
  resolution: '10.1 launches',
} as const satisfies Record<Start, StepId>;

/** Section 6, and how many waves section 26 sends; when each comes is drawn only when its time is there, so nobody can read it. */
const begin: Step<Exodus, '6 begin'> = {
  title: 'The battle begins',
  to: ['7 player', '8 intel', '9 command', '10.1 launches'],
  rolls: true,
  enter(play) {
    const { state } = play;
    const row = ENCOUNTER_ROWS[state.encounter];
    if (row.most > row.least) {
      const count = row.least + (play.draw(1, row.most - row.least + 1, forWaveCount)[0] as number);
      // The waves of the encounter come before those of the setup.
      state.waves.splice(count, row.waves.length - count);
    }
    if (state.start === 'resolution') play.memory.given = true;
    if (state.start === 'preparation') play.emit({ type: 'phase', phase: 'PREPARATION', turn: state.turn });
    return START_STEPS[state.start];
  },
};

export const beginSteps = { '6 begin': begin };
