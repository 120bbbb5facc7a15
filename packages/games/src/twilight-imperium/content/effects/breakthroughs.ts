import { lasts } from '../../steps/changes/effects.ts';
import { place } from '../../steps/changes/units.ts';
import { coexist } from './abilities-edge.ts';
import { resolveAtTable } from './parts.ts';
import {
  chooseAmong,
  factionRows,
  force,
  hasEntropicScar,
  isAttacker,
  isMecatol,
  lineInUse,
  opponentOf,
  planetOf,
  typeOf,
  wonCombats,
} from './row.ts';
import type { EffectRow } from './types.ts';

const breakthrough = factionRows('breakthrough', 'TE');

/** Section D.6, breakthroughs, and the plot of section D.3. */
export const BREAKTHROUGHS: readonly EffectRow[] = [
  breakthrough('gravleash-maneuvers', 'Gravleash Maneuvers', 'letnev', ['P2.4'], {
    odds: 'dice',
    offers: {
      window: 'before-roll',
      applies: (_, use) => use.spec?.kind === 'combat' && use.spec.by === use.by && use.spec.place === 'space',
      ...chooseAmong((state, use) => force(state, use.by, 'space')),
      parts: (play, use) => {
        const amount = new Set(force(play.state, use.by, 'space').map(typeOf)).size;
        lasts(play, {
          effect: use.effect,
          by: use.by,
          until: 'roll',
          amount,
          ...(use.target === undefined ? {} : { unit: use.target }),
        });
      },
    },
    lasting: { combatModifier: (_, _by, unit, _roll, given) => (given?.unit === unit.id ? (given.amount ?? 0) : 0) },
  }),
  breakthrough('imperator', 'Imperator', 'winnu', ['P2.4', 'P4.2'], {
    odds: 'dice',
    facts: ['supports'],
    hooks: {
      combatModifier: (state, by, unit, roll) => (unit.side === by ? (state.parties[roll.on]?.facts.supports ?? 0) : 0),
    },
  }),
  breakthrough('norr-supremacy', "N'orr Supremacy", 'sardakk', ['PC.1'], {
    category: 'economy',
    ...resolveAtTable({
      window: 'post',
      repeat: true,
      kind: 'place',
      targets: (state, use) => wonCombats(state, use.by),
    }),
  }),
  breakthrough('fealty-uplink', 'Fealty Uplink', 'l1z1x', ['P4.6'], {
    sides: 'active player',
    offers: {
      window: 'controlled',
      applies: isAttacker,
      parts: (play, use) => {
        const planet = planetOf(play.state, use.planet);
        const kind = lineInUse(play.state, use.by, 'infantry');
        if (planet && kind) for (let i = 0; i < planet.influence; i++) place(play, use.by, kind, planet.id, use.effect);
      },
    },
  }),
  breakthrough('slumberstate-computing', 'Slumberstate Computing', 'titans', ['P3.8'], {
    sides: 'active player',
    offers: {
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
      parts: coexist,
    },
  }),
  breakthrough('the-reaping', 'The Reaping', 'obsidian', ['PC.1'], {
    category: 'economy',
    facts: ['puppets'],
    ...resolveAtTable({
      window: 'post',
      repeat: true,
      kind: 'place',
      targets: (state, use) =>
        wonCombats(state, use.by).filter((place) =>
          state.parties[use.by]?.facts.puppets?.includes(opponentOf(state, use.by, place)),
        ),
    }),
  }),
  breakthrough('custodia-vigilia', 'Custodia Vigilia', 'keleres', ['P1.2', 'P3.9'], {
    aliases: ['I.I.H.Q. Modernization'],
    set: 'C3',
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
  }),
  // Its reach is not settled: combat rolls alone, or unit abilities too (option).
  breakthrough('assail', 'Assail', 'obsidian', ['all rolls'], {
    kind: 'plot',
    option: 'assail',
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
  }),
];
