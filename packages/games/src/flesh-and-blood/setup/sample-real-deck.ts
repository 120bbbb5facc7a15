import type { Chance } from '@fray/engine';
import { below, pickOne } from '../../pick.ts';
import { EQUIPMENT, HEROES, WEAPONS } from '../content/gear.ts';
import { cardId } from '../content/index.ts';
import { must } from './presets.ts';
import type { Setup } from './types.ts';

/** Tables with real decks at random: heroes, weapons and equipment of ours and by figures, decks small enough to run out. */

const upTo = (most: number, chance: Chance): number => below(most + 1, chance);

const GEAR: Readonly<Record<string, readonly object[]>> = {
  head: [{ name: 'Sample Hood', sub: 'head', defense: 0, keywords: ['arcane barrier 1'] }],
  chest: [{ name: 'Sample Vest', sub: 'chest', defense: 1, keywords: ['quell 1'] }],
  arms: [{ name: 'Sample Gloves', sub: 'arms', defense: 2, keywords: ['temper'] }],
  legs: [{ name: 'Sample Boots', sub: 'legs', defense: 1, keywords: ['blade break'] }],
};

function side(chance: Chance): object {
  const equipment = Object.keys(GEAR).flatMap((zone) => {
    const ours = EQUIPMENT.filter((row) => row.sub === zone).map((row) => cardId(row.name));
    return upTo(2, chance) ? [pickOne<object | string>([...ours, ...(GEAR[zone] ?? [])], chance)] : [];
  });
  const isOurs = upTo(1, chance) === 1;
  return {
    hero: isOurs ? cardId(pickOne(HEROES, chance).name) : { name: 'Sample Hero', life: 20, intellect: 3 },
    life: 4 + upTo(8, chance),
    deck: upTo(5, chance) ? 8 + upTo(12, chance) : 'unknown',
    weapons: [
      pickOne<object | string>(
        [
          ...WEAPONS.map((row) => cardId(row.name)),
          { name: 'Sample Knife', power: 2, cost: 1, hands: 1 },
          { name: 'Sample Flail', power: 1, cost: 0, hands: 2, limit: null },
        ],
        chance,
      ),
    ],
    equipment,
    permanents: upTo(2, chance)
      ? []
      : ['spectral-shield', { name: 'Sample Friend', sub: 'ally', power: 2, cost: 0, life: 3 }],
    arsenal: upTo(1, chance),
  };
}

/** A short list, so that copies beyond it come up. */
const listAt = (chance: Chance): object =>
  upTo(2, chance)
    ? {}
    : {
        list: {
          cards: ['head-jab-red', 'wounding-blow-red', 'sigil-of-solace-blue'].map((card) => ({
            card,
            count: 1 + upTo(2, chance),
            place: 'deck',
          })),
          unknown: upTo(1, chance) ? [] : [{ name: 'Sample Secret', count: 3 }],
        },
      };

export function sampleRealDeck(chance: Chance): Setup {
  const own = { first: pickOne(['A', 'B', 'lot'], chance), turn: 1 + upTo(3, chance) };
  const [A, B] = [side(chance), side(chance)];
  const lists = pickOne(['hidden', 'open'], chance);
  return must({ own: { ...own, lists, A: { ...A, ...listAt(chance) }, B: { ...B, ...listAt(chance) } } });
}
