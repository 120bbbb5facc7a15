import type { Problem } from '../../game.ts';
import type { Facts } from '../../problem-codes.ts';
import { ACCESSORIES, ARMOR, GEAR_ROWS, TACTICS_ROWS, UNIT_ROWS, VEHICLE_ROWS, WEAPONS } from '../content/index.ts';
import { sideOf } from '../rules/sides.ts';
import { PLAYERS, type Player, SIDES } from '../types.ts';
import { cardName, equip, printedRow, rowFor } from './equip.ts';
import { MOST } from './most.ts';
import { chosenOptions } from './options.ts';
import { type ProblemCode, problem } from './problems.ts';
import type { Setup, SetupForce, SetupUnit } from './schema.ts';

/** Checks what the schema cannot: cards and sections. Reports every problem, by code. */
export function checkRules(setup: Setup): Problem[] {
  const out: Problem[] = [];
  const add: Add = (path, code, facts) => void out.push(problem(path, code, facts));
  const forces = PLAYERS.flatMap((player) => {
    const force = setup.forces[player];
    return force ? [{ player, force, path: `forces.${player}` }] : [];
  });
  for (const { player, force, path } of forces) {
    for (const [i, unit] of force.units.entries()) checkUnit(unit, player, `${path}.units[${i}]`, add);
    checkCompany(force, path, add);
    checkSquads(setup, force, path, add);
  }
  const all = forces.flatMap(({ force }) => force.units).reduce((sum, unit) => sum + (unit.militia ?? 1), 0);
  if (all > MOST.all) add('forces', 'too-big', { name: 'forces', most: MOST.all, of: 'units' });
  checkNames(forces, add);
  checkCopies(forces, add);
  checkSides(setup, forces, add);
  checkAround(setup, add);
  return out;
}

type Add = (path: string, code: ProblemCode, facts?: Facts) => void;
interface Mustered {
  player: Player;
  force: SetupForce;
  path: string;
}

const nameOf = (unit: SetupUnit): string => unit.merc ?? unit.dictator ?? unit.name ?? '';

function checkUnit(unit: SetupUnit, player: Player, path: string, add: Add): void {
  const kinds = [unit.merc, unit.dictator, unit.militia, unit.name].filter((kind) => kind !== undefined);
  if (kinds.length !== 1) {
    add(path, 'one-of');
    return;
  }
  if (unit.militia !== undefined) {
    const extra = Object.keys(unit).filter((key) => key !== 'militia');
    if (extra.length) add(`${path}.${extra[0]}`, 'militia-plain');
    return;
  }
  if (unit.dictator && player !== 'dictator') add(path, 'wrong-side');
  if (unit.squad === 'base' && !unit.dictator) add(`${path}.squad`, 'base-squad');
  if (unit.name !== undefined && unit.initiative === undefined)
    add(`${path}.initiative`, 'missing', { name: 'initiative', own: 1 });
  if (unit.name !== undefined && unit.combat === undefined)
    add(`${path}.combat`, 'missing', { name: 'combat', own: 1 });
  checkGear(unit, path, add);
  const row = rowFor(unit);
  if ((unit.wounds ?? 0) >= row.health) add(`${path}.wounds`, 'dead', { name: nameOf(unit), health: row.health });
}

function checkGear(unit: SetupUnit, path: string, add: Add): void {
  (unit.gear ?? []).forEach((entry, i) => {
    if (typeof entry === 'string') return;
    const at = `${path}.gear[${i}]`;
    if ((entry.card === undefined) === (entry.name === undefined)) {
      add(at, 'one-of', { what: 'gear' });
    } else if (entry.name !== undefined && (entry.slot === undefined || GEAR_ROWS.get(entry.name))) {
      add(at, 'own-card');
    }
  });
  const { traits } = rowFor(unit);
  for (const card of equip(unit, traits).left) {
    const refused = GEAR_ROWS.get(card)?.type === 'explosive' && traits.refusesExplosives;
    if (refused) add(`${path}.gear`, 'refused', { name: nameOf(unit), card });
    else add(`${path}.gear`, 'no-slot', { name: nameOf(unit), card });
  }
}

/** Section 16: some do not serve the same player. */
function checkCompany(force: SetupForce, path: string, add: Add): void {
  const present = new Set(force.units.map((unit) => unit.merc));
  for (const merc of present) {
    const avoids = UNIT_ROWS.get(merc ?? '')?.traits.avoids;
    if (avoids && present.has(avoids)) add(`${path}.units`, 'will-not-serve', { name: merc ?? '', other: avoids });
  }
}

function checkSquads(setup: Setup, force: SetupForce, path: string, add: Add): void {
  const limit = chosenOptions(setup.options).squadLimit;
  const sizeOf = (squad: string) =>
    force.units.filter(
      (unit) => unit.militia === undefined && (unit.squad ?? (unit.dictator ? 'base' : 'primary')) === squad,
    ).length;
  for (const squad of ['primary', 'secondary']) {
    if (limit && sizeOf(squad) > limit) add(`${path}.units`, 'squad-limit', { squad, limit });
    const vehicles = (force.vehicles ?? []).filter((vehicle) => (vehicle.squad ?? 'primary') === squad);
    if (vehicles.length > 1) add(`${path}.vehicles`, 'one-vehicle', { squad });
    for (const { vehicle } of vehicles) {
      const seats = VEHICLE_ROWS.get(vehicle)?.seats ?? 0;
      if (!sizeOf(squad)) add(`${path}.vehicles`, 'no-driver', { vehicle, squad });
      if (sizeOf(squad) > seats) add(`${path}.vehicles`, 'no-seats', { vehicle, seats });
    }
  }
  (force.vehicles ?? []).forEach(({ vehicle, armor }, i) => {
    const most = VEHICLE_ROWS.get(vehicle)?.armor ?? 0;
    if ((armor ?? 0) > most) add(`${path}.vehicles[${i}].armor`, 'too-big', { vehicle, most });
  });
}

/** Every MERC, Dictator and vehicle is one card; units are identified by their names. */
function checkNames(forces: readonly Mustered[], add: Add): void {
  const seen = new Set<string>();
  for (const { force, path } of forces) {
    force.units.forEach((unit, i) => {
      const name = nameOf(unit);
      if (!name) return;
      const memory = unit.name !== undefined;
      if (memory && (UNIT_ROWS.get(name) || / (militia|dog) \d+$/.test(name) || name === 'stash')) {
        add(`${path}.units[${i}].name`, 'taken-name', { name });
      }
      if (seen.has(name)) add(`${path}.units[${i}]`, 'twice', { name });
      seen.add(name);
    });
    for (const { vehicle } of force.vehicles ?? []) {
      if (seen.has(vehicle)) add(`${path}.vehicles`, 'twice', { vehicle });
      seen.add(vehicle);
    }
  }
}

function checkCopies(forces: readonly Mustered[], add: Add): void {
  const carried = forces.flatMap(({ force }) => force.units.flatMap((unit) => (unit.gear ?? []).map(cardName)));
  for (const { name, copies } of [...WEAPONS, ...ARMOR, ...ACCESSORIES]) {
    const count = carried.filter((card) => card === name).length;
    if (count > copies) add('forces', 'too-many-copies', { name, count, copies });
  }
}

function checkSides(setup: Setup, forces: readonly Mustered[], add: Add): void {
  const characters = forces.flatMap(({ force }) => force.units.filter((unit) => unit.dictator));
  if (characters.length > 1) add('forces.dictator.units', 'one-dictator');
  const ruler = setup.ruler ?? characters[0]?.dictator;
  if (setup.ruler && characters[0]?.dictator && setup.ruler !== characters[0].dictator) {
    add('ruler', 'two-rulers', { name: characters[0].dictator });
  }
  if (setup.named && !UNIT_ROWS.get(ruler ?? '')?.traits.outpacesNamed) add('named', 'no-chancellor');
  const reinforced = (setup.tactics ?? []).some(({ card }) =>
    ['militia attack', 'place militia'].includes(TACTICS_ROWS.get(card)?.effect ?? ''),
  );
  for (const side of SIDES) {
    const memory = forces.filter(({ player }) => sideOf(player) === side);
    const militia = memory
      .flatMap(({ force }) => force.units.map((unit) => unit.militia ?? 0))
      .reduce((a, b) => a + b, 0);
    const limit = side === 'dictator' && setup.base ? (UNIT_ROWS.get(ruler ?? '')?.traits.militiaAtBase ?? 10) : 10;
    if (militia > limit) add(`forces.${side}.units`, 'militia-limit', { limit });
    const units = memory.reduce((count, { force }) => count + force.units.length, 0);
    if (!units && !(side === 'dictator' && reinforced)) add(`forces.${side}.units`, 'nobody');
  }
}

function checkAround(setup: Setup, add: Add): void {
  if (setup.mine && sideOf(setup.mine) === setup.attacker) add('mine', 'own-mine');
  if (setup.mine && !setup.forces[setup.mine]) add('mine', 'nobody', { what: 'mine' });
  const ids = new Set([setup.sector ?? 'B2']);
  (setup.map ?? []).forEach((sector, i) => {
    if (ids.has(sector.id)) add(`map[${i}].id`, 'twice', { sector: sector.id });
    ids.add(sector.id);
  });
  if ((setup.kind ?? 'combat') === 'combat') {
    if (setup.by !== undefined) add('by', 'no-bombardment');
    return;
  }
  const carrier = PLAYERS.filter((player) => sideOf(player) === setup.attacker)
    .flatMap((player) => setup.forces[player]?.units ?? [])
    .find((unit) => nameOf(unit) !== '' && nameOf(unit) === setup.by);
  if (!carrier) add('by', 'no-gunner');
  else if (!(carrier.gear ?? []).map(cardName).includes('Mortar')) add('by', 'no-mortar', { name: setup.by ?? '' });
  if (carrier && !printedRow(carrier) && carrier.name === undefined) add('by', 'no-gunner', { what: 'militia' });
  if (setup.tactics?.length || setup.mine) add('kind', 'plain-bombardment');
}
