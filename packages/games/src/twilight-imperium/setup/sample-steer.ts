/** Puts into a random setup what the row that it is made for needs: the unit, something next door, a planet of the right kind. */

import type { EffectRow } from '../content/effects/types.ts';
import { isGround, isShip, UNITS, type UnitId } from '../content/units.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { blankAdjacent, blankPlanet, type PlanetSetup, type Setup, unhurt } from './types.ts';

const first = (setup: Setup): PlanetSetup => {
  const planet = setup.system.planets[0] ?? blankPlanet('Quann', 'defender');
  if (setup.system.planets.length === 0) setup.system.planets.push(planet);
  return planet;
};
function ashore(setup: Setup, side: Side, unit: UnitId): void {
  const { units } = first(setup);
  const mine = units[side] ?? [];
  units[side] = mine.some((group) => group.unit === unit) ? mine : [...mine, unhurt(unit)];
}

/** The unit whose text it is, where its owner may have it. */
function addUnit(setup: Setup, side: Side, unit: UnitId): void {
  const player = setup[side];
  const row = UNITS[unit];
  if (!player || player.faction !== row.faction) return;
  if (isShip(row))
    player.space = [...player.space.filter((group) => UNITS[group.unit].type !== row.type), unhurt(unit)];
  else if (isGround(row) && (side === 'defender' || setup.start === 'P4.1')) ashore(setup, side, unit);
}

/** Ships, structures and ground forces of both sides in an adjacent system without tokens. */
function addAdjacent(setup: Setup): void {
  setup.adjacent = SIDES.map((side) => ({
    ...blankAdjacent(side === 'attacker' ? 'Lodor' : 'Wellon'),
    control: [side],
    units: { [side]: [unhurt('cruiser-1'), unhurt('pds-1'), unhurt('infantry-1', 2)] },
  }));
}

const NEEDS: Readonly<Record<string, (setup: Setup) => void>> = {
  'survival-instinct': addAdjacent,
  'nano-link-permit': addAdjacent,
  alarum: addAdjacent,
  starlancer: (setup) => {
    if (setup.defender) setup.defender.facts = { ...setup.defender.facts, tokensOf: ['attacker'] };
  },
  ouranos: (setup) => {
    first(setup).owner = 'attacker';
    first(setup).units = { attacker: [unhurt('pds-1')] };
    if (setup.attacker)
      setup.attacker.space = setup.attacker.space.filter((group) => UNITS[group.unit].type !== 'flagship');
  },
  // Awake already: the fight comes from them alone.
  'slumberstate-computing': (setup) => {
    if (setup.attacker?.faction !== 'titans' || !setup.defender) return;
    setup.start = 'P3.1';
    setup.defender.space = [];
    Object.assign(first(setup), {
      sleeper: null,
      units: { attacker: [unhurt('hel-titan-1')], defender: [unhurt('infantry-1', 2)] },
      demilitarized: false,
    });
  },
  coalescence: sleeping,
  hecatoncheires: sleeping,
  eanautic: sharing,
  coexistence: sharing,
};
function sleeping(setup: Setup): void {
  if (setup.attacker?.faction !== 'titans') return;
  setup.start = 'P0.3';
  Object.assign(first(setup), {
    sleeper: 'attacker',
    units: { defender: [unhurt('infantry-1', 2)] },
    demilitarized: false,
  });
}
function sharing(setup: Setup): void {
  first(setup).coexist = true;
  ashore(setup, 'attacker', 'infantry-1');
  ashore(setup, 'defender', 'infantry-1');
}

export function steer(setup: Setup, row: EffectRow): void {
  if (!setup.attacker || !setup.defender) return;
  if (row.kind === 'unit' && row.id in UNITS) for (const side of SIDES) addUnit(setup, side, row.id as UnitId);
  NEEDS[row.id]?.(setup);
}
