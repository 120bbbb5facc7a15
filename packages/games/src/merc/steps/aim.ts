import type { Reason, Step } from '@fray/engine';
import { canNameMore, foesOf, isSweeper, shooterOf, whyNotAim, whyNotSweep } from '../rules/aim.ts';
import { focusOnAttack } from '../rules/focus.ts';
import { bothStanding, isHere, likeness, positionOf, unitAt } from '../rules/sides.ts';
import { type Action, type Attack, type Merc, NONE, type State } from '../types.ts';

const FIRE: Action = { type: 'fire' };
const PASS: Action = { type: 'pass' };
const AIM_MILITIA: Action = { type: 'aim militia' };
const NO_TARGET: Reason = { code: 'no-target-named' };

/** Section 6: all targets are named before any die is rolled. */
const aim: Step<Merc, 'AIM'> = {
  title: 'AIM: declare targets',
  to: ['FIRE', 'next unit'],
  focus: focusOnAttack,
  enter(play) {
    const { state } = play;
    const attack = state.attack;
    if (!attack) return 'next unit';
    state.phase = 'AIM';
    if (attack.dice <= 0) {
      play.emit({ type: 'passed', unit: shooterOf(state, attack).id, why: 'no dice' });
      return 'next unit';
    }
    if (state.volley === NONE) return;
    if (isHere(unitAt(state, state.volley)) && !whyNotAim(state, attack, state.volley)) {
      attack.aim.push(state.volley);
      return 'FIRE';
    }
    state.volley = NONE;
  },
  next(state) {
    const attack = state.attack;
    if (!attack || !isHere(shooterOf(state, attack)) || !bothStanding(state)) return 'next unit';
    // Without anybody to name, FIRE says so.
    return canNameMore(state, attack) ? undefined : 'FIRE';
  },
  choices(state, _memory, offer) {
    const attack = state.attack as Attack;
    const shooter = shooterOf(state, attack);
    const seat = shooter.owner;
    const foes = foesOf(state, attack);
    const sweeper = isSweeper(state, attack);
    const together = shooter.kind === 'militia' && moreToCome(state);
    let listed = 0;
    let militia = false;
    for (let i = 0; i < foes.length; i++) {
      const position = foes[i] as number;
      const target = unitAt(state, position);
      if (target.kind === 'militia') {
        militia = true;
        // Equal militia are listed once, the first that is not named yet.
        const like = likeness(target);
        if (sweeper || listed & like || attack.aim.includes(position)) continue;
        listed |= like;
      }
      const not = whyNotAim(state, attack, position);
      offer(seat, { type: 'aim', target: target.id }, not);
      if (together && !not) offer(seat, { type: 'aim all', target: target.id });
    }
    if (sweeper && militia) offer(seat, AIM_MILITIA, whyNotSweep(state, attack));
    offer(seat, FIRE, attack.aim.length === 0 && NO_TARGET);
    if (attack.aim.length === 0) offer(seat, PASS);
  },
  on: {
    aim({ state }, { target }) {
      (state.attack as Attack).aim.push(positionOf(state, target));
    },
    'aim all'({ state }, { target }) {
      state.volley = positionOf(state, target);
      (state.attack as Attack).aim.push(state.volley);
      return 'FIRE';
    },
    'aim militia'({ state }) {
      const attack = state.attack as Attack;
      attack.sweep = true;
      for (const position of foesOf(state, attack)) {
        if (unitAt(state, position).kind === 'militia') attack.aim.push(position);
      }
    },
    fire: () => 'FIRE',
    pass(play) {
      const { id } = shooterOf(play.state, play.state.attack as Attack);
      if (play.watched) play.emit({ type: 'passed', unit: id, why: 'chosen' });
      return 'next unit';
    },
  },
};

/** More militia of the same owner act right after this one: "all at the same target" saves questions. */
function moreToCome(state: State): boolean {
  const { owner } = shooterOf(state, state.attack as Attack);
  for (let index = state.currentUnitIndex + 1; index < state.initiativeOrder.length; index++) {
    const unit = unitAt(state, state.initiativeOrder[index] as number);
    if (unit.kind !== 'militia' || unit.owner !== owner) return false;
    if (isHere(unit) && !unit.waits) return true;
  }
  return false;
}

export const aimSteps = { AIM: aim };
