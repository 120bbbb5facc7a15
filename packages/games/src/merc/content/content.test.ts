import { describe, expect, it } from 'vitest';
import { game as merc } from '../tests/whole.ts';
import { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, UNIT_ROWS, VEHICLES, WEAPONS } from './index.ts';

/** Figures copied from the tables of the rules, so that a slip in a row cannot hide. */

const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the rows of MERC', () => {
  it('section 16: 52 MERCs with initiative, combat, training', () => {
    const expected = table(`
Apeiron|1|2|2
Badger|1|3|1
Basic|2|2|1
Borris|2|2|1
Bouba|4|1|0
Buzzkill|2|2|1
Doc|2|1|2
Ewok|2|2|1
Faustina|3|2|3
Feedback|1|2|2
Genesis|2|2|2
Gunther|1|2|2
Haarg|1|3|1
Juicer|2|2|1
Kastern|0|2|3
Khenn|0|2|3
Lucid|2|2|2
Max|2|2|4
Mayhem|2|2|1
Meatbop|0|2|3
Moose|2|2|1
Natasha|3|3|2
Preaction|5|2|0
Ra|1|2|2
Rizen|3|2|3
Rozeske|1|2|2
Runde|2|2|3
Sarge|3|1|2
Shadkaam|2|3|1
Shooter|1|6|0
Snake|2|3|0
Sonia|4|2|4
Squidhead|1|2|2
Squirrel|3|2|2
Stumpy|3|2|0
Surgeon|2|3|3
Tack|3|2|1
Tao|1|3|1
Tavisto|2|2|3
Teresa|0|0|0
Valkyrie|4|3|2
Vandal|1|3|1
Vandradi|3|2|2
Vrbansk|3|2|2
Vulture|3|2|1
Walter|0|2|7
Wolverine|4|2|4
Adelheid|2|1|2
Dutch|1|2|2
Golem|3|3|2
Hagness|2|2|2
Moe|3|2|3`);
    expect(expected).toHaveLength(52);
    expect(MERCS.map((row) => [row.name, row.initiative, row.combat, row.training].map(String))).toEqual(expected);
    expect(MERCS.filter((row) => row.woman).map((row) => row.name)).toEqual([
      'Ewok',
      'Faustina',
      'Natasha',
      'Sonia',
      'Tack',
      'Teresa',
      'Valkyrie',
      'Adelheid',
    ]);
    expect(MERCS.filter((row) => row.expansion).map((row) => row.name)).toEqual([
      'Adelheid',
      'Dutch',
      'Golem',
      'Hagness',
      'Moe',
    ]);
    expect(MERCS.filter((row) => row.health !== 3).map((row) => [row.name, row.health])).toEqual([['Juicer', 5]]);
    expect(MERCS.every((row) => row.targets === 1)).toBe(true);
  });

  it('section 20: 11 Dictator characters', () => {
    const expected = table(`
The Comandante|2|2|2
The Marshal|2|1|3
The Colonel|2|2|2
The Chancellor|0|3|3
The Strongman|4|1|1
The Chairman|2|1|3
The Premier|3|0|3
The Broker|1|4|1
The General|1|3|2
The Brother|2|2|2
The Secretary|2|3|1`);
    expect(DICTATORS.map((row) => [row.name, row.initiative, row.combat, row.training].map(String))).toEqual(expected);
    expect(DICTATORS.every((row) => row.health === 3 && row.kind === 'dictator')).toBe(true);
  });

  it('section 15: 19 weapons with copies, combat, targets, initiative, piercing, serial', () => {
    const expected = table(`
9mm Handgun|2|1|0|0|false|510
9mm Handgun, AP ammo|2|1|0|0|true|530
9mm Handgun, laser sight|2|1|0|2|false|550
.45 Handgun|2|2|0|0|false|570
.45 Handgun, AP ammo|2|2|0|0|true|590
.45 Handgun, laser sight|2|2|0|2|false|610
M16|1|3|0|0|false|630
M16, AP ammo|1|3|0|0|true|650
M16, laser sight|1|3|0|2|false|670
M16, burst fire|1|2|1|0|false|850
AK-47|1|4|0|0|false|710
AK-47, bipod|1|4|0|1|false|730
AK-47, burst fire|1|3|1|0|false|870
AK-47, full auto|1|2|2|0|false|910
.50 Rifle|1|5|0|0|false|750
.50 Rifle, FLIR scope|1|5|0|3|false|770
SMAW|2|10|0|-2|false|790
Uzi|2|0|1|0|false|810
Uzi, AP ammo|2|0|1|0|true|830`);
    expect(expected).toHaveLength(19);
    const rows = WEAPONS.map((w) =>
      [w.name, w.copies, w.combat, w.targets, w.initiative, w.pierces, w.serial].map(String),
    );
    expect(rows).toEqual(expected);
    const types = (type: string) => WEAPONS.filter((weapon) => weapon.type === type).length;
    expect(['handgun', 'rifle', 'smaw', 'uzi'].map(types)).toEqual([6, 10, 1, 2]);
  });

  it('section 15: 11 kinds of armor with copies, armor, initiative, combat, serial', () => {
    const expected = table(`
Flak Vest|1|1|0|0|470
Flak Vest, Kevlar helmet|1|2|-1|0|250
Flak Vest, ceramic plates, Kevlar helmet|1|3|-1|-1|290
Kevlar Vest|2|2|-1|0|350
Kevlar Vest, ceramic plates|2|3|-1|-1|390
Kevlar Vest, ceramic plates, Kevlar helmet|2|4|-2|-1|270
Body Armor|2|3|-1|-1|370
Body Armor, ceramic plates|1|4|-2|-1|310
Body Armor, ceramic plates, Kevlar helmet|1|5|-2|-2|330
Full Body Armor|2|6|-3|-2|410
Ghillie Suit|2|0|2|0|450`);
    const rows = ARMOR.map((a) => [a.name, a.copies, a.armor, a.initiative, a.combat, a.serial].map(String));
    expect(rows).toEqual(expected);
  });

  it('section 15: 12 accessories with training, combat, targets, initiative, uses, serial', () => {
    const expected = table(`
Army FM 30-25|2|0|0|0|0|490
Field Radio|1|0|0|1|0|430
Grenade|0|3|2|-2|0|890
Fragmentation Grenade|0|4|3|-2|0|930
Mortar|0|5|4|-2|0|950
Attack Dog|0|0|0|1|0|190
First Aid Kit|0|0|0|0|1|150
Medical Kit|0|0|0|0|3|170
Epinephrine Shot|0|0|0|0|0|230
Repair Kit|0|0|0|0|0|130
Land Mine|0|0|0|0|0|110
Bandolier|0|0|0|0|0|980`);
    const rows = ACCESSORIES.map((a) =>
      [a.name, a.training, a.combat, a.targets, a.initiative, a.uses, a.serial].map(String),
    );
    expect(rows).toEqual(expected);
    expect(ACCESSORIES.every((card) => card.copies === 2)).toBe(true);
    expect(ACCESSORIES.filter((card) => card.once).map((card) => card.name)).toEqual([
      'Grenade',
      'Fragmentation Grenade',
      'Mortar',
    ]);
  });

  it('section 15: 5 vehicles with combat, armor, initiative, spaces, actions, seats', () => {
    const expected = table(`
Jeep|0|1|0|2|1|4
Humvee|1|3|0|2|1|4
Deuce|0|1|0|1|1|10
Chopper|1|1|0|2|1|4
Tank|3|6|-1|1|2|4`);
    const rows = VEHICLES.map((v) =>
      [v.name, v.combat, v.armor, v.initiative, v.spaces, v.actions, v.seats].map(String),
    );
    expect(rows).toEqual(expected);
    expect(VEHICLES.filter((vehicle) => vehicle.flies).map((vehicle) => vehicle.name)).toEqual(['Chopper']);
  });

  it('section 21: 14 tactics cards, four of which reveal the base', () => {
    expect(TACTICS.map((row) => row.name)).toEqual([
      'Artillery Barrage',
      'Better Weapons',
      'Veteran Militia',
      'Fodder',
      'Family Threat',
      'Tainted Water',
      'Lockdown',
      'Generalisimo',
      'Reinforcements',
      'Sentry',
      'Seizure',
      'Block Trade',
      'Conscripts',
      'Oil Reserves',
    ]);
    expect(TACTICS.filter((row) => row.reveals).map((row) => row.name)).toEqual([
      'Better Weapons',
      'Veteran Militia',
      'Lockdown',
      'Generalisimo',
    ]);
  });

  it('section 2: militia and dogs', () => {
    expect(UNIT_ROWS.get('Militia')).toMatchObject({ initiative: 2, combat: 1, targets: 1, health: 1 });
    expect(UNIT_ROWS.get('Attack Dog')).toMatchObject({ combat: 0, health: 3 });
  });

  it('the game counts its content', () => {
    expect(merc.setup.content).toEqual({
      mercs: 52,
      dictators: 11,
      weapons: 19,
      armor: 11,
      accessories: 12,
      vehicles: 5,
      tactics: 14,
    });
  });
});
