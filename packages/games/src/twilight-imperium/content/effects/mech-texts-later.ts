import { isGroundUnit } from '../../rules/figures.ts';
import { place, repair } from '../../steps/changes/units.ts';
import { coexist, galvanizeTarget } from './abilities-edge.ts';
import { ask, toTarget } from './parts.ts';
import {
  abilityRoll,
  choosePlanet,
  chooseUnit,
  here,
  hereAt,
  inSystem,
  isAdjacent,
  isAttacker,
  isOther,
  no,
  pickUnits,
  takesPart,
  typeOf,
  unitOf,
} from './row.ts';
import type { EffectRow } from './types.ts';
import { quiet, unitText } from './unit-text.ts';

/** Section C.3, mechs of the codices and of Thunder's Edge. */
export const LATER_MECH_TEXTS: readonly EffectRow[] = [
  unitText('omniopiares', ['P3.7'], {
    sides: 'active player',
    category: 'economy',
    odds: 'none',
    hooks: {
      landingCost: (state, by, party, planet) => (party !== by && hereAt(state, by, 'omniopiares', planet) ? 1 : 0),
    },
  }),
  unitText('iconoclast-omega', ['P2.2'], {
    odds: 'none',
    hooks: {
      noAbility: (state, by, unit, ability) =>
        by !== null &&
        ability === 'barrage' &&
        unit.side !== by &&
        here(state, by, 'iconoclast-omega') &&
        no('iconoclast'),
    },
  }),
  quiet('iconoclast-omega-omega'),
  unitText('eidolon-maximum', ['P2.1', 'P4.1'], {
    odds: 'losses',
    hooks: {
      untouchable: (_, by, unit, pool) =>
        unit.side === by && unit.kind === 'eidolon-maximum' && abilityRoll({ kind: pool.source }),
      step: (play, by, step) => {
        if (step !== 'P2.1' && step !== 'P4.1') return;
        const at = step === 'P2.1' ? 'space' : play.state.planet;
        for (const unit of play.state.units)
          if (unit.side === by && unit.kind === 'eidolon-maximum' && unit.at === at)
            repair(play, unit, 'eidolon-maximum');
      },
    },
  }),
  unitText('a3-valiance', ['P4.3'], {
    odds: { ground: 'path' },
    hooks: {
      destroyed: (play, by, unit) => {
        if (unit.side !== by || unit.kind !== 'a3-valiance' || !unit.galvanized) return;
        play.call('effect choice', { effect: 'a3-valiance', by, window: 'destroyed', ask: 'infantry', picked: [] });
      },
    },
    asks: {
      infantry: pickUnits(
        3,
        (state, use) =>
          state.units.filter(
            (unit) => unit.side === use.by && inSystem(unit) && typeOf(unit) === 'infantry' && !unit.galvanized,
          ),
        galvanizeTarget,
        { boon: true },
      ),
    },
  }),
  unitText('eanautic', ['P0.3'], {
    sides: 'active player',
    offers: {
      window: 'activation',
      ...chooseUnit(
        (unit, use, state) =>
          unit.side === use.by &&
          unit.kind === 'eanautic' &&
          state.planets.some((planet) => planet.id === unit.at && planet.coexist),
      ),
      repeat: true,
      parts: toTarget((_, unit) => {
        unit.at = 'aside';
      }),
    },
  }),
  unitText('revenant', ['P3.8'], {
    sides: 'active player',
    offers: {
      window: 'committed',
      applies: isAttacker,
      not: (state) => state.system.breach !== 'active' && no('no-active-breach'),
      ...choosePlanet((planet) => !planet.demilitarized),
      parts: (play, use) => {
        const planet = play.state.planets.find((one) => one.id === use.target);
        if (!planet) return;
        place(play, use.by, 'revenant', planet.id, use.effect);
        planet.stage = 'committed';
      },
    },
  }),
  unitText('alarum', ['P4.3'], {
    offers: {
      window: 'ground-round-end',
      applies: (state, use) =>
        takesPart(state, use) && state.planet !== null && hereAt(state, use.by, 'alarum', state.planet),
      not: (state, use) => nearby(state, use.by).length === 0 && no('no-ground-forces'),
      parts: ask('units'),
    },
    asks: {
      units: pickUnits(
        2,
        (state, use) => nearby(state, use.by),
        (play, use) => {
          const unit = unitOf(play.state, use.target);
          if (unit && play.state.planet) unit.at = play.state.planet;
        },
      ),
    },
  }),
  unitText('viper-ex-23', ['P3.8'], {
    sides: 'active player',
    offers: {
      window: 'committed',
      applies: isOther,
      ...choosePlanet(
        (planet, use, state) =>
          planet.stage === 'committed' && !planet.coexist && hereAt(state, use.by, 'viper-ex-23', planet.id),
      ),
      repeat: true,
      parts: coexist,
    },
  }),
  quiet('viper-hollow'),
];

function nearby(state: Parameters<typeof here>[0], by: Parameters<typeof here>[1]) {
  return state.units.filter(
    (unit) =>
      unit.side === by &&
      isAdjacent(state, unit) &&
      isGroundUnit(unit) &&
      (typeOf(unit) === 'infantry' || typeOf(unit) === 'mech'),
  );
}
