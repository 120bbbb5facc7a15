import { clone } from '@fray/engine';
import type { Carrier, Squadron, State } from './types.ts';

export const cloneSquadron = (u: Squadron): Squadron => ({
  id: u.id,
  side: u.side,
  type: u.type,
  status: u.status,
  cell: u.cell,
  home: u.home,
  hull: u.hull,
  ammo: u.ammo,
  fuel: u.fuel,
  ap: u.ap,
  order: u.order,
  target: u.target,
  dock: u.dock,
  route: u.route,
  moved: u.moved,
  intercepted: u.intercepted,
  softened: u.softened,
  rallied: u.rallied,
  traits: u.traits.slice(),
  behaviour: u.behaviour,
  aggression: u.aggression,
  pilot: u.pilot && { ...u.pilot, perks: u.pilot.perks.slice() },
});
export const cloneCarrier = (c: Carrier): Carrier => ({ ...c, order: c.order && { ...c.order } });

/** A deep copy with object literals, for search. */
export const cloneState = (s: State): State => ({
  frames: s.frames.map((frame) => clone(frame)),
  scenario: s.scenario,
  start: s.start,
  encounter: s.encounter,
  columns: s.columns,
  rows: s.rows,
  zone: { player: s.zone.player, enemy: s.zone.enemy },
  hazards: { ...s.hazards },
  find: s.find,
  turn: s.turn,
  first: s.first,
  squadrons: s.squadrons.map(cloneSquadron),
  carriers: s.carriers.map(cloneCarrier),
  sides: {
    player: { ...s.sides.player, upgrades: s.sides.player.upgrades.slice(), skills: s.sides.player.skills.slice() },
    enemy: { ...s.sides.enemy, upgrades: s.sides.enemy.upgrades.slice(), skills: s.sides.enemy.skills.slice() },
  },
  waves: clone(s.waves),
  beacon: s.beacon,
  jump: s.jump && { charge: s.jump.charge, needed: s.jump.needed },
  house: { ...s.house },
  forecast: s.forecast.map((row) => ({ ...row })),
  fallen: s.fallen.map((row) => ({ ...row })),
  open: s.open,
  serial: s.serial,
  result: s.result && { ...s.result },
});
