import { isFighter, isGroundUnit, isShipUnit, isStructureUnit } from '../../rules/figures.ts';
import { destroy } from '../../steps/changes/losses.ts';
import { place, repair } from '../../steps/changes/units.ts';
import type { UnitType } from '../units.ts';
import { shift } from './moves.ts';
import { ask, atTable, toTarget } from './parts.ts';
import {
  enemyNonFighters,
  type hasUnits,
  hereAt,
  inSystem,
  no,
  pickUnits,
  reserve,
  rollOf,
  spaceCombat,
  takesPart,
  typeOf,
  unitOf,
} from './row.ts';
import type { EffectRow } from './types.ts';
import { moves, quiet, unitText } from './unit-text.ts';

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
export const FLAGSHIP_TEXTS: readonly EffectRow[] = [
  unitText('duha-menaimon', ['P0.3'], {
    sides: 'active player',
    offers: {
      window: 'activation',
      applies: (state, use) => use.by === 'attacker' && hereAt(state, use.by, 'duha-menaimon', 'space'),
      parts: [ask('units'), atTable()],
    },
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
  }),
  unitText('arc-secundus', ['P2.1'], {
    odds: 'losses',
    hooks: {
      step: (play, by, step) => {
        if (step !== 'P2.1') return;
        for (const unit of play.state.units)
          if (unit.side === by && unit.kind === 'arc-secundus' && unit.at === 'space')
            repair(play, unit, 'arc-secundus');
      },
    },
  }),
  quiet('the-inferno'),
  // Any die rolled in the space combat, at most once each.
  unitText('wrath-of-kenara', ['P2.4'], {
    aliases: ['Kenaran Maw'],
    offers: {
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
      parts: (play, use) => {
        const die = rollOf(play.state, use)?.dice[Number(use.target)];
        if (die) shift(die, 1, 'wrath-of-kenara');
      },
    },
  }),
  quiet('genesis'),
  // Its wormhole is what Dimensional Splicer looks for.
  unitText('hil-colish', ['P2.1']),
  unitText('0-0-1', ['P2.5'], {
    odds: 'path',
    hooks: {
      eligible: (state, by, roll, die) => {
        if (!spaceCombat(roll) || roll.by !== by || !hereAt(state, by, '0-0-1', 'space')) return undefined;
        const unit = unitOf(state, die.unit);
        return unit && (unit.kind === '0-0-1' || typeOf(unit) === 'dreadnought') ? 'non-fighters-first' : undefined;
      },
    },
  }),
  unitText('fourth-moon', ['P1.3', 'P2.1', 'P2.2', 'P2.5'], {
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
  }),
  // Fighters fight on the planet and return to space; they never hold it.
  unitText('matriarch', ['P3.7'], {
    sides: 'active player',
    odds: 'none',
    hooks: {
      mayCommit: (state, by, unit) =>
        by === 'attacker' &&
        unit.side === by &&
        unit.at === 'space' &&
        isFighter(unit) &&
        hereAt(state, by, 'matriarch', 'space'),
    },
  }),
  unitText('the-alastor', ['P2.1'], {
    odds: 'none',
    offers: {
      window: 'space-start',
      applies: (state, use) => takesPart(state, use) && hereAt(state, use.by, 'the-alastor', 'space'),
      not: (state, use) => joiners(state, use.by).length === 0 && no('no-ground-forces'),
      parts: ask('join'),
    },
    asks: {
      join: pickUnits(
        (state, use) => joiners(state, use.by).length + (use.picked?.length ?? 0),
        (state, use) => joiners(state, use.by),
        toTarget((_, unit) => {
          unit.joins = 'space';
          if (unit.at !== 'space') unit.from = unit.at;
          unit.at = 'space';
        }),
      ),
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
  }),
  unitText('cmorran-norr', ['P2.4'], {
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
  }),
  unitText('jns-hylarim', ['P2.4'], {
    odds: 'dice',
    hooks: {
      natural: (state, _by, roll, die) =>
        roll.kind === 'combat' && die.face >= 9 && unitOf(state, die.unit)?.kind === 'jns-hylarim' ? 2 : 0,
    },
  }),
  unitText('salai-sai-corian', ['P2.4'], {
    odds: 'dice',
    hooks: {
      combatDiceOf: (state, by, unit) =>
        unit.side === by && unit.kind === 'salai-sai-corian' ? enemyNonFighters(state, by).length : undefined,
    },
  }),
  unitText('van-hauge', ['P2.5'], {
    odds: 'path',
    hooks: {
      destroyed: (play, by, unit) => {
        if (unit.side !== by || unit.kind !== 'van-hauge') return;
        for (const ship of play.state.units.filter((one) => one.at === 'space' && isShipUnit(one))) destroy(play, ship);
      },
    },
  }),
  moves('ysia-yssrila'),
];

/** Ground forces in the system that may fight in space with The Alastor. */
function joiners(state: Parameters<typeof hasUnits>[0], by: Parameters<typeof hasUnits>[1]) {
  return state.units.filter(
    (unit) =>
      unit.side === by && inSystem(unit) && isGroundUnit(unit) && !isStructureUnit(unit) && unit.joins === undefined,
  );
}
