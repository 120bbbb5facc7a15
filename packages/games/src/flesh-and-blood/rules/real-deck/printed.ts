import type { CatalogueCard } from '../../content/catalogue/card.ts';
import type { CardType } from '../../content/row.ts';
import type { Figures } from './types.ts';

/** A card of the catalog by its figures. */

export const CLASSES: readonly string[] = [
  'Brute',
  'Guardian',
  'Ninja',
  'Warrior',
  'Mechanologist',
  'Ranger',
  'Runeblade',
  'Wizard',
  'Illusionist',
  'Assassin',
  'Necromancer',
  'Shapeshifter',
  'Bard',
  'Merchant',
  'Adjudicator',
  'Pirate',
  'Thief',
  'Generic',
];
/** What a rule looks at under its subtype, first that fits. */
export const SUBTYPES: readonly string[] = [
  'Head',
  'Chest',
  'Arms',
  'Legs',
  'Off-Hand',
  'Quiver',
  'Ally',
  'Arrow',
  'Bow',
  'Sword',
  'Dagger',
  'Club',
  'Hammer',
  'Axe',
  'Item',
  'Aura',
  'Young',
];

/** `worn`: on the table as equipment or weapon; an Evo is an action card in hand and equipment then. */
export type Use = 'played' | 'worn';

function typeOf(types: readonly string[], use: Use): CardType | undefined {
  const is = (type: string): boolean => types.includes(type);
  if (is('Hero') || is('Demi-Hero')) return 'hero';
  if (is('Token')) return 'token';
  if (use === 'played' && is('Action')) {
    if (is('Attack')) return 'attack';
    return is('Aura') ? 'aura' : is('Item') ? 'item' : 'action';
  }
  if (is('Weapon')) return 'weapon';
  if (is('Equipment')) return 'equipment';
  if (is('Attack Reaction')) return 'attack reaction';
  if (is('Defense Reaction')) return 'defense reaction';
  if (is('Instant')) return 'instant';
  if (is('Block')) return 'block';
  if (is('Mentor')) return 'mentor';
  if (is('Resource')) return 'resource';
  if (is('Action')) return is('Attack') ? 'attack' : 'action';
  // Allies, items and other tokens that cards create.
  return is('Ally') || is('Aura') || is('Item') || is('Ash') || is('Invocation') ? 'token' : undefined;
}

const number = (it: number | string | null): number | undefined => (typeof it === 'number' ? it : undefined);

/** `undefined` for events, macros and placeholders. Figures that are not numbers are left to the players. */
export function figuresOf(card: CatalogueCard, use: Use = 'played'): Figures | undefined {
  const type = typeOf(card.types, use);
  if (!type) return undefined;
  const cost = card.attackCost ? card.attackCost.resources : number(card.cost);
  const cls = card.types.find((it) => CLASSES.includes(it))?.toLowerCase();
  const sub = SUBTYPES.find((it) => card.types.includes(it))?.toLowerCase();
  const keywords = card.keywords.map(({ keyword, number: n, standing, of }) =>
    of === undefined ? { keyword, number: n, standing } : { keyword, number: n, standing, of },
  );
  if (card.attackCost?.goAgain && !keywords.some((it) => it.keyword === 'go again' && it.standing === 'own')) {
    keywords.push({ keyword: 'go again', number: null, standing: 'own' });
  }
  const hands = card.types.includes('2H') ? 2 : card.types.includes('1H') ? 1 : undefined;
  const given: Figures = {
    name: card.name,
    type,
    printed: true,
    kinds: [...card.types],
    keywords,
    moments: [...card.moments],
  };
  const figures = {
    colour: card.colour ?? undefined,
    cost,
    power: number(card.power),
    defense: number(card.defense),
    arcane: number(card.arcane),
    life: number(card.life),
    intellect: number(card.intellect),
    cls,
    sub,
    hands,
    combo: card.combo ? [...card.combo] : undefined,
    limit: card.attackCost ? card.attackCost.limit : undefined,
  };
  for (const [key, value] of Object.entries(figures)) if (value !== undefined) Object.assign(given, { [key]: value });
  return given;
}
