import type { Play } from '@fray/engine';
import { arena, isGroundUnit, isShipUnit } from '../../rules/figures.ts';
import { addReminder } from '../../steps/changes/effects.ts';
import { isAssigning } from '../../steps/changes/hits.ts';
import type { PartyId, RollKind, State, Ti4 } from '../../types.ts';
import { fights, force, groundWinner, isFighter, nonFighters, opponentOf, rowsOf, typeOf } from './row.ts';
import type { EffectRow, Hooks } from './types.ts';

/** Secret objectives: reminders only. What a player holds is secret, so all that fit are named. */
const make = rowsOf('objective', 'B', { resolution: 'table', odds: 'none' });
const objective = (
  id: string,
  name: string,
  steps: readonly string[],
  hooks: Hooks,
  set: EffectRow['set'] = 'B',
): EffectRow => make(id, name, steps, { set, hooks });

/** Reminds one player about one combat; the sentence says that only one of those of a combat may be scored. */
function flag(play: Play<Ti4>, id: string, by: PartyId, place: string): void {
  addReminder(play, { id: `objective ${id} ${by} ${place}`, effect: id, by, place, until: 'action' });
}
/** While hits of that unit ability are assigned. */
const during = (play: Play<Ti4>, kind: RollKind): boolean => isAssigning(play) && play.state.rolls[0]?.kind === kind;
/** Asked at the end of a combat for its winner. */
const onWin =
  (id: string, when: (state: State, by: PartyId) => boolean): NonNullable<Hooks['step']> =>
  (play, _by, step) => {
    const { state } = play;
    if (step !== 'P2.6 ended' && step !== 'P4.5 ended') return;
    const place = step === 'P2.6 ended' ? 'space' : (state.planet ?? 'space');
    const winner = place === 'space' ? state.space : groundWinner(state, place);
    for (const by of state.order) if (winner === by && when(state, by)) flag(play, id, by, place);
  };
/** Whose hit or ability it was that destroyed a ship: in space cannon offense the one who fires. */
const killer = (state: State, victim: PartyId): PartyId =>
  (state.phase === 'cannon' ? state.rolls.at(-1)?.by : undefined) ?? opponentOf(state, victim);

export const OBJECTIVES: readonly EffectRow[] = [
  objective('turn-their-fleets-to-dust', 'Turn Their Fleets to Dust', ['P1.3'], {
    destroyed: (play, _by, unit) => {
      if (
        play.state.phase !== 'cannon' ||
        !isShipUnit(unit) ||
        isFighter(unit) ||
        nonFighters(play.state, unit.side).length > 0
      )
        return;
      flag(play, 'turn-their-fleets-to-dust', killer(play.state, unit.side), 'space');
    },
  }),
  objective('fight-with-precision', 'Fight with Precision', ['P2.2'], {
    destroyed: (play, _by, unit) => {
      if (isFighter(unit) && during(play, 'barrage') && !force(play.state, unit.side, 'space').some(isFighter))
        flag(play, 'fight-with-precision', opponentOf(play.state, unit.side), 'space');
    },
  }),
  objective('make-an-example-of-their-world', 'Make an Example of Their World', ['P3.5'], {
    destroyed: (play, _by, unit) => {
      if (
        during(play, 'bombardment') &&
        isGroundUnit(unit) &&
        unit.side !== 'attacker' &&
        !play.state.units.some((one) => one.side === unit.side && fights(one, unit.at))
      )
        flag(play, 'make-an-example-of-their-world', 'attacker', unit.at);
    },
  }),
  objective('destroy-their-greatest-ship', 'Destroy Their Greatest Ship', ['P2.5'], {
    destroyed: (play, _by, unit) => {
      if (typeOf(unit) === 'flagship' || typeOf(unit) === 'war-sun')
        flag(play, 'destroy-their-greatest-ship', killer(play.state, unit.side), arena(play.state));
    },
  }),
  objective('unveil-flagship', 'Unveil Flagship', ['P2.6'], {
    step: onWin(
      'unveil-flagship',
      (state, by) =>
        state.phase === 'space' &&
        state.units.some((unit) => unit.side === by && unit.at === 'space' && typeOf(unit) === 'flagship'),
    ),
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
    { step: onWin('darken-the-skies', (state, by) => state.system.home !== null && state.system.home !== by) },
    'PoK',
  ),
  objective('demonstrate-your-power', 'Demonstrate Your Power', ['P2.6'], {
    step: (play, _by, step) => {
      if (step === 'P2.6 ended' && play.state.fought)
        for (const by of play.state.order)
          if (nonFighters(play.state, by).length >= 3) flag(play, 'demonstrate-your-power', by, 'space');
    },
  }),
  objective(
    'become-a-martyr',
    'Become a Martyr',
    ['P4.6'],
    {
      // Asked before the next planet changes hands: `party` has just lost this one.
      step: (play, _by, step) => {
        if (step !== 'P4.6 gained') return;
        const { planet, party } = play.memory;
        const row = play.state.planets.find((one) => one.id === planet);
        if (row && party && (row.home === party || play.state.system.home === party))
          flag(play, 'become-a-martyr', party, row.id);
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
        if (step !== 'P4.6 gained') return;
        const row = play.state.planets.find((one) => one.id === play.memory.planet);
        if (row?.legendary) flag(play, 'seize-an-icon', 'attacker', row.id);
      },
    },
    'PoK',
  ),
];
