import type { Reason } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../language.fixture.ts';
import { fight, figures } from '../tests/fixture.ts';
import { rollAtTable } from '../tests/table-rolls.ts';
import { game as merc } from '../tests/whole.ts';
import { PLAYERS } from '../types.ts';
import { NOTE_CODES } from './notes.ts';

const { rules } = merc;
const { en, de } = merc.text as { en: typeof merc.text.en; de: typeof merc.text.en };

const FACTS = {
  unit: 'dictator militia 3',
  card: 'armor of Ra',
  armor: 2,
  from: 4,
  pierces: true,
  player: 'rebel2',
  dice: '4 6',
  hits: 2,
  aim: 'Ra|dictator militia 1|dictator militia 2',
  units: 'dictator militia 3|dictator militia 4',
  given: 'Ra|dictator militia 3',
  left: 2,
  sector: 'B2',
  count: 3,
  sectors: 'B2, C1',
  words: 'B2',
  mine: 'rebel',
};
/** Notes about a printed card. */
const CARDS: Partial<Record<string, object>> = {
  'unit-ability': { unit: 'Ra' },
  'tactics-effect': { card: 'Fodder' },
};
const isGerman = (note: Reason): boolean => {
  const [german, english] = [de.note(note), en.note(note)];
  return german !== english && !faultOf(german, english);
};

describe('German notes', () => {
  it('every code has German words; phases keep the names of the rules', () => {
    const left = NOTE_CODES.filter((code) => !isGerman({ code, ...FACTS, ...CARDS[code] }));
    expect(left).toEqual(['READY', 'AIM', 'FIRE', 'RETREAT_DECISION']);
    for (const code of NOTE_CODES) expect(de.note({ code, ...FACTS }), code).not.toMatch(/undefined|dictator|militia/);
  });

  it('English names players and militia as people say them', () => {
    expect(en.note({ code: 'focus-hits', ...FACTS })).toBe(
      'Dictator militia 3 rolled 4 6: 2 hits on Ra, 2 Dictator militia',
    );
    expect(en.note({ code: 'shot-at', ...FACTS })).toBe('2 Dictator militia at Ra, 2 Dictator militia');
    expect(en.note({ code: 'acts-before', ...FACTS })).toBe('All units of the Dictator act before those of Rebel 2.');
    expect(en.note({ code: 'mine-left', player: 'rebel' })).toBe('A mine of the Rebel can still go off.');
    expect(en.note({ code: 'hits-on', from: 3, pierces: false })).toBe('3+');
    for (const code of ['Uzi', 'B2', 'something-new'])
      expect([de.note({ code }), en.note({ code })]).toEqual([code, code]);
  });

  it('a whole standing: heads, marks, reminders, prompts', () => {
    const run = fight(
      [{ militia: 3 }, { merc: 'Ra', gear: ['Kevlar Vest'], squad: 'secondary' }],
      [figures('R', 9, 2)],
      [],
      {
        mine: 'dictator',
        tactics: [{ card: 'Better Weapons' }, { card: 'Veteran Militia' }],
        ruler: 'The Chancellor',
        named: 'rebel',
      },
    );
    const german = merc.standing(run.state, de);
    expect(german.reminders).toEqual([
      'Better Weapons: Milizen des Diktators treffen ab 3.',
      'Veteran Militia: Milizen des Diktators haben Initiative +1.',
      'Alle Einheiten des Diktators handeln vor denen des Rebellen.',
      'Eine Mine des Diktators kann noch hochgehen.',
    ]);
    expect(german.sides.map(({ name, facts }) => [name, facts])).toEqual([
      ['Diktator', { Einheiten: 4 }],
      ['Rebell', { Einheiten: 1, Rolle: 'greift an' }],
    ]);
    expect(german.sides[0]?.rows.map((row) => [row.Einheit, row.Anzahl, row.Treffer, row.Hinweise])).toEqual([
      ['Miliz', 3, 'ab 3', ''],
      ['Ra', 1, 'ab 4', 'zweiter Trupp'],
    ]);
    expect(Object.keys(german.sides[0]?.rows[0] ?? {})).toEqual([
      'Einheit',
      'Anzahl',
      'Initiative',
      'Kampfwert',
      'Ziele',
      'Treffer',
      'Rüstung',
      'Leben',
      'Ausrüstung',
      'Hinweise',
    ]);
    const aiming = fight([{ militia: 2 }], [figures('R', 9, 2, { targets: 3 })]);
    expect(merc.standing(aiming.state, de).focus).toBe('R (2 Würfel): Ziel wählen');
    aiming.does('rebel', { type: 'aim', target: 'dictator militia 1' });
    expect(merc.standing(aiming.state, de).focus).toBe('R (2 Würfel) zielt auf Miliz 1 des Diktators. Feuer?');
  });

  it('dice that were rolled, and dice that are waited for, are said in German in eighty combats', () => {
    const { needs, events } = rollAtTable(80, 16);
    const waited = needs.map(({ need }) => need.why);
    const rolled = events.flatMap((event) => merc.dice(event)?.why ?? []);
    expect(new Set(rolled.map((why) => JSON.stringify(why)))).toEqual(
      new Set(waited.map((why) => JSON.stringify(why))),
    );
    expect(waited.filter((why) => !isGerman(why))).toEqual([]);
    expect(new Set(waited.map(({ code }) => code))).toEqual(
      new Set(['roll-fires', 'roll-again', 'roll-initiative', 'roll-barrage']),
    );
    expect(de.note({ code: 'roll-initiative', unit: 'Khenn' })).toBe('Initiative von Khenn');
    expect(de.note({ code: 'roll-fires', unit: 'rebel2 militia 4' })).toBe('Miliz 4 feuert');
    expect(en.note({ code: 'roll-fires', unit: 'rebel2 militia 4' })).toBe('Militia 4 fires');
    // The name of a unit alone is words too: panels and tables name units by it.
    expect(de.note({ code: 'rebel2 militia 4' })).toBe('Miliz 4 von Rebell 2');
    expect(en.note({ code: 'rebel2 militia 4' })).toBe('Rebel 2 militia 4');
  });

  it('fields of the forms and what can be chosen there', () => {
    const { state } = fight([{ militia: 1 }], [figures('R', 9, 2)]);
    const fields = Object.values(rules.forms ?? {}).flatMap((form) => form?.fields(state, {}, 'host') ?? []);
    expect(fields).toHaveLength(11);
    expect(fields.filter(({ name }) => !isGerman({ code: name }))).toEqual([]);
    const options = fields.flatMap((field) => field.options ?? []);
    expect(options).toEqual([...PLAYERS, 'round', 'dice']);
    expect(options.filter((code) => !isGerman({ code }))).toEqual([]);
  });

  it('every preset has a title and a sentence', () => {
    expect(Object.keys(merc.setup.text.de?.presets ?? {})).toEqual(merc.setup.presets.map(({ id }) => id));
    for (const { id, title, about } of merc.setup.presets) {
      const own = merc.setup.text.de?.presets?.[id];
      expect(faultOf(own?.about, about), id).toBeUndefined();
      expect([own?.title === title, own?.about === about, own?.about.endsWith('.')], id).toEqual([false, false, true]);
    }
  });
});
