import { CARRIERS } from './content/carriers.ts';
import { ENCOUNTER_ROWS } from './content/encounters.ts';
import { CARRIED_OVER_MORALE, HOUSE_OPTIONS } from './content/house.ts';
import { ALIEN_PREFIX } from './content/traits.ts';
import { actionPoints, carrierMaxHull, shieldOf, tierOf } from './rules/figures.ts';
import { freshSquadron } from './rules/fresh.ts';
import { cellNamed, pathTo } from './rules/grid.ts';
import { carrierName, squadronNames } from './setup/names.ts';
import type { Force, Setup, SquadronSetup } from './setup/schema.ts';
import { DOCKED } from './setup/starts.ts';
import { zoneOf } from './setup/zones.ts';
import { rally } from './steps/changes/launch.ts';
import { type Carrier, NOWHERE, type Pilot, type Side, type SideState, type Squadron, type State } from './types.ts';

const sideState = (setup: Setup, side: Side, force: Force): SideState => ({
  faction: side === 'enemy' && setup.scenario.startsWith(ALIEN_PREFIX) ? 'NAUTOLAN' : 'HUMAN',
  upgrades: [...force.upgrades],
  skills: [...force.skills],
  tier: tierOf(force.upgrades),
  fuelStore: setup.options.fuelStore,
  metal: force.metal,
  mustered: force.squadrons.length,
  lost: 0,
  brought: 0,
  rallied: false,
});

const pilotOf = (setup: Setup, row: SquadronSetup): Pilot | null =>
  row.pilot && {
    name: row.pilot.name,
    perks: [...row.pilot.perks],
    level: row.pilot.level,
    xp: row.pilot.xp,
    morale: row.pilot.morale ?? (row.pilot.carried ? CARRIED_OVER_MORALE : setup.options.newPilotMorale),
    kills: row.pilot.kills,
    missions: row.pilot.missions,
    carried: row.pilot.carried,
    used: false,
  };

function squadronOf(setup: Setup, state: State, side: Side, row: SquadronSetup, id: string): Squadron {
  const unit = freshSquadron(state, side, row.type, id, pilotOf(setup, row));
  unit.traits = [...row.traits];
  unit.behaviour = row.behaviour;
  unit.aggression = row.aggression;
  unit.hull = row.hull ?? unit.hull;
  unit.ammo = row.ammo ?? unit.ammo;
  unit.fuel = row.fuel ?? unit.fuel;
  if (row.at === DOCKED) {
    unit.home = carrierName(side, row.carrier - 1);
    unit.status = 'docked';
  } else {
    unit.cell = cellNamed(row.at) as number;
    rally(state, unit);
  }
  if (row.order) {
    unit.order = row.order.order;
    unit.ap--;
    if (row.order.cell !== null) unit.route = pathTo(unit.cell, cellNamed(row.order.cell) as number);
  }
  unit.ap = Math.max(0, Math.min(unit.ap, actionPoints(state, unit)));
  return unit;
}

function carrierOf(state: State, side: Side, row: Force['carriers'][number], index: number): Carrier {
  const ship: Carrier = {
    id: carrierName(side, index),
    side,
    class: row.class,
    cell: cellNamed(row.at) as number,
    width: row.width,
    height: row.height,
    hull: CARRIERS[row.class].hull,
    shield: shieldOf(state.sides[side]),
    hit: false,
    guard: false,
    order: null,
    acted: false,
  };
  ship.hull = row.hull ?? carrierMaxHull(state, ship);
  return ship;
}

/** Section 6, turn 0: the battle before anything has happened. */
export function begin(setup: Setup): State {
  const names = squadronNames(setup);
  const state: State = {
    frames: [],
    scenario: setup.scenario,
    start: setup.start,
    encounter: setup.encounter,
    columns: setup.columns,
    rows: setup.rows,
    zone: { ...zoneOf(setup) },
    hazards: Object.fromEntries(setup.hazards.map((row) => [row.at, row.kind])),
    find: setup.find === null ? NOWHERE : (cellNamed(setup.find) as number),
    turn: setup.start === 'preparation' ? 0 : setup.turn,
    first: setup.turn,
    squadrons: [],
    carriers: [],
    sides: { player: sideState(setup, 'player', setup.player), enemy: sideState(setup, 'enemy', setup.enemy) },
    waves: [],
    beacon: false,
    jump: setup.jump === null ? null : { charge: setup.jump, needed: setup.options.jumpNeeded },
    house: { ...HOUSE_OPTIONS, ...setup.options },
    forecast: [],
    fallen: [],
    open: false,
    serial:
      1 + Math.max(0, ...[...names.player, ...names.enemy].map((id) => Number(id.slice(id.lastIndexOf('-') + 1)))),
    result: null,
  };
  for (const side of ['player', 'enemy'] as const) {
    const force = setup[side];
    state.carriers.push(...force.carriers.map((row, i) => carrierOf(state, side, row, i)));
    for (const [i, row] of force.squadrons.entries())
      state.squadrons.push(squadronOf(setup, state, side, row, names[side][i] as string));
  }
  for (const plan of [...ENCOUNTER_ROWS[setup.encounter].waves, ...setup.waves]) {
    state.waves.push({
      triggers: plan.triggers.map((trigger) => ({ ...trigger })),
      size: plan.size,
      place: plan.place,
      behaviours: plan.behaviours.map((row) => ({ ...row })),
      miners: plan.miners,
      state: 'waiting',
      turn: 0,
    });
  }
  return state;
}
