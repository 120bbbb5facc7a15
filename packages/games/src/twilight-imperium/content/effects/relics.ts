import { isHit } from '../../rules/dice.ts';
import { fightRow, isFighter, isShipUnit } from '../../rules/figures.ts';
import { destroy } from '../../steps/changes/losses.ts';
import type { Roll } from '../../types.ts';
import { shift } from './moves.ts';
import { resolveAtTable } from './parts.ts';
import { hasEntropicScar, planetOf, rollOf, rowsOf, typeOf, unitOf } from './row.ts';
import type { EffectRow } from './types.ts';

const relic = rowsOf('relic', 'PoK');

/** A unit whose dice were rerolled by the crown and of which no die hits is destroyed; a kept hit saves it. */
export const crownTakes =
  (effect: string): NonNullable<NonNullable<EffectRow['hooks']>['rolled']> =>
  (play, by, roll) => {
    if (roll.kind !== 'combat' || roll.by !== by) return;
    const again = new Set(roll.dice.filter((die) => die.rerolled?.includes(effect)).map((die) => die.unit));
    for (const id of again) {
      if (roll.dice.some((die) => die.unit === id && isHit(die))) continue;
      const unit = unitOf(play.state, id);
      if (unit) destroy(play, unit);
    }
  };
const dieTargets = (roll: Roll | undefined): string[] => (roll?.dice ?? []).map((_, index) => String(index));

/** Section D.6, relics. */
export const RELICS: readonly EffectRow[] = [
  relic('the-crown-of-thalnos', 'The Crown of Thalnos', ['P2.4', 'P4.2'], {
    category: 'reroll',
    odds: 'none',
    reroll: { kinds: ['combat'], of: 'own', plus: 1, risks: true },
    hooks: { rolled: crownTakes('the-crown-of-thalnos') },
  }),
  relic('metali-void-armaments', 'Metali Void Armaments', ['P2.2'], {
    set: 'TE',
    odds: 'none',
    hooks: {
      loose: (state, by, roll) =>
        !hasEntropicScar(state) && roll.kind === 'barrage' && roll.by === by ? { value: 6, dice: 3 } : undefined,
    },
  }),
  relic('metali-void-shielding', 'Metali Void Shielding', ['P1.3', 'P2.1', 'P2.2', 'P2.5'], {
    set: 'TE',
    odds: 'losses',
    hooks: {
      // One non-fighter ship each time, as if it had the ability; it must be able to take the hit.
      maySustain: (state, by, unit, pool) =>
        unit.side === by &&
        pool.on === by &&
        pool.place === 'space' &&
        pool.eligible !== 'fighters' &&
        unit.at === 'space' &&
        isShipUnit(unit) &&
        !isFighter(unit) &&
        !fightRow(unit).sustain &&
        !state.units.some((one) => one.side === by && one.sustainedNow && !fightRow(one).sustain),
    },
  }),
  relic('lightrail-ordnance', 'Lightrail Ordnance', ['P1.2', 'P3.9'], {
    set: 'TE',
    odds: 'none',
    hooks: {
      ability: (_, by, unit, kind) =>
        kind === 'cannon' && unit.side === by && typeOf(unit) === 'space-dock'
          ? { value: 5, dice: 2, adjacent: true }
          : undefined,
    },
  }),
  relic('heart-of-ixth', 'Heart of Ixth', ['any roll'], {
    set: 'TE',
    offers: ([1, -1] as const).map((amount) => ({
      window: 'rolled' as const,
      cost: { exhaust: true as const },
      kind: 'die',
      targets: (state, use) => dieTargets(rollOf(state, use)),
      worth: { adds: amount },
      parts: (play, use) => {
        const die = rollOf(play.state, use)?.dice[Number(use.target)];
        if (die) shift(die, amount, use.effect);
      },
    })) satisfies EffectRow['offers'],
  }),
  relic(
    'shard-of-the-throne',
    'Shard of the Throne',
    ['P4.6'],
    resolveAtTable({
      window: 'controlled',
      applies: (state, use) => {
        const planet = planetOf(state, use.planet);
        return use.party === use.by && planet !== undefined && (planet.legendary || planet.home === use.by);
      },
    }),
  ),
  relic('stellar-converter', 'Stellar Converter', [], {
    resolution: 'outside',
  }),
];
