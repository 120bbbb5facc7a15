import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../begin.ts';
import type { Pile, TokenSet } from '../types.ts';
import { pileOf, TOKEN_LIST, TOKENS, tokenOf } from './tokens.ts';

/** Section 11 once more, by hand: name | copies | armor | attack | fame | abilities and resistances | set. */
const EXPECTED: Readonly<Record<Pile, readonly string[]>> = {
  green: [
    'Prowlers|2|3|4|2||base',
    'Diggers|2|3|3|2|fortified|base',
    'Cursed Hags|2|5|3|3|poison|base',
    'Wolf Riders|2|4|3|3|swift|base',
    'Ironclads|2|3|4|4|brutal; physical|base',
    'Orc Summoners|2|4|summon brown|4||base',
    'Orc Skirmishers|2|4|1+1|2||lostLegion',
    'Orc Trackers|2|3(6)|4|3|elusive assassination|lostLegion',
    'Orc War Beasts|2|5|3|3|unfortified brutal; fire ice|lostLegion',
    'Orc Stonethrowers|2|2|7|4|fortified cumbersome; physical|lostLegion',
    'Elemental Priestesses|1|4|3 fire+3 ice|3|; fire ice|elementalist',
    'Elven Protectors|2|4|3|2|defend 2; fire|elementalist',
    'Crystal Sprites|2|1(2)|1 ice+1 ice|1|elusive defend 1; ice|elementalist',
    'Centaur Outriders|2|5|3|2|swift|elementalist',
    'Cloud Griffons|1|4(8)|4|3|unfortified elusive swift|elementalist',
    'Corrupted Priests|1|5|4 coldFire|3|defend 1 vampiric|darkCrusader',
    'Zombie Horde|2|5|1+1+1|2|cumbersome; ice|darkCrusader',
    'Gibbering Ghouls|2|4|4|2|vampiric|darkCrusader',
    'Shrouded Necromancers|1|5|summon green|3|fortified|darkCrusader',
    'Skeletal Warriors|2|4|3|1|; fire|darkCrusader',
  ],
  grey: [
    'Crossbowmen|3|4|4|3|swift|base',
    'Guardsmen|3|7|3|3|fortified|base',
    'Swordsmen|2|5|6|4||base',
    'Golems|2|5|2|4|; physical|base',
    'Thugs|2|5|3|2 rep 1|brutal|lostLegion',
    'Shocktroops|2|3(6)|5|3|unfortified elusive|lostLegion',
    'Heroes (fortified)|1|4|5+3|5 rep -1|fortified|lostLegion',
    'Heroes (swift)|1|5|3+2|5 rep -1|swift|lostLegion',
    'Heroes (fire)|1|4|4+2 fire|5 rep -1|; fire|lostLegion',
    'Heroes (ice)|1|4|3+3 ice|5 rep -1|; ice|lostLegion',
  ],
  violet: [
    'Monks|2|5|5|4|poison|base',
    'Illusionists|2|3|summon brown|4|; physical|base',
    'Ice Mages|2|6|5 ice|5|; ice|base',
    'Fire Mages|2|5|6 fire|5|; fire|base',
    'Ice Golems|1|4|2 ice|5|paralyze; ice physical|base',
    'Fire Golems|1|4|3 fire|5|brutal; fire physical|base',
    'Sorcerers|2|6|6|5|assassination poison arcaneImmunity|lostLegion',
    'Magic Familiars|2|7|3+3|5|unfortified brutal|lostLegion',
  ],
  brown: [
    'Minotaur|2|5|5|4|brutal|base',
    'Gargoyle|2|4|5|4|; physical|base',
    'Medusa|2|4|6|5|paralyze|base',
    'Crypt Worm|2|6|6|5|fortified|base',
    'Werewolf|2|5|7|5|swift|base',
    'Manticore|2|6|4|5|swift assassination poison; fire|lostLegion',
    'Hydra|2|6|2+2+2|5|; ice|lostLegion',
    'Shadow|2|4(8)|4 coldFire|4|elusive arcaneImmunity|lostLegion',
    'Air Elemental|1|4(8)|3 coldFire|4|elusive swift; fire ice|elementalist',
    'Fire Elemental|1|6|7 fire|4|; fire|elementalist',
    'Water Elemental|1|7|6 ice|4|; ice|elementalist',
    'Earth Elemental|1|5|4|4|fortified brutal cumbersome; physical|elementalist',
    'Mummy|1|5|4|4|poison; ice physical|darkCrusader',
    'Vampire|1|5(10)|5|4|elusive vampiric|darkCrusader',
    'Blood Demon|1|6|6|5|brutal assassination arcaneImmunity; fire|darkCrusader',
    'Pain Wraith|1|4(8)|4|3|elusive paralyze|darkCrusader',
  ],
  white: [
    'Freezers|3|7|3 ice|7|swift paralyze; fire|base',
    'Gunners|3|6|6 fire|7|brutal; ice|base',
    'Altem Guardsmen|2|7|5|8|fortified; physical fire ice|base',
    'Altem Mages|2|8|4 coldFire|8|brutal poison; physical|base',
    'Fire Catapult|1|7|8 fire|7|fortified cumbersome|lostLegion',
    'Ice Catapult|1|6|9 ice|7|fortified cumbersome|lostLegion',
    'Delphana Masters|2|8|5 coldFire|9|assassination paralyze; fire ice|lostLegion',
    'Grim Legionnaires|2|10|11|8|unfortified arcaneImmunity|lostLegion',
  ],
  red: [
    'Swamp Dragon|2|9|5|7|swift poison|base',
    'Fire Dragon|2|7|9 fire|8|; fire physical|base',
    'Ice Dragon|2|7|6 ice|8|paralyze; ice physical|base',
    'High Dragon|2|9|6 coldFire|9|brutal; fire ice|base',
    'Lava Dragon|2|8|6 fire|8|fortified brutal; fire|lostLegion',
    'Storm Dragon|2|7(14)|4 ice|7|elusive swift; ice|lostLegion',
    'Dragon Summoner|2|8|summon brown x2|9|arcaneImmunity; physical|lostLegion',
    'Savage Dragon|2|7|5|6|brutal; physical|elementalist',
    'Lightning Dragon|2|7(14)|6 coldFire|7|elusive; fire ice|elementalist',
    'Vampire Dragon|2|8(16)|8|7|elusive vampiric|darkCrusader',
    'Death Dragon|2|9|7|6|assassination paralyze|darkCrusader',
  ],
};

const written = (row: (typeof TOKEN_LIST)[number]): string => {
  const attack = row.summons
    ? `summon ${row.summons}${row.attacks.length > 1 ? ` x${row.attacks.length}` : ''}`
    : row.attacks.map((a) => (a.element === 'physical' ? `${a.value}` : `${a.value} ${a.element}`)).join('+');
  const abilities = row.abilities
    .filter((ability) => ability !== 'summon')
    .map((ability) => (ability === 'defend' ? `defend ${row.defend}` : ability))
    .join(' ');
  const traits = row.resists.length ? `${abilities}; ${row.resists.join(' ')}` : abilities;
  const fame = row.reputation ? `${row.fame} rep ${row.reputation}` : `${row.fame}`;
  const armor = row.elusive > row.armor ? `${row.armor}(${row.elusive})` : `${row.armor}`;
  return [row.name, row.count, armor, attack, fame, traits, row.set].join('|');
};

describe('section 11: enemy tokens', () => {
  it.each(Object.entries(EXPECTED))('every %s token, figure by figure', (pile, rows) => {
    expect(TOKEN_LIST.filter((row) => row.pile === pile).map(written)).toEqual(rows);
  });
  it('73 kinds of tokens, each with a way to know how sure its figures are', () => {
    expect(TOKEN_LIST).toHaveLength(73);
    expect(TOKEN_LIST.every((row) => ['two', 'one', 'unverified'].includes(row.verified))).toBe(true);
  });
  it('pile sizes: base, with Lost Legion, with both Tezla factions', () => {
    const sizes = (sets: TokenSet[], piles: Pile[]) => piles.map((pile) => pileOf(sets, {}, pile).length);
    const piles: Pile[] = ['green', 'grey', 'violet', 'brown', 'red', 'white'];
    expect(sizes(['base'], piles)).toEqual([12, 10, 10, 10, 8, 10]);
    expect(sizes(['base', 'lostLegion'], piles)).toEqual([20, 18, 14, 16, 14, 16]);
    expect(sizes(['base', 'lostLegion', 'elementalist', 'darkCrusader'], ['green', 'brown', 'red'])).toEqual([
      36, 24, 22,
    ]);
  });
  it('tokens that are out are not drawn; a faction comes first where a summoner asks for it', () => {
    expect(pileOf(['base'], { prowlers: 2 }, 'green')).not.toContain('prowlers');
    expect(new Set(pileOf(['base', 'darkCrusader'], {}, 'green', 'darkCrusader'))).toEqual(
      new Set(['corrupted-priests', 'zombie-horde', 'gibbering-ghouls', 'shrouded-necromancers', 'skeletal-warriors']),
    );
  });
  it('what the sources leave open is an option with a default', () => {
    const read = (token: string, options = {}) => tokenOf({ options: { ...DEFAULTS, ...options } }, { token });
    expect(read('altem-guardsmen').attacks[0]?.value).toBe(5);
    expect(read('altem-guardsmen', { altemGuardsmenAttack: 6 }).attacks[0]?.value).toBe(6);
    expect(read('altem-mages').is.fortified).toBe(false);
    expect(read('altem-mages', { altemMagesFortified: true }).is.fortified).toBe(true);
    expect(read('corrupted-priests').is.vampiric).toBe(true);
    expect(read('corrupted-priests', { corruptedPriestsVampiric: false }).is.vampiric).toBe(false);
    expect(read('fire-elemental', { fireElementalAttack: 'physical' }).attacks[0]?.element).toBe('physical');
    expect(read('water-elemental', { waterElementalAttack: 'physical' }).attacks[0]?.element).toBe('physical');
    expect(TOKENS['fire-elemental']?.attacks[0]?.element).toBe('fire');
  });
});
