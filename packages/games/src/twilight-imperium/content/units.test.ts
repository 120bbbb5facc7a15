/** Sections C.1 to C.4 as figures: name | cost | combat value | dice | move | capacity | unit abilities. */
import { describe, expect, it } from 'vitest';
import { FACTION_IDS } from './factions.ts';
import { lineOf, UNIT_IDS, UNIT_ROWS, UNITS, type UnitRow, type UnitTag, upgradeOf } from './units.ts';

const FIGURES = `
  War Sun|12|3|3|2|6|sd bmb3x3
  Dreadnought|4|5|1|1|1|sd bmb5x1
  Dreadnought II|4|5|1|2|1|sd bmb5x1
  Carrier|3|9|1|1|4|
  Carrier II|3|9|1|2|6|
  Cruiser|2|7|1|2|0|
  Cruiser II|2|6|1|3|1|
  Destroyer|1|9|1|2|0|afb9x2
  Destroyer II|1|8|1|2|0|afb6x3
  Fighter|1/2|9|1|0|0|
  Fighter II|1/2|8|1|2|0|
  Infantry|1/2|8|1|0|0|
  Infantry II|1/2|7|1|0|0|
  Mech|2|6|1|0|0|sd
  PDS|-|-|0|0|0|sc6x1 ps
  PDS II|-|-|0|0|0|sc5x1 deep ps
  Space Dock|-|-|0|0|0|
  Space Dock II|-|-|0|0|0|
  Duha Menaimon|8|7|2|1|5|sd
  Quetzecoatl|8|7|2|1|3|sd
  Arc Secundus|8|5|2|1|3|sd bmb5x3
  Son of Ragh|8|5|2|1|3|sd afb6x4
  Artemiris|8|7|2|1|6|sd
  The Inferno|8|5|2|1|3|sd
  Wrath of Kenara|8|7|2|1|3|sd
  Dynamo|8|5|2|1|3|sd
  Genesis|8|5|2|1|12|sd
  Hil Colish|8|5|1|1|3|sd
  [0.0.1]|8|5|2|1|5|sd
  Arvicon Rex|8|5|2|1|3|sd
  Fourth Moon|8|7|2|1|3|sd
  Matriarch|8|9|2|1|6|sd
  Visz El Vir|8|9|2|1|4|sd
  The Alastor|8|9|2|1|3|sd
  Memoria|8|7|2|1|3|sd afb8x3
  Memoria II|8|5|2|2|6|sd afb5x3
  C'morran N'orr|8|6|2|1|3|sd
  Ouranos|8|7|2|1|3|sd
  J.N.S. Hylarim|8|6|2|1|3|sd
  The Terror Between|8|5|2|1|3|sd bmb5x1
  Salai Sai Corian|8|7|0|1|3|sd
  Loncara Ssodu|8|7|2|1|3|sd sc5x3 deep
  Van Hauge|8|9|2|1|3|sd
  Y'sia Y'ssrila|8|5|2|2|3|sd
  The Egeiro|8|9|1|1|3|sd
  D.W.S. Luminous|8|7|2|1|6|sd
  Quietus|8|5|2|1|3|sd
  Last Dispatch|8|8|2|2|4|sd
  Heaven's Eye|8|5|2|1|3|sd
  Heaven's Hollow|8|5|3|1|3|sd
  Letani Behemoth|2|6|1|0|0|sd ps
  Aerie Sentinel|2|6|1|0|0|sd
  Dunlain Reaper|2|6|1|0|0|sd
  Scavenger Zeta|2|6|1|0|0|sd
  Omniopiares|2|6|1|0|0|sd
  Ember Colossus|2|6|1|0|0|sd
  Pride of Kenara|2|6|1|0|0|sd
  Watcher|2|6|1|0|0|sd
  ZS Thunderbolt M2|2|6|1|0|0|sd
  Icarus Drive|2|6|1|0|0|sd
  Annihilator|2|6|1|0|0|sd bmb8x1
  Starlancer|2|6|1|0|0|sd
  Moll Terminus|2|6|1|0|0|sd
  Iconoclast|2|6|1|0|0|sd
  Iconoclast Ω|2|6|1|0|0|sd
  Iconoclast ΩΩ|2|6|1|0|0|sd
  Eidolon|2|6|2|0|0|sd
  Z-Grav Eidolon|2|8|2|0|0|
  Eidolon Maximum|2|4|4|3|0|sd
  Mordred|2|6|1|0|0|sd
  Quantum Manipulator|2|6|1|0|0|sd
  Valkyrie Exoskeleton|2|6|1|0|0|sd
  Hecatoncheires|2|6|1|0|0|sd
  Shield Paling|2|6|1|0|0|sd
  Reanimator|2|6|1|0|0|sd
  Reclaimer|2|6|1|0|0|sd
  Indomitus|2|6|1|0|0|sd sc8x1 deep
  Moyin's Ashes|2|6|1|0|0|sd
  Blackshade Infiltrator|2|6|1|0|0|sd
  A3 Valiance|2|6|1|0|0|sd
  Eanautic|2|6|1|0|0|sd
  Revenant|2|6|1|0|0|sd
  Alarum|2|6|1|0|0|sd
  Viper EX-23|2|6|1|0|0|sd
  Viper Hollow|2|6|1|0|0|sd
  Letani Warrior|1/2|8|1|0|0|
  Letani Warrior II|1/2|7|1|0|0|
  Strike Wing Alpha|1|8|1|2|1|afb9x2
  Strike Wing Alpha II|1|7|1|2|1|afb6x3
  Exile|1|8|1|2|0|afb9x2
  Exile II|1|7|1|2|0|afb6x3
  Super Dreadnought|4|5|1|1|2|sd bmb5x1
  Super Dreadnought II|4|4|1|2|2|sd bmb4x1
  Crimson Legionnaire|1/2|8|1|0|0|
  Crimson Legionnaire II|1/2|7|1|0|0|
  Corsair|2|6|1|3|2|
  Prototype War Sun|12|3|3|1|6|sd bmb3x3
  Prototype War Sun II|10|3|3|3|6|sd bmb3x3
  Hybrid Crystal Fighter|1/2|8|1|0|0|
  Hybrid Crystal Fighter II|1/2|7|1|2|0|
  Linkship|1|9|1|3|0|afb9x2
  Linkship II|1|8|1|4|0|afb6x3
  Floating Factory|-|-|0|1|4|
  Floating Factory II|-|-|0|2|5|
  Exotrireme|4|5|1|1|1|sd bmb4x2
  Exotrireme II|4|5|1|2|1|sd bmb4x2
  Advanced Carrier|3|9|1|1|6|
  Advanced Carrier II|3|9|1|2|8|sd
  Spec Ops|1/2|7|1|0|0|
  Spec Ops II|1/2|6|1|0|0|
  Saturn Engine|2|7|1|2|1|
  Saturn Engine II|2|6|1|3|2|sd
  Hel-Titan|-|7|1|0|0|sd sc6x1 ps
  Hel-Titan II|-|6|1|0|0|sd sc5x1 deep ps
  Dimensional Tear|-|-|0|0|0|
  Dimensional Tear II|-|-|0|0|0|
  4X41C "Helios" V1|-|-|0|0|0|
  4X41C "Helios" V2|-|-|0|0|0|
`
  .trim()
  .split('\n')
  .map((line) => line.trim());

const abilities = (row: UnitRow): string =>
  [
    row.sustain ? 'sd' : '',
    row.barrage ? `afb${row.barrage.value}x${row.barrage.dice}` : '',
    row.bombard ? `bmb${row.bombard.value}x${row.bombard.dice}` : '',
    row.cannon ? `sc${row.cannon.value}x${row.cannon.dice}` : '',
    row.deep ? 'deep' : '',
    row.shield ? 'ps' : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
const figures = (row: UnitRow): string => {
  const cost = row.cost === undefined ? '-' : `${row.cost}${row.pair ? '/2' : ''}`;
  return `${row.name}|${cost}|${row.combat ?? '-'}|${row.dice}|${row.move}|${row.capacity}|${abilities(row)}`;
};
const tagged = (tag: UnitTag): string[] => UNIT_ROWS.filter((row) => row.tags?.includes(tag)).map((row) => row.id);

describe('units of sections C.1 to C.4', () => {
  it('118 units with the figures of the tables', () => {
    expect(UNIT_ROWS.map(figures)).toEqual(FIGURES);
    expect(UNIT_ROWS).toHaveLength(118);
  });
  it('18 generic units, 32 flagships, 35 mechs, 33 lines of factions', () => {
    const generic = UNIT_ROWS.filter((row) => row.faction === undefined).length;
    const flagships = UNIT_ROWS.filter((row) => row.type === 'flagship').length;
    const mechs = UNIT_ROWS.filter((row) => row.type === 'mech' && row.faction !== undefined).length;
    expect([generic, flagships, mechs, UNIT_ROWS.length - generic - flagships - mechs]).toEqual([18, 32, 35, 33]);
  });
  it('every faction has one flagship line and one mech line', () => {
    for (const faction of FACTION_IDS) {
      if (faction === 'neutral') continue;
      expect(
        UNIT_ROWS.some((row) => row.faction === faction && row.type === 'flagship'),
        faction,
      ).toBe(true);
      expect(
        UNIT_ROWS.some((row) => row.faction === faction && row.type === 'mech'),
        faction,
      ).toBe(true);
    }
  });
  it('facts that are no figures', () => {
    expect(tagged('no-direct-hit')).toEqual(['dreadnought-2', 'super-dreadnought-2', 'exotrireme-2']);
    expect(tagged('removes-shield')).toEqual(['war-sun', 'arc-secundus', 'prototype-war-sun-1', 'prototype-war-sun-2']);
    expect(tagged('flies-alone')).toEqual(['fighter-2']);
    expect(tagged('flies-alone-half')).toEqual(['hybrid-crystal-fighter-2']);
    expect(tagged('also-ship')).toEqual(['z-grav-eidolon', 'eidolon-maximum']);
    expect(tagged('also-ground')).toEqual(['hel-titan-1', 'hel-titan-2']);
    expect(tagged('floats')).toEqual(['floating-factory-1', 'floating-factory-2']);
    expect(tagged('no-capacity')).toEqual(['aerie-sentinel']);
    expect(tagged('returns-6')).toEqual(['infantry-2', 'letani-warrior-2']);
    expect(tagged('returns-5')).toEqual(['spec-ops-2']);
    expect(tagged('returns-always')).toEqual(['crimson-legionnaire-2']);
    const free = UNIT_ROWS.filter((row) => row.freeFighters).map((row) => [row.id, row.freeFighters]);
    expect(free).toEqual([
      ['space-dock-1', 3],
      ['space-dock-2', 3],
      ['dimensional-tear-1', 6],
      ['dimensional-tear-2', 12],
      ['helios-1', 3],
      ['helios-2', 3],
    ]);
  });
  it('a faction builds its own line where it has one', () => {
    expect(lineOf('l1z1x', 'dreadnought', 2)).toBe('super-dreadnought-2');
    expect(lineOf('sol', 'infantry', 1)).toBe('spec-ops-1');
    expect(lineOf('sol', 'cruiser', 2)).toBe('cruiser-2');
    expect(lineOf('naaz-rokha', 'mech', 1)).toBe('eidolon');
    expect(lineOf('neutral', 'flagship', 1)).toBeUndefined();
    expect(upgradeOf('cruiser-1')).toBe('cruiser-2');
    expect(upgradeOf('memoria-1')).toBe('memoria-2');
    expect(upgradeOf('war-sun')).toBeUndefined();
  });
  it('ids are unique', () => {
    expect(new Set(UNIT_IDS).size).toBe(UNIT_IDS.length);
    for (const id of UNIT_IDS) expect(UNITS[id].id).toBe(id);
  });
});
