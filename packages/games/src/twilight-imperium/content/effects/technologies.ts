import { distinct, isStructureUnit, nonFighters } from '../../rules/figures.ts';
import { shieldedBy } from '../../rules/reach.ts';
import { destroy } from '../../steps/changes/losses.ts';
import { place } from '../../steps/changes/units.ts';
import type { State } from '../../types.ts';
import { UNITS } from '../units.ts';
import { earn } from './moves.ts';
import { ask, bonus, destroyUnit, hitTarget, repairable, repairUnit, resolveAtTable } from './parts.ts';
import {
  chooseAmong,
  choosePlanet,
  enemyNonFighters,
  force,
  groundCombat,
  groundWinner,
  hasStructures,
  isAboutOwn,
  isAttacker,
  isSide,
  lineInUse,
  no,
  opponentOf,
  pickUnit,
  planetOf,
  rowsOf,
  takesPart,
  typeOf,
} from './row.ts';
import type { EffectRow, Use } from './types.ts';

const tech = rowsOf('technology', 'B');

const structuresOn = (state: State, use: Use): boolean =>
  state.units.some((unit) => unit.side === use.by && unit.at === state.planet && isStructureUnit(unit));
/** Magen Defense Grid in the text of Codex I: the owner may choose the one unit that takes the hit. */
const grid = {
  window: 'ground-start',
  applies: (state: State, use: Use) => isSide(state, use.by) && structuresOn(state, use),
  ...chooseAmong((state: State, use: Use) => force(state, opponentOf(state, use.by), state.planet ?? '')),
  parts: hitTarget(),
} as const;

/**
 * A unit of the owner on the planet has Planetary Shield at this moment: nobody took it away, neither a war sun of the
 * opponent nor L4 Disruptors (F7).
 */
function hasShield(state: State, { by }: Use): boolean {
  const foe = opponentOf(state, by);
  if (state.parties[foe]?.effects.includes('l4-disruptors')) return false;
  return state.planet !== null && shieldedBy(state, state.planet, by, foe);
}

/** Section D.2. */
export const TECHNOLOGIES: readonly EffectRow[] = [
  tech('antimass-deflectors', 'Antimass Deflectors', ['P1.2', 'P3.9'], {
    odds: 'none',
    hooks: { abilityModifier: (_, by, _unit, roll) => (roll.kind === 'cannon' && roll.on === by ? -1 : 0) },
  }),
  tech('dark-energy-tap', 'Dark Energy Tap', ['P2.3', 'P2.6'], {
    set: 'PoK',
    odds: 'none',
    hooks: { mayRetreatTo: (_, by, party) => party === by },
  }),
  tech('light-wave-deflector', 'Light/Wave Deflector', ['P0.3', 'P0.4'], {
    sides: 'active player',
    ...resolveAtTable({ window: 'activation', applies: isAttacker }),
  }),
  tech('gravity-drive', 'Gravity Drive', ['P0.3', 'P0.4'], {
    sides: 'active player',
    ...resolveAtTable({ window: 'activation', applies: isAttacker }),
  }),
  tech('plasma-scoring', 'Plasma Scoring', ['P1.2', 'P3.4', 'P3.9', 'P4.4'], {
    odds: 'none',
    hooks: {
      abilityDice: (_, by, roll) => (roll.by === by && (roll.kind === 'bombardment' || roll.kind === 'cannon') ? 1 : 0),
    },
  }),
  tech('graviton-laser-system', 'Graviton Laser System', ['P1.2'], {
    odds: 'none',
    offers: {
      window: 'before-roll',
      applies: (_, use) => use.spec?.kind === 'cannon' && use.spec.by === use.by && use.spec.place === 'space',
      cost: { exhaust: true },
      parts: bonus('roll'),
    },
    lasting: {
      eligible: (_, by, roll) => (roll.kind === 'cannon' && roll.by === by ? 'non-fighters-first' : undefined),
    },
  }),
  tech('assault-cannon', 'Assault Cannon', ['P2.1'], {
    sides: 'active player',
    odds: 'none',
    offers: {
      window: 'space-start',
      mandatory: true,
      applies: takesPart,
      // Checked when its owner resolves it: three or more own non-fighter ships at that moment.
      not: (state, use) =>
        nonFighters(state, use.by).length < 3
          ? no('three-non-fighters')
          : enemyNonFighters(state, use.by).length === 0 && no('no-enemy-non-fighters'),
      parts: ask('loss'),
    },
    asks: {
      loss: pickUnit((state, use) => enemyNonFighters(state, use.by), destroyUnit('target'), { who: 'opponent' }),
    },
  }),
  tech('duranium-armor', 'Duranium Armor', ['P2.5', 'P4.3'], {
    odds: 'losses',
    offers: {
      window: ['space-assigned', 'ground-assigned'],
      mandatory: true,
      applies: takesPart,
      kind: 'unit',
      targets: (state, use) => repairable(state, use.by),
      worth: { helps: 'target' },
      parts: repairUnit('target'),
    },
  }),
  tech('magen-defense-grid', 'Magen Defense Grid', ['P4.1'], {
    odds: 'path',
    offers: {
      window: 'ground-round',
      applies: takesPart,
      not: (state, use) => !hasShield(state, use) && no('no-shield-here'),
      cost: { exhaust: true },
      parts: bonus('round'),
    },
    lasting: { noRoll: (state, by, roller) => roller === opponentOf(state, by) },
  }),
  tech('magen-defense-grid-omega', 'Magen Defense Grid Ω', ['P4.1'], {
    set: 'C1',
    offers: grid,
  }),
  tech('magen-defense-grid-omega-omega', 'Magen Defense Grid ΩΩ', ['P0.3', 'P4.1'], {
    set: 'C4',
    odds: 'none',
    // Both are automatic; only the unit that takes the hit is chosen (F7).
    offers: [
      {
        window: 'activation',
        automatic: true,
        applies: (state, use) => hasStructures(state, use.by),
        parts: (play, use) => {
          const kind = lineInUse(play.state, use.by, 'infantry');
          const structures = play.state.units.filter(
            (unit) => unit.side === use.by && isStructureUnit(unit) && planetOf(play.state, unit.at),
          );
          if (kind) for (const unit of structures) place(play, use.by, kind, unit.at, use.effect);
        },
      },
      {
        window: 'ground-start',
        automatic: true,
        applies: (state, use) => grid.applies(state, use) && grid.targets(state, use).length > 0,
        parts: (play, use) => {
          const units = distinct(force(play.state, opponentOf(play.state, use.by), play.state.planet ?? ''));
          const [only, other] = units;
          if (only && !other) hitTarget()(play, { ...use, target: only.id });
          else ask('hit')(play, use);
        },
      },
    ],
    asks: { hit: { who: 'owner', count: () => 1, kind: 'unit', from: grid.targets, chosen: hitTarget() } },
  }),
  tech('x-89-bacterial-weapon', 'X-89 Bacterial Weapon', [], {
    resolution: 'outside',
  }),
  tech('x-89-bacterial-weapon-omega', 'X-89 Bacterial Weapon Ω', ['P3.5', 'P4.4'], {
    sides: 'active player',
    set: 'C1',
    offers: {
      window: 'bombarded',
      applies: isAttacker,
      ...choosePlanet((planet) => planet.bombed > 0),
      repeat: true,
      parts: (play, use) => {
        for (const unit of play.state.units.filter(
          (one) => one.at === use.target && one.side !== use.by && typeOf(one) === 'infantry',
        ))
          destroy(play, unit);
      },
    },
  }),
  // Mandatory: hits of bombardment and of ground combat are doubled, bombarded planets are exhausted.
  tech('x-89-bacterial-weapon-omega-omega', 'X-89 Bacterial Weapon ΩΩ', ['P3.4', 'P4.2', 'P4.4'], {
    set: 'C4',
    odds: { ground: 'path' },
    hooks: {
      tally: (_, by, roll, hits) =>
        roll.by === by && (roll.kind === 'bombardment' || groundCombat(roll)) ? hits * 2 : hits,
      rolled: (play, by, roll) => {
        const planet = roll.kind === 'bombardment' && roll.by === by ? planetOf(play.state, roll.place) : undefined;
        if (planet) planet.exhausted = true;
      },
    },
  }),
  tech('dacxive-animators', 'Dacxive Animators', ['P4.5', 'PC.1'], {
    offers: {
      window: 'ground-end',
      applies: (state, use) => groundWinner(state, use.planet ?? state.planet) === use.by,
      parts: (play, use) => {
        const kind = lineInUse(play.state, use.by, 'infantry');
        const planet = use.planet ?? play.state.planet;
        if (kind && planet) place(play, use.by, kind, planet, use.effect);
      },
    },
  }),
  tech('self-assembly-routines', 'Self-Assembly Routines', ['P3.5', 'P4.3'], {
    set: 'PoK',
    category: 'economy',
    resolution: 'table',
    offers: {
      window: 'destroyed',
      applies: isAboutOwn((unit) => typeOf(unit) === 'mech'),
      freeGain: true,
      parts: earn('tradeGoods', 1),
    },
  }),
  // The figures are in content/units; destroyed infantry that comes back is left to the table.
  tech('unit-upgrades', 'Infantry II and unit upgrades', [], {
    kind: 'rule',
    odds: 'none',
    hooks: {
      destroyed: (play, _by, unit) => {
        if (UNITS[unit.kind].tags?.some((tag) => tag.startsWith('returns-')))
          play.emit({ type: 'table', effect: 'unit-upgrades', by: unit.side });
      },
    },
  }),
];
