import { alphaToBeta } from '../../rules/adjacency.ts';
import { isFighter } from '../../rules/figures.ts';
import { UNITS, type UnitId } from '../units.ts';
import { resolveAtTable, turnEnds } from './parts.ts';
import { crownTakes } from './relics.ts';
import { beatenBy, hasUnits, no, planetOf, rowsOf, typeOf } from './row.ts';
import type { EffectRow } from './types.ts';

const law = rowsOf('law', 'B');

/** Section D.6, laws. */
export const LAWS: readonly EffectRow[] = [
  // Base game only; with Prophecy of Kings the relic takes its place.
  law('the-crown-of-thalnos-law', 'The Crown of Thalnos (law)', ['P2.4', 'P4.2'], {
    elected: true,
    aliases: ['The Crown of Thalnos'],
    category: 'reroll',
    odds: 'none',
    reroll: {
      kinds: ['combat'],
      of: 'own',
      risks: true,
      not: (state) => state.sets.includes('PoK') && no('only-without-pok'),
    },
    hooks: { rolled: crownTakes('the-crown-of-thalnos-law') },
  }),
  law('shard-of-the-throne-law', 'Shard of the Throne (law)', ['PC.1'], {
    elected: true,
    aliases: ['Shard of the Throne'],
    ...resolveAtTable({ window: 'post', applies: (state, use) => beatenBy(state, use.by) }),
  }),
  law('conventions-of-war', 'Conventions of War', ['P3.2'], {
    sides: 'active player',
    odds: 'none',
    hooks: {
      noBombardment: (state, _by, planet) =>
        (planetOf(state, planet)?.traits.includes('cultural') ?? false) && no('conventions-of-war', { planet }),
    },
  }),
  law('publicize-weapon-schematics', 'Publicize Weapon Schematics', ['all'], {
    odds: 'none',
    hooks: {
      noAbility: (_, _by, unit, ability) =>
        ability === 'sustain' && typeOf(unit) === 'war-sun' && no('weapon-schematics'),
    },
  }),
  law('articles-of-war', 'Articles of War', ['all'], {
    set: 'PoK',
    odds: 'none',
    hooks: {
      noAbility: (_, _by, unit, ability) => ability !== 'sustain' && typeOf(unit) === 'mech' && no('articles-of-war'),
    },
    mutes: (row) => row.kind === 'unit' && row.id in UNITS && UNITS[row.id as UnitId].type === 'mech',
  }),
  law('prophecy-of-ixth', 'Prophecy of Ixth', ['P2.4', 'P4.2'], {
    elected: true,
    odds: 'dice',
    hooks: { combatModifier: (_, by, unit) => (unit.side === by && isFighter(unit) ? 1 : 0) },
  }),
  law('minister-of-peace', 'Minister of Peace', ['P0.3'], {
    sides: 'active player',
    elected: true,
    offers: {
      window: 'activation',
      cost: { purge: true },
      not: (state) =>
        state.hasForces &&
        !state.order.some((party) => party !== 'attacker' && hasUnits(state, party)) &&
        no('no-units-here'),
      worth: { behind: 'action' },
      parts: turnEnds(),
    },
  }),
  law('wormhole-reconstruction', 'Wormhole Reconstruction', ['P1.2', 'P2.3'], {
    odds: 'none',
    hooks: { adjoins: (state, _by, _party, system) => alphaToBeta(state, system) },
  }),
  // At most 4 tokens in the fleet pool (rules/fleet.ts, setup/limits.ts).
  law('fleet-regulations', 'Fleet Regulations', ['P0.5']),
  law('demilitarized-zone', 'Demilitarized Zone', ['P3.7'], {
    sides: 'active player',
    odds: 'none',
    hooks: {
      noLanding: (state, _by, _party, planet) =>
        planetOf(state, planet)?.demilitarized === true && no('demilitarized', { planet }),
    },
  }),
  law('the-crown-of-emphidia', 'The Crown of Emphidia', ['P4.6'], {
    sides: 'active player',
    elected: true,
    ...resolveAtTable({ window: 'controlled', applies: (state, use) => planetOf(state, use.planet)?.home === use.by }),
  }),
];
