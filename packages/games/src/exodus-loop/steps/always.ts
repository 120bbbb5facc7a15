import type { Ruleset } from '@fray/engine';
import { actionPoints } from '../rules/figures.ts';
import { type Exodus, SIDES, type Side, type State } from '../types.ts';
import { add, adjustAndTell } from './changes/adjust.ts';
import { clearOrders, hasOrders } from './changes/launch.ts';
import { finish } from './verdict.ts';

/** Whose orders are being given right now. */
function ordering(state: State): Side | undefined {
  const step = state.frames[state.frames.length - 1]?.step;
  return step === '9 command' ? 'player' : step === '10.2 intents' ? 'enemy' : undefined;
}

/** Outside the flow: "clear all" of section 9, concede, and the host's adjusts. */
export const always: NonNullable<Ruleset<Exodus>['always']> = {
  choices(state, _, offer) {
    const side = ordering(state);
    if (side) offer(side, { type: 'clear' }, !hasOrders(state, side) && { code: 'nothing-to-clear' });
    for (const seat of SIDES) offer(seat, { type: 'concede' });
    offer.form('host', { type: 'adjust', what: 'hull', ship: '', amount: 0 });
    offer.form('host', { type: 'add', side: 'player', kind: 'I', cell: '' });
  },
  on: {
    clear(play, _, seat) {
      const { state } = play;
      for (const side of SIDES) {
        if (side !== seat) continue;
        clearOrders(state, side);
        for (const unit of state.squadrons) if (unit.side === side) unit.ap = actionPoints(state, unit);
        play.emit({ type: 'cleared', side }, side);
      }
    },
    concede(play, _, seat) {
      const { turn } = play.state;
      finish(play, { result: seat === 'player' ? 'defeat' : 'victory', why: 'conceded', turn });
    },
    adjust: (play, { what, ship, amount }) => adjustAndTell(play, what, ship, amount),
    add: (play, { side, kind, cell }) => add(play, side, kind, cell),
  },
};
