import type { Play } from '@fray/engine';
import { remind } from '../../effects/acts.ts';
import type { EffectRow, Hooks } from '../../effects/types.ts';
import { isGroundUnit, isShipUnit } from '../../rules/figures.ts';
import { SIDES } from '../../setup-types.ts';
import type { PartyId, State, StepId, Ti4 } from '../../types.ts';
import { fights, force, groundWinner, isFighter, nonFighters, other, rows, typeOf } from './row.ts';

/** Secret objectives: reminders only, at most one for each player and combat. */
const objective = (
  id: string,
  name: string,
  steps: readonly string[],
  hooks: Hooks,
  set: EffectRow['set'] = 'B',
): EffectRow => ({
  id,
  name,
  kind: 'objective',
  set,
  steps,
  category: 'information',
  resolution: 'table',
  hooks,
});

/** Reminds one player; a second objective of the same player in this action stays silent. */
function flag(play: Play<Ti4>, id: string, by: PartyId): void {
  if (!play.state.reminders.some((one) => one.by === by && one.id.startsWith('objective ')))
    remind(play, { id: `objective ${id} ${by}`, effect: id, by, until: 'action' });
}
const during = (state: State, ...steps: StepId[]): boolean => state.frames.some((frame) => steps.includes(frame.step));
/** Asked at the end of a space combat for its winner. */
const onWin =
  (id: string, when: (state: State, by: PartyId) => boolean): NonNullable<Hooks['step']> =>
  (play, _by, step) => {
    const { state } = play;
    if (step === 'P2.6 ended') for (const by of SIDES) if (state.space === by && when(state, by)) flag(play, id, by);
    if (step === 'P4.5 ended')
      for (const by of SIDES) if (groundWinner(state, state.planet) === by && when(state, by)) flag(play, id, by);
  };

export const OBJECTIVES: readonly EffectRow[] = rows(
  objective('turn-their-fleets-to-dust', 'Turn Their Fleets to Dust', ['P1.3'], {
    destroyed: (play, _by, unit) => {
      if (
        play.state.phase !== 'cannon' ||
        !isShipUnit(unit) ||
        isFighter(unit) ||
        nonFighters(play.state, unit.side).length > 0
      )
        return;
      for (const by of play.state.order)
        if (
          play.state.hits.some((pool) => pool.by === by && pool.on === unit.side) ||
          play.state.rolls.some((roll) => roll.by === by && roll.on === unit.side)
        )
          flag(play, 'turn-their-fleets-to-dust', by);
    },
  }),
  objective('fight-with-precision', 'Fight with Precision', ['P2.2'], {
    destroyed: (play, _by, unit) => {
      if (
        isFighter(unit) &&
        during(play.state, 'P2.2 assign') &&
        !force(play.state, unit.side, 'space').some(isFighter)
      )
        flag(play, 'fight-with-precision', other(unit.side));
    },
  }),
  objective('make-an-example-of-their-world', 'Make an Example of Their World', ['P3.5'], {
    destroyed: (play, _by, unit) => {
      if (
        during(play.state, 'P3.5', 'P4.4 assign') &&
        isGroundUnit(unit) &&
        unit.side !== 'attacker' &&
        !play.state.units.some((one) => one.side === unit.side && fights(one, unit.at))
      )
        flag(play, 'make-an-example-of-their-world', 'attacker');
    },
  }),
  objective('destroy-their-greatest-ship', 'Destroy Their Greatest Ship', ['P2.5'], {
    destroyed: (play, _by, unit) => {
      if (
        (typeOf(unit) === 'flagship' || typeOf(unit) === 'war-sun') &&
        (unit.side === 'attacker' || unit.side === 'defender')
      )
        flag(play, 'destroy-their-greatest-ship', other(unit.side));
    },
  }),
  objective('unveil-flagship', 'Unveil Flagship', ['P2.6'], {
    step: (play, _by, step) => {
      const { state } = play;
      if (step !== 'P2.6 ended') return;
      for (const by of SIDES)
        if (
          state.space === by &&
          state.units.some((unit) => unit.side === by && unit.at === 'space' && typeOf(unit) === 'flagship')
        )
          flag(play, 'unveil-flagship', by);
    },
  }),
  objective('spark-a-rebellion', 'Spark a Rebellion', ['PC.1'], { step: onWin('spark-a-rebellion', () => true) }),
  objective('betray-a-friend', 'Betray a Friend', ['PC.1'], { step: onWin('betray-a-friend', () => true) }, 'PoK'),
  objective(
    'brave-the-void',
    'Brave the Void',
    ['PC.1'],
    { step: onWin('brave-the-void', (state) => state.system.anomalies.length > 0) },
    'PoK',
  ),
  objective(
    'darken-the-skies',
    'Darken the Skies',
    ['PC.1'],
    { step: onWin('darken-the-skies', (state, by) => state.system.home === other(by)) },
    'PoK',
  ),
  objective('demonstrate-your-power', 'Demonstrate Your Power', ['P2.6'], {
    step: (play, _by, step) => {
      if (step === 'P2.6 ended' && play.state.fought)
        for (const by of SIDES) if (nonFighters(play.state, by).length >= 3) flag(play, 'demonstrate-your-power', by);
    },
  }),
  objective(
    'become-a-martyr',
    'Become a Martyr',
    ['P4.6'],
    {
      step: (play, _by, step) => {
        if (step !== 'PC.1') return;
        for (const planet of play.state.planets)
          if (planet.home !== null && planet.owner !== planet.home && planet.stage === 'controlled')
            flag(play, 'become-a-martyr', planet.home);
      },
    },
    'PoK',
  ),
  objective(
    'seize-an-icon',
    'Seize an Icon',
    ['P4.6'],
    {
      step: (play, _by, step) => {
        if (step !== 'PC.1') return;
        for (const planet of play.state.planets)
          if (planet.legendary && planet.stage === 'controlled' && planet.owner === 'attacker')
            flag(play, 'seize-an-icon', 'attacker');
      },
    },
    'PoK',
  ),
);
