import { isFighter, isGroundUnit, isShipUnit, isStructureUnit } from '../../rules/figures.ts';
import { destroy } from '../../steps/changes/losses.ts';
import { place, repair } from '../../steps/changes/units.ts';
import type { UnitType } from '../units.ts';
import { shift } from './moves.ts';
import { ask, atTable } from './parts.ts';
import {
  enemyNonFighters,
  type hasUnits,
  hereAt,
  ids,
  inSystem,
  no,
  reserve,
  rollOf,
  rows,
  spaceCombat,
  takesPart,
  typeOf,
  unitOf,
} from './row.ts';
import type { EffectRow } from './types.ts';
import { flagshipText, movingFlagship, quietFlagship } from './unit-text.ts';

const PRODUCTS: readonly UnitType[] = [
  'infantry',
  'fighter',
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'war-sun',
  'mech',
];

/** Section C.2: the texts of flagships. Rows are named like the unit; each looks for the ship itself. */
export const FLAGSHIP_TEXTS: readonly EffectRow[] = rows(
  {
    ...flagshipText,
    id: 'duha-menaimon',
    sides: 'active player',
    name: 'Duha Menaimon',
    faction: 'arborec',
    steps: ['P0.3'],
    category: 'placement',
    offers: [
      {
        window: 'activation',
        applies: (state, use) => use.by === 'attacker' && hereAt(state, use.by, 'duha-menaimon', 'space'),
        parts: [ask('units'), atTable()],
      },
    ],
    asks: {
      units: {
        who: 'owner',
        count: () => 5,
        optional: true,
        kind: 'product',
        from: (state, use) =>
          PRODUCTS.filter((type) => reserve(state, use.by, type) !== undefined).map(
            (type) => `${type} ${(use.picked?.length ?? 0) + 1}`,
          ),
        chosen: (play, use) => {
          const kind = reserve(play.state, use.by, (use.target ?? '').split(' ')[0] as UnitType);
          if (kind) place(play, use.by, kind, 'space', use.effect);
        },
      },
    },
  },
  {
    ...flagshipText,
    id: 'arc-secundus',
    name: 'Arc Secundus',
    faction: 'letnev',
    steps: ['P2.1'],
    category: 'repair',
    odds: 'losses',
    hooks: {
      step: (play, by, step) => {
        if (step !== 'P2.1') return;
        for (const unit of play.state.units)
          if (unit.side === by && unit.kind === 'arc-secundus' && unit.at === 'space')
            repair(play, unit, 'arc-secundus');
      },
    },
  },
  quietFlagship('the-inferno', 'The Inferno', 'muaat'),
  {
    // Any die rolled in the space combat, at most once each.
    ...flagshipText,
    id: 'wrath-of-kenara',
    name: 'Wrath of Kenara',
    aliases: ['Kenaran Maw'],
    faction: 'hacan',
    steps: ['P2.4'],
    category: 'roll-modifier',
    offers: [
      {
        window: 'rolled',
        repeat: true,
        cost: { counters: { tradeGoods: 1 } },
        applies: (state, use) =>
          state.phase === 'space' &&
          rollOf(state, use)?.by === use.by &&
          hereAt(state, use.by, 'wrath-of-kenara', 'space'),
        kind: 'die',
        targets: (state, use) =>
          (rollOf(state, use)?.dice ?? []).flatMap((die, index) =>
            die.bought?.includes('wrath-of-kenara') ? [] : [String(index)],
          ),
        worth: { adds: 1 },
        parts: [
          (play, use) => {
            const die = rollOf(play.state, use)?.dice[Number(use.target)];
            if (die) shift(die, 1, 'wrath-of-kenara');
          },
        ],
      },
    ],
  },
  quietFlagship('genesis', 'Genesis', 'sol'),
  {
    // Its wormhole is what Dimensional Splicer looks for.
    ...flagshipText,
    id: 'hil-colish',
    name: 'Hil Colish',
    faction: 'creuss',
    steps: ['P2.1'],
    category: 'unit-stat',
  },
  {
    ...flagshipText,
    id: '0-0-1',
    name: '[0.0.1]',
    faction: 'l1z1x',
    steps: ['P2.5'],
    category: 'hit-restriction',
    odds: 'path',
    hooks: {
      eligible: (state, by, roll, die) => {
        if (!spaceCombat(roll) || roll.by !== by || !hereAt(state, by, '0-0-1', 'space')) return undefined;
        const unit = unitOf(state, die.unit);
        return unit && (unit.kind === '0-0-1' || typeOf(unit) === 'dreadnought') ? 'non-fighters-first' : undefined;
      },
    },
  },
  {
    ...flagshipText,
    id: 'fourth-moon',
    name: 'Fourth Moon',
    faction: 'mentak',
    steps: ['P1.3', 'P2.1', 'P2.2', 'P2.5'],
    category: 'hit-restriction',
    odds: 'losses',
    hooks: {
      noSustain: (state, by, unit) =>
        by !== null &&
        unit.side !== by &&
        unit.at === 'space' &&
        isShipUnit(unit) &&
        hereAt(state, by, 'fourth-moon', 'space') &&
        no('fourth-moon'),
    },
  },
  {
    // Fighters fight on the planet and return to space; they never hold it.
    ...flagshipText,
    id: 'matriarch',
    sides: 'active player',
    name: 'Matriarch',
    faction: 'naalu',
    steps: ['P3.7'],
    category: 'placement',
    odds: 'none',
    hooks: {
      mayCommit: (state, by, unit) =>
        by === 'attacker' &&
        unit.side === by &&
        unit.at === 'space' &&
        isFighter(unit) &&
        hereAt(state, by, 'matriarch', 'space'),
    },
  },
  {
    ...flagshipText,
    id: 'the-alastor',
    name: 'The Alastor',
    faction: 'nekro',
    steps: ['P2.1'],
    category: 'placement',
    odds: 'none',
    offers: [
      {
        window: 'space-start',
        applies: (state, use) => takesPart(state, use) && hereAt(state, use.by, 'the-alastor', 'space'),
        not: (state, use) => joiners(state, use.by).length === 0 && no('no-ground-forces'),
        parts: [ask('join')],
      },
    ],
    asks: {
      join: {
        who: 'owner',
        count: (state, use) => joiners(state, use.by).length + (use.picked?.length ?? 0),
        optional: true,
        kind: 'unit',
        from: (state, use) => ids(joiners(state, use.by)),
        chosen: (play, use) => {
          const unit = unitOf(play.state, use.target);
          if (!unit) return;
          unit.joins = 'space';
          if (unit.at !== 'space') unit.from = unit.at;
          unit.at = 'space';
        },
      },
    },
    hooks: {
      step: (play, by, step) => {
        if (step !== 'P2.6 ended') return;
        for (const unit of play.state.units) {
          if (unit.side !== by || unit.joins !== 'space') continue;
          delete unit.joins;
          if (unit.from === undefined) continue;
          unit.at = unit.from;
          delete unit.from;
        }
      },
    },
  },
  {
    ...flagshipText,
    id: 'cmorran-norr',
    name: "C'morran N'orr",
    faction: 'sardakk',
    steps: ['P2.4'],
    category: 'roll-modifier',
    odds: 'dice',
    hooks: {
      combatModifier: (state, by, unit, roll) =>
        unit.side === by &&
        spaceCombat(roll) &&
        unit.kind !== 'cmorran-norr' &&
        hereAt(state, by, 'cmorran-norr', 'space')
          ? 1
          : 0,
    },
  },
  {
    ...flagshipText,
    id: 'jns-hylarim',
    name: 'J.N.S. Hylarim',
    faction: 'jol-nar',
    steps: ['P2.4'],
    category: 'hit-producer',
    odds: 'dice',
    hooks: {
      natural: (state, _by, roll, die) =>
        roll.kind === 'combat' && die.face >= 9 && unitOf(state, die.unit)?.kind === 'jns-hylarim' ? 2 : 0,
    },
  },
  {
    ...flagshipText,
    id: 'salai-sai-corian',
    name: 'Salai Sai Corian',
    faction: 'winnu',
    steps: ['P2.4'],
    category: 'extra-die',
    odds: 'dice',
    hooks: {
      combatDiceOf: (state, by, unit) =>
        unit.side === by && unit.kind === 'salai-sai-corian' ? enemyNonFighters(state, by).length : undefined,
    },
  },
  {
    ...flagshipText,
    id: 'van-hauge',
    name: 'Van Hauge',
    faction: 'yin',
    steps: ['P2.5'],
    category: 'destroyer',
    odds: 'path',
    hooks: {
      destroyed: (play, by, unit) => {
        if (unit.side !== by || unit.kind !== 'van-hauge') return;
        for (const ship of play.state.units.filter((one) => one.at === 'space' && isShipUnit(one))) destroy(play, ship);
      },
    },
  },
  movingFlagship('ysia-yssrila', "Y'sia Y'ssrila", 'yssaril'),
);

/** Ground forces in the system that may fight in space with The Alastor. */
function joiners(state: Parameters<typeof hasUnits>[0], by: Parameters<typeof hasUnits>[1]) {
  return state.units.filter(
    (unit) =>
      unit.side === by && inSystem(unit) && isGroundUnit(unit) && !isStructureUnit(unit) && unit.joins === undefined,
  );
}
