import { BRUTE } from './brute.ts';
import { EQUIPMENT, HEROES, WEAPONS } from './gear.ts';
import { GENERIC } from './generic.ts';
import { GUARDIAN } from './guardian.ts';
import { NINJA } from './ninja.ts';
import type { CardId, CardRow } from './row.ts';
import { TOKENS } from './tokens.ts';
import { WARRIOR } from './warrior.ts';

/** Name and color make a card: `Raging Onslaught`, yellow, is `raging-onslaught-yellow`. */
export function cardId(name: string, colour?: string): CardId {
  const slug = name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return colour ? `${slug}-${colour}` : slug;
}

export const CARDS: Record<CardId, CardRow> = {};
for (const row of [
  ...WARRIOR,
  ...BRUTE,
  ...NINJA,
  ...GUARDIAN,
  ...GENERIC,
  ...HEROES,
  ...WEAPONS,
  ...EQUIPMENT,
  ...TOKENS,
]) {
  const id = cardId(row.name, row.colour);
  if (CARDS[id]) throw new Error(`the card ${id} is there twice`);
  CARDS[id] = row;
}

export * from './row.ts';
