import type { Step } from '@fray/engine';
import { AMMO_A_SHOT } from '../content/house.ts';
import { CRITICAL_EYE } from '../content/pilots.ts';
import { forAttack, forCriticalEye } from '../dice-for.ts';
import { chanceToHurt, damageOf } from '../rules/effective.ts';
import { abilityOf } from '../rules/figures.ts';
import { carrier, isAlive, squadron } from '../rules/ships.ts';
import { hasAfterburner, shotFigures } from '../rules/shots.ts';
import type { Exodus, Shot, State } from '../types.ts';
import { hurt, hurtCarrier, shelter, soften, splash } from './changes/harm.ts';
import { shipRef } from './changes/tell.ts';

export const shotAt = (attacker: string, target: string, why: Shot['why']): Shot => ({
  attacker,
  target,
  why,
  die: 0,
  roll: 0,
  atk: 0,
  def: 0,
  critical: 0,
  criticalRoll: 0,
  damage: 0,
  evaded: false,
});

/** The two ships of a shot, if both are still there and alive: an adjust may have taken one away. */
export function parties(state: State, shot: Shot) {
  const unit = squadron(state, shot.attacker);
  const ship = carrier(state, shot.attacker);
  const target = squadron(state, shot.target);
  const hull = carrier(state, shot.target);
  const from = unit ?? ship;
  const at = target ?? hull;
  return from && at && isAlive(from) && isAlive(at) ? { unit, ship, target, hull, from, at } : undefined;
}

export const shotSteps: { [S in '13 roll' | '13 damage' | '20 afterburner']: Step<Exodus, S> } = {
  '13 roll': {
    title: 'An attack: the die',
    to: ['13 damage', '20 afterburner', 'back'],
    rolls: true,
    enter(play) {
      const { state } = play;
      const { shot } = play.memory;
      const both = parties(state, shot);
      if (!both) return 'back';
      const { unit, target } = both;
      Object.assign(shot, shotFigures(state, both));
      shot.roll = play.roll(1, shot.die, forAttack, { by: both.from, shot })[0] as number;
      shot.damage = damageOf(shot.roll, shot.atk, shot.def);
      if (shot.damage > 0 && unit && abilityOf(unit.pilot) === 'CRITICAL_EYE') {
        shot.criticalRoll = play.roll(1, 100, forCriticalEye, unit)[0] as number;
        if (shot.criticalRoll <= CRITICAL_EYE.percent) shot.critical = CRITICAL_EYE.damage;
      }
      if (unit) unit.ammo -= AMMO_A_SHOT;
      if (shot.damage <= 0 || !target || !hasAfterburner(target)) return '13 damage';
      if (state.house.afterburner === 'ask') return '20 afterburner';
      shot.evaded = true;
      return '13 damage';
    },
  },
  '20 afterburner': {
    title: 'Afterburner: ignore this attack?',
    to: ['13 damage', 'back'],
    next: (state, memory) => (parties(state, memory.shot) ? undefined : 'back'),
    choices(state, memory, offer) {
      const target = squadron(state, memory.shot.target);
      if (!target) return;
      offer(target.side, { type: 'evade' });
      offer(target.side, { type: 'endure' });
    },
    on: {
      // The rest of the turn is executed now, and everything it shows is revealed.
      evade(play) {
        play.reveal();
        play.memory.shot.evaded = true;
        return '13 damage';
      },
      endure(play) {
        play.reveal();
        return '13 damage';
      },
    },
  },
  '13 damage': {
    title: 'An attack: the damage',
    to: ['back'],
    enter(play) {
      const { state } = play;
      const { shot } = play.memory;
      const both = parties(state, shot);
      if (!both) return 'back';
      const { unit, target, hull, from, at } = both;
      const full = shot.evaded ? 0 : shot.damage + shot.critical;
      const damage = target ? soften(target, full) : hull ? shelter(play, hull, full) : 0;
      if (shot.evaded && target?.pilot) target.pilot.used = true;
      play.emit({
        type: 'attack',
        why: shot.why,
        unit: shipRef(from),
        target: shipRef(at),
        die: shot.die,
        roll: shot.roll,
        atk: shot.atk,
        def: shot.def,
        chance: chanceToHurt(shot.die, shot.atk, shot.def),
        critical: shot.critical,
        criticalRoll: shot.criticalRoll || null,
        defending: target ? target.order === 'DEFEND' : (hull?.guard ?? false),
        empty: target ? target.ammo <= 0 : false,
        evaded: shot.evaded,
        damage,
        absorbed: full - damage,
        destroyed: damage >= at.hull,
        hull: hull ? { before: hull.hull, after: Math.max(0, hull.hull - damage) } : null,
      });
      // The place is read before a death can change anything; splash comes with every attack of a Destroyer.
      const cell = target ? target.cell : unit ? unit.cell : -1;
      if (target) hurt(play, target, damage, unit ?? null);
      else if (hull) hurtCarrier(play, hull, damage);
      if (unit?.type === 'D' && cell >= 0) splash(play, unit, cell, { by: 'torpedo', killer: unit, target: hull });
      return 'back';
    },
  },
};
