import { type Enemy, PILES, type Pile, type State, type TokenSet } from '../types.ts';
import { type Token, token, variant } from './token.ts';

const E = 'elementalist';
const DC = 'darkCrusader';
const LL = 'lostLegion';
const one = { verified: 'one' } as const;

/** 11.1 Marauding orcs. */
const GREEN: Token[] = [
  token('Prowlers', 'green', 2, 3, '4', 2, '', '', 'base'),
  token('Diggers', 'green', 2, 3, '3', 2, 'fortified', '', 'base'),
  token('Cursed Hags', 'green', 2, 5, '3', 3, 'poison', '', 'base'),
  token('Wolf Riders', 'green', 2, 4, '3', 3, 'swift', '', 'base'),
  token('Ironclads', 'green', 2, 3, '4', 4, 'brutal', 'physical', 'base'),
  token('Orc Summoners', 'green', 2, 4, 'summon', 4, '', '', 'base'),
  token('Orc Skirmishers', 'green', 2, 4, '1, 1', 2, '', '', LL),
  token('Orc Trackers', 'green', 2, 3, '4', 3, 'elusive assassination', '', LL, { elusive: 6 }),
  token('Orc War Beasts', 'green', 2, 5, '3', 3, 'unfortified brutal', 'fire ice', LL),
  token('Orc Stonethrowers', 'green', 2, 2, '7', 4, 'fortified cumbersome', 'physical', LL),
  token('Elemental Priestesses', 'green', 1, 4, '3 fire, 3 ice', 3, '', 'fire ice', E),
  token('Elven Protectors', 'green', 2, 4, '3', 2, 'defend', 'fire', E, { defend: 2 }),
  token('Crystal Sprites', 'green', 2, 1, '1 ice, 1 ice', 1, 'elusive defend', 'ice', E, { elusive: 2, defend: 1 }),
  token('Centaur Outriders', 'green', 2, 5, '3', 2, 'swift', '', E),
  token('Cloud Griffons', 'green', 1, 4, '4', 3, 'unfortified elusive swift', '', E, { elusive: 8 }),
  variant(
    token('Corrupted Priests', 'green', 1, 5, '4 coldFire', 3, 'defend vampiric', '', DC, { defend: 1 }),
    'corruptedPriestsVampiric',
    false,
    { abilities: ['defend'] },
  ),
  token('Zombie Horde', 'green', 2, 5, '1, 1, 1', 2, 'cumbersome', 'ice', DC),
  token('Gibbering Ghouls', 'green', 2, 4, '4', 2, 'vampiric', '', DC),
  token('Shrouded Necromancers', 'green', 1, 5, 'summon', 3, 'fortified', '', DC, { summons: 'green' }),
  token('Skeletal Warriors', 'green', 2, 4, '3', 1, '', 'fire', DC),
];

/** 11.2 Keep garrisons. */
const GREY: Token[] = [
  token('Crossbowmen', 'grey', 3, 4, '4', 3, 'swift', '', 'base'),
  token('Guardsmen', 'grey', 3, 7, '3', 3, 'fortified', '', 'base'),
  token('Swordsmen', 'grey', 2, 5, '6', 4, '', '', 'base'),
  token('Golems', 'grey', 2, 5, '2', 4, '', 'physical', 'base'),
  token('Thugs', 'grey', 2, 5, '3', 2, 'brutal', '', LL, { reputation: 1 }),
  token('Shocktroops', 'grey', 2, 3, '5', 3, 'unfortified elusive', '', LL, { elusive: 6 }),
  token('Heroes (fortified)', 'grey', 1, 4, '5, 3', 5, 'fortified', '', LL, { reputation: -1 }),
  token('Heroes (swift)', 'grey', 1, 5, '3, 2', 5, 'swift', '', LL, { reputation: -1 }),
  token('Heroes (fire)', 'grey', 1, 4, '4, 2 fire', 5, '', 'fire', LL, { reputation: -1 }),
  token('Heroes (ice)', 'grey', 1, 4, '3, 3 ice', 5, '', 'ice', LL, { reputation: -1 }),
];

/** 11.3 Mage tower garrisons. */
const VIOLET: Token[] = [
  token('Monks', 'violet', 2, 5, '5', 4, 'poison', '', 'base'),
  token('Illusionists', 'violet', 2, 3, 'summon', 4, '', 'physical', 'base'),
  token('Ice Mages', 'violet', 2, 6, '5 ice', 5, '', 'ice', 'base'),
  token('Fire Mages', 'violet', 2, 5, '6 fire', 5, '', 'fire', 'base'),
  token('Ice Golems', 'violet', 1, 4, '2 ice', 5, 'paralyze', 'ice physical', 'base'),
  token('Fire Golems', 'violet', 1, 4, '3 fire', 5, 'brutal', 'fire physical', 'base'),
  token('Sorcerers', 'violet', 2, 6, '6', 5, 'assassination poison arcaneImmunity', '', LL),
  token('Magic Familiars', 'violet', 2, 7, '3, 3', 5, 'unfortified brutal', '', LL),
];

/** 11.4 Dungeon monsters. */
const BROWN: Token[] = [
  token('Minotaur', 'brown', 2, 5, '5', 4, 'brutal', '', 'base'),
  token('Gargoyle', 'brown', 2, 4, '5', 4, '', 'physical', 'base'),
  token('Medusa', 'brown', 2, 4, '6', 5, 'paralyze', '', 'base'),
  token('Crypt Worm', 'brown', 2, 6, '6', 5, 'fortified', '', 'base'),
  token('Werewolf', 'brown', 2, 5, '7', 5, 'swift', '', 'base'),
  token('Manticore', 'brown', 2, 6, '4', 5, 'swift assassination poison', 'fire', LL),
  token('Hydra', 'brown', 2, 6, '2, 2, 2', 5, '', 'ice', LL),
  token('Shadow', 'brown', 2, 4, '4 coldFire', 4, 'elusive arcaneImmunity', '', LL, { elusive: 8 }),
  token('Air Elemental', 'brown', 1, 4, '3 coldFire', 4, 'elusive swift', 'fire ice', E, { elusive: 8 }),
  variant(token('Fire Elemental', 'brown', 1, 6, '7 fire', 4, '', 'fire', E), 'fireElementalAttack', 'physical', {
    attacks: [{ value: 7, element: 'physical' }],
  }),
  variant(token('Water Elemental', 'brown', 1, 7, '6 ice', 4, '', 'ice', E), 'waterElementalAttack', 'physical', {
    attacks: [{ value: 6, element: 'physical' }],
  }),
  token('Earth Elemental', 'brown', 1, 5, '4', 4, 'fortified brutal cumbersome', 'physical', E),
  token('Mummy', 'brown', 1, 5, '4', 4, 'poison', 'ice physical', DC),
  token('Vampire', 'brown', 1, 5, '5', 4, 'elusive vampiric', '', DC, { elusive: 10 }),
  token('Blood Demon', 'brown', 1, 6, '6', 5, 'brutal assassination arcaneImmunity', 'fire', DC),
  token('Pain Wraith', 'brown', 1, 4, '4', 3, 'elusive paralyze', '', DC, { elusive: 8 }),
];

/** 11.5 City garrisons. */
const WHITE: Token[] = [
  token('Freezers', 'white', 3, 7, '3 ice', 7, 'swift paralyze', 'fire', 'base'),
  token('Gunners', 'white', 3, 6, '6 fire', 7, 'brutal', 'ice', 'base'),
  variant(
    token('Altem Guardsmen', 'white', 2, 7, '5', 8, 'fortified', 'physical fire ice', 'base'),
    'altemGuardsmenAttack',
    6,
    { attacks: [{ value: 6, element: 'physical' }] },
  ),
  variant(
    token('Altem Mages', 'white', 2, 8, '4 coldFire', 8, 'brutal poison', 'physical', 'base'),
    'altemMagesFortified',
    true,
    { abilities: ['fortified', 'brutal', 'poison'] },
  ),
  token('Fire Catapult', 'white', 1, 7, '8 fire', 7, 'fortified cumbersome', '', LL),
  token('Ice Catapult', 'white', 1, 6, '9 ice', 7, 'fortified cumbersome', '', LL),
  token('Delphana Masters', 'white', 2, 8, '5 coldFire', 9, 'assassination paralyze', 'fire ice', LL),
  token('Grim Legionnaires', 'white', 2, 10, '11', 8, 'unfortified arcaneImmunity', '', LL),
];

/** 11.6 Draconum. */
const RED: Token[] = [
  token('Swamp Dragon', 'red', 2, 9, '5', 7, 'swift poison', '', 'base'),
  token('Fire Dragon', 'red', 2, 7, '9 fire', 8, '', 'fire physical', 'base'),
  token('Ice Dragon', 'red', 2, 7, '6 ice', 8, 'paralyze', 'ice physical', 'base'),
  token('High Dragon', 'red', 2, 9, '6 coldFire', 9, 'brutal', 'fire ice', 'base'),
  token('Lava Dragon', 'red', 2, 8, '6 fire', 8, 'fortified brutal', 'fire', LL),
  token('Storm Dragon', 'red', 2, 7, '4 ice', 7, 'elusive swift', 'ice', LL, { elusive: 14 }),
  token('Dragon Summoner', 'red', 2, 8, 'summon, summon', 9, 'arcaneImmunity', 'physical', LL),
  token('Savage Dragon', 'red', 2, 7, '5', 6, 'brutal', 'physical', E, one),
  token('Lightning Dragon', 'red', 2, 7, '6 coldFire', 7, 'elusive', 'fire ice', E, { elusive: 14, ...one }),
  token('Vampire Dragon', 'red', 2, 8, '8', 7, 'elusive vampiric', '', DC, { elusive: 16, ...one }),
  token('Death Dragon', 'red', 2, 9, '7', 6, 'assassination paralyze', '', DC, one),
];

export const TOKENS: Readonly<Record<string, Token>> = Object.fromEntries(
  [...GREEN, ...GREY, ...VIOLET, ...BROWN, ...WHITE, ...RED].map((row) => [row.id, row]),
);
export const TOKEN_LIST: readonly Token[] = Object.values(TOKENS);

const BY_ID = new Map(TOKEN_LIST.map((row) => [row.id, row]));
/** The row of an enemy, as the options of this combat read it. */
export function tokenOf(state: Pick<State, 'options'>, enemy: Pick<Enemy, 'token'>): Token {
  const row = BY_ID.get(enemy.token);
  if (!row) throw new Error(`no token ${enemy.token}`);
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
