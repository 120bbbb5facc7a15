import { clone as copy } from '@fray/engine';
import type { Attack, State, Unit } from './types.ts';

const copyAttack = (attack: Attack): Attack => ({
  ...attack,
  aim: attack.aim.slice(),
  hits: attack.hits.slice(),
  rolled: attack.rolled.slice(),
});
const copyUnit = (unit: Unit): Unit => ({ ...unit, gear: unit.gear.map((gear) => ({ ...gear })) });

/** A deep copy by hand, because search makes one for every move. Custom rows and options never change: they are shared. */
export const clone = (state: State): State => ({
  ...state,
  frames: copy(state.frames),
  attackers: state.attackers.slice(),
  defenders: state.defenders.slice(),
  initiativeOrder: state.initiativeOrder.slice(),
  units: state.units.map(copyUnit),
  vehicles: copy(state.vehicles),
  attack: state.attack && copyAttack(state.attack),
  tactics: copy(state.tactics),
  sectors: state.sectors.map((sector) => ({ ...sector })),
  secondElsewhere: state.secondElsewhere.slice(),
  splitting: state.splitting.slice(),
  discarded: state.discarded.slice(),
  stash: state.stash.slice(),
  result: state.result && { ...state.result },
});
