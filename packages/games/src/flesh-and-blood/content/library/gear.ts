import { AGAIN, gear, has, hero, on, part, uses, weapon } from '../make.ts';
import type { Ability, CardRow, Part } from '../row.ts';

/** Heroes, weapons and equipment of Welcome to Rathe, Arcane Rising and Crucible of War. */

const young = { sub: 'young' } as const;

const AZALEA: Partial<CardRow> = uses('action', 0, 'none', part('azalea'), { once: true, goAgain: true });
const VISERAI: Partial<CardRow> = on('runeblade play', part('token', 1, { what: 'runechant' }));
const KANO: Partial<CardRow> = uses('instant', 3, 'none', part('kano'));
const DASH: Partial<CardRow> = { steady: { opens: 2 } };

export const HEROES_MORE: readonly CardRow[] = [
  hero('Rhinar, Reckless Rampage', 'brute', 40, has('intimidate'), on('discard', part('intimidate'))),
  hero('Kayo, Berserker Runt', 'brute', 19, young, on('big attack', part('roll', { what: 'kayo' }))),
  hero('Bravo, Showstopper', 'guardian', 40, uses('action', 2, 'none', part('bravo'), { goAgain: true })),
  hero('Katsu, the Wanderer', 'ninja', 40, { once: true }, on('action hit', part('katsu'))),
  hero('Benji, the Piercing Wind', 'ninja', 17, {
    ...young,
    steady: { unseen: 2 },
    once: true,
    ...on('action hit', part('next', 1, { to: 'attack' })),
  }),
  hero('Dorinthea Ironsong', 'warrior', 40, { once: true }, on('weapon hit', part('extra attack'))),
  hero('Kassai, Cintari Sellsword', 'warrior', 20, young, { steady: { swords: 1 } }, on('end phase', part('kassai'))),
  hero('Kavdaen, Trader of Skins', 'merchant', 20, {
    ...young,
    ...uses('action', 3, 'none', part('kavdaen'), { once: true, goAgain: true }),
  }),
  hero('Azalea', 'ranger', 20, young, AZALEA),
  hero('Azalea, Ace in the Hole', 'ranger', 40, AZALEA),
  hero('Viserai', 'runeblade', 20, young, VISERAI),
  hero('Viserai, Rune Blood', 'runeblade', 40, VISERAI),
  hero('Kano', 'wizard', 15, young, KANO),
  hero('Kano, Dracai of Aether', 'wizard', 30, KANO),
  hero('Dash', 'mechanologist', 20, young, DASH),
  hero('Dash, Inventor Extraordinaire', 'mechanologist', 40, DASH),
  hero('Data Doll MKII', 'mechanologist', 20, young, { intellect: 3, steady: { collects: 2 } }),
  hero('Shiyana, Diamond Gemini', 'shapeshifter', 20, young, on('action phase', part('copy hero', { may: 'part' }))),
];

const bow = (cost: number, does: Part[]): Partial<CardRow> => ({
  ability: { type: 'action', cost, by: 'none', once: true, goAgain: true, does },
});

/** Steam comes one counter at a time, and only on an empty weapon. */
const steam = (cost: number): Partial<CardRow> => ({
  ability: { type: 'action', cost, by: 'none', goAgain: true, does: [part('store', 1, { most: 1 })] },
});

export const WEAPONS_MORE: readonly CardRow[] = [
  weapon('Mandible Claw', 'brute', ['claw', 1], {
    cost: 2,
    power: 3,
    gains: [{ gain: 'go again', if: 'big discarded' }],
  }),
  weapon('Sledge of Anvilheim', 'guardian', ['hammer', 2], { cost: 4, power: 6, often: true }),
  weapon('Cintari Saber', 'warrior', ['sword', 1], { cost: 1, power: 2 }, on('defended', part('weapon', 1))),
  weapon('Zephyr Needle', 'ninja', ['dagger', 1], { cost: 1, power: 2 }, AGAIN, { brittle: true }),
  weapon('Talishar, the Lost Prince', 'generic', ['sword', 2], {
    cost: 2,
    power: 4,
    does: { played: [part('store', 1)], 'end phase': [part('rust', 3)] },
  }),
  weapon('Nebula Blade', 'runeblade', ['sword', 2], {
    cost: 2,
    power: 1,
    bonus: [{ n: 3, if: 'non-attack played' }],
    ...on('hit', part('token', 1, { what: 'runechant' })),
  }),
  weapon('Reaping Blade', 'runeblade', ['sword', 2], { cost: 1, power: 3, steady: { reaps: 1 } }),
  weapon('Death Dealer', 'ranger', ['bow', 2], bow(1, [part('load'), part('draw', 1)])),
  weapon('Red Liner', 'ranger', ['bow', 2], bow(0, [part('load')])),
  weapon('Aether Conduit', 'wizard', ['staff', 2], uses('action', 2, 'none', part('arcane', 2), { once: true })),
  weapon('Crucible of Aetherweave', 'wizard', ['staff', 2], uses('instant', 1, 'none', part('amp', 1), { once: true })),
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

const WORN = has('battleworn');
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
  gear('Bracers of Belief', 'generic', 'arms', 0, goes('action', 0, [part('top', { what: 'belief' })], again)),
  gear('Mage Master Boots', 'generic', 'legs', 0, goes('action', 1, [part('next action')], again)),
  gear('Talismanic Lens', 'generic', 'head', 0, goes('instant', 0, [part('opt', 2)])),
  gear(
    'Vest of the First Fist',
    'generic',
    'chest',
    0,
    on('action hit', part('destroy gear', { may: 'rest' }), part('resource', 2)),
  ),
  ...(['Boots legs', 'Gloves arms', 'Hood head', 'Robe chest'] as const).map((it) => {
    const [name = '', sub = ''] = it.split(' ');
    return gear(`Nullrune ${name}`, 'generic', sub, 0, barrier(1));
  }),
  gear('Arcanite Skullcap', 'generic', 'head', 1, {
    ...WORN,
    defenseBonus: { n: 1, if: 'less life' },
    barrier: { n: 3, if: 'less life' },
  }),
  gear("Fyendal's Spring Tunic", 'generic', 'chest', 1, {
    ...has('blade break'),
    ...on('start', part('store', 1, { most: 3, may: 'part' })),
    ...uses('instant', 0, 'none', part('resource', 1), { stored: 3 }),
  }),
  gear("Gambler's Gloves", 'generic', 'arms', 0, { steady: { rerolls: 1 } }),
  gear('Scabskin Leathers', 'brute', 'legs', 2, WORN, daily(0, [part('roll', { what: 'points' })])),
  gear('Skullhorn', 'brute', 'head', 0, barrier(2), goes('action', 0, [part('draw and discard')], again)),
  gear('Crater Fist', 'guardian', 'arms', 2, {
    ...has('temper'),
    ...goes('action', 3, [part('next', 2, { to: 'crush', all: true })], again),
  }),
  gear('Tectonic Plating', 'guardian', 'chest', 2, {
    ...WORN,
    ...daily(1, [part('token', 1, { what: 'seismic-surge' })], again),
  }),
  gear('Mask of Momentum', 'ninja', 'head', 2, {
    ...has('blade break'),
    once: true,
    ...on('action hit', part('draw', 1, { if: 'three hits' })),
  }),
  gear('Breeze Rider Boots', 'ninja', 'legs', 1, {
    ...WORN,
    ...on(
      'action hit',
      part('destroy gear', { may: 'rest', if: 'ninja attack' }),
      part('next', { to: 'combo action', gain: 'go again', all: true, if: 'ninja attack' }),
    ),
  }),
  gear('Braveforge Bracers', 'warrior', 'arms', 2, {
    ...WORN,
    ...daily(1, [part('next', 1, { to: 'weapon' })], { ...again, if: 'weapon hit' }),
  }),
  gear('Courage of Bladehold', 'warrior', 'chest', 2, {
    ...has('temper'),
    ...goes('action', 0, [part('next', { to: 'sword', cost: 1, all: true })], again),
  }),
  gear("Bull's Eye Bracers", 'ranger', 'arms', 0, {
    ...barrier(1),
    ...goes('action', 0, [part('load'), part('load', 1, { what: 'bonus' })], again),
  }),
  gear('Perch Grapplers', 'ranger', 'legs', 2, {
    ...has('blade break'),
    ...goes('action', 2, [part('next', { to: 'arrow face up', gain: 'go again', all: true })], again),
  }),
  gear('Skullbone Crosswrap', 'ranger', 'head', 1, {
    ...has('arcane barrier', 'blade break'),
    ...uses('action', 0, 'turn up', part('opt', 1), { once: true, goAgain: true }),
  }),
  gear('Grasp of the Arknight', 'runeblade', 'arms', 2, {
    ...WORN,
    ...daily(2, [part('token', 1, { what: 'runechant' })], { ...again, chants: true }),
  }),
  gear('Bloodsheath Skeleta', 'runeblade', 'chest', 2, {
    ...has('temper'),
    ...goes('instant', 0, [part('this turn', { what: 'sheath' })]),
  }),
  gear('Crown of Dichotomy', 'runeblade', 'head', 0, {
    ...barrier(1),
    ...goes('action', 1, [part('contraband', { what: 'runeblade pair' })]),
  }),
  gear('Robe of Rapture', 'wizard', 'chest', 0, barrier(1), goes('action', 0, [part('resource', 3)])),
  gear('Storm Striders', 'wizard', 'legs', 0, {
    ...barrier(2),
    ...goes('instant', 1, [part('this turn', { what: 'quick wizard' })]),
  }),
  gear('Metacarpus Node', 'wizard', 'arms', 0, barrier(1), on('arcane play', part('one more arcane'))),
  gear('Achilles Accelerator', 'mechanologist', 'legs', 0, {
    ...barrier(1),
    ...goes('instant', 0, [part('action point', 1)], { if: 'boosted' }),
  }),
  gear('Teklo Foundry Heart', 'mechanologist', 'chest', 2, {
    ...WORN,
    ...daily(1, [part('top', { what: 'foundry' })], { ...again, if: 'boosted' }),
  }),
  gear('Viziertronic Model i', 'mechanologist', 'head', 0, {
    ...barrier(2),
    ...goes('action', 0, [part('this turn', { what: 'vizier' })], again),
  }),
];
