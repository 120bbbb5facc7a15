import { isShared } from '../../rules/invasion.ts';
import { isAttacker, no, planetOf, rowsOf, spaceCombat } from './row.ts';
import type { EffectRow } from './types.ts';

const anomaly = rowsOf('anomaly', 'B');

/** Effects by which units come to coexist in this very landing. */
const AGREED: ReadonlySet<string> = new Set(['research-team', 'viper-ex-23', 'slumberstate-computing']);

/** Section D.6, the map. */
export const MAP: readonly EffectRow[] = [
  // LRR 59.3: ships of the defender.
  anomaly('nebula', 'Nebula', ['P2.4'], {
    sides: 'defender',
    odds: 'dice',
    hooks: { combatModifier: (_, _by, unit, roll) => (unit.side === 'defender' && spaceCombat(roll) ? 1 : 0) },
  }),
  anomaly('entropic-scar', 'Entropic scar', ['all'], {
    set: 'TE',
    odds: 'none',
    // By units there and against them: nothing next door reaches in either, and dice of no unit stay in the box.
    hooks: { noAbility: () => no('entropic-scar') },
  }),
  anomaly('gravity-rift', 'Gravity rift', ['P2.6']),
  anomaly('asteroid-field', 'Asteroid field', ['P2.3']),
  anomaly('supernova', 'Supernova', ['P2.3']),
  // The steps leave planets with coexisting units alone, unless the active player starts the fight.
  anomaly('coexistence', 'Coexistence', ['P3.2', 'P3.8'], {
    kind: 'rule',
    sides: 'active player',
    set: 'TE',
    offers: {
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
      parts: (play, use) => {
        const planet = planetOf(play.state, use.target);
        if (!planet) return;
        planet.coexist = false;
        planet.stage = 'committed';
      },
    },
  }),
];
