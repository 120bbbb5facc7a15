import { UNIT_ROWS, VEHICLE_ROWS } from './content/index.ts';
import { positionOf } from './rules/sides.ts';
import { equip, rowFor } from './setup/equip.ts';
import { chosenOptions } from './setup/options.ts';
import type { Setup, SetupForce, SetupUnit } from './setup/schema.ts';
import { enlist, enlistMilitia, makeUnit } from './steps/changes/roster.ts';
import { NONE, PLAYERS, type Player, type State } from './types.ts';

/** From a checked setup to the state before the first step. Pure: dice belong to the steps. */
export function begin(setup: Setup): State {
  const state: State = {
    frames: [],
    kind: setup.kind ?? 'combat',
    options: chosenOptions(setup.options),
    custom: { units: [], gear: [] },
    attacker: setup.attacker,
    attackers: [],
    defenders: [],
    round: 0,
    initiativeOrder: [],
    currentUnitIndex: -1,
    phase: 'READY',
    units: [],
    vehicles: [],
    attack: null,
    volley: NONE,
    ruler: setup.ruler ?? rulerAmong(setup.forces.dictator) ?? '',
    named: setup.named ?? '',
    rebelPlayers:
      setup.rebelPlayers ?? PLAYERS.filter((player) => player !== 'dictator' && setup.forces[player]).length,
    militiaHitsOn: 4,
    militiaHaste: 0,
    tactics: (setup.tactics ?? []).map((played) => ({ card: played.card, militia: played.militia ?? 0 })),
    mine: setup.mine ?? '',
    sector: setup.sector ?? 'B2',
    base: setup.base ?? false,
    sectors: (setup.map ?? []).map((sector) => ({
      id: sector.id,
      dictator: sector.dictator ?? 0,
      rebel: sector.rebel ?? 0,
      mine: sector.mine ?? '',
    })),
    asking: -1,
    secondElsewhere: [],
    splitting: [],
    discarded: [],
    stash: [],
    result: null,
  };
  for (const player of PLAYERS) {
    const force = setup.forces[player];
    if (force) muster(state, player, force);
  }
  if (state.kind === 'bombardment') state.initiativeOrder = [positionOf(state, setup.by ?? '')];
  return state;
}

const rulerAmong = (force: SetupForce): string | undefined => force.units.find((unit) => unit.dictator)?.dictator;

function muster(state: State, player: Player, force: SetupForce): void {
  for (const unit of force.units) {
    if (unit.militia) enlistMilitia(state, player, unit.militia);
    else musterOne(state, player, unit);
  }
  for (const { vehicle, squad, armor } of force.vehicles ?? []) {
    const card = { card: vehicle, owner: player, squad: squad ?? ('primary' as const), place: 'here' };
    state.vehicles.push({ ...card, armor: armor ?? (VEHICLE_ROWS.get(vehicle)?.armor as number) });
  }
  if (force.secondElsewhere) state.secondElsewhere.push(player);
}

function musterOne(state: State, player: Player, entry: SetupUnit): void {
  const row = rowFor(entry);
  const { gear, rows } = equip(entry, row.traits);
  if (!UNIT_ROWS.get(row.name)) state.custom.units.push(row);
  for (const card of rows)
    if (!state.custom.gear.some((known) => known.name === card.name)) state.custom.gear.push(card);
  const squad = entry.squad ?? (row.kind === 'dictator' ? 'base' : 'primary');
  const unit = makeUnit(row, entry.name ?? entry.merc ?? entry.dictator ?? '', player, squad, gear);
  unit.health = row.health - (entry.wounds ?? 0);
  enlist(state, unit);
}
