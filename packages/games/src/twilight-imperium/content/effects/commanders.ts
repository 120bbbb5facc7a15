import { isGroundUnit, isShipUnit, isStructureUnit } from '../../rules/figures.ts';
import { loadOf } from '../../rules/load.ts';
import { send } from '../../steps/changes/leave.ts';
import { place } from '../../steps/changes/units.ts';
import type { PartyId, State } from '../../types.ts';
import { UNITS, type UnitType } from '../units.ts';
import { askOn, earn, openSystems } from './moves.ts';
import { atTable } from './parts.ts';
import {
  abilityRoll,
  endedCombats,
  force,
  hasUnits,
  hasWon,
  ids,
  inSystem,
  isAdjacent,
  isAttacker,
  isOther,
  lineInUse,
  no,
  planetOf,
  reserve,
  rows,
  subject,
  systemOf,
  takesPart,
  unitOf,
} from './row.ts';
import type { EffectRow } from './types.ts';

const commander = { kind: 'commander', set: 'PoK', resolution: 'engine', sides: 'same' } as const;

/** Section D.5, commanders. Alliance and Imperia lend them: none asks for the faction of its owner. */
export const COMMANDERS: readonly EffectRow[] = rows(
  {
    ...commander,
    id: 'trrakan-aun-zulok',
    name: 'Trrakan Aun Zulok',
    faction: 'argent',
    steps: ['P1.2', 'P2.2', 'P3.4', 'P3.9', 'P4.4'],
    category: 'extra-die',
    odds: 'none',
    hooks: { abilityDice: (_, by, roll) => (roll.by === by && abilityRoll(roll) ? 1 : 0) },
  },
  {
    ...commander,
    id: 'ta-zern',
    name: 'Ta Zern',
    aliases: ['Agnlan Oln', 'Ta Zern / Agnlan Oln'],
    faction: 'jol-nar',
    steps: ['P1.2', 'P2.2', 'P3.4', 'P3.9', 'P4.4'],
    category: 'reroll',
    odds: { barrage: 'path' },
    reroll: { kinds: ['barrage', 'bombardment', 'cannon'], of: 'own' },
  },
  {
    ...commander,
    id: '2ram',
    sides: 'active player',
    name: '2RAM',
    faction: 'l1z1x',
    steps: ['P3.2', 'P4.4'],
    category: 'hit-restriction',
    odds: 'none',
    hooks: { ignoresShield: () => true },
  },
  {
    ...commander,
    id: 'rear-admiral-farran',
    name: 'Rear Admiral Farran',
    faction: 'letnev',
    steps: ['any assignment'],
    category: 'economy',
    resolution: 'table',
    offers: [
      {
        window: 'sustained',
        applies: (state, use) => subject(state, use)?.side === use.by,
        freeGain: true,
        parts: [earn('tradeGoods', 1)],
      },
    ],
  },
  {
    ...commander,
    id: 'rickar-rickani',
    name: 'Rickar Rickani',
    faction: 'winnu',
    steps: ['P2.4', 'P4.2'],
    category: 'roll-modifier',
    odds: 'dice',
    hooks: {
      // Never more than +2, however many of the three the system is.
      combatModifier: (state, by, unit) =>
        unit.side === by &&
        (state.system.mecatol || state.system.home === by || state.planets.some((planet) => planet.legendary))
          ? 2
          : 0,
    },
  },
  {
    ...commander,
    id: 'ghom-sekkus',
    sides: 'active player',
    name: "G'hom Sek'kus",
    faction: 'sardakk',
    steps: ['P3.7'],
    category: 'placement',
    odds: 'none',
    hooks: {
      mayCommit: (state, by, unit, planet) =>
        unit.side === by &&
        isGroundUnit(unit) &&
        !isStructureUnit(unit) &&
        unit.at !== 'space' &&
        unit.at !== planet &&
        (inSystem(unit) ||
          (isAdjacent(state, unit) &&
            !state.adjacent.some((row) => row.id === systemOf(unit) && row.tokens.includes(by)))) &&
        !state.units.some((one) => one.side === by && one.from === unit.at),
    },
  },
  {
    ...commander,
    id: 'claire-gibson',
    sides: 'defender',
    name: 'Claire Gibson',
    faction: 'sol',
    steps: ['P4.1'],
    category: 'placement',
    offers: [
      {
        window: 'ground-start',
        applies: (state, use) => takesPart(state, use) && planetOf(state, state.planet)?.owner === use.by,
        parts: [
          (play, use) => {
            const kind = lineInUse(play.state, use.by, 'infantry');
            if (kind && play.state.planet) place(play, use.by, kind, play.state.planet, use.effect);
          },
        ],
      },
    ],
  },
  {
    ...commander,
    id: 'dirzuga-rophal',
    sides: 'active player',
    name: 'Dirzuga Rophal',
    faction: 'arborec',
    steps: ['P0.3'],
    category: 'placement',
    offers: [
      {
        window: 'activation',
        applies: isOther,
        not: (state, use) => makers(state, use.by).length === 0 && no('no-production-here'),
        kind: 'product',
        targets: (state, use) => products(state, use.by),
        parts: [
          (play, use) => {
            const [type, at] = (use.target ?? '').split('>');
            const kind = reserve(play.state, use.by, type as UnitType);
            if (kind) place(play, use.by, kind, at ?? 'space', use.effect);
            play.emit({ type: 'table', effect: use.effect, by: use.by });
          },
        ],
      },
    ],
  },
  {
    ...commander,
    id: 'so-ata',
    sides: 'active player',
    name: 'So Ata',
    faction: 'yssaril',
    steps: ['P0.3'],
    category: 'information',
    resolution: 'table',
    offers: [
      {
        window: 'activation',
        applies: isOther,
        not: (state, use) => state.hasForces && !hasUnits(state, use.by) && no('no-units-here'),
        parts: [atTable()],
      },
    ],
  },
  {
    ...commander,
    id: 'sai-seravus',
    sides: 'active player',
    name: 'Sai Seravus',
    faction: 'creuss',
    steps: ['P0.6'],
    category: 'placement',
    facts: ['throughWormhole'],
    offers: [
      {
        window: 'moved',
        applies: isAttacker,
        not: (state, use) => state.parties[use.by]?.facts.throughWormhole === 0 && no('no-wormhole'),
        parts: [
          (play, use) => {
            const { state } = play;
            const kind = lineInUse(state, use.by, 'fighter');
            const space = state.units.filter((unit) => unit.side === use.by && unit.at === 'space');
            const carriers = space.filter((unit) => UNITS[unit.kind].capacity > 0).length;
            const load = loadOf(
              space.map((unit) => UNITS[unit.kind]),
              [],
            );
            const room = Math.max(0, load.capacity - load.needs);
            const count = Math.min(room, carriers, state.parties[use.by]?.facts.throughWormhole ?? carriers);
            if (kind) for (let i = 0; i < count; i++) place(play, use.by, kind, 'space', use.effect);
          },
        ],
      },
    ],
  },
  {
    ...commander,
    id: 'sula-mentarion',
    name: "S'ula Mentarion",
    faction: 'mentak',
    steps: ['PC.1'],
    category: 'economy',
    resolution: 'table',
    offers: [{ window: 'post', applies: (state, use) => hasWon(state, use.by), parts: [atTable()] }],
  },
  {
    ...commander,
    id: 'dart-and-tai',
    sides: 'active player',
    name: 'Dart and Tai',
    faction: 'naaz-rokha',
    steps: ['P4.6'],
    category: 'economy',
    resolution: 'table',
    // Only a planet that another player controlled.
    offers: [
      {
        window: 'controlled',
        applies: (state, use) => isAttacker(state, use) && use.party !== undefined,
        parts: [atTable()],
      },
    ],
  },
  {
    ...commander,
    id: 'ahk-siever',
    name: 'Ahk Siever',
    set: 'TE',
    faction: 'rebellion',
    steps: ['PC.1'],
    category: 'economy',
    resolution: 'table',
    offers: [{ window: 'post', repeat: true, kind: 'place', targets: endedCombats, parts: [earn('commodities', 1)] }],
  },
  {
    ...commander,
    id: 'watchful-ojz',
    name: 'Watchful Ojz',
    set: 'TE',
    faction: 'ral-nel',
    steps: ['P2.3'],
    category: 'retreat',
    offers: [
      {
        window: 'announced',
        applies: (state, use) => takesPart(state, use) && state.retreat?.by === use.by,
        kind: 'place',
        targets: (state, use) => openSystems(state, use.by),
        parts: [askOn('ships')],
      },
    ],
    asks: {
      ships: {
        who: 'owner',
        count: () => 2,
        optional: true,
        kind: 'unit',
        from: (state, use) =>
          ids(force(state, use.by, 'space').filter((unit) => UNITS[unit.kind].move > 0 && isShipUnit(unit))),
        chosen: (play, use) => {
          const unit = unitOf(play.state, use.target);
          if (!unit || !use.planet) return;
          send(play, unit, use.planet);
        },
      },
    },
  },
  {
    ...commander,
    id: 'aroz-hollow',
    name: 'Aroz Hollow',
    set: 'TE',
    faction: 'obsidian',
    steps: ['P2.4', 'P4.2'],
    category: 'roll-modifier',
    odds: 'dice',
    hooks: { combatModifier: (state, by, unit) => (unit.side === by && state.system.fracture ? 1 : 0) },
  },
);

const SHIPS: readonly UnitType[] = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'war-sun', 'flagship'];
/** What they can produce: a ship in space, or a ground force beside any of them (`type>place`), as far as there is plastic. */
function products(state: State, by: PartyId): string[] {
  const places = [...new Set(makers(state, by).map((unit) => unit.at))];
  const can = (type: UnitType): boolean => reserve(state, by, type) !== undefined;
  return [
    ...places.flatMap((at) => (['infantry', 'mech'] as const).filter(can).map((type) => `${type}>${at}`)),
    ...SHIPS.filter(can),
  ];
}
/** Units of a party in the system that can produce. */
function makers(state: State, by: PartyId) {
  return state.units.filter((unit) => unit.side === by && inSystem(unit) && UNITS[unit.kind].production !== undefined);
}
