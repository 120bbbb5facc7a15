import { isGroundUnit } from '../../rules/figures.ts';
import { addHits } from '../../steps/changes/hits.ts';
import { place, remove } from '../../steps/changes/units.ts';
import type { UnitId } from '../units.ts';
import { capture } from './capture.ts';
import { replace } from './moves.ts';
import { prevent, turnEnds } from './parts.ts';
import {
  here,
  hereAt,
  ids,
  inSystem,
  isAttacker,
  isOther,
  lineInUse,
  nextDoor,
  no,
  ofTypes,
  opponentOf,
  rows,
  takesPart,
  typeOf,
  unitOf,
} from './row.ts';
import type { EffectRow } from './types.ts';
import { mechText, quietMech } from './unit-text.ts';

/** Said by figures and tags of the unit row: capacity, shield, bombardment. */
const figures = (id: UnitId, steps: readonly string[]): EffectRow => ({
  ...quietMech(id),
  steps,
  resolution: 'engine',
});

/** Section C.3: the texts of mechs. */
export const MECH_TEXTS: readonly EffectRow[] = rows(
  figures('letani-behemoth', ['P3.2']),
  figures('aerie-sentinel', ['P0.5', 'PC.2']),
  {
    ...mechText,
    id: 'dunlain-reaper',
    name: 'Dunlain Reaper',
    faction: 'letnev',
    steps: ['P4.1'],
    category: 'placement',
    offers: [
      {
        window: 'ground-round',
        applies: takesPart,
        cost: { counters: { resources: 2 } },
        kind: 'unit',
        targets: (state, use) => ids(ofTypes(state, use.by, state.planet ?? '', ['infantry'])),
        parts: [
          (play, use) => {
            const unit = unitOf(play.state, use.target);
            if (unit) replace(play, unit, use.by, 'dunlain-reaper', use.effect);
          },
        ],
      },
    ],
  },
  {
    ...mechText,
    id: 'scavenger-zeta',
    sides: 'active player',
    name: 'Scavenger Zeta',
    faction: 'saar',
    steps: ['P4.6'],
    category: 'placement',
    offers: [
      {
        window: 'controlled',
        applies: isAttacker,
        cost: { counters: { tradeGoods: 1 } },
        parts: [
          (play, use) => {
            if (use.planet) place(play, use.by, 'scavenger-zeta', use.planet, use.effect);
          },
        ],
      },
    ],
  },
  quietMech('ember-colossus'),
  quietMech('pride-of-kenara'),
  {
    ...mechText,
    id: 'watcher',
    name: 'Watcher',
    faction: 'empyrean',
    steps: ['every window'],
    category: 'hit-canceller',
    offers: [
      {
        window: 'card',
        applies: (_, use) => use.party !== use.by,
        // In the active system, or next to it where the other player has units.
        kind: 'unit',
        targets: (state, use) =>
          ids(
            state.units.filter(
              (unit) => unit.side === use.by && unit.kind === 'watcher' && (inSystem(unit) || nextDoor(unit)),
            ),
          ),
        worth: { spends: 'target' },
        parts: [
          (play, use) => {
            const unit = unitOf(play.state, use.target);
            if (unit) remove(play, unit, use.effect);
          },
          prevent(),
        ],
      },
    ],
  },
  quietMech('zs-thunderbolt'),
  {
    ...mechText,
    id: 'icarus-drive',
    sides: 'active player',
    name: 'Icarus Drive',
    faction: 'creuss',
    steps: ['P0.3'],
    category: 'placement',
    offers: (['alpha', 'beta'] as const).map((hole) => ({
      window: 'activation' as const,
      kind: 'unit',
      targets: (state, use) =>
        ids(state.units.filter((unit) => unit.side === use.by && unit.kind === 'icarus-drive' && inSystem(unit))),
      worth: { opens: hole },
      parts: [
        (play, use) => {
          const unit = unitOf(play.state, use.target);
          if (unit) remove(play, unit, use.effect);
          if (!play.state.system.wormholes.includes(hole)) play.state.system.wormholes.push(hole);
        },
      ],
    })) satisfies EffectRow['offers'],
  },
  figures('annihilator', ['P3.2', 'P4.4']),
  {
    ...mechText,
    id: 'starlancer',
    sides: 'active player',
    name: 'Starlancer',
    faction: 'mahact',
    steps: ['P0.3'],
    category: 'turn-end',
    facts: ['tokensOf'],
    offers: [
      {
        window: 'activation',
        applies: (state, use) => isOther(state, use) && here(state, use.by, 'starlancer'),
        not: (state, use) => !state.parties[use.by]?.facts.tokensOf?.includes('attacker') && no('no-captured-token'),
        worth: { behind: 'action' },
        parts: [
          (play, use) => {
            const facts = play.state.parties[use.by]?.facts;
            if (facts?.tokensOf) facts.tokensOf = facts.tokensOf.filter((party) => party !== 'attacker');
          },
          turnEnds(),
        ],
      },
    ],
  },
  {
    // From the commitment on; not against bombardment from space.
    ...mechText,
    id: 'moll-terminus',
    name: 'Moll Terminus',
    faction: 'mentak',
    steps: ['P3.9', 'P4.3'],
    category: 'hit-restriction',
    odds: { ground: 'losses' },
    hooks: {
      noSustain: (state, by, unit, pool) =>
        by !== null &&
        unit.side !== by &&
        unit.at !== 'space' &&
        isGroundUnit(unit) &&
        pool.source !== 'bombardment' &&
        hereAt(state, by, 'moll-terminus', unit.at) &&
        no('moll-terminus'),
    },
  },
  {
    ...mechText,
    id: 'iconoclast',
    name: 'Iconoclast',
    faction: 'naalu',
    steps: ['P4.2'],
    category: 'roll-modifier',
    odds: 'dice',
    facts: ['relicFragment'],
    hooks: {
      combatModifier: (state, by, unit, roll) =>
        unit.side === by && unit.kind === 'iconoclast' && state.parties[roll.on]?.facts.relicFragment === true ? 2 : 0,
    },
  },
  {
    // Flips at the start of a space combat if it is in the space area, and back at its end.
    ...mechText,
    id: 'eidolon',
    name: 'Eidolon',
    faction: 'naaz-rokha',
    steps: ['P2.1'],
    category: 'unit-stat',
    odds: 'none',
    hooks: {
      step: (play, by, step) => {
        for (const unit of play.state.units) {
          if (unit.side !== by || unit.kind !== 'eidolon') continue;
          if (step === 'P2.1' && play.state.round <= 1 && unit.at === 'space') unit.as = 'z-grav-eidolon';
          if (step === 'P2.6 ended') delete unit.as;
        }
      },
    },
  },
  figures('z-grav-eidolon', ['P2.4']),
  {
    ...mechText,
    id: 'mordred',
    name: 'Mordred',
    faction: 'nekro',
    steps: ['P4.2'],
    category: 'roll-modifier',
    odds: 'dice',
    facts: ['assimilated'],
    hooks: {
      combatModifier: (state, by, unit, roll) =>
        unit.side === by && unit.kind === 'mordred' && state.parties[by]?.facts.assimilated?.includes(roll.on) ? 2 : 0,
    },
  },
  {
    ...mechText,
    id: 'quantum-manipulator',
    name: 'Quantum Manipulator',
    faction: 'nomad',
    steps: ['P2.1', 'P2.2', 'P2.5'],
    category: 'hit-canceller',
    odds: 'losses',
    hooks: {
      maySustain: (state, by, unit, pool) =>
        state.phase === 'space' &&
        unit.side === by &&
        pool.on === by &&
        pool.place === 'space' &&
        unit.kind === 'quantum-manipulator' &&
        unit.at === 'space',
    },
  },
  {
    ...mechText,
    id: 'valkyrie-exoskeleton',
    name: 'Valkyrie Exoskeleton',
    faction: 'sardakk',
    steps: ['P4.3'],
    category: 'hit-producer',
    odds: { ground: 'path' },
    hooks: {
      sustained: (play, by, unit) => {
        const { state } = play;
        if (state.phase !== 'ground' || unit.side !== by || unit.kind !== 'valkyrie-exoskeleton' || unit.at === 'space')
          return;
        // Nobody may be left to take it: both sides assign at once, so that is not asked here.
        const on = opponentOf(state, by);
        addHits(play, {
          on,
          by,
          source: 'effect',
          effect: 'valkyrie-exoskeleton',
          place: unit.at,
          eligible: 'ground',
          count: 1,
          chooser: on,
        });
      },
    },
  },
  {
    // Instead of a PDS, where Awaken would place one.
    ...mechText,
    id: 'hecatoncheires',
    sides: 'active player',
    name: 'Hecatoncheires',
    faction: 'titans',
    steps: ['P0.3'],
    category: 'placement',
    offers: [
      {
        window: 'activation',
        applies: isAttacker,
        kind: 'place',
        targets: (state, use) => state.planets.filter((planet) => planet.sleeper === use.by).map((planet) => planet.id),
        repeat: true,
        parts: [
          (play, use) => {
            const planet = play.state.planets.find((one) => one.id === use.target);
            const infantry = lineInUse(play.state, use.by, 'infantry');
            if (!planet || !infantry) return;
            planet.sleeper = null;
            place(play, use.by, 'hecatoncheires', planet.id, use.effect);
            place(play, use.by, infantry, planet.id, use.effect);
          },
        ],
      },
    ],
  },
  // Read by Fragile.
  figures('shield-paling', ['P4.2']),
  {
    ...mechText,
    id: 'reanimator',
    name: 'Reanimator',
    faction: 'cabal',
    steps: ['P3.5', 'P4.3'],
    category: 'placement',
    odds: 'none',
    hooks: {
      destroyed: (play, by, unit) => {
        if (unit.side === by && typeOf(unit) === 'infantry' && hereAt(play.state, by, 'reanimator', unit.at))
          capture(play, by, unit.kind);
      },
    },
  },
  {
    ...mechText,
    id: 'reclaimer',
    sides: 'active player',
    name: 'Reclaimer',
    faction: 'winnu',
    steps: ['PC.3'],
    category: 'placement',
    offers: (['pds', 'space-dock'] as const).map((type) => ({
      window: 'complete' as const,
      applies: isAttacker,
      kind: 'place',
      targets: (state, use) =>
        state.planets
          .filter(
            (planet) =>
              planet.stage === 'controlled' && planet.owner === use.by && hereAt(state, use.by, 'reclaimer', planet.id),
          )
          .map((planet) => planet.id),
      parts: [
        (play, use) => {
          const kind = lineInUse(play.state, use.by, type);
          if (kind && use.target) place(play, use.by, kind, use.target, use.effect);
        },
      ],
    })) satisfies EffectRow['offers'],
  },
  // The second offer of Indoctrination.
  figures('moyins-ashes', ['P4.1']),
  quietMech('blackshade-infiltrator'),
);
