import { unitIn } from '../../rules/hero.ts';
import { GLORY } from '../../rules/unit.ts';
import type { Hero, State } from '../../types.ts';

/** Points from real cards: spends the unit and returns where the points came from. */
export function enterFromTable(
  state: State,
  hero: Hero,
  { unit: id, hurt, note = '' }: { unit?: string; hurt?: true; note?: string },
): { source: string; note: string } {
  state.entered++;
  const unit = id === undefined ? undefined : unitIn(hero, id);
  if (!unit) return { source: 'table', note };
  unit.ready = false;
  if (hurt) unit.wounds = Math.min(2, unit.wounds + 1);
  if (unit.banner === GLORY) hero.fame++;
  return { source: unit.unit, note };
}
