import { isShared } from '../../rules/invasion.ts';
import { isAttacker, no, planetOf, rows, spaceCombat } from './row.ts';
import type { EffectRow } from './types.ts';

const anomaly = { kind: 'anomaly', set: 'B', resolution: 'engine', sides: 'same' } as const;

/** Effects by which units come to coexist in this very landing. */
const AGREED: ReadonlySet<string> = new Set(['research-team', 'viper-ex-23', 'slumberstate-computing']);

/** Section D.6, the map. */
export const MAP: readonly EffectRow[] = rows(
  {
    // LRR 59.3: ships of the defender.
    ...anomaly,
    id: 'nebula',
    sides: 'defender',
    name: 'Nebula',
    steps: ['P2.4'],
    category: 'roll-modifier',
    odds: 'dice',
    hooks: { combatModifier: (_, _by, unit, roll) => (unit.side === 'defender' && spaceCombat(roll) ? 1 : 0) },
  },
  {
    ...anomaly,
    id: 'entropic-scar',
    name: 'Entropic scar',
    set: 'TE',
    steps: ['all'],
    category: 'hit-restriction',
    odds: 'none',
    // By units there and against them: nothing next door reaches in either, and dice of no unit stay in the box.
    hooks: { noAbility: () => no('entropic-scar') },
  },
  { ...anomaly, id: 'gravity-rift', name: 'Gravity rift', steps: ['P2.6'], category: 'retreat' },
  { ...anomaly, id: 'asteroid-field', name: 'Asteroid field', steps: ['P2.3'], category: 'retreat' },
  { ...anomaly, id: 'supernova', name: 'Supernova', steps: ['P2.3'], category: 'retreat' },
  {
    // The steps leave planets with coexisting units alone, unless the active player starts the fight.
    ...anomaly,
    kind: 'rule',
    id: 'coexistence',
    sides: 'active player',
    name: 'Coexistence',
    set: 'TE',
    steps: ['P3.2', 'P3.8'],
    category: 'placement',
    offers: [
      {
        window: 'committed',
        applies: isAttacker,
        kind: 'place',
        targets: (state) =>
          state.planets
            .map((planet) => planet.id)
            .filter(
              (id) => isShared(state, id) && !state.bonuses.some((one) => one.planet === id && AGREED.has(one.effect)),
            ),
        repeat: true,
        parts: [
          (play, use) => {
            const planet = planetOf(play.state, use.target);
            if (!planet) return;
            planet.coexist = false;
            planet.stage = 'committed';
          },
        ],
      },
    ],
  },
);
