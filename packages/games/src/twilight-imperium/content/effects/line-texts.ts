import { isShipUnit, isStructureUnit } from '../../rules/figures.ts';
import { destroy } from '../../steps/changes/losses.ts';
import type { State, Unit } from '../../types.ts';
import { UNITS, type UnitId } from '../units.ts';
import { askOn } from './moves.ts';
import { destroyUnit, resolveAtTable } from './parts.ts';
import { chooseUnit, isAboutOwn, ofTypes, opponentOf, pickUnits, takesPart, unitOf } from './row.ts';
import type { EffectRow } from './types.ts';
import { figures, moves, quiet, unitText } from './unit-text.ts';

/** At the end of a combat the rebels may put a breach there. */
const exile = (id: UnitId): EffectRow =>
  unitText(id, ['P2.6', 'P4.5'], {
    offers: {
      window: ['space-end', 'ground-end'],
      applies: (state, use) =>
        state.units.some((unit) => unit.side === use.by && unit.kind === id) && state.system.breach === 'none',
      parts: (play) => {
        play.state.system = { ...play.state.system, breach: id === 'exile-2' ? 'active' : 'inactive' };
      },
    },
  });
/** Its owner gains or converts a commodity. */
const legionnaire = (id: UnitId): EffectRow =>
  unitText(id, ['P3.5', 'P4.3'], {
    category: 'economy',
    ...resolveAtTable({
      window: 'destroyed',
      applies: isAboutOwn((unit) => unit.kind === id),
    }),
  });
/** A linkship fires the space cannon of a structure beside it in space; level I uses each structure once. */
const linkship = (id: UnitId): EffectRow =>
  unitText(id, ['P1.2'], {
    sides: 'active player',
    odds: 'none',
    hooks: {
      ability: (state, by, unit, kind) => {
        if (kind !== 'cannon' || unit.side !== by || unit.kind !== id || unit.at !== 'space') return undefined;
        const structures = state.units.filter(
          (one) => one.side === by && one.at === 'space' && isStructureUnit(one) && UNITS[one.kind].cannon,
        );
        const mine = state.units
          .filter((one) => one.side === by && one.at === 'space' && one.kind === id)
          .indexOf(unit);
        const structure = id === 'linkship-2' ? structures[0] : structures[mine];
        return structure && UNITS[structure.kind].cannon;
      },
    },
  });

/** Section C.4 and the texts of generic upgrades. */
export const LINE_TEXTS: readonly EffectRow[] = [
  figures('infantry-2', ['P3.5', 'P4.3']),
  figures('letani-warrior-2', ['P3.5', 'P4.3']),
  // Natural 9 or 10 (D.7 step 4).
  unitText('strike-wing-alpha-2', ['P2.2'], {
    odds: { barrage: 'path' },
    hooks: {
      rolled: (play, by, roll) => {
        if (roll.kind !== 'barrage' || roll.by !== by) return;
        const fierce = roll.dice.filter(
          (die) => die.face >= 9 && unitOf(play.state, die.unit)?.kind === 'strike-wing-alpha-2',
        ).length;
        for (const unit of ofTypes(play.state, opponentOf(play.state, by), 'space', ['infantry']).slice(0, fierce))
          destroy(play, unit);
      },
    },
  }),
  exile('exile-1'),
  exile('exile-2'),
  legionnaire('crimson-legionnaire-1'),
  legionnaire('crimson-legionnaire-2'),
  moves('corsair'),
  linkship('linkship-1'),
  linkship('linkship-2'),
  figures('floating-factory-1', ['P1.4', 'P2.6']),
  figures('floating-factory-2', ['P1.4', 'P2.6']),
  unitText('exotrireme-2', ['P2.5'], {
    sides: 'active player',
    offers: {
      window: 'space-round-end',
      applies: takesPart,
      ...chooseUnit((unit, use) => unit.side === use.by && unit.kind === 'exotrireme-2' && unit.at === 'space'),
      repeat: true,
      worth: { trades: { destroys: 2 } },
      parts: [destroyUnit('target'), askOn('ships', 'unit')],
    },
    asks: { ships: pickUnits(2, (state) => ships(state), destroyUnit('target'), { bane: true }) },
  }),
  figures('spec-ops-2', ['P3.5', 'P4.3']),
  figures('hel-titan-1', ['P1.2', 'P4.2']),
  figures('hel-titan-2', ['P1.2', 'P4.2']),
  figures('dimensional-tear-1', ['P0.5', 'P2.6']),
  figures('dimensional-tear-2', ['P0.5', 'P2.6']),
  quiet('helios-1'),
  quiet('helios-2'),
];
const ships = (state: State): Unit[] => state.units.filter((unit) => unit.at === 'space' && isShipUnit(unit));
