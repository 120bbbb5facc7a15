import type { Ability, CardRow, Part } from '../row.ts';

/** Heroes, weapons and equipment of Welcome to Rathe, Arcane Rising and Crucible of War. */

const hero = (name: string, cls: string, life: number, row: Partial<CardRow> = {}): CardRow => ({
  name,
  type: 'hero',
  cls,
  life,
  intellect: 4,
  ...row,
});
const young = { sub: 'young' } as const;

const AZALEA: Partial<CardRow> = {
  ability: { type: 'action', cost: 0, by: 'none', once: true, goAgain: true, does: [{ do: 'azalea' }] },
};
const VISERAI: Partial<CardRow> = { does: { 'runeblade play': [{ do: 'token', what: 'runechant', n: 1 }] } };
const KANO: Partial<CardRow> = { ability: { type: 'instant', cost: 3, by: 'none', does: [{ do: 'kano' }] } };
const DASH: Partial<CardRow> = { steady: { opens: 2 } };

export const HEROES_MORE: readonly CardRow[] = [
  hero('Rhinar, Reckless Rampage', 'brute', 40, {
    keywords: { intimidate: 1 },
    does: { discard: [{ do: 'intimidate' }] },
  }),
  hero('Kayo, Berserker Runt', 'brute', 19, { ...young, does: { 'big attack': [{ do: 'roll', what: 'kayo' }] } }),
  hero('Bravo, Showstopper', 'guardian', 40, {
    ability: { type: 'action', cost: 2, by: 'none', goAgain: true, does: [{ do: 'bravo' }] },
  }),
  hero('Katsu, the Wanderer', 'ninja', 40, { once: true, does: { 'action hit': [{ do: 'katsu' }] } }),
  hero('Benji, the Piercing Wind', 'ninja', 17, {
    ...young,
    steady: { unseen: 2 },
    once: true,
    does: { 'action hit': [{ do: 'next', to: 'attack', n: 1 }] },
  }),
  hero('Dorinthea Ironsong', 'warrior', 40, { once: true, does: { 'weapon hit': [{ do: 'extra attack' }] } }),
  hero('Kassai, Cintari Sellsword', 'warrior', 20, {
    ...young,
    steady: { swords: 1 },
    does: { 'end phase': [{ do: 'kassai' }] },
  }),
  hero('Kavdaen, Trader of Skins', 'merchant', 20, {
    ...young,
    ability: { type: 'action', cost: 3, by: 'none', once: true, goAgain: true, does: [{ do: 'kavdaen' }] },
  }),
  hero('Azalea', 'ranger', 20, { ...young, ...AZALEA }),
  hero('Azalea, Ace in the Hole', 'ranger', 40, AZALEA),
  hero('Viserai', 'runeblade', 20, { ...young, ...VISERAI }),
  hero('Viserai, Rune Blood', 'runeblade', 40, VISERAI),
  hero('Kano', 'wizard', 15, { ...young, ...KANO }),
  hero('Kano, Dracai of Aether', 'wizard', 30, KANO),
  hero('Dash', 'mechanologist', 20, { ...young, ...DASH }),
  hero('Dash, Inventor Extraordinaire', 'mechanologist', 40, DASH),
  hero('Data Doll MKII', 'mechanologist', 20, {
    ...young,
    intellect: 3,
    steady: { collects: 2 },
  }),
  hero('Shiyana, Diamond Gemini', 'shapeshifter', 20, {
    ...young,
    does: { 'action phase': [{ do: 'copy hero', may: 'part' }] },
  }),
];

const weapon = (name: string, cls: string, kind: [sub: string, hands: 1 | 2], row: Partial<CardRow>): CardRow => ({
  name,
  type: 'weapon',
  cls,
  sub: kind[0],
  hands: kind[1],
  ...row,
});
const bow = (cost: number, does: Part[]): Partial<CardRow> => ({
  ability: { type: 'action', cost, by: 'none', once: true, goAgain: true, does },
});

/** Steam comes one counter at a time, and only on an empty weapon. */
const steam = (cost: number): Partial<CardRow> => ({
  ability: { type: 'action', cost, by: 'none', goAgain: true, does: [{ do: 'store', n: 1, most: 1 }] },
});

export const WEAPONS_MORE: readonly CardRow[] = [
  weapon('Mandible Claw', 'brute', ['claw', 1], {
    cost: 2,
    power: 3,
    gains: [{ gain: 'go again', if: 'big discarded' }],
  }),
  weapon('Sledge of Anvilheim', 'guardian', ['hammer', 2], { cost: 4, power: 6, often: true }),
  weapon('Cintari Saber', 'warrior', ['sword', 1], { cost: 1, power: 2, does: { defended: [{ do: 'weapon', n: 1 }] } }),
  weapon('Zephyr Needle', 'ninja', ['dagger', 1], { cost: 1, power: 2, keywords: { 'go again': 1 }, brittle: true }),
  weapon('Talishar, the Lost Prince', 'generic', ['sword', 2], {
    cost: 2,
    power: 4,
    does: { played: [{ do: 'store', n: 1 }], 'end phase': [{ do: 'rust', n: 3 }] },
  }),
  weapon('Nebula Blade', 'runeblade', ['sword', 2], {
    cost: 2,
    power: 1,
    bonus: [{ n: 3, if: 'non-attack played' }],
    does: { hit: [{ do: 'token', what: 'runechant', n: 1 }] },
  }),
  weapon('Reaping Blade', 'runeblade', ['sword', 2], { cost: 1, power: 3, steady: { reaps: 1 } }),
  weapon('Death Dealer', 'ranger', ['bow', 2], bow(1, [{ do: 'load' }, { do: 'draw', n: 1 }])),
  weapon('Red Liner', 'ranger', ['bow', 2], bow(0, [{ do: 'load' }])),
  weapon('Aether Conduit', 'wizard', ['staff', 2], {
    ability: { type: 'action', cost: 2, by: 'none', once: true, does: [{ do: 'arcane', n: 2 }] },
  }),
  weapon('Crucible of Aetherweave', 'wizard', ['staff', 2], {
    ability: { type: 'instant', cost: 1, by: 'none', once: true, does: [{ do: 'amp', n: 1 }] },
  }),
  weapon('Teklo Plasma Pistol', 'mechanologist', ['pistol', 2], {
    cost: 0,
    power: 2,
    fuel: true,
    often: true,
    ...steam(1),
  }),
  weapon('Plasma Barrel Shot', 'mechanologist', ['gun', 2], {
    cost: 0,
    power: 1,
    bonus: [{ n: 1, per: 'boosts' }],
    fuel: true,
    ...steam(2),
  }),
];

const gear = (name: string, cls: string, sub: string, defense: number, row: Partial<CardRow>): CardRow => ({
  name,
  type: 'equipment',
  cls,
  sub,
  defense,
  ...row,
});
const WORN = { battleworn: 1 } as const;
const goes = (
  type: Ability['type'],
  cost: number,
  does: Part[],
  more: Partial<Ability> = {},
): { ability: Ability } => ({
  ability: { type, cost, by: 'destroy', does, ...more },
});
const again = { goAgain: true } as const;
const daily = (cost: number, does: Part[], more: Partial<Ability> = {}): { ability: Ability } => ({
  ability: { type: 'action', cost, by: 'none', once: true, does, ...more },
});
const barrier = (n: number) => ({ keywords: { 'arcane barrier': n } }) as const;

export const EQUIPMENT_MORE: readonly CardRow[] = [
  gear('Bracers of Belief', 'generic', 'arms', 0, goes('action', 0, [{ do: 'top', what: 'belief' }], again)),
  gear('Mage Master Boots', 'generic', 'legs', 0, goes('action', 1, [{ do: 'next action' }], again)),
  gear('Talismanic Lens', 'generic', 'head', 0, goes('instant', 0, [{ do: 'opt', n: 2 }])),
  gear('Vest of the First Fist', 'generic', 'chest', 0, {
    does: {
      'action hit': [
        { do: 'destroy gear', may: 'rest' },
        { do: 'resource', n: 2 },
      ],
    },
  }),
  ...(['Boots legs', 'Gloves arms', 'Hood head', 'Robe chest'] as const).map((it) => {
    const [name = '', sub = ''] = it.split(' ');
    return gear(`Nullrune ${name}`, 'generic', sub, 0, barrier(1));
  }),
  gear('Arcanite Skullcap', 'generic', 'head', 1, {
    keywords: WORN,
    defenseBonus: { n: 1, if: 'less life' },
    barrier: { n: 3, if: 'less life' },
  }),
  gear("Fyendal's Spring Tunic", 'generic', 'chest', 1, {
    keywords: { 'blade break': 1 },
    does: { start: [{ do: 'store', n: 1, most: 3, may: 'part' }] },
    ability: { type: 'instant', cost: 0, by: 'none', stored: 3, does: [{ do: 'resource', n: 1 }] },
  }),
  gear("Gambler's Gloves", 'generic', 'arms', 0, { steady: { rerolls: 1 } }),
  gear('Scabskin Leathers', 'brute', 'legs', 2, { keywords: WORN, ...daily(0, [{ do: 'roll', what: 'points' }]) }),
  gear('Skullhorn', 'brute', 'head', 0, {
    ...barrier(2),
    ...goes('action', 0, [{ do: 'draw and discard' }], again),
  }),
  gear('Crater Fist', 'guardian', 'arms', 2, {
    keywords: { temper: 1 },
    ...goes('action', 3, [{ do: 'next', to: 'crush', n: 2, all: true }], again),
  }),
  gear('Tectonic Plating', 'guardian', 'chest', 2, {
    keywords: WORN,
    ...daily(1, [{ do: 'token', what: 'seismic-surge', n: 1 }], again),
  }),
  gear('Mask of Momentum', 'ninja', 'head', 2, {
    keywords: { 'blade break': 1 },
    once: true,
    does: { 'action hit': [{ do: 'draw', n: 1, if: 'three hits' }] },
  }),
  gear('Breeze Rider Boots', 'ninja', 'legs', 1, {
    keywords: WORN,
    does: {
      'action hit': [
        { do: 'destroy gear', may: 'rest', if: 'ninja attack' },
        { do: 'next', to: 'combo action', gain: 'go again', all: true, if: 'ninja attack' },
      ],
    },
  }),
  gear('Braveforge Bracers', 'warrior', 'arms', 2, {
    keywords: WORN,
    ...daily(1, [{ do: 'next', to: 'weapon', n: 1 }], { ...again, if: 'weapon hit' }),
  }),
  gear('Courage of Bladehold', 'warrior', 'chest', 2, {
    keywords: { temper: 1 },
    ...goes('action', 0, [{ do: 'next', to: 'sword', cost: 1, all: true }], again),
  }),
  gear("Bull's Eye Bracers", 'ranger', 'arms', 0, {
    ...barrier(1),
    ...goes('action', 0, [{ do: 'load' }, { do: 'load', what: 'bonus', n: 1 }], again),
  }),
  gear('Perch Grapplers', 'ranger', 'legs', 2, {
    keywords: { 'blade break': 1 },
    ...goes('action', 2, [{ do: 'next', to: 'arrow face up', gain: 'go again', all: true }], again),
  }),
  gear('Skullbone Crosswrap', 'ranger', 'head', 1, {
    keywords: { 'arcane barrier': 1, 'blade break': 1 },
    ability: { type: 'action', cost: 0, by: 'turn up', once: true, goAgain: true, does: [{ do: 'opt', n: 1 }] },
  }),
  gear('Grasp of the Arknight', 'runeblade', 'arms', 2, {
    keywords: WORN,
    ...daily(2, [{ do: 'token', what: 'runechant', n: 1 }], { ...again, chants: true }),
  }),
  gear('Bloodsheath Skeleta', 'runeblade', 'chest', 2, {
    keywords: { temper: 1 },
    ...goes('instant', 0, [{ do: 'this turn', what: 'sheath' }]),
  }),
  gear('Crown of Dichotomy', 'runeblade', 'head', 0, {
    ...barrier(1),
    ...goes('action', 1, [{ do: 'contraband', what: 'runeblade pair' }]),
  }),
  gear('Robe of Rapture', 'wizard', 'chest', 0, { ...barrier(1), ...goes('action', 0, [{ do: 'resource', n: 3 }]) }),
  gear('Storm Striders', 'wizard', 'legs', 0, {
    ...barrier(2),
    ...goes('instant', 1, [{ do: 'this turn', what: 'quick wizard' }]),
  }),
  gear('Metacarpus Node', 'wizard', 'arms', 0, {
    ...barrier(1),
    does: { 'arcane play': [{ do: 'one more arcane' }] },
  }),
  gear('Achilles Accelerator', 'mechanologist', 'legs', 0, {
    ...barrier(1),
    ...goes('instant', 0, [{ do: 'action point', n: 1 }], { if: 'boosted' }),
  }),
  gear('Teklo Foundry Heart', 'mechanologist', 'chest', 2, {
    keywords: WORN,
    ...daily(1, [{ do: 'top', what: 'foundry' }], { ...again, if: 'boosted' }),
  }),
  gear('Viziertronic Model i', 'mechanologist', 'head', 0, {
    ...barrier(2),
    ...goes('action', 0, [{ do: 'this turn', what: 'vizier' }], again),
  }),
];
