import { alphaToBeta } from '../../rules/adjacency.ts';
import { isFighter } from '../../rules/figures.ts';
import { UNITS, type UnitId } from '../units.ts';
import { atTable, turnEnds } from './parts.ts';
import { crownTakes } from './relics.ts';
import { beatenBy, hasUnits, no, planetOf, rows, typeOf } from './row.ts';
import type { EffectRow } from './types.ts';

const law = { kind: 'law', set: 'B', resolution: 'engine', sides: 'same' } as const;

/** Section D.6, laws. */
export const LAWS: readonly EffectRow[] = rows(
  {
    // Base game only; with Prophecy of Kings the relic takes its place.
    ...law,
    id: 'the-crown-of-thalnos-law',
    elected: true,
    name: 'The Crown of Thalnos (law)',
    aliases: ['The Crown of Thalnos'],
    steps: ['P2.4', 'P4.2'],
    category: 'reroll',
    odds: 'none',
    reroll: {
      kinds: ['combat'],
      of: 'own',
      risks: true,
      not: (state) => state.sets.includes('PoK') && no('only-without-pok'),
    },
    hooks: { rolled: crownTakes('the-crown-of-thalnos-law') },
  },
  {
    ...law,
    id: 'shard-of-the-throne-law',
    elected: true,
    name: 'Shard of the Throne (law)',
    aliases: ['Shard of the Throne'],
    steps: ['PC.1'],
    category: 'information',
    resolution: 'table',
    offers: [
      {
        window: 'post',
        applies: (state, use) => beatenBy(state, use.by),
        parts: [atTable()],
      },
    ],
  },
  {
    ...law,
    id: 'conventions-of-war',
    sides: 'active player',
    name: 'Conventions of War',
    steps: ['P3.2'],
    category: 'hit-restriction',
    odds: 'none',
    hooks: {
      noBombardment: (state, _by, planet) =>
        (planetOf(state, planet)?.traits.includes('cultural') ?? false) && no('conventions-of-war', { planet }),
    },
  },
  {
    ...law,
    id: 'publicize-weapon-schematics',
    name: 'Publicize Weapon Schematics',
    steps: ['all'],
    category: 'hit-restriction',
    odds: 'none',
    hooks: {
      noAbility: (_, _by, unit, ability) =>
        ability === 'sustain' && typeOf(unit) === 'war-sun' && no('weapon-schematics'),
    },
  },
  {
    ...law,
    id: 'articles-of-war',
    name: 'Articles of War',
    set: 'PoK',
    steps: ['all'],
    category: 'hit-restriction',
    odds: 'none',
    hooks: {
      noAbility: (_, _by, unit, ability) => ability !== 'sustain' && typeOf(unit) === 'mech' && no('articles-of-war'),
    },
    mutes: (row) => row.kind === 'unit' && row.id in UNITS && UNITS[row.id as UnitId].type === 'mech',
  },
  {
    ...law,
    id: 'prophecy-of-ixth',
    elected: true,
    name: 'Prophecy of Ixth',
    steps: ['P2.4', 'P4.2'],
    category: 'roll-modifier',
    odds: 'dice',
    hooks: { combatModifier: (_, by, unit) => (unit.side === by && isFighter(unit) ? 1 : 0) },
  },
  {
    ...law,
    id: 'minister-of-peace',
    sides: 'active player',
    elected: true,
    name: 'Minister of Peace',
    steps: ['P0.3'],
    category: 'turn-end',
    offers: [
      {
        window: 'activation',
        cost: { purge: true },
        not: (state) =>
          state.hasForces &&
          !state.order.some((party) => party !== 'attacker' && hasUnits(state, party)) &&
          no('no-units-here'),
        worth: { behind: 'action' },
        parts: [turnEnds()],
      },
    ],
  },
  {
    ...law,
    id: 'wormhole-reconstruction',
    name: 'Wormhole Reconstruction',
    steps: ['P1.2', 'P2.3'],
    category: 'retreat',
    odds: 'none',
    hooks: { adjoins: (state, _by, _party, system) => alphaToBeta(state, system) },
  },
  {
    // At most 4 tokens in the fleet pool (rules/fleet.ts, setup/limits.ts).
    ...law,
    id: 'fleet-regulations',
    name: 'Fleet Regulations',
    steps: ['P0.5'],
    category: 'unit-stat',
  },
  {
    ...law,
    id: 'demilitarized-zone',
    sides: 'active player',
    name: 'Demilitarized Zone',
    steps: ['P3.7'],
    category: 'hit-restriction',
    odds: 'none',
    hooks: {
      noLanding: (state, _by, _party, planet) =>
        planetOf(state, planet)?.demilitarized === true && no('demilitarized', { planet }),
    },
  },
  {
    ...law,
    id: 'the-crown-of-emphidia',
    sides: 'active player',
    elected: true,
    name: 'The Crown of Emphidia',
    steps: ['P4.6'],
    category: 'information',
    resolution: 'table',
    offers: [
      {
        window: 'controlled',
        applies: (state, use) => planetOf(state, use.planet)?.home === use.by,
        parts: [atTable()],
      },
    ],
  },
);
