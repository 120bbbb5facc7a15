import { isGroundUnit, isShipUnit, isStructureUnit } from '../../rules/figures.ts';
import { loadOf } from '../../rules/load.ts';
import { send } from '../../steps/changes/leave.ts';
import { place } from '../../steps/changes/units.ts';
import type { PartyId, State } from '../../types.ts';
import { UNITS, type UnitType } from '../units.ts';
import { askOn, earn, openSystems } from './moves.ts';
import { resolveAtTable } from './parts.ts';
import {
  abilityRoll,
  endedCombats,
  factionRows,
  force,
  hasUnits,
  hasWon,
  inSystem,
  isAboutOwn,
  isAdjacent,
  isAttacker,
  isOther,
  lineInUse,
  no,
  pickUnits,
  planetOf,
  reserve,
  systemOf,
  takesPart,
  unitOf,
} from './row.ts';
import type { EffectRow } from './types.ts';

const commander = factionRows('commander', 'PoK');

/** Section D.5, commanders. Alliance and Imperia lend them: none asks for the faction of its owner. */
export const COMMANDERS: readonly EffectRow[] = [
  commander('trrakan-aun-zulok', 'Trrakan Aun Zulok', 'argent', ['P1.2', 'P2.2', 'P3.4', 'P3.9', 'P4.4'], {
    odds: 'none',
    hooks: { abilityDice: (_, by, roll) => (roll.by === by && abilityRoll(roll) ? 1 : 0) },
  }),
  commander('ta-zern', 'Ta Zern', 'jol-nar', ['P1.2', 'P2.2', 'P3.4', 'P3.9', 'P4.4'], {
    aliases: ['Agnlan Oln', 'Ta Zern / Agnlan Oln'],
    category: 'reroll',
    odds: { barrage: 'path' },
    reroll: { kinds: ['barrage', 'bombardment', 'cannon'], of: 'own' },
  }),
  commander('2ram', '2RAM', 'l1z1x', ['P3.2', 'P4.4'], {
    sides: 'active player',
    odds: 'none',
    hooks: { ignoresShield: () => true },
  }),
  commander('rear-admiral-farran', 'Rear Admiral Farran', 'letnev', ['any assignment'], {
    category: 'economy',
    resolution: 'table',
    offers: {
      window: 'sustained',
      applies: isAboutOwn(),
      freeGain: true,
      parts: earn('tradeGoods', 1),
    },
  }),
  commander('rickar-rickani', 'Rickar Rickani', 'winnu', ['P2.4', 'P4.2'], {
    odds: 'dice',
    hooks: {
      // Never more than +2, however many of the three the system is.
      combatModifier: (state, by, unit) =>
        unit.side === by &&
        (state.system.mecatol || state.system.home === by || state.planets.some((planet) => planet.legendary))
          ? 2
          : 0,
    },
  }),
  commander('ghom-sekkus', "G'hom Sek'kus", 'sardakk', ['P3.7'], {
    sides: 'active player',
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
  }),
  commander('claire-gibson', 'Claire Gibson', 'sol', ['P4.1'], {
    sides: 'defender',
    offers: {
      window: 'ground-start',
      applies: (state, use) => takesPart(state, use) && planetOf(state, state.planet)?.owner === use.by,
      parts: (play, use) => {
        const kind = lineInUse(play.state, use.by, 'infantry');
        if (kind && play.state.planet) place(play, use.by, kind, play.state.planet, use.effect);
      },
    },
  }),
  commander('dirzuga-rophal', 'Dirzuga Rophal', 'arborec', ['P0.3'], {
    sides: 'active player',
    offers: {
      window: 'activation',
      applies: isOther,
      not: (state, use) => makers(state, use.by).length === 0 && no('no-production-here'),
      kind: 'product',
      targets: (state, use) => products(state, use.by),
      parts: (play, use) => {
        const [type, at] = (use.target ?? '').split('>');
        const kind = reserve(play.state, use.by, type as UnitType);
        if (kind) place(play, use.by, kind, at ?? 'space', use.effect);
        play.emit({ type: 'table', effect: use.effect, by: use.by });
      },
    },
  }),
  commander('so-ata', 'So Ata', 'yssaril', ['P0.3'], {
    sides: 'active player',
    ...resolveAtTable({
      window: 'activation',
      applies: isOther,
      not: (state, use) => state.hasForces && !hasUnits(state, use.by) && no('no-units-here'),
    }),
  }),
  commander('sai-seravus', 'Sai Seravus', 'creuss', ['P0.6'], {
    sides: 'active player',
    facts: ['throughWormhole'],
    offers: {
      window: 'moved',
      applies: isAttacker,
      not: (state, use) => state.parties[use.by]?.facts.throughWormhole === 0 && no('no-wormhole'),
      parts: (play, use) => {
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
    },
  }),
  commander('sula-mentarion', "S'ula Mentarion", 'mentak', ['PC.1'], {
    category: 'economy',
    ...resolveAtTable({ window: 'post', applies: (state, use) => hasWon(state, use.by) }),
  }),
  commander('dart-and-tai', 'Dart and Tai', 'naaz-rokha', ['P4.6'], {
    sides: 'active player',
    category: 'economy',
    // Only a planet that another player controlled.
    ...resolveAtTable({
      window: 'controlled',
      applies: (state, use) => isAttacker(state, use) && use.party !== undefined,
    }),
  }),
  commander('ahk-siever', 'Ahk Siever', 'rebellion', ['PC.1'], {
    set: 'TE',
    category: 'economy',
    resolution: 'table',
    offers: { window: 'post', repeat: true, kind: 'place', targets: endedCombats, parts: earn('commodities', 1) },
  }),
  commander('watchful-ojz', 'Watchful Ojz', 'ral-nel', ['P2.3'], {
    set: 'TE',
    offers: {
      window: 'announced',
      applies: (state, use) => takesPart(state, use) && state.retreat?.by === use.by,
      kind: 'place',
      targets: (state, use) => openSystems(state, use.by),
      parts: askOn('ships'),
    },
    asks: {
      ships: pickUnits(
        2,
        (state, use) => force(state, use.by, 'space').filter((unit) => UNITS[unit.kind].move > 0 && isShipUnit(unit)),
        (play, use) => {
          const unit = unitOf(play.state, use.target);
          if (!unit || !use.planet) return;
          send(play, unit, use.planet);
        },
      ),
    },
  }),
  commander('aroz-hollow', 'Aroz Hollow', 'obsidian', ['P2.4', 'P4.2'], {
    set: 'TE',
    odds: 'dice',
    hooks: { combatModifier: (state, by, unit) => (unit.side === by && state.system.fracture ? 1 : 0) },
  }),
];

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
