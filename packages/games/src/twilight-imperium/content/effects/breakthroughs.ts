import { lasts } from '../../steps/changes/effects.ts';
import { place } from '../../steps/changes/units.ts';
import { coexist } from './abilities-edge.ts';
import { atTable } from './parts.ts';
import {
  force,
  hasEntropicScar,
  ids,
  isAttacker,
  isMecatol,
  lineInUse,
  opponentOf,
  planetOf,
  rows,
  typeOf,
  wonCombats,
} from './row.ts';
import type { EffectRow } from './types.ts';

const breakthrough = { kind: 'breakthrough', set: 'TE', resolution: 'engine', sides: 'same' } as const;

/** Section D.6, breakthroughs, and the plot of section D.3. */
export const BREAKTHROUGHS: readonly EffectRow[] = rows(
  {
    ...breakthrough,
    id: 'gravleash-maneuvers',
    name: 'Gravleash Maneuvers',
    faction: 'letnev',
    steps: ['P2.4'],
    category: 'roll-modifier',
    odds: 'dice',
    offers: [
      {
        window: 'before-roll',
        applies: (_, use) => use.spec?.kind === 'combat' && use.spec.by === use.by && use.spec.place === 'space',
        kind: 'unit',
        targets: (state, use) => ids(force(state, use.by, 'space')),
        parts: [
          (play, use) => {
            const amount = new Set(force(play.state, use.by, 'space').map(typeOf)).size;
            lasts(play, {
              effect: use.effect,
              by: use.by,
              until: 'roll',
              amount,
              ...(use.target === undefined ? {} : { unit: use.target }),
            });
          },
        ],
      },
    ],
    lasting: { combatModifier: (_, _by, unit, _roll, given) => (given?.unit === unit.id ? (given.amount ?? 0) : 0) },
  },
  {
    ...breakthrough,
    id: 'imperator',
    name: 'Imperator',
    faction: 'winnu',
    steps: ['P2.4', 'P4.2'],
    category: 'roll-modifier',
    odds: 'dice',
    facts: ['supports'],
    hooks: {
      combatModifier: (state, by, unit, roll) => (unit.side === by ? (state.parties[roll.on]?.facts.supports ?? 0) : 0),
    },
  },
  {
    ...breakthrough,
    id: 'norr-supremacy',
    name: "N'orr Supremacy",
    faction: 'sardakk',
    steps: ['PC.1'],
    category: 'economy',
    resolution: 'table',
    offers: [
      {
        window: 'post',
        repeat: true,
        kind: 'place',
        targets: (state, use) => wonCombats(state, use.by),
        parts: [atTable()],
      },
    ],
  },
  {
    ...breakthrough,
    id: 'fealty-uplink',
    sides: 'active player',
    name: 'Fealty Uplink',
    faction: 'l1z1x',
    steps: ['P4.6'],
    category: 'placement',
    offers: [
      {
        window: 'controlled',
        applies: isAttacker,
        parts: [
          (play, use) => {
            const planet = planetOf(play.state, use.planet);
            const kind = lineInUse(play.state, use.by, 'infantry');
            if (planet && kind)
              for (let i = 0; i < planet.influence; i++) place(play, use.by, kind, planet.id, use.effect);
          },
        ],
      },
    ],
  },
  {
    ...breakthrough,
    id: 'slumberstate-computing',
    sides: 'active player',
    name: 'Slumberstate Computing',
    faction: 'titans',
    steps: ['P3.8'],
    category: 'placement',
    offers: [
      {
        window: 'committed',
        applies: isAttacker,
        // Only where the fight comes from awakened units alone.
        kind: 'place',
        targets: (state, use) =>
          state.planets
            .filter((planet) => planet.stage === 'committed' && !planet.coexist)
            .map((planet) => planet.id)
            .filter((id) => {
              const mine = force(state, use.by, id);
              return mine.length > 0 && mine.every((unit) => typeOf(unit) === 'pds');
            }),
        repeat: true,
        parts: [coexist],
      },
    ],
  },
  {
    ...breakthrough,
    id: 'the-reaping',
    name: 'The Reaping',
    faction: 'obsidian',
    steps: ['PC.1'],
    category: 'economy',
    resolution: 'table',
    facts: ['puppets'],
    offers: [
      {
        window: 'post',
        repeat: true,
        kind: 'place',
        targets: (state, use) =>
          wonCombats(state, use.by).filter((place) =>
            state.parties[use.by]?.facts.puppets?.includes(opponentOf(state, use.by, place)),
          ),
        parts: [atTable()],
      },
    ],
  },
  {
    ...breakthrough,
    id: 'custodia-vigilia',
    name: 'Custodia Vigilia',
    aliases: ['I.I.H.Q. Modernization'],
    set: 'C3',
    faction: 'keleres',
    steps: ['P1.2', 'P3.9'],
    category: 'hit-producer',
    odds: 'none',
    hooks: {
      loose: (state, by, roll) => {
        const planet = state.planets.find((one) => isMecatol(state, one) && one.owner === by);
        return planet &&
          !hasEntropicScar(state) &&
          roll.kind === 'cannon' &&
          (roll.place === 'space' || roll.place === planet.id)
          ? { value: 5, dice: 1 }
          : undefined;
      },
    },
  },
  {
    // Its reach is not settled: combat rolls alone, or unit abilities too (option).
    ...breakthrough,
    kind: 'plot',
    id: 'assail',
    name: 'Assail',
    faction: 'obsidian',
    option: 'assail',
    steps: ['all rolls'],
    category: 'roll-modifier',
    odds: 'dice',
    facts: ['puppets'],
    hooks: {
      combatModifier: (state, by, unit, roll) =>
        unit.side === by && state.parties[by]?.facts.puppets?.includes(roll.on) ? 1 : 0,
      abilityModifier: (state, by, unit, roll) =>
        state.options.assail === 'all-rolls' && unit.side === by && state.parties[by]?.facts.puppets?.includes(roll.on)
          ? 1
          : 0,
    },
  },
);
