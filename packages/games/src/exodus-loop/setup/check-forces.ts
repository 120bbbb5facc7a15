import { begin } from '../begin.ts';
import { SKILL_ROWS } from '../content/admiral.ts';
import { RANKS } from '../content/pilots.ts';
import { SQUADRONS } from '../content/squadrons.ts';
import { UPGRADE_ROWS } from '../content/upgrades.ts';
import { carrierMaxHull, hangarOf, maxAmmo, maxFuel, maxHull, moveOf } from '../rules/figures.ts';
import { cellNamed, columnOf, distance, nameOf, onMap } from '../rules/grid.ts';
import { inZone } from '../rules/placement.ts';
import { cellsOf } from '../rules/ships.ts';
import { SIDES, type Side, type State } from '../types.ts';
import { carrierName, squadronNames } from './names.ts';
import type { Report } from './report.ts';
import type { Setup, SquadronSetup } from './schema.ts';
import { DOCKED } from './starts.ts';
import { zoneOf } from './zones.ts';

function checkCarriers(setup: Setup, side: Side, report: Report): void {
  const zone = { rows: setup.rows, zone: zoneOf(setup) };
  const { columns, rows } = setup;
  for (const [i, row] of setup[side].carriers.entries()) {
    const path = `${side}.carriers[${i}]`;
    const name = carrierName(side, i);
    const cells = cellsOf({ cell: cellNamed(row.at) as number, width: row.width, height: row.height });
    const wraps = columnOf(cellNamed(row.at) as number) + row.width > setup.columns;
    if (wraps || cells.some((cell) => !onMap(setup, cell))) {
      const { at: cell, width, height } = row;
      report(`${path}.at`, 'off-map', { what: 'carrier', name, cell, width, height, columns, rows });
      continue;
    }
    const outside = cells.find((cell) => !inZone(zone, side, cell));
    if (setup.start === 'preparation' && outside !== undefined)
      report(`${path}.at`, 'outside-zone', { name, cell: nameOf(outside) });
  }
}

function checkAdmiral(setup: Setup, side: Side, report: Report): void {
  const { skills, upgrades } = setup[side];
  const path = `${side}.skills`;
  if (side === 'enemy' && skills.length) report(path, 'no-admiral');
  if (new Set(skills).size !== skills.length) report(path, 'skill-twice');
  for (const skill of skills) {
    const { tier, name } = SKILL_ROWS[skill];
    if (tier > 1 && !skills.some((other) => SKILL_ROWS[other].tier === tier - 1)) {
      report(path, 'skill-too-early', { name, tier, before: tier - 1 });
    }
  }
  if (new Set(upgrades).size !== upgrades.length) report(`${side}.upgrades`, 'upgrade-twice');
  for (const upgrade of upgrades) {
    const { tier, name } = UPGRADE_ROWS[upgrade];
    if (tier > 1 && !upgrades.some((other) => UPGRADE_ROWS[other].tier === tier - 1)) {
      report(`${side}.upgrades`, 'upgrade-too-early', { name, before: tier - 1 });
    }
  }
}

function checkPilot(row: SquadronSetup, path: string, report: Report): void {
  const { pilot } = row;
  if (!pilot) return;
  const slots = RANKS[pilot.level - 1]?.slots ?? 0;
  if (pilot.perks.length > slots)
    report(`${path}.pilot.perks`, 'too-many-perks', { level: pilot.level, slots, count: pilot.perks.length });
  if (new Set(pilot.perks).size !== pilot.perks.length)
    report(`${path}.pilot.perks`, 'perk-twice', { name: pilot.name });
}

/** Squadrons: their cells, contents and orders. `state`: the battle that the setup would begin. */
function checkSquadrons(setup: Setup, side: Side, state: State, names: readonly string[], report: Report): void {
  const zone = { rows: setup.rows, zone: zoneOf(setup) };
  const { columns, rows } = setup;
  const force = setup[side];
  for (const [i, row] of force.squadrons.entries()) {
    const path = `${side}.squadrons[${i}]`;
    const name = names[i] as string;
    const unit = state.squadrons.find((other) => other.id === name && other.side === side);
    checkPilot(row, path, report);
    if (row.id !== null && row.id[0] !== row.type) report(`${path}.id`, 'wrong-code', { name: row.id, type: row.type });
    if (row.type === 'M' && row.order?.order === 'ATTACK') report(`${path}.order`, 'cannot-attack', { name });
    if (row.order?.order === 'ATTACK' && row.type !== 'M' && row.ammo === 0)
      report(`${path}.order`, 'no-ammo', { name });
    if (row.fuel === 0 && row.order?.cell != null && row.order.cell !== row.at)
      report(`${path}.order.cell`, 'no-fuel', { name, cell: row.at });
    if (new Set(row.traits).size !== row.traits.length) report(`${path}.traits`, 'trait-twice', { name });
    if (unit) {
      const full = { hull: maxHull(state, unit), ammo: maxAmmo(unit), fuel: maxFuel(state, unit) };
      for (const what of ['hull', 'ammo', 'fuel'] as const) {
        const value = row[what];
        if (value !== null && value > full[what])
          report(`${path}.${what}`, `too-much-${what}`, { name, most: full[what], value });
      }
    }
    if (row.at === DOCKED) {
      if (row.order) report(`${path}.order`, 'docked', { name });
      if (SQUADRONS[row.type].capital) report(`${path}.at`, 'capital-ship', { name });
      if (row.carrier > force.carriers.length)
        report(`${path}.carrier`, 'no-such-carrier', { name, carrier: row.carrier, carriers: force.carriers.length });
      continue;
    }
    const cell = cellNamed(row.at) as number;
    if (!onMap(setup, cell)) {
      report(`${path}.at`, 'off-map', { name, cell: row.at, columns, rows });
      continue;
    }
    if (setup.start === 'preparation' && !inZone(zone, side, cell))
      report(`${path}.at`, 'outside-zone', { name, cell: row.at });
    if (row.order?.cell != null && unit) {
      const goal = cellNamed(row.order.cell) as number;
      if (!onMap(setup, goal))
        report(`${path}.order.cell`, 'off-map', { what: 'order', cell: row.order.cell, columns, rows });
      else if (row.order.order === 'DEFEND') report(`${path}.order.cell`, 'defend-stays', { name });
      else if (distance(cell, goal) > moveOf(unit))
        report(`${path}.order.cell`, 'out-of-reach', {
          name,
          cell: row.order.cell,
          from: row.at,
          move: moveOf(unit),
        });
    }
  }
  for (const [i, row] of force.carriers.entries()) {
    const docked = force.squadrons.filter((unit) => unit.at === DOCKED && unit.carrier === i + 1).length;
    const room = hangarOf(state.sides[side], row);
    const name = carrierName(side, i);
    if (docked > room) report(`${side}.carriers[${i}]`, 'hangar-full', { name, class: row.class, room, docked });
    const ship = state.carriers.find((other) => other.id === name);
    const most = ship ? carrierMaxHull(state, ship) : 0;
    if (ship && row.hull !== null && row.hull > most)
      report(`${side}.carriers[${i}].hull`, 'too-much-hull', { name, carrier: true, most, value: row.hull });
  }
}

export function checkForces(setup: Setup, report: Report): void {
  const names = squadronNames(setup);
  const seen = new Set<string>();
  for (const side of SIDES) {
    for (const [i, name] of names[side].entries()) {
      if (seen.has(name)) report(`${side}.squadrons[${i}].id`, 'name-twice', { name });
      seen.add(name);
    }
  }
  const state = begin(setup);
  for (const side of SIDES) {
    checkCarriers(setup, side, report);
    checkAdmiral(setup, side, report);
    checkSquadrons(setup, side, state, names[side], report);
  }
  const cells = state.carriers.filter((ship) => ship.side === 'player').flatMap(cellsOf);
  for (const ship of state.carriers) {
    const shared = ship.side === 'enemy' ? cellsOf(ship).find((cell) => cells.includes(cell)) : undefined;
    if (shared !== undefined) report('enemy.carriers', 'carriers-collide', { cell: nameOf(shared) });
  }
  if (!state.carriers.some((ship) => ship.side === 'player') && !setup.player.squadrons.length)
    report('player', 'nobody', { side: 'player' });
  const enemies = state.carriers.some((ship) => ship.side === 'enemy') || setup.enemy.squadrons.length > 0;
  if (!enemies && !setup.waves.length && setup.jump === null) report('enemy', 'nobody', { side: 'enemy' });
  if (setup.jump !== null && setup.jump >= setup.options.jumpNeeded)
    report('jump', 'charged', { needed: setup.options.jumpNeeded });
  for (const [i, wave] of setup.waves.entries()) {
    for (const [k, trigger] of wave.triggers.entries()) {
      if (trigger.kind === 'turn' && trigger.to < trigger.from)
        report(`waves[${i}].triggers[${k}].to`, 'backwards', { from: trigger.from, to: trigger.to });
    }
    const finds = wave.place === 'find' || wave.triggers.some((trigger) => trigger.kind === 'detection');
    if (finds && setup.find === null) report(`waves[${i}]`, 'no-find', { what: 'wave' });
  }
}
