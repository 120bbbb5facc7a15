import { keyFields, type Parts, partsOf } from '../../key-parts.ts';
import { isAlive } from '../rules/ships.ts';
import type { Carrier, Exodus, Pilot, Shot, SideState, Squadron, State, Wave } from '../types.ts';

/**
 * Equal keys, equal futures. Every ship has its name, which decides ties, so that no two are one; what a key leaves out is what was reported,
 * how a blow came about, and what counts only after the battle.
 */
const GIVEN = { left: 'given by the setup, never changed by a rule' };
const AFTERWARDS = { left: 'read only once the battle is over' };
const TOLD = { left: 'told, never read again' };

const PILOT: Parts<Pilot> = {
  name: TOLD,
  perks: ({ perks }) => perks.join(),
  // Abilities hang on it; it rises only when the battle is over.
  level: ({ level }) => level,
  xp: AFTERWARDS,
  morale: ({ morale }) => morale,
  kills: AFTERWARDS,
  missions: AFTERWARDS,
  carried: AFTERWARDS,
  used: ({ used }) => used,
};
const SQUADRON: Parts<Squadron> = {
  id: ({ id }) => id,
  side: ({ side }) => side,
  type: ({ type }) => type,
  status: ({ status }) => status,
  cell: ({ cell }) => cell,
  home: ({ home }) => home,
  hull: ({ hull }) => hull,
  ammo: ({ ammo }) => ammo,
  fuel: ({ fuel }) => fuel,
  ap: ({ ap }) => ap,
  order: ({ order }) => order,
  target: ({ target }) => target,
  dock: ({ dock }) => dock,
  route: ({ route }) => route,
  moved: ({ moved }) => moved,
  intercepted: ({ intercepted }) => intercepted,
  softened: ({ softened }) => softened,
  rallied: ({ rallied }) => rallied,
  traits: ({ traits }) => traits.join(),
  behaviour: ({ behaviour }) => behaviour,
  aggression: ({ aggression }) => aggression,
  pilot: ({ pilot }) => pilot && partsOf(PILOT, pilot, undefined),
};
const CARRIER: Parts<Carrier> = {
  id: ({ id }) => id,
  side: ({ side }) => side,
  class: GIVEN,
  cell: ({ cell }) => cell,
  width: GIVEN,
  height: GIVEN,
  hull: ({ hull }) => hull,
  shield: ({ shield }) => shield,
  hit: ({ hit }) => hit,
  guard: ({ guard }) => guard,
  order: ({ order }) => order && [order.kind, order.cell, order.target],
  acted: ({ acted }) => acted,
};
const SIDE: Parts<SideState> = {
  faction: GIVEN,
  upgrades: ({ upgrades }) => upgrades.join(),
  skills: ({ skills }) => skills.join(),
  tier: ({ tier }) => tier,
  fuelStore: ({ fuelStore }) => fuelStore,
  metal: ({ metal }) => metal,
  mustered: ({ mustered }) => mustered,
  lost: ({ lost }) => lost,
  brought: ({ brought }) => brought,
  rallied: ({ rallied }) => rallied,
};
/** A wave is fixed by the setup; only its status changes. */
const waveOf = ({ state, turn }: Wave): unknown => (state === 'arrived' ? state : [state, turn]);

/** The part of a shot that is still to come: rolled dice are only reported. */
const SHOT: Parts<Shot> = {
  attacker: ({ attacker }) => attacker,
  target: ({ target }) => target,
  why: ({ why }) => why,
  die: TOLD,
  roll: TOLD,
  atk: TOLD,
  def: TOLD,
  critical: ({ critical, damage }) => critical + Math.max(0, damage),
  criticalRoll: TOLD,
  damage: ({ damage }) => damage > 0,
  evaded: ({ evaded }) => evaded,
};
const keyOfMemory = (memory: Exodus['memory'][Exodus['step']]): unknown =>
  'shot' in memory ? { ...memory, shot: partsOf(SHOT, memory.shot, undefined) } : memory;

/** Who is destroyed lies there until the wrecks are cleared: where, and whether somebody could get out. */
const wreckOf = ({ id, side, cell, traits, pilot }: Squadron): unknown => [id, side, cell, traits.join(), !!pilot];

const STATE: Parts<State> = {
  frames: ({ frames }) =>
    frames.map(({ step, then: goes, memory, open, dice, value }) => [
      step,
      goes,
      keyOfMemory(memory),
      open,
      dice,
      value,
    ]),
  scenario: GIVEN,
  start: GIVEN,
  encounter: GIVEN,
  columns: GIVEN,
  rows: GIVEN,
  zone: GIVEN,
  hazards: ({ hazards }) => Object.entries(hazards),
  find: ({ find }) => find,
  turn: ({ turn }) => turn,
  first: GIVEN,
  squadrons: ({ squadrons }) =>
    squadrons.map((unit) => (isAlive(unit) ? partsOf(SQUADRON, unit, undefined) : wreckOf(unit))),
  carriers: ({ carriers }) =>
    carriers.map((ship) => (isAlive(ship) ? partsOf(CARRIER, ship, undefined) : [ship.id, ship.cell])),
  sides: ({ sides }) => [partsOf(SIDE, sides.player, undefined), partsOf(SIDE, sides.enemy, undefined)],
  waves: ({ waves }) => waves.map(waveOf),
  beacon: ({ beacon }) => beacon,
  jump: ({ jump }) => jump && [jump.charge, jump.needed],
  house: GIVEN,
  forecast: ({ forecast }) => forecast.map(({ id, mood, arrow, order, cell }) => [id, mood, arrow, order, cell]),
  fallen: TOLD,
  open: ({ open }) => open,
  serial: ({ serial }) => serial,
  result: ({ result }) => result,
};

export const futureKey = (state: State): string => JSON.stringify(partsOf(STATE, state, undefined));

/** What the key tells and what it leaves out, for the documents and their test. */
export const KEY_FIELDS = keyFields({
  state: STATE,
  squadron: SQUADRON,
  pilot: PILOT,
  carrier: CARRIER,
  side: SIDE,
  shot: SHOT,
});
