import { whyNotEnter } from '../../rules/anomalies.ts';
import { isFighter, isStructureUnit } from '../../rules/figures.ts';
import { lasts } from '../../steps/changes/effects.ts';
import { send } from '../../steps/changes/leave.ts';
import { destroy } from '../../steps/changes/losses.ts';
import { place } from '../../steps/changes/units.ts';
import type { State, Unit } from '../../types.ts';
import { ask, toTarget } from './parts.ts';
import {
  chooseAmong,
  choosePlanet,
  factionRows,
  force,
  hasShips,
  isAdjacent,
  isAttacker,
  isOther,
  lineInUse,
  no,
  ofTypes,
  pickUnits,
  planetOf,
  systemOf,
  takesPart,
  typeOf,
} from './row.ts';
import type { EffectRow, Part, Use } from './types.ts';

const ability = factionRows('ability', 'TE');

export const galvanizeTarget: Part = toTarget((_, unit) => {
  unit.galvanized = true;
});
/** Units of both sides stay on that planet without a fight. */
export const coexist: Part = (play, use) => {
  const planet = planetOf(play.state, use.target);
  if (!planet) return;
  planet.coexist = true;
  // Agreed for this invasion: the active player cannot start the fight all the same.
  lasts(play, { effect: use.effect, by: use.by, until: 'invasion', planet: planet.id });
};

/** Ships next door in systems without the owner's token. */
function rescuers(state: State, use: Use): Unit[] {
  return state.units.filter(
    (unit) =>
      unit.side === use.by &&
      isAdjacent(state, unit) &&
      !isFighter(unit) &&
      !whyNotEnter(state, use.by, state.system.anomalies, 'active') &&
      ['flagship', 'war-sun', 'dreadnought', 'carrier', 'cruiser', 'destroyer'].includes(typeOf(unit)) &&
      !state.adjacent.some((row) => row.id === systemOf(unit) && row.tokens.includes(use.by)),
  );
}

/** Section D.3, faction abilities of Thunder's Edge. */
export const EDGE_ABILITIES: readonly EffectRow[] = [
  // Galvanized units roll one more die wherever dice are made (rules/dice.ts).
  ability('galvanize', 'Galvanize', 'bastion', ['all rolls']),
  ability('phoenix-standard', 'Phoenix Standard', 'bastion', ['P2.6', 'P4.5'], {
    offers: {
      window: ['space-end', 'ground-end'],
      applies: takesPart,
      ...chooseAmong((state, use) =>
        force(state, use.by, use.window === 'space-end' ? 'space' : (use.planet ?? state.planet ?? '')).filter(
          (unit) => !unit.galvanized,
        ),
      ),
      worth: { helps: 'target' },
      parts: galvanizeTarget,
    },
  }),
  ability('liberate', 'Liberate', 'bastion', ['P4.6'], {
    sides: 'active player',
    odds: 'none',
    offers: {
      window: 'controlled',
      mandatory: true,
      applies: isAttacker,
      parts: (play, use) => {
        const planet = planetOf(play.state, use.planet);
        const kind = lineInUse(play.state, use.by, 'infantry');
        if (!planet || !kind) return;
        const infantry = ofTypes(play.state, use.by, planet.id, ['infantry']).length;
        if (infantry >= planet.resources) planet.exhausted = false;
        else place(play, use.by, kind, planet.id, use.effect);
      },
    },
  }),
  ability('survival-instinct', 'Survival Instinct', 'ral-nel', ['P0.3'], {
    sides: 'active player',
    offers: {
      window: 'activation',
      applies: isOther,
      not: (state, use) =>
        !hasShips(state, use.by) ? no('no-ships-here') : rescuers(state, use).length === 0 && no('no-ships-next-door'),
      parts: ask('ships'),
    },
    asks: {
      ships: pickUnits(
        2,
        (state, use) => rescuers(state, use),
        toTarget((play, unit) => send(play, unit, 'space')),
      ),
    },
  }),
  ability('miniaturization', 'Miniaturization', 'ral-nel', ['P1.2'], {
    odds: 'none',
    hooks: {
      noAbility: (_, by, unit) =>
        unit.side === by && unit.at === 'space' && isStructureUnit(unit) && no('miniaturized'),
    },
  }),
  ability('research-team', 'Research Team', 'deepwrought', ['P3.8'], {
    sides: 'active player',
    offers: {
      window: 'committed',
      applies: isOther,
      ...choosePlanet((planet, use) => planet.stage === 'committed' && planet.owner === use.by),
      repeat: true,
      parts: coexist,
    },
  }),
  ability('sundered', 'Sundered', 'rebellion', ['P0.4'], {
    sides: 'active player',
    odds: 'none',
    hooks: {
      step: (play, by, step) => {
        if (step !== 'P0.6' || play.state.system.home !== by) return;
        for (const unit of play.state.units.filter(
          (one) => one.side === 'attacker' && one.side !== by && one.at === 'space',
        ))
          destroy(play, unit);
      },
    },
  }),
];
