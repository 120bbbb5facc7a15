import type { EffectRow } from '../../effects/types.ts';
import { no, rows, spaceCombat } from './row.ts';

const anomaly = { kind: 'anomaly', set: 'B', resolution: 'engine' } as const;

/** Section D.6, the map. */
export const MAP: readonly EffectRow[] = rows(
  {
    // LRR 59.3: ships of the defender.
    ...anomaly,
    id: 'nebula',
    name: 'Nebula',
    steps: ['P2.4'],
    category: 'roll-modifier',
    hooks: { combatModifier: (_, _by, unit, roll) => (unit.side === 'defender' && spaceCombat(roll) ? 1 : 0) },
  },
  {
    ...anomaly,
    id: 'entropic-scar',
    name: 'Entropic scar',
    set: 'TE',
    steps: ['all'],
    category: 'hit-restriction',
    // By units there and against them: nothing next door reaches in either, and dice of no unit stay in the box.
    hooks: { noAbility: () => no('entropic-scar') },
  },
  { ...anomaly, id: 'gravity-rift', name: 'Gravity rift', steps: ['P2.6'], category: 'retreat' },
  { ...anomaly, id: 'asteroid-field', name: 'Asteroid field', steps: ['P2.3'], category: 'retreat' },
  { ...anomaly, id: 'supernova', name: 'Supernova', steps: ['P2.3'], category: 'retreat' },
  {
    // The steps themselves leave planets with coexisting units alone; nothing to hook.
    ...anomaly,
    kind: 'rule',
    id: 'coexistence',
    name: 'Coexistence',
    set: 'TE',
    steps: ['P3.2', 'P3.8'],
    category: 'placement',
    hooks: {},
  },
);
