import { describe, expect, it } from 'vitest';
import { PLAYERS, type Unit } from '../types.ts';
import { type Fight, fight, figures } from './fixture.ts';
import { rollAtTable } from './table-rolls.ts';
import { game as merc } from './whole.ts';

const { en, de } = merc.text as { en: typeof merc.text.en; de: typeof merc.text.en };
/** What the table is asked for, with the sentence in both languages. */
const asked = ({ combat: { need } }: Fight) => need && { ...need, en: en.note(need.why), de: de.note(need.why) };
const D = figures('D', 0, 1, { health: 9 });

describe('what dice are for', () => {
  it('section 21: the Artillery Barrage is one die of the Dictator; it says how many are hit', () => {
    const run = fight([D], [{ militia: 5 }, figures('R', 5, 2)], [], { tactics: [{ card: 'Artillery Barrage' }] });
    expect(asked(run)).toEqual({
      kind: 'roll',
      count: 1,
      sides: 6,
      seat: 'dictator',
      why: { code: 'roll-barrage', card: 'Artillery Barrage' },
      groups: [{ units: ['Artillery Barrage'], count: 1 }],
      en: 'Artillery Barrage: how many are hit',
      de: 'Artillery Barrage: wie viele getroffen werden',
    });
    run.throws(3);
    expect(run.combat.need).toBeUndefined();
    expect(run.step).toBe('losses');
  });

  it('section 16: who rolls for initiative is asked for one die each, of the owner', () => {
    const run = fight([{ merc: 'Khenn' }], [figures('Twin', 0, 1, { ability: 'Khenn' })]);
    const first = {
      kind: 'roll',
      count: 1,
      sides: 6,
      seat: 'dictator',
      why: { code: 'roll-initiative', unit: 'Khenn' },
      groups: [{ units: ['Khenn'], count: 1 }],
      en: 'initiative of Khenn',
      de: 'Initiative von Khenn',
    };
    expect(asked(run)).toEqual(first);
    run.throws(5);
    expect(asked(run)).toEqual({
      ...first,
      seat: 'rebel',
      why: { code: 'roll-initiative', unit: 'Twin' },
      groups: [{ units: ['Twin'], count: 1 }],
      en: 'initiative of Twin',
      de: 'Initiative von Twin',
    });
  });

  it('section 7: an attack is the dice of its unit, which hit from 4, of one MERC from 3', () => {
    const run = fight([D], [figures('R', 5, 4)]);
    run.does('rebel', { type: 'aim', target: 'D' });
    expect(asked(run)).toEqual({
      kind: 'roll',
      count: 4,
      sides: 6,
      seat: 'rebel',
      why: { code: 'roll-fires', unit: 'R' },
      groups: [{ units: ['R'], count: 4, from: 4 }],
      en: 'R fires',
      de: 'R feuert',
    });
    // Thrown in pieces: the group holds what is still missing.
    run.throws(6, 1);
    expect(asked(run)).toMatchObject({ count: 2, groups: [{ units: ['R'], count: 2, from: 4 }], en: 'R fires' });
    const lucid = fight([D], [{ merc: 'Lucid' }]);
    lucid.does('rebel', { type: 'aim', target: 'D' });
    expect(lucid.combat.need?.groups).toEqual([{ units: ['Lucid'], count: 2, from: 3 }]);
  });

  it('section 17: militia of the Dictator with better weapons hit from 3; each one rolls separately', () => {
    const run = fight([{ militia: 2 }], [figures('R', 1, 1, { health: 9 })], [], {
      tactics: [{ card: 'Better Weapons' }],
    });
    run.does('dictator', { type: 'aim all', target: 'R' });
    const of = (number: number) => ({
      count: 1,
      seat: 'dictator',
      why: { code: 'roll-fires', unit: `dictator militia ${number}` },
      groups: [{ units: [`dictator militia ${number}`], count: 1, from: 3 }],
      en: `Militia ${number} fires`,
      de: `Miliz ${number} feuert`,
    });
    expect(asked(run)).toMatchObject(of(1));
    run.throws(3);
    expect(asked(run)).toMatchObject(of(2));
  });

  it('section 16: a reroll is named as such', () => {
    const run = fight([D], [{ merc: 'Basic' }], [1, 1]);
    run.does('rebel', { type: 'aim', target: 'D' }).does('rebel', { type: 'reroll' });
    expect(asked(run)).toMatchObject({
      count: 2,
      seat: 'rebel',
      why: { code: 'roll-again', unit: 'Basic' },
      groups: [{ units: ['Basic'], count: 2, from: 4 }],
      en: 'Basic rerolls',
      de: 'Basic würfelt neu',
    });
  });

  it('in sixty random combats every need names its owner, its units and all its dice', () => {
    const { needs } = rollAtTable(60, 12);
    expect(needs.length).toBeGreaterThan(300);
    for (const { need, state } of needs) {
      expect(PLAYERS).toContain(need.seat);
      expect(need.groups?.reduce((sum, group) => sum + group.count, 0)).toBe(need.count);
      for (const { units, from } of need.groups ?? []) {
        const found = units.map((id) => state.units.find((unit) => unit.id === id));
        if (need.why.code === 'roll-barrage') expect([need.seat, found]).toEqual(['dictator', [undefined]]);
        else expect(found.map((unit) => unit?.owner)).toEqual([need.seat]);
        if (need.why.code === 'roll-fires') expect(from).toBe((found[0] as Unit).hitsOn);
      }
    }
  });
});
