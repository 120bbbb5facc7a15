import { clone as cloneAny } from '@fray/engine';
import type { Carrier, Squadron, State } from './types.ts';

export const cloneSquadron = (unit: Squadron): Squadron => ({
  id: unit.id,
  side: unit.side,
  type: unit.type,
  status: unit.status,
  cell: unit.cell,
  home: unit.home,
  hull: unit.hull,
  ammo: unit.ammo,
  fuel: unit.fuel,
  ap: unit.ap,
  order: unit.order,
  target: unit.target,
  dock: unit.dock,
  route: unit.route,
  moved: unit.moved,
  intercepted: unit.intercepted,
  softened: unit.softened,
  rallied: unit.rallied,
  traits: unit.traits.slice(),
  behaviour: unit.behaviour,
  aggression: unit.aggression,
  pilot: unit.pilot && { ...unit.pilot, perks: unit.pilot.perks.slice() },
});
export const cloneCarrier = (ship: Carrier): Carrier => ({ ...ship, order: ship.order && { ...ship.order } });

/** A deep copy with object literals, for search. */
export const clone = (state: State): State => ({
  frames: state.frames.map((frame) => cloneAny(frame)),
  scenario: state.scenario,
  start: state.start,
  encounter: state.encounter,
  columns: state.columns,
  rows: state.rows,
  zone: { player: state.zone.player, enemy: state.zone.enemy },
  hazards: { ...state.hazards },
  find: state.find,
  turn: state.turn,
  first: state.first,
  squadrons: state.squadrons.map(cloneSquadron),
  carriers: state.carriers.map(cloneCarrier),
  sides: {
    player: {
      ...state.sides.player,
      upgrades: state.sides.player.upgrades.slice(),
      skills: state.sides.player.skills.slice(),
    },
    enemy: {
      ...state.sides.enemy,
      upgrades: state.sides.enemy.upgrades.slice(),
      skills: state.sides.enemy.skills.slice(),
    },
  },
  waves: cloneAny(state.waves),
  beacon: state.beacon,
  jump: state.jump && { charge: state.jump.charge, needed: state.jump.needed },
  house: { ...state.house },
  forecast: state.forecast.map((row) => ({ ...row })),
  fallen: state.fallen.map((row) => ({ ...row })),
  open: state.open,
  serial: state.serial,
  result: state.result && { ...state.result },
});
