import { type Enemy, PILES, type Pile, type State, type TokenSet } from '../types.ts';
import { type Token, tokensOf, variant } from './token.ts';

const ELEMENTALIST = 'elementalist';
const DC = 'darkCrusader';
const LL = 'lostLegion';
const one = { verified: 'one' } as const;

/** 11.1 Marauding orcs. */
const green = tokensOf('green');
const GREEN: Token[] = [
  green('Prowlers', [2, 3, '4', 2]),
  green('Diggers', [2, 3, '3', 2], { is: 'fortified' }),
  green('Cursed Hags', [2, 5, '3', 3], { is: 'poison' }),
  green('Wolf Riders', [2, 4, '3', 3], { is: 'swift' }),
  green('Ironclads', [2, 3, '4', 4], { is: 'brutal', resists: 'physical' }),
  green('Orc Summoners', [2, 4, 'summon', 4]),
  green('Orc Skirmishers', [2, 4, '1, 1', 2], { set: LL }),
  green('Orc Trackers', [2, 3, '4', 3], { is: 'elusive assassination', set: LL, elusive: 6 }),
  green('Orc War Beasts', [2, 5, '3', 3], { is: 'unfortified brutal', resists: 'fire ice', set: LL }),
  green('Orc Stonethrowers', [2, 2, '7', 4], { is: 'fortified cumbersome', resists: 'physical', set: LL }),
  green('Elemental Priestesses', [1, 4, '3 fire, 3 ice', 3], { resists: 'fire ice', set: ELEMENTALIST }),
  green('Elven Protectors', [2, 4, '3', 2], { is: 'defend', resists: 'fire', set: ELEMENTALIST, defend: 2 }),
  green('Crystal Sprites', [2, 1, '1 ice, 1 ice', 1], {
    is: 'elusive defend',
    resists: 'ice',
    set: ELEMENTALIST,
    elusive: 2,
    defend: 1,
  }),
  green('Centaur Outriders', [2, 5, '3', 2], { is: 'swift', set: ELEMENTALIST }),
  green('Cloud Griffons', [1, 4, '4', 3], { is: 'unfortified elusive swift', set: ELEMENTALIST, elusive: 8 }),
  variant(
    green('Corrupted Priests', [1, 5, '4 coldFire', 3], { is: 'defend vampiric', set: DC, defend: 1 }),
    'corruptedPriestsVampiric',
    false,
    { abilities: ['defend'] },
  ),
  green('Zombie Horde', [2, 5, '1, 1, 1', 2], { is: 'cumbersome', resists: 'ice', set: DC }),
  green('Gibbering Ghouls', [2, 4, '4', 2], { is: 'vampiric', set: DC }),
  green('Shrouded Necromancers', [1, 5, 'summon', 3], { is: 'fortified', set: DC, summons: 'green' }),
  green('Skeletal Warriors', [2, 4, '3', 1], { resists: 'fire', set: DC }),
];

/** 11.2 Keep garrisons. */
const grey = tokensOf('grey');
const GREY: Token[] = [
  grey('Crossbowmen', [3, 4, '4', 3], { is: 'swift' }),
  grey('Guardsmen', [3, 7, '3', 3], { is: 'fortified' }),
  grey('Swordsmen', [2, 5, '6', 4]),
  grey('Golems', [2, 5, '2', 4], { resists: 'physical' }),
  grey('Thugs', [2, 5, '3', 2], { is: 'brutal', set: LL, reputation: 1 }),
  grey('Shocktroops', [2, 3, '5', 3], { is: 'unfortified elusive', set: LL, elusive: 6 }),
  grey('Heroes (fortified)', [1, 4, '5, 3', 5], { is: 'fortified', set: LL, reputation: -1 }),
  grey('Heroes (swift)', [1, 5, '3, 2', 5], { is: 'swift', set: LL, reputation: -1 }),
  grey('Heroes (fire)', [1, 4, '4, 2 fire', 5], { resists: 'fire', set: LL, reputation: -1 }),
  grey('Heroes (ice)', [1, 4, '3, 3 ice', 5], { resists: 'ice', set: LL, reputation: -1 }),
];

/** 11.3 Mage tower garrisons. */
const violet = tokensOf('violet');
const VIOLET: Token[] = [
  violet('Monks', [2, 5, '5', 4], { is: 'poison' }),
  violet('Illusionists', [2, 3, 'summon', 4], { resists: 'physical' }),
  violet('Ice Mages', [2, 6, '5 ice', 5], { resists: 'ice' }),
  violet('Fire Mages', [2, 5, '6 fire', 5], { resists: 'fire' }),
  violet('Ice Golems', [1, 4, '2 ice', 5], { is: 'paralyze', resists: 'ice physical' }),
  violet('Fire Golems', [1, 4, '3 fire', 5], { is: 'brutal', resists: 'fire physical' }),
  violet('Sorcerers', [2, 6, '6', 5], { is: 'assassination poison arcaneImmunity', set: LL }),
  violet('Magic Familiars', [2, 7, '3, 3', 5], { is: 'unfortified brutal', set: LL }),
];

/** 11.4 Dungeon monsters. */
const brown = tokensOf('brown');
const BROWN: Token[] = [
  brown('Minotaur', [2, 5, '5', 4], { is: 'brutal' }),
  brown('Gargoyle', [2, 4, '5', 4], { resists: 'physical' }),
  brown('Medusa', [2, 4, '6', 5], { is: 'paralyze' }),
  brown('Crypt Worm', [2, 6, '6', 5], { is: 'fortified' }),
  brown('Werewolf', [2, 5, '7', 5], { is: 'swift' }),
  brown('Manticore', [2, 6, '4', 5], { is: 'swift assassination poison', resists: 'fire', set: LL }),
  brown('Hydra', [2, 6, '2, 2, 2', 5], { resists: 'ice', set: LL }),
  brown('Shadow', [2, 4, '4 coldFire', 4], { is: 'elusive arcaneImmunity', set: LL, elusive: 8 }),
  brown('Air Elemental', [1, 4, '3 coldFire', 4], {
    is: 'elusive swift',
    resists: 'fire ice',
    set: ELEMENTALIST,
    elusive: 8,
  }),
  variant(
    brown('Fire Elemental', [1, 6, '7 fire', 4], { resists: 'fire', set: ELEMENTALIST }),
    'fireElementalAttack',
    'physical',
    {
      attacks: [{ value: 7, element: 'physical' }],
    },
  ),
  variant(
    brown('Water Elemental', [1, 7, '6 ice', 4], { resists: 'ice', set: ELEMENTALIST }),
    'waterElementalAttack',
    'physical',
    {
      attacks: [{ value: 6, element: 'physical' }],
    },
  ),
  brown('Earth Elemental', [1, 5, '4', 4], {
    is: 'fortified brutal cumbersome',
    resists: 'physical',
    set: ELEMENTALIST,
  }),
  brown('Mummy', [1, 5, '4', 4], { is: 'poison', resists: 'ice physical', set: DC }),
  brown('Vampire', [1, 5, '5', 4], { is: 'elusive vampiric', set: DC, elusive: 10 }),
  brown('Blood Demon', [1, 6, '6', 5], { is: 'brutal assassination arcaneImmunity', resists: 'fire', set: DC }),
  brown('Pain Wraith', [1, 4, '4', 3], { is: 'elusive paralyze', set: DC, elusive: 8 }),
];

/** 11.5 City garrisons. */
const white = tokensOf('white');
const WHITE: Token[] = [
  white('Freezers', [3, 7, '3 ice', 7], { is: 'swift paralyze', resists: 'fire' }),
  white('Gunners', [3, 6, '6 fire', 7], { is: 'brutal', resists: 'ice' }),
  variant(
    white('Altem Guardsmen', [2, 7, '5', 8], { is: 'fortified', resists: 'physical fire ice' }),
    'altemGuardsmenAttack',
    6,
    { attacks: [{ value: 6, element: 'physical' }] },
  ),
  variant(
    white('Altem Mages', [2, 8, '4 coldFire', 8], { is: 'brutal poison', resists: 'physical' }),
    'altemMagesFortified',
    true,
    { abilities: ['fortified', 'brutal', 'poison'] },
  ),
  white('Fire Catapult', [1, 7, '8 fire', 7], { is: 'fortified cumbersome', set: LL }),
  white('Ice Catapult', [1, 6, '9 ice', 7], { is: 'fortified cumbersome', set: LL }),
  white('Delphana Masters', [2, 8, '5 coldFire', 9], { is: 'assassination paralyze', resists: 'fire ice', set: LL }),
  white('Grim Legionnaires', [2, 10, '11', 8], { is: 'unfortified arcaneImmunity', set: LL }),
];

/** 11.6 Draconum. */
const red = tokensOf('red');
const RED: Token[] = [
  red('Swamp Dragon', [2, 9, '5', 7], { is: 'swift poison' }),
  red('Fire Dragon', [2, 7, '9 fire', 8], { resists: 'fire physical' }),
  red('Ice Dragon', [2, 7, '6 ice', 8], { is: 'paralyze', resists: 'ice physical' }),
  red('High Dragon', [2, 9, '6 coldFire', 9], { is: 'brutal', resists: 'fire ice' }),
  red('Lava Dragon', [2, 8, '6 fire', 8], { is: 'fortified brutal', resists: 'fire', set: LL }),
  red('Storm Dragon', [2, 7, '4 ice', 7], { is: 'elusive swift', resists: 'ice', set: LL, elusive: 14 }),
  red('Dragon Summoner', [2, 8, 'summon, summon', 9], { is: 'arcaneImmunity', resists: 'physical', set: LL }),
  red('Savage Dragon', [2, 7, '5', 6], { is: 'brutal', resists: 'physical', set: ELEMENTALIST, ...one }),
  red('Lightning Dragon', [2, 7, '6 coldFire', 7], {
    is: 'elusive',
    resists: 'fire ice',
    set: ELEMENTALIST,
    elusive: 14,
    ...one,
  }),
  red('Vampire Dragon', [2, 8, '8', 7], { is: 'elusive vampiric', set: DC, elusive: 16, ...one }),
  red('Death Dragon', [2, 9, '7', 6], { is: 'assassination paralyze', set: DC, ...one }),
];

export const TOKENS: Readonly<Record<string, Token>> = Object.fromEntries(
  [...GREEN, ...GREY, ...VIOLET, ...BROWN, ...WHITE, ...RED].map((row) => [row.id, row]),
);
export const TOKEN_LIST: readonly Token[] = Object.values(TOKENS);

const BY_ID = new Map(TOKEN_LIST.map((row) => [row.id, row]));
/** The row of an enemy, as the options of this combat read it. */
export function tokenOf(state: Pick<State, 'options'>, enemy: Pick<Enemy, 'token' | 'own'>): Token {
  const row = BY_ID.get(enemy.token) ?? enemy.own;
  if (!row) throw new Error(`Unknown token "${enemy.token}": content/tokens.ts has no such row.`);
  const other = row.variant;
  return other && state.options[other.option] === other.value ? other.token : row;
}

const BY_PILE = new Map(PILES.map((pile) => [pile, TOKEN_LIST.filter((row) => row.pile === pile)]));
/** The tokens left in a pile, one entry a token; a faction's tokens come first where a summoner asks for its own (11.1). */
export function pileOf(sets: readonly TokenSet[], out: Readonly<Record<string, number>>, pile: Pile, first?: TokenSet) {
  const all: string[] = [];
  let own: string[] | undefined;
  for (const row of BY_PILE.get(pile) as readonly Token[]) {
    if (!sets.includes(row.set)) continue;
    const { id } = row;
    for (let n = row.count - (out[id] ?? 0); n > 0; n--) {
      all.push(id);
      if (row.set === first) {
        own ??= [];
        own.push(id);
      }
    }
  }
  return own ?? all;
}
