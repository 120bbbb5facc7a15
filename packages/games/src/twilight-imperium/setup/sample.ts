/** Random legal setups for the battery, steered to rare content. */
import type { Chance } from '@fray/engine';
import { EFFECT_ROWS } from '../content/effects/index.ts';
import type { EffectRow } from '../content/effects/types.ts';
import { FACTION_IDS, FACTIONS, type FactionId } from '../content/factions.ts';
import { isShip, lineOf, UNITS, type UnitId, type UnitType } from '../content/units.ts';
import { loadOf } from '../rules/load.ts';
import { type PlayerSeat, SETS, type SetTag, THIRDS } from '../vocabulary.ts';
import { checkSetup } from './check.ts';
import { listFor } from './fields.ts';
import { adjacent, Dice, fleet, group, planet, player, rowsOf } from './sample-parts.ts';
import { steer } from './sample-steer.ts';
import {
  ANOMALIES,
  blankAdjacent,
  blankPlanet,
  blankSystem,
  DEFAULT_SETS,
  defaultOptions,
  type PlayerSetup,
  type Setup,
  STARTS,
  type Start,
  type UnitGroup,
  unhurt,
  WORMHOLES,
} from './types.ts';

/** One row that this setup is made for: its owner has it, and the flow starts shortly before its step. */
interface Theme {
  row: EffectRow;
  start: Start;
}
const ENTRIES: readonly [prefix: string, start: Start][] = [
  ['P0.3', 'P0.3'],
  ['P0.4', 'P0.3'],
  ['P0.5', 'P0.3'],
  ['P0.6', 'P0.6'],
  ['P1', 'P1.1'],
  ['P2', 'P2.1'],
  ['P3.7', 'P3.7'],
  ['P3', 'P3.1'],
  ['P4.4', 'P3.1'],
  ['P4.6', 'P3.1'],
  ['P4', 'P4.1'],
  ['PC', 'P3.1'],
];
function theme(dice: Dice, sets: readonly SetTag[]): Theme {
  const row = dice.one(EFFECT_ROWS.filter((one) => one.resolution === 'engine' && sets.includes(one.set)));
  const step = row.steps.length ? dice.one(row.steps) : 'P2.1';
  const start = ENTRIES.find(([prefix]) => step.startsWith(prefix))?.[1] ?? dice.one(['P2.1', 'P3.1', 'P1.1'] as const);
  return { row, start };
}
function give(player: PlayerSetup, row: EffectRow): void {
  const list = listFor(row.kind);
  if (list && !player[list].includes(row.id)) player[list].push(row.id);
  if (row.kind === 'action') player.hand = [row.id, row.id, ...(player.hand ?? [])];
  if (
    row.kind === 'unit' &&
    player.faction === row.faction &&
    isShip(UNITS[row.id as UnitId]) &&
    !player.space.some((one) => UNITS[one.unit].type === UNITS[row.id as UnitId].type)
  )
    player.space.push(unhurt(row.id as UnitId));
}

/** A landing force that is worth the name: carriers with troops, dreadnoughts that bombard. */
function assault(faction: FactionId, sets: readonly SetTag[], infantry: number): UnitGroup[] {
  const of = (type: UnitType, level: 1 | 2) => lineOf(faction, type, level, sets) ?? 'carrier-1';
  const groups: UnitGroup[] = [
    unhurt(of('carrier', 1), 2),
    unhurt(of('dreadnought', 1), 2),
    unhurt(of('infantry', 1), infantry),
  ];
  if (sets.includes('PoK')) groups.push(unhurt(of('mech', 1)));
  return groups;
}

/** Fleet supply that is just enough, so that any change of it matters. */
function tighten(dice: Dice, player: PlayerSetup): void {
  if (dice.maybe(1, 3)) player.fleetSupply = Math.ceil(loadOf(rowsOf(player.space), []).ships);
}

function attempt(dice: Dice): Setup {
  // The base game alone now and then: its law of the crown works only without Prophecy of Kings.
  const sets: SetTag[] = dice.maybe(1, 15) ? ['B'] : dice.maybe(4, 5) ? [...SETS] : [...DEFAULT_SETS];
  const steered = dice.maybe(3, 4) ? theme(dice, sets) : undefined;
  const start: Start =
    steered?.start ?? (dice.maybe(1, 6) ? 'P0.1' : dice.one(STARTS.filter((step) => step !== 'P0.1')));
  const factions = FACTION_IDS.filter((id) => sets.includes(FACTIONS[id].set));
  const players = factions.filter((id) => id !== 'neutral');
  // The owner of the row is the attacker or the defender at random; the window decides who may use it.
  const wanted = players.find((id) => id === steered?.row.faction);
  const ours = dice.maybe(1, 2);
  const attacker = wanted && ours ? wanted : dice.one(players);
  const others = factions.filter((id) => id !== attacker);
  const defender = wanted && attacker !== wanted ? wanted : dice.one(others);
  const sides: Partial<Record<PlayerSeat, FactionId>> = { attacker, defender };
  const thirds: PlayerSetup[] = [];
  for (let i = dice.maybe(1, 2) ? 1 + dice.upTo(1) : 0; i > 0; i--) {
    const taken = Object.values(sides);
    const faction = dice.one(players.filter((id) => !taken.includes(id)));
    const seat = THIRDS[thirds.length];
    if (!seat) break;
    sides[seat] = faction;
    thirds.push(player(dice, faction, sets));
  }
  const landed = start === 'P4.1';
  const blank = start === 'P0.1';
  const lands = start.startsWith('P3') || start.startsWith('P1');
  const anomalies = dice.maybe(1, 4) ? [dice.one(ANOMALIES)] : [];
  const first = dice.maybe(1, 4) ? 'Mecatol Rex' : dice.maybe(1, 6) ? 'Elysium' : 'Quann';
  const one = {
    ...player(dice, attacker, sets),
    space:
      lands && dice.maybe(1, 2)
        ? assault(attacker, sets, 3 + dice.upTo(2))
        : fleet(dice, attacker, sets, landed ? 0 : 1),
  };
  const two = {
    ...player(dice, defender, sets),
    space: start.startsWith('P3') || landed ? [] : fleet(dice, defender, sets, 1),
  };
  if (steered) for (const owner of [one, two]) give(owner, steered.row);
  tighten(dice, one);
  const places = landed ? [first] : [first, 'Starpoint', 'Centauri'].slice(0, 1 + dice.upTo(2));
  const laws = dice.some(
    EFFECT_ROWS.filter((row) => row.kind === 'law' && sets.includes(row.set)).map((row) => row.id),
    2,
  );
  if (steered?.row.kind === 'law' && !laws.includes(steered.row.id)) laws.push(steered.row.id);
  const setup: Setup = {
    start,
    extent: dice.maybe(1, 6) && !landed && !start.startsWith('P3') ? 'space' : 'all',
    sets,
    attacker: blank ? null : one,
    defender: blank ? null : two,
    thirds: blank ? [] : thirds,
    order: [],
    speaker: dice.maybe(1, 3) ? 'defender' : null,
    system: {
      ...blankSystem(),
      anomalies: anomalies.filter((kind) => kind !== 'entropic-scar' || sets.includes('TE')),
      wormholes: dice.maybe(1, 3) ? [dice.one(WORMHOLES)] : [],
      home: dice.maybe(1, 8) ? 'defender' : null,
      mecatol: first === 'Mecatol Rex',
      fracture: dice.maybe(1, 8),
      breach: dice.one(['none', 'none', 'inactive', 'active'] as const),
      planets: blank ? [] : places.map((id) => planet(dice, id, sets, sides, landed)),
    },
    adjacent: blank ? [] : adjacent(dice, sets, sides),
    laws: laws.map((law) => ({ law, owner: dice.maybe(2, 3) ? dice.one(['attacker', 'defender'] as const) : null })),
    options: {
      ...defaultOptions(),
      milor: dice.maybe(1, 3) || steered?.row.id === 'brother-milor' ? 'original' : 'omega',
      weave: dice.maybe(1, 3) ? 'before-doubling' : 'after-doubling',
      assail: dice.maybe(1, 3) ? 'combat-rolls' : 'all-rolls',
    },
  };
  setup.order = ['attacker', 'defender', ...THIRDS.slice(0, setup.thirds.length)];
  if (steered) steer(setup, steered.row);
  return setup;
}

/** Corners of the flow that hardly ever come together by chance. */
const SCENES: readonly ((dice: Dice, setup: Setup) => void)[] = [
  // Harrow: L1Z1X with bombarding ships, troops to land, and enough defenders without a shield.
  (dice, setup) => {
    if (!setup.attacker || !setup.defender) return;
    setup.start = 'P3.1';
    setup.extent = 'all';
    setup.laws = [];
    setup.system.anomalies = [];
    setup.attacker = { ...setup.attacker, faction: 'l1z1x', space: assault('l1z1x', setup.sets, 4), facts: {} };
    setup.attacker.technologies = dice.maybe(1, 2)
      ? ['x-89-bacterial-weapon-omega']
      : ['x-89-bacterial-weapon-omega-omega'];
    setup.attacker.fleetSupply = null;
    setup.defender = {
      ...setup.defender,
      faction: 'sol',
      space: [],
      leaders: dice.maybe(1, 2) ? ['tellurian'] : [],
      facts: {},
    };
    setup.system.planets = ['Quann', 'Starpoint', 'Centauri'].slice(0, 1 + dice.upTo(2)).map((id) => ({
      ...blankPlanet(id, 'defender'),
      units: {
        defender: [
          group(dice, 'spec-ops-1', 2 + dice.upTo(2)),
          group(dice, dice.one(['zs-thunderbolt', 'mech'] as const), 1),
        ],
      },
    }));
    setup.adjacent = [];
  },
  // A retreat out of a gravity rift, for either side.
  (dice, setup) => {
    if (!setup.attacker || !setup.defender) return;
    setup.start = 'P2.1';
    setup.extent = 'space';
    setup.system.anomalies = ['gravity-rift'];
    setup.adjacent = [{ ...blankAdjacent('Lodor'), control: ['attacker', 'defender'] }];
    for (const side of [setup.attacker, setup.defender]) {
      if (side.space.length === 0) side.space = [unhurt('cruiser-1', 3)];
      side.hand = dice.maybe(1, 2) ? ['intercept', 'rout'] : [];
    }
  },
  // Ships next door that may come to help.
  (_, setup) => {
    if (!setup.attacker || !setup.defender) return;
    setup.start = 'P0.6';
    setup.defender.hand = ['rescue', 'experimental-battlestation'];
    setup.adjacent = [
      { ...blankAdjacent('Lodor'), units: { defender: [unhurt('cruiser-1'), unhurt('space-dock-1')] } },
    ];
  },
];

export function sample(chance: Chance): Setup {
  const dice = new Dice(chance);
  for (let tries = 0; tries < 200; tries++) {
    const made = attempt(dice);
    if (dice.maybe(1, 8)) dice.one(SCENES)(dice, made);
    const checked = checkSetup(made);
    if (checked.ok) return checked.setup;
  }
  throw new Error('sample: no legal setup in 200 tries; check the pieces in sample-parts.ts');
}
