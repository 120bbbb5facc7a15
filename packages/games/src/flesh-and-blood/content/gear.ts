import type { CardRow } from './row.ts';

/** Heroes, weapons and equipment of section 10. */

const hero = (name: string, cls: string, row: Partial<CardRow> = {}): CardRow => ({
  name,
  type: 'hero',
  cls,
  sub: 'young',
  life: 20,
  intellect: 4,
  ...row,
});
export const HEROES: readonly CardRow[] = [
  hero('Dorinthea, Quicksilver Prodigy', 'warrior', {
    once: true,
    does: { 'go again gained': [{ do: 'extra attack' }] },
  }),
  hero('Rhinar', 'brute', { keywords: { intimidate: 1 }, does: { discard: [{ do: 'intimidate' }] } }),
  hero('Dorinthea', 'warrior', { once: true, does: { 'weapon hit': [{ do: 'extra attack' }] } }),
  hero('Ira, Crimson Haze', 'ninja', { steady: { second: 1 } }),
  hero('Bravo, Flattering Showman', 'guardian', {
    keywords: { 'go again': 1 },
    ability: { type: 'action', cost: 2, by: 'tap', goAgain: true, does: [{ do: 'showman' }] },
  }),
  hero('Katsu', 'ninja', { once: true, does: { 'action hit': [{ do: 'katsu' }] } }),
  hero('Bravo', 'guardian', {
    ability: { type: 'action', cost: 2, by: 'none', goAgain: true, does: [{ do: 'bravo' }] },
  }),
];

const weapon = (
  name: string,
  cls: string,
  [sub, hands, cost, power]: [sub: string, hands: 1 | 2, cost: number, power: number],
  row: Partial<CardRow> = {},
): CardRow => ({ name, type: 'weapon', cls, sub, hands, cost, power, ...row });
export const WEAPONS: readonly CardRow[] = [
  weapon('Dawnblade, Resplendent', 'warrior', ['sword', 2, 1, 2], {
    does: { attack: [{ do: 'weapon', n: 1, if: 'second attack with it' }] },
  }),
  weapon('Bone Basher', 'brute', ['club', 2, 2, 4]),
  weapon('Dawnblade', 'warrior', ['sword', 2, 1, 3], {
    does: { hit: [{ do: 'counter', if: 'second hit' }], 'end phase': [{ do: 'fade' }] },
  }),
  weapon('Romping Club', 'brute', ['club', 2, 2, 4], { once: true, does: { discard: [{ do: 'weapon', n: 1 }] } }),
  weapon('Edge of Autumn', 'ninja', ['sword', 2, 1, 1], { keywords: { 'go again': 1 } }),
  weapon('Harmonized Kodachi', 'ninja', ['dagger', 1, 1, 1], { gains: [{ gain: 'go again', if: 'zero pitched' }] }),
  weapon('Anothos', 'guardian', ['hammer', 2, 3, 4], { bonus: [{ n: 2, if: 'two heavy pitched' }] }),
];

const gear = (name: string, sub: string, defense: number, row: Partial<CardRow> = {}): CardRow => ({
  name,
  type: 'equipment',
  cls: 'generic',
  sub,
  defense,
  ...row,
});
const BREAK = { keywords: { 'blade break': 1 } } as const;
const WORN = { battleworn: 1 } as const;
export const EQUIPMENT: readonly CardRow[] = [
  gear('Ironrot Helm', 'head', 1, BREAK),
  gear('Blossom of Spring', 'chest', 0, {
    ability: { type: 'action', cost: 0, by: 'destroy', goAgain: true, does: [{ do: 'resource', n: 1 }] },
  }),
  gear('Gallantry Gold', 'arms', 1, {
    cls: 'warrior',
    keywords: WORN,
    ability: { type: 'action', cost: 1, by: 'destroy', goAgain: true, does: [{ do: 'weapons', n: 1 }] },
  }),
  gear('Ironrot Legs', 'legs', 1, BREAK),
  gear('Bone Vizier', 'head', 1, {
    cls: 'brute',
    ...BREAK,
    does: { destroyed: [{ do: 'top', what: 'keep big' }] },
  }),
  gear('Ironhide Gauntlet', 'arms', 0, { does: { defend: [{ do: 'ironhide', n: 2 }] } }),
  gear('Ironhide Legs', 'legs', 0, { does: { defend: [{ do: 'ironhide', n: 2 }] } }),
  gear("Hope Merchant's Hood", 'head', 0, {
    ability: { type: 'instant', cost: 0, by: 'destroy', does: [{ do: 'hood' }] },
  }),
  gear('Ironrot Plate', 'chest', 1, BREAK),
  gear('Ironrot Gauntlet', 'arms', 1, BREAK),
  gear('Refraction Bolters', 'legs', 1, {
    cls: 'warrior',
    keywords: WORN,
    does: { 'weapon hit': [{ do: 'bolters' }] },
  }),
  gear('Barkbone Strapping', 'chest', 1, {
    cls: 'brute',
    keywords: WORN,
    ability: { type: 'instant', cost: 0, by: 'destroy', does: [{ do: 'roll resource' }] },
  }),
  gear('Snapdragon Scalers', 'legs', 0, {
    ability: {
      type: 'attack reaction',
      cost: 0,
      by: 'destroy',
      target: 'attack action 1-',
      does: [{ do: 'target', gain: 'go again' }],
    },
  }),
  gear('Cracker Jax', 'arms', 0, {
    ability: {
      type: 'action',
      cost: 0,
      by: 'destroy',
      goAgain: true,
      does: [{ do: 'next', to: 'attack action', n: 1 }],
    },
  }),
  gear('Heartened Cross Strap', 'chest', 0, {
    ability: {
      type: 'action',
      cost: 0,
      by: 'destroy',
      goAgain: true,
      does: [{ do: 'next', to: 'attack action', cost: 2 }],
    },
  }),
  gear('Breaking Scales', 'arms', 1, {
    cls: 'ninja',
    keywords: WORN,
    ability: {
      type: 'attack reaction',
      cost: 0,
      by: 'destroy',
      target: 'combo action',
      does: [{ do: 'target', n: 1 }],
    },
  }),
  gear("Helm of Isen's Peak", 'head', 1, {
    cls: 'guardian',
    keywords: WORN,
    ability: { type: 'action', cost: 1, by: 'destroy', does: [{ do: 'isen' }] },
  }),
  gear('Goliath Gauntlet', 'arms', 0, {
    ability: {
      type: 'action',
      cost: 0,
      by: 'destroy',
      goAgain: true,
      does: [{ do: 'next', to: 'attack action 2+', n: 2 }],
    },
  }),
];
