import { choices, type Reason, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../../language.fixture.ts';
import { ADJUSTS } from '../actions.ts';
import { SQUADRON_TYPES } from '../content/squadrons.ts';
import { MOODS } from '../content/upgrades.ts';
import { rules } from '../ruleset.ts';
import { arena, FAR, force, unit } from '../tests/fixture.ts';
import { rollsFrom, TableBattle, type TableDice } from '../tests/table-battle.ts';
import { game } from '../tests/whole.ts';
import { SIDES } from '../types.ts';
import { NOTE_CODES } from './notes.ts';

const { en, de } = game.text as { en: typeof game.text.en; de: typeof game.text.en };

/** Words that both languages share: figures of the rules. */
const SHARED = ['atk', 'def', 'spd'];
const FACTS = {
  id: 'I-Alpha-2',
  side: 'enemy',
  alien: false,
  cell: 'F12',
  docked: 1,
  count: 3,
  room: 4,
  left: 3,
  name: 'Nova',
  level: 2,
  morale: 70,
  wave: 1,
  of: 2,
  size: 3,
  turn: 5,
  ship: 'Feindträger',
  unit: 'Enemy Carrier',
  target: 'I-Alpha-1',
  charge: 4,
  needed: 8,
  pilot: 'Nova',
  mark: '*',
  hazard: 'ASTEROIDS',
  behaviour: 'CAUTIOUS',
};
const both = (note: Reason) => [de.note(note), en.note(note)] as const;
const isGerman = (note: Reason): boolean => {
  const [german, english] = both(note);
  return german !== english && !faultOf(german, english);
};

describe('German notes', () => {
  it('every code has German words', () => {
    const left = NOTE_CODES.filter((code) => !isGerman({ code, ...FACTS }));
    expect(left).toEqual(SHARED);
    for (const code of NOTE_CODES) expect(de.note({ code, ...FACTS }), code).not.toMatch(/undefined|Enemy|Carrier/);
  });

  it('English and German names of ships and pilots', () => {
    expect(en.note({ code: 'flown-by', ...FACTS })).toBe('Nova (level 2, morale 70)');
    expect(en.note({ code: 'ship-name', ...FACTS, alien: true })).toBe('Enemy Stinger-Alpha-2');
    expect(de.note({ code: 'ship-name', ...FACTS, alien: true })).toBe('Feind Stinger-Alpha-2');
    // A code without a note comes back as it is.
    for (const code of ['F13', 'EARLY_LAUNCH', 'something-new']) expect(both({ code })).toEqual([code, code]);
  });

  it('a whole standing: heads, marks, reminders, prompts', () => {
    const { state } = arena({
      start: 'command',
      scenario: 'alien_test',
      jump: 2,
      player: {
        carriers: [{ class: 'STANDARD', at: 'F13' }],
        upgrades: ['SHIELD', 'SENSORS_1'],
        ...force('I-Alpha-1 DOCKED', unit('G-Charlie-1 F11', { pilot: { name: 'Nova', perks: ['EVASIVE'] } })),
      },
      enemy: { carriers: [{ class: 'ENEMY', at: 'F1' }], ...force('I-Alpha-2 F5', FAR) },
      waves: [{ triggers: [{ kind: 'turn', from: 4, to: 4 }], size: 2, place: 'top' }],
    });
    for (const wave of state.waves) Object.assign(wave, { state: 'announced', turn: 3 });
    for (const row of state.carriers) row.guard = true;
    for (const row of state.squadrons) if (row.id === 'I-Alpha-1') row.target = state.carriers[0]?.cell ?? 0;
    for (const row of state.squadrons) if (row.id === 'G-Charlie-1') row.status = 'launched';
    state.forecast = MOODS.map((mood) => ({ id: 'I-Alpha-2', mood, arrow: -1, order: null, cell: -1 })).slice(1, 2);
    const german = game.standing(rules.view(state, 'player'), de);
    expect(german).toMatchObject({
      reminders: [
        'Sprungantrieb: Ladung 2 von 8',
        'Welle 1 von 1 (2 Staffeln) trifft im UPKEEP von Zug 3 ein',
        'Träger verteidigt: DEF +2 bis zum nächsten COMMAND',
        'Feindträger verteidigt: DEF +2 bis zum nächsten COMMAND',
      ],
    });
    expect(german.sides.map(({ name, facts }) => [name, facts])).toEqual([
      ['Spieler', { Metall: 0, Treibstofflager: 10, verloren: 0 }],
      ['Feind', { Metall: '?', Treibstofflager: 10, verloren: 0, ungesehen: 0 }],
    ]);
    const [player, enemy] = german.sides.map(({ rows }) => rows);
    expect(player?.map((row) => [row.Name, row.Feld, row.Befehl, row.Hinweise])).toEqual([
      ['Träger', 'F13', '', 'Hangar 1/4, Schild 3'],
      ['I-Alpha-1', 'ANGEDOCKT', 'Start F13', ''],
      ['G-Charlie-1', 'F11', '', 'GESTARTET, Nova (Stufe 1, Moral 70)'],
    ]);
    expect(enemy?.map((row) => [row.Name, row.Hinweise])).toEqual([
      ['Feindträger', 'Hangar 0/4'],
      ['Feind Stinger-Alpha-2', 'wachsam'],
      ['Feind Harvester-Golf-9', ''],
    ]);
    expect(Object.keys(player?.[0] ?? {})).toEqual([
      'Name',
      'Feld',
      'Rumpf',
      'atk',
      'def',
      'spd',
      'Munition',
      'Treibstoff',
      'Befehl',
      'Hinweise',
    ]);
  });

  it('dice that were rolled, and everything that is waited for, in sixty battles', () => {
    const events = new Set<string>();
    const waited = new Map<string, Reason>();
    for (let number = 0; number < 60; number++) {
      const source = seededDice(19, number);
      const thrower: TableDice = (need) => {
        waited.set(JSON.stringify(need.why), need.why);
        return rollsFrom(source)(need);
      };
      const battle = new TableBattle(rules.begin(game.setup.sample(chanceOf(19, number))), thrower, (event) => {
        const told = game.dice(event);
        if (told) events.add(told.why.code);
      });
      battle.start();
      const chance = chanceOf(20, number);
      for (let move = 0; move < 400 && rules.outcome(battle.state) === undefined; move++) {
        const list = choices(rules, battle.state).filter((choice) => !choice.form);
        const pick = list[(chance(1, list.length)[0] as number) - 1];
        if (pick) battle.apply(pick.seat, pick.action);
      }
    }
    expect([...events].filter((code) => !NOTE_CODES.some((known) => known === code))).toEqual([]);
    expect(events.size).toBeGreaterThan(2);
    expect([...waited.values()].filter((why) => !isGerman(why))).toEqual([]);
    expect(waited.size).toBeGreaterThan(20);
  });

  it('what is waited for names ships and pilots as they are called', () => {
    const attack = { code: 'roll-attack', unit: 'I-Alpha-1', target: 'Enemy Carrier 2' };
    expect(both(attack)).toEqual(['I-Alpha-1 greift Feindträger 2 an', 'I-Alpha-1 attacks Enemy Carrier 2']);
    expect(both({ code: 'roll-critical', unit: 'G-Charlie-1' })).toEqual([
      'Critical Eye von G-Charlie-1',
      'Critical Eye of G-Charlie-1',
    ]);
    // A pilot may have any name at all.
    const pilot = 'B-Bravo-1 attacks Carrier';
    expect(both({ code: 'roll-eject', pilot })).toEqual([`Ausstieg von ${pilot}`, `ejection of ${pilot}`]);
  });

  it('fields of the forms and what can be chosen there', () => {
    const { state } = arena({
      start: 'preparation',
      player: { carriers: [{ class: 'STANDARD', at: 'F13' }], ...force('I-Alpha-1 E12') },
      enemy: force('G-Charlie-2 F2'),
    });
    const fields = Object.values(rules.forms ?? {}).flatMap((form) => form?.fields(state, {}, 'player') ?? []);
    expect(fields.map(({ name }) => name)).toHaveLength(8);
    expect(fields.filter(({ name }) => !isGerman({ code: name }))).toEqual([]);
    const options = [...ADJUSTS, ...SIDES, ...SQUADRON_TYPES];
    for (const option of options) expect(fields.some((field) => field.options?.includes(option))).toBe(true);
    expect(options.filter((code) => !isGerman({ code }))).toEqual([]);
    expect(de.note({ code: 'Carrier' })).toBe('Träger');
    expect(de.note({ code: 'I-Alpha-1' })).toBe('I-Alpha-1');
  });

  it('every preset has a title and a sentence', () => {
    expect(Object.keys(game.setup.text.de?.presets ?? {})).toEqual(game.setup.presets.map(({ id }) => id));
    for (const { id, title, about } of game.setup.presets) {
      const own = game.setup.text.de?.presets?.[id];
      expect(faultOf(own?.about, about), id).toBeUndefined();
      expect([own?.title === title, own?.about === about, own?.about.endsWith('.')], id).toEqual([false, false, true]);
    }
  });
});
