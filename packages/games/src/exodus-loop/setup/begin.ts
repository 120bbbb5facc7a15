import { CARRIERS } from '../content/carriers.ts';
import { ENCOUNTER_ROWS } from '../content/encounters.ts';
import { AI, CARRIED_OVER_MORALE, deploymentRows, HOUSE_OPTIONS } from '../content/house.ts';
import { SQUADRONS, type SquadronType } from '../content/squadrons.ts';
import { ALIEN_PREFIX } from '../content/traits.ts';
import { actionPoints, carrierMaxHull, maxAmmo, maxFuel, maxHull, shieldOf, tierOf } from '../rules/figures.ts';
import { cellNamed, pathTo } from '../rules/grid.ts';
import { rally } from '../steps/launch.ts';
import {
  type Carrier,
  NOWHERE,
  type Pilot,
  type Side,
  type SideState,
  type Squadron,
  type State,
  type StepId,
} from '../types.ts';
import type { Force, Setup, SquadronSetup } from './schema.ts';
import { DOCKED, type Start } from './starts.ts';

export const START_STEPS = {
  preparation: '7 player',
  intel: '8 intel',
  command: '9 command',
  resolution: '10.1 launches',
} as const satisfies Record<Start, StepId>;

export const zoneOf = (setup: Pick<Setup, 'zone' | 'rows'>): Record<Side, number> =>
  setup.zone ?? { player: deploymentRows(setup.rows), enemy: deploymentRows(setup.rows) };

/** Names of a force: those of the set-up, else code, wing and the next number that is free. Enemies are counted on. */
export function squadronNames(setup: Pick<Setup, 'player' | 'enemy'>): { player: string[]; enemy: string[] } {
  const taken = new Set([...setup.player.squadrons, ...setup.enemy.squadrons].flatMap((unit) => unit.id ?? []));
  const name = (unit: SquadronSetup): string => {
    if (unit.id !== null) return unit.id;
    for (let n = 1; ; n++) {
      const id = `${unit.type}-${SQUADRONS[unit.type].wing}-${n}`;
      if (taken.has(id)) continue;
      taken.add(id);
      return id;
    }
  };
  return { player: setup.player.squadrons.map(name), enemy: setup.enemy.squadrons.map(name) };
}
export const carrierName = (side: Side, index: number): string =>
  `${side === 'enemy' ? 'Enemy Carrier' : 'Carrier'}${index > 0 ? ` ${index + 1}` : ''}`;

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

/** A squadron as it leaves the yard. */
export function freshSquadron(
  state: State,
  side: Side,
  type: SquadronType,
  id: string,
  pilot: Pilot | null = null,
): Squadron {
  const unit: Squadron = {
    id,
    side,
    type,
    status: 'ready',
    cell: NOWHERE,
    home: null,
    hull: 0,
    ammo: 0,
    fuel: 0,
    ap: state.house.actionPoints,
    order: null,
    target: NOWHERE,
    dock: null,
    route: '',
    moved: false,
    intercepted: 0,
    softened: false,
    rallied: false,
    traits: [],
    behaviour: null,
    aggression: AI.aggression,
    pilot,
  };
  unit.hull = maxHull(state, unit);
  unit.ammo = maxAmmo(unit);
  unit.fuel = maxFuel(state, unit);
  return unit;
}

/** Names go on where the set-up ended; a name that is taken is passed over. */
export function newName(state: State, type: SquadronType): string {
  for (;;) {
    const id = `${type}-${SQUADRONS[type].wing}-${state.serial++}`;
    if (!state.squadrons.some((unit) => unit.id === id)) return id;
  }
}

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
