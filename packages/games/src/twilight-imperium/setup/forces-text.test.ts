import { describe, expect, it } from 'vitest';
import { UNITS } from '../content/units.ts';
import { problemText } from '../text/problems.ts';
import { checkSetup } from './check.ts';
import { parseForces, parseUnits } from './forces-text.ts';
import { TYPE_WORDS } from './names.ts';

const read = (text: string) => {
  const parsed = parseForces(text, 'attacker');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};
const units = (text: string) =>
  read(text).player.space.map((g) => `${g.count} ${g.unit}${g.damaged ? ` !${g.damaged}` : ''}`);

describe('short text form', () => {
  it('reads a faction and its units, a missing 1 and abbreviations', () => {
    expect(read('letnev: 2 dreadnought II, 1 carrier, 4 fighter').player.faction).toBe('letnev');
    expect(units('letnev: 2 dreadnought II, 1 carrier, 4 fighter')).toEqual([
      '2 dreadnought-2',
      '1 carrier-1',
      '4 fighter-1',
    ]);
    expect(units('2 dread, 4 ff')).toEqual(['2 dreadnought-1', '4 fighter-1']);
    expect(units('carrier, ws, inf')).toEqual(['1 carrier-1', '1 war-sun', '1 infantry-1']);
  });
  it('reads plurals, counts behind, capital letters and Arabic levels', () => {
    expect(units('Sol: 2x Cruisers, Destroyers x3, 2 Infantries, carrier 2, dd2')).toEqual([
      '2 cruiser-1',
      '3 destroyer-1',
      '2 spec-ops-1',
      '1 advanced-carrier-2',
      '1 destroyer-2',
    ]);
  });
  it('reads units with their counts in front without commas, and a count behind a star', () => {
    const fleet = ['2 dreadnought-1', '1 carrier-1', '4 fighter-1'];
    expect(units('letnev 2 dread 1 carrier 4 ff')).toEqual(fleet);
    expect(units('letnev: 2 dread 1 carrier, ff*4')).toEqual(fleet);
    expect(units('dread*2, 1 carrier, ff * 4')).toEqual(fleet);
    expect(units('2 dread (1 damaged) 1 carrier')).toEqual(['2 dreadnought-1 !1', '1 carrier-1']);
    expect(parseUnits('3 inf 1 pds', 'sol', 'p')).toMatchObject({ ok: true, value: [{ count: 3 }, { unit: 'pds-1' }] });
  });
  it('refuses units without commas whose counts could stand in front or behind, with both readings', () => {
    const refused = (text: string) => {
      const parsed = parseForces(text, 'attacker');
      return parsed.ok ? [] : parsed.problems.map((one) => problemText(one));
    };
    expect(refused('dread 2 carrier 1')).toEqual([
      '“dread 2 carrier 1” can be read as “1 dread, 2 carrier 1” or as “2 dread, 1 carrier”. Put commas between units, or the counts in front.',
    ]);
    expect(refused('sol: dread 2 carrier')).toEqual([
      '“dread 2 carrier” can be read as “1 dread, 2 carrier” or as “2 dread, 1 carrier”. Put commas between units, or the counts in front.',
    ]);
    expect(refused('dread 2 frigate')).toEqual([expect.stringContaining('“dread 2 frigate” is not clear')]);
  });
  it('takes the line of the faction, or a line by its own name', () => {
    expect(units('l1z1x: 2 dread II, flagship, mech')).toEqual(['2 super-dreadnought-2', '1 0-0-1', '1 annihilator']);
    expect(units('sardakk: exotrireme, 2 Exotrireme II')).toEqual(['1 exotrireme-1', '2 exotrireme-2']);
    expect(units('nomad: memoria ii')).toEqual(['1 memoria-2']);
  });
  it('reads damage, planets, fleet supply and counters', () => {
    expect(units('2 dread (1 damaged), damaged war sun')).toEqual(['2 dreadnought-1 !1', '1 war-sun !1']);
    const forces = read('sol: 1 carrier; on Jord: 3 inf, 1 pds; space: 2 ff; fleet 4, 3 tg, influence 2');
    expect(forces.player.space.map((g) => g.unit)).toEqual(['advanced-carrier-1', 'fighter-1']);
    expect(forces.planets).toEqual({
      Jord: [
        { unit: 'spec-ops-1', count: 3, damaged: 0, galvanized: 0 },
        { unit: 'pds-1', count: 1, damaged: 0, galvanized: 0 },
      ],
    });
    expect(forces.player.fleetSupply).toBe(4);
    expect(forces.player.counters).toEqual({ tradeGoods: 3, influence: 2 });
  });
  it('reads technologies, cards, leaders and relics by name', () => {
    const { player } = read(
      'letnev: 2 dread; duranium armor, plasma scoring, Direct Hit, viscount unlenn, the crown of thalnos',
    );
    expect(player.technologies).toEqual(['duranium-armor', 'plasma-scoring']);
    expect(player.hand).toEqual(['direct-hit']);
    expect(player.leaders).toEqual(['viscount-unlenn']);
    expect(player.relics).toEqual(['the-crown-of-thalnos']);
  });
  it('names an unknown word with the nearest match', () => {
    const why = (text: string) => {
      const parsed = parseForces(text, 'attacker');
      return parsed.ok ? [] : parsed.problems.map(problemText);
    };
    expect(why('2 dreadnougth')).toEqual(['Unknown word “dreadnougth”. Did you mean “dreadnought”?']);
    expect(why('letnve: 2 dread')).toEqual(['Unknown word “letnve”. Did you mean “letnev”?']);
    // quote: a British spelling is what somebody typed
    expect(why('2 dread; duranium armour')).toEqual(['Unknown word “duranium armour”. Did you mean “duranium armor”?']);
    expect(parseUnits('3 infantrie, 1 psd', 'sol', 'x').ok).toBe(false);
  });
  it('reads number words, levels that stick to the name, and a faction without a colon', () => {
    expect(units('letnev 2 dread, a carrier & two fighters')).toEqual([
      '2 dreadnought-1',
      '1 carrier-1',
      '2 fighter-1',
    ]);
    expect(read('letnev; 2 dread').player.faction).toBe('letnev');
    expect(read('The Barony of Letnev 2 dread').player.faction).toBe('letnev');
    expect(read('2 dread').namesFaction).toBe(false);
    expect(units('sol: 2 dreadnoughtII, fighter IIs, upgraded cruiser, 2dd')).toEqual([
      '2 dreadnought-2',
      '1 fighter-2',
      '1 cruiser-2',
      '2 destroyer-1',
    ]);
  });
  it('reads every type of unit by each of its abbreviations, in the plural too', () => {
    for (const [type, words] of Object.entries(TYPE_WORDS))
      for (const word of words) {
        const one = parseUnits(`2 ${word}`, 'neutral', 'x');
        const more = parseUnits(`2 ${word}s`, 'neutral', 'x');
        // Neutral players have no flagship line of their own.
        if (type === 'flagship') continue;
        expect(one.ok && one.value[0] && UNITS[one.value[0].unit].type, word).toBe(type);
        expect(more, word).toEqual(one);
      }
  });
  it('names a place that is none, and more units than any table has', () => {
    const problems = (text: string) => {
      const parsed = parseForces(text, 'attacker');
      return parsed.ok ? [] : parsed.problems;
    };
    expect(problems('sol: 1 carrier; jord: 3 inf').map(problemText)[0]).toBe(
      '“jord:” is not a place. Write units on a planet as “on jord: 3 infantry”.',
    );
    expect(read('sol: 1 carrier; planet Jord: 3 inf').planets.Jord?.[0]?.count).toBe(3);
    expect(problems('sol: 99999999999 ff').map((problem) => problem.code)).toEqual(['too-many']);
    expect(parseUnits('100 ff', 'sol', 'x').ok).toBe(false);
    const listed = checkSetup({ attacker: { faction: 'sol', space: ['9999999999 ff'] }, defender: 'letnev: cruiser' });
    expect(!listed.ok && listed.problems.map((problem) => problem.code)).toEqual(['too-many']);
    expect(problems('2 dreadnougth')[0]).toMatchObject({
      code: 'unknown-word',
      what: 'word',
      word: 'dreadnougth',
      near: 'dreadnought',
    });
  });
});
