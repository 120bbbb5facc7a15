import type { Chance } from '@fray/engine';
import { EQUIPMENT, HEROES, WEAPONS } from '../content/gear.ts';
import { cardId } from '../content/index.ts';
import { must } from './presets.ts';
import type { Setup } from './types.ts';

/** Tables with real decks at random: heroes, weapons and equipment of ours and by figures, decks small enough to run out. */

const one = <V>(chance: Chance, list: readonly V[]): V => list[(chance(1, list.length)[0] as number) - 1] as V;
const upTo = (chance: Chance, n: number): number => (chance(1, n + 1)[0] as number) - 1;

const GEAR: Readonly<Record<string, readonly object[]>> = {
  head: [{ name: 'Sample Hood', sub: 'head', defense: 0, keywords: ['arcane barrier 1'] }],
  chest: [{ name: 'Sample Vest', sub: 'chest', defense: 1, keywords: ['quell 1'] }],
  arms: [{ name: 'Sample Gloves', sub: 'arms', defense: 2, keywords: ['temper'] }],
  legs: [{ name: 'Sample Boots', sub: 'legs', defense: 1, keywords: ['blade break'] }],
};

function side(chance: Chance): object {
  const equipment = Object.keys(GEAR).flatMap((zone) => {
    const ours = EQUIPMENT.filter((row) => row.sub === zone).map((row) => cardId(row.name));
    return upTo(chance, 2) ? [one<object | string>(chance, [...ours, ...(GEAR[zone] ?? [])])] : [];
  });
  const isOurs = upTo(chance, 1) === 1;
  return {
    hero: isOurs ? cardId(one(chance, HEROES).name) : { name: 'Sample Hero', life: 20, intellect: 3 },
    life: 4 + upTo(chance, 8),
    deck: upTo(chance, 5) ? 8 + upTo(chance, 12) : 'unknown',
    weapons: [
      one<object | string>(chance, [
        ...WEAPONS.map((row) => cardId(row.name)),
        { name: 'Sample Knife', power: 2, cost: 1, hands: 1 },
        { name: 'Sample Flail', power: 1, cost: 0, hands: 2, limit: null },
      ]),
    ],
    equipment,
    permanents: upTo(chance, 2)
      ? []
      : ['spectral-shield', { name: 'Sample Friend', sub: 'ally', power: 2, cost: 0, life: 3 }],
    arsenal: upTo(chance, 1),
  };
}

export function sampleOwn(chance: Chance): Setup {
  return must({
    own: { first: one(chance, ['A', 'B', 'lot']), turn: 1 + upTo(chance, 3), A: side(chance), B: side(chance) },
  });
}
