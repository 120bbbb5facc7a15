import type { Step } from '@fray/engine';
import { UNIT_ROWS } from '../content/index.ts';
import { focusOnAttack } from '../rules/focus.ts';
import { initiativeOrder } from '../rules/order.ts';
import { bothStanding, isHere, unitAt } from '../rules/sides.ts';
import { type Attack, type Merc, NONE, type State } from '../types.ts';
import { fixFigures } from './changes/figures.ts';
import { canPrepare } from './prepare.ts';

/** Section 5: figures and order are fixed for the round. */
const ready: Step<Merc, 'READY'> = {
  title: 'READY: fix the initiative order',
  to: ['next unit', 'end'],
  enter(play) {
    const { state } = play;
    if (!bothStanding(state)) return 'end';
    state.round++;
    state.phase = 'READY';
    state.splitting = [];
    for (const unit of state.units) unit.waits = false;
    if (UNIT_ROWS.get(state.ruler)?.traits.loots) servesFromNow(state);
    fixFigures(state);
    state.initiativeOrder = initiativeOrder(state);
    state.currentUnitIndex = -1;
    if (play.watched) {
      const order = state.initiativeOrder.map((position) => unitAt(state, position).id);
      play.emit({ type: 'order fixed', round: state.round, order });
    }
    return 'next unit';
  },
};

/** What was taken over in the round before. */
function servesFromNow(state: State): void {
  for (const unit of state.units) for (const gear of unit.gear) if (gear.late) delete gear.late;
}

/** Section 4: one unit after the other; the dead and those who changed sides are skipped. */
const nextUnit: Step<Merc, 'next unit'> = {
  title: 'Next unit in the order',
  to: ['before attack', 'AIM', 'READY', 'RETREAT', 'end'],
  focus: focusOnAttack,
  enter({ state }) {
    state.attack = null;
    if (!bothStanding(state)) return 'end';
    const order = state.initiativeOrder;
    for (let index = state.currentUnitIndex + 1; index < order.length; index++) {
      const position = order[index] as number;
      const unit = unitAt(state, position);
      if (!isHere(unit) || unit.waits) continue;
      const before = order[state.currentUnitIndex];
      if (before === undefined || !sameMilitia(state, before, position)) state.volley = NONE;
      state.currentUnitIndex = index;
      state.attack = makeAttack(state, position);
      return canPrepare(state, state.attack) ? 'before attack' : 'AIM';
    }
    state.currentUnitIndex = order.length;
    if (state.kind === 'bombardment') return 'end';
    // Before round 1 only first strikes are made: nobody retreats from them.
    if (state.round === 0) return 'READY';
    state.asking = -1;
    return 'RETREAT';
  },
};

function sameMilitia(state: State, a: number, b: number): boolean {
  const one = unitAt(state, a);
  const two = unitAt(state, b);
  return one.kind === 'militia' && two.kind === 'militia' && one.owner === two.owner;
}

function makeAttack(state: State, position: number): Attack {
  const unit = unitAt(state, position);
  const firstStrike = state.kind === 'combat' && state.round === 0;
  return {
    unit: position,
    dice: unit.combat,
    limit: firstStrike ? Math.min(1, unit.targets) : unit.targets,
    aim: [],
    declared: 0,
    hits: [],
    sweep: false,
    rolled: [],
    kit: '',
  };
}

export const readySteps = { READY: ready, 'next unit': nextUnit };
