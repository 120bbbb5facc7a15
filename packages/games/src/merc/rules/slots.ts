import { BANDOLIER_SLOTS, type GearRow } from '../content/gear.ts';
import type { Traits } from '../content/traits.ts';
import type { Gear } from '../types.ts';

/** Section 15: where a card fits beside what is carried already; nothing: nowhere. */
export function slotFor(traits: Traits, carried: readonly Gear[], card: GearRow): Gear['slot'] | undefined {
  if (card.type === 'explosive' && traits.refusesExplosives) return undefined;
  if (!countIn(carried, card.slot)) return card.slot;
  if (card.slot === 'weapon') return traits.secondWeapon && !countIn(carried, 'accessory') ? 'accessory' : undefined;
  if (card.slot === 'armor') return undefined;
  if (card.type === 'bandolier' && carried.some((gear) => gear.card === card.name)) return undefined;
  if (traits.accessoriesAnywhere) {
    if (!countIn(carried, 'weapon')) return 'weapon';
    if (!countIn(carried, 'armor')) return 'armor';
  }
  if (!carried.some((gear) => gear.card === 'Bandolier') || card.type === 'bandolier') return undefined;
  return countIn(carried, 'bandolier') < BANDOLIER_SLOTS ? 'bandolier' : undefined;
}

function countIn(carried: readonly Gear[], slot: Gear['slot']): number {
  let count = 0;
  for (const gear of carried) if (gear.slot === slot) count++;
  return count;
}

const PLACES: readonly Gear['slot'][] = ['weapon', 'armor', 'accessory', 'bandolier'];

/** In the order in which damage reaches armor: armor slot, accessory slot, bandolier (section 7). */
export const inAbsorbOrder = (gear: readonly Gear[]): Gear[] =>
  [...gear].sort((a, b) => PLACES.indexOf(a.slot) - PLACES.indexOf(b.slot));

export const asGear = (card: GearRow, slot: Gear['slot']): Gear => ({
  card: card.name,
  slot,
  armor: card.armor,
  uses: card.uses,
});
