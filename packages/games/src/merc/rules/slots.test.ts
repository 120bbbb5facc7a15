import { expect, it } from 'vitest';
import { BANDOLIER_SLOTS } from '../content/gear.ts';
import { GEAR_ROWS, UNIT_ROWS } from '../content/index.ts';
import type { Gear } from '../types.ts';
import { asGear, slotFor } from './slots.ts';

/** Section 15: each card in turn takes the place that is left for it; "-" where there is none. */
function places(who: string, ...cards: string[]): string[] {
  const carried: Gear[] = [];
  return cards.map((name) => {
    const row = GEAR_ROWS.get(name);
    const traits = UNIT_ROWS.get(who)?.traits;
    if (!row || !traits) throw new Error(`no ${name} or no ${who}`);
    const slot = slotFor(traits, carried, row);
    if (slot) carried.push(asGear(row, slot));
    return slot ?? '-';
  });
}

it.each([
  ['Ra', ['M16', 'AK-47'], 'weapon -'],
  ['Ra', ['Flak Vest', 'Kevlar Vest'], 'armor -'],
  ['Ra', ['Bandolier', 'Flak Vest', 'Kevlar Vest'], 'accessory armor -'],
  ['Ra', ['Grenade', 'Mortar'], 'accessory -'],
  ['Ra', ['Bandolier', 'M16', 'AK-47'], 'accessory weapon -'],
  ['Ra', ['Bandolier', 'Grenade', 'Mortar', 'Land Mine', 'Field Radio'], 'accessory bandolier bandolier bandolier -'],
  ['Ra', ['Bandolier', 'Bandolier'], 'accessory -'],
  ['Ra', ['Grenade', 'Bandolier'], 'accessory -'],
  ['Genesis', ['M16', 'AK-47', 'Uzi'], 'weapon accessory -'],
  ['Genesis', ['M16', 'Grenade', 'AK-47'], 'weapon accessory -'],
  ['Apeiron', ['Grenade', 'Mortar', 'Field Radio'], '- - accessory'],
  ['Gunther', ['Grenade', 'Mortar', 'Land Mine', 'Field Radio'], 'accessory weapon armor -'],
  ['Gunther', ['M16', 'Grenade', 'Mortar', 'Field Radio'], 'weapon accessory armor -'],
  ['Gunther', ['Flak Vest', 'Grenade', 'Mortar', 'Field Radio'], 'armor accessory weapon -'],
  ['Gunther', ['Grenade', 'Bandolier', 'Bandolier', 'Land Mine', 'Mortar'], 'accessory weapon - armor bandolier'],
] as const)('section 15: %s carries %j as %s', (who, cards, slots) => {
  expect(places(who, ...cards).join(' ')).toBe(slots);
});

it('section 24: a bandolier has three places', () => expect(BANDOLIER_SLOTS).toBe(3));
