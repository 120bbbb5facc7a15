import { describe, expect, it } from 'vitest';
import type { GameWords } from '../../game.ts';
import { faultOf, hearCombats } from '../../language.fixture.ts';
import { about as aboutGerman } from '../about.de.ts';
import { about } from '../about.ts';
import { TACTICS, UNIT_ROWS } from '../content/index.ts';
import { PROBLEM_CODES } from '../setup/problems.ts';
import { fight, figures } from '../tests/fixture.ts';
import { game as merc } from '../tests/whole.ts';
import { type Action, type Event, HOWS, type Merc, SIDES, STEPS } from '../types.ts';
import { german } from './de.ts';
import { REASON_CODES } from './en.ts';
import { EVENT_TYPES } from './log.ts';

const { en } = merc.text;

/** One action of each type: a type that is missing here does not compile. */
const ACTIONS: { [K in Action['type']]: Extract<Action, { type: K }> } = {
  'take loss': { type: 'take loss', unit: 'rebel militia 1' },
  'set off mine': { type: 'set off mine' },
  'keep mine': { type: 'keep mine' },
  heal: { type: 'heal', means: 'skill', unit: 'Ra' },
  'set dog': { type: 'set dog', on: 'Ra' },
  attack: { type: 'attack' },
  aim: { type: 'aim', target: 'dictator militia 1' },
  'aim all': { type: 'aim all', target: 'Ra' },
  'aim militia': { type: 'aim militia' },
  fire: { type: 'fire' },
  pass: { type: 'pass' },
  reroll: { type: 'reroll' },
  'keep roll': { type: 'keep roll' },
  hit: { type: 'hit', target: 'dictator militia 1' },
  convert: { type: 'convert' },
  kill: { type: 'kill' },
  save: { type: 'save', by: 'Ra' },
  'let die': { type: 'let die' },
  take: { type: 'take', card: 'Flak Vest', to: 'stash' },
  leave: { type: 'leave' },
  retreat: { type: 'retreat', squad: 'secondary', sector: 'B3' },
  'fight on': { type: 'fight on', squad: 'primary' },
  split: { type: 'split', unit: 'R' },
  concede: { type: 'concede' },
  adjust: { type: 'adjust', what: 'dent', unit: 'Ra' },
  'add militia': { type: 'add militia', owner: 'rebel2' },
  'add unit': {
    type: 'add unit',
    owner: 'rebel',
    name: 'X',
    initiative: 1,
    combat: 1,
    targets: 1,
    armor: 0,
    health: 3,
  },
  'change die': { type: 'change die', die: 1, face: 6 },
  'set counter': { type: 'set counter', counter: 'round', value: 2 },
};

/** The last sentence of every combat that does not end the game. */
const GOES_ON = 'Der Zug geht weiter: Übrige Aktionen dürfen noch genutzt werden.';

/** Events of each type with the line that is expected. */
const LINES: { [K in Event['type']]: [Extract<Event, { type: K }>, string | undefined][] } = {
  'combat began': [
    [{ type: 'combat began', attacker: 'rebel', sector: 'B2' }, 'Kampf um Sektor B2: Die Rebellen greifen an.'],
    [{ type: 'combat began', attacker: 'dictator', sector: 'B2' }, 'Kampf um Sektor B2: Der Diktator greift an.'],
  ],
  'order fixed': [
    [
      {
        type: 'order fixed',
        round: 2,
        order: ['Ra', 'dictator militia 1', 'dictator militia 2', 'rebel2 militia 4', 'rebel militia 1', 'Surgeon'],
      },
      'Runde 2. Reihenfolge: Ra, 2 Milizen des Diktators, Miliz 4 von Rebell 2, Miliz 1 des Rebellen, Surgeon.',
    ],
  ],
  'targets declared': [
    [
      { type: 'targets declared', unit: 'dictator militia 3', targets: ['Ra', 'rebel2 militia 1', 'rebel2 militia 2'] },
      'Miliz 3 des Diktators zielt auf Ra, 2 Milizen von Rebell 2.',
    ],
  ],
  'dice rolled': [
    [
      { type: 'dice rolled', unit: 'Ra', seat: 'rebel', dice: [2, 6], hitsOn: 4, why: 'fire' },
      'Ra würfelt 2 6✓ (Treffer ab 4).',
    ],
    [
      { type: 'dice rolled', unit: 'Ra', seat: 'rebel', dice: [5], hitsOn: 3, why: 'reroll' },
      'Ra würfelt neu: 5✓ (Treffer ab 3).',
    ],
  ],
  'hits counted': [[{ type: 'hits counted', unit: 'Ra', hits: 1 }, 'Ra: 1 Treffer.']],
  'armor soaked': [
    [
      { type: 'armor soaked', unit: 'Ra', card: 'Flak Vest', amount: 1, left: 2 },
      'Flak Vest von Ra fängt 1 Schaden ab (Rüstung noch 2).',
    ],
  ],
  'armor discarded': [[{ type: 'armor discarded', unit: 'X', card: 'armor of X' }, 'Rüstung von X ist zerstört.']],
  'health lost': [[{ type: 'health lost', unit: 'Ra', amount: 2, left: 1 }, 'Ra verliert 2 Leben (noch 1).']],
  'unit died': [
    [{ type: 'unit died', unit: 'rebel dog 1', lost: [] }, 'Hund 1 des Rebellen stirbt.'],
    [{ type: 'unit died', unit: 'Ra', lost: ['Uzi', 'Grenade'] }, 'Ra stirbt und verliert Uzi, Grenade.'],
  ],
  'item used up': [[{ type: 'item used up', unit: 'Ra', card: 'Mortar' }, 'Mortar von Ra ist verbraucht.']],
  'dog assigned': [
    [{ type: 'dog assigned', unit: 'Tao', dog: 'rebel3 dog 2', on: 'Ra' }, 'Tao hetzt Hund 2 von Rebell 3 auf Ra.'],
  ],
  healed: [
    [
      { type: 'healed', unit: 'Ra', by: 'Surgeon', means: 'skill', health: 2 },
      'Surgeon gibt einen Würfel ab: Ra hat 2 Leben.',
    ],
    [
      { type: 'healed', unit: 'Ra', by: 'Tao', means: 'Medical Kit', health: 3 },
      'Tao gibt einen Würfel ab: Ra hat 3 Leben (Medical Kit).',
    ],
  ],
  'retreat offered': [[{ type: 'retreat offered', owner: 'rebel', squad: 'primary', sectors: ['B3'] }, undefined]],
  retreated: [
    [
      { type: 'retreated', owner: 'dictator', squad: 'primary', units: ['Ra', 'Tao'], sector: 'B3' },
      'Der Diktator zieht sich nach B3 zurück: Ra, Tao.',
    ],
    [
      { type: 'retreated', owner: 'rebel2', squad: 'primary', units: [], sector: 'B3' },
      'Rebell 2 zieht sich nach B3 zurück: niemand.',
    ],
  ],
  'squad split': [[{ type: 'squad split', unit: 'Ra', owner: 'rebel' }, 'Ra wechselt in einen zweiten Trupp.']],
  'combat ended': [
    [
      { type: 'combat ended', winner: 'rebel', how: 'dictator killed', round: 2 },
      'Die Rebellen gewinnen: Der Diktator ist tot.',
    ],
    [
      { type: 'combat ended', winner: 'dictator', how: 'retreated', round: 2 },
      `Der Diktator gewinnt: Die andere Seite hat sich zurückgezogen. ${GOES_ON}`,
    ],
    [
      { type: 'combat ended', winner: null, how: 'stalemate', round: 100 },
      `Niemand gewinnt: Die letzte Runde ist vorbei. ${GOES_ON}`,
    ],
  ],
  'tactics played': [[{ type: 'tactics played', card: 'Fodder', effect: 2 }, 'Taktikkarte: Fodder.']],
  'losses chosen': [
    [{ type: 'losses chosen', units: ['rebel militia 1', 'rebel militia 2'] }, 'Getroffen: 2 Milizen des Rebellen.'],
  ],
  'mine went off': [[{ type: 'mine went off', owner: 'rebel', sector: 'C3' }, 'In C3 geht eine Mine hoch.']],
  'mine disarmed': [
    [{ type: 'mine disarmed', unit: 'Squidhead', sector: 'C3' }, 'Squidhead entschärft die Mine in C3.'],
  ],
  'initiative rolled': [
    [{ type: 'initiative rolled', unit: 'Khenn', seat: 'rebel', die: 4 }, 'Khenn würfelt 4 für die Initiative.'],
  ],
  'barrage rolled': [[{ type: 'barrage rolled', die: 3 }, 'Artillery Barrage trifft 3 Einheiten.']],
  passed: [
    [{ type: 'passed', unit: 'Ra', why: 'chosen' }, 'Ra greift nicht an.'],
    [{ type: 'passed', unit: 'Ra', why: 'no dice' }, 'Ra hat keine Würfel.'],
    [{ type: 'passed', unit: 'Ra', why: 'no target' }, 'Ra hat kein Ziel.'],
  ],
  converted: [
    [
      { type: 'converted', unit: 'dictator militia 3', by: 'Adelheid', owner: 'rebel' },
      'Miliz 3 des Diktators läuft zu Adelheid über und kämpft ab der nächsten Runde für den Rebellen.',
    ],
    [
      { type: 'converted', unit: 'rebel militia 1', by: 'Adelheid', owner: 'dictator' },
      'Miliz 1 des Rebellen läuft zu Adelheid über und kämpft ab der nächsten Runde für den Diktator.',
    ],
  ],
  saved: [[{ type: 'saved', unit: 'Ra', by: 'Tao' }, 'Tao rettet Ra: 1 Leben bleibt.']],
  'dog free': [[{ type: 'dog free', dog: 'dictator dog 1' }, 'Hund 1 des Diktators ist frei.']],
  'dog returned': [
    [{ type: 'dog returned', dog: 'dictator dog 1', unit: 'Ra' }, 'Hund 1 des Diktators kehrt zu Ra zurück.'],
  ],
  taken: [
    [{ type: 'taken', card: 'Uzi', to: 'stash' }, 'Uzi kommt in den Vorrat.'],
    [{ type: 'taken', card: 'Uzi', to: 'Ra' }, 'Ra nimmt Uzi.'],
  ],
  'militia placed': [
    [{ type: 'militia placed', owner: 'dictator', count: 1 }, '1 Miliz des Diktators kommt dazu.'],
    [{ type: 'militia placed', owner: 'rebel6', count: 4 }, '4 Milizen von Rebell 6 kommen dazu.'],
  ],
  'fought on': [[{ type: 'fought on', owner: 'rebel', squad: 'primary' }, 'Der Rebell kämpft weiter.']],
  conceded: [[{ type: 'conceded', seat: 'rebel2' }, 'Rebell 2 gibt auf.']],
  adjusted: [
    [
      { type: 'adjusted', what: 'remove', unit: 'dictator militia 2', value: 1 },
      'Die Spielleitung passt an: Miliz 2 des Diktators entfernen.',
    ],
    [
      { type: 'adjusted', what: 'damage', unit: 'Ra', value: 2 },
      'Die Spielleitung passt an: Ra verwunden (Leben jetzt 2).',
    ],
    [{ type: 'adjusted', what: 'heal', unit: 'Ra', value: 3 }, 'Die Spielleitung passt an: Ra heilen (Leben jetzt 3).'],
    [
      { type: 'adjusted', what: 'dent', unit: 'Ra', value: 3 },
      'Die Spielleitung passt an: Rüstung von Ra beschädigen (Leben jetzt 3).',
    ],
    [
      { type: 'adjusted', what: 'repair', unit: 'Ra', value: 3 },
      'Die Spielleitung passt an: Rüstung von Ra reparieren (Leben jetzt 3).',
    ],
    [
      { type: 'adjusted', what: 'add', unit: 'X', value: 3 },
      'Die Spielleitung passt an: X hinzufügen (Leben jetzt 3).',
    ],
    [
      { type: 'adjusted', what: 'die 2', unit: 'Ra', value: 6 },
      'Die Spielleitung passt an: Würfel 2 von Ra (jetzt 6).',
    ],
    [{ type: 'adjusted', what: 'round', unit: '', value: 5 }, 'Die Spielleitung passt an: Runde (jetzt 5).'],
    [{ type: 'adjusted', what: 'dice', unit: '', value: 5 }, 'Die Spielleitung passt an: Zahl der Würfel (jetzt 5).'],
  ],
};

/** The sentences of one language for everything in the lists, so that languages can be compared. */
function everything(text: GameWords<Merc>): Record<string, string | undefined> {
  const { state } = fight(
    [{ militia: 3 }, { merc: 'Ra', gear: ['Kevlar Vest'] }],
    [figures('R', 9, 2), { militia: 1 }],
  );
  const out: Record<string, string | undefined> = {};
  for (const seat of merc.rules.seats) out[`seat ${seat}`] = text.seat(seat);
  for (const step of STEPS) out[`step ${step}`] = text.step(step);
  for (const action of Object.values(ACTIONS)) {
    out[`action ${action.type}`] = text.label({ seat: 'rebel', action }, state);
  }
  for (const code of REASON_CODES) {
    const facts = { sector: 'B3', unit: 'Ra', field: 'armor', min: 1, max: 6, name: 'X', most: 9 };
    out[`reason ${code}`] = text.reason({ code, ...facts });
  }
  for (const how of HOWS) {
    for (const winner of [...SIDES, null]) {
      out[`outcome ${how} ${winner}`] = text.outcome({ winner, how, control: winner, round: 2 });
    }
  }
  for (const [type, rows] of Object.entries(LINES)) {
    rows.forEach(([event], i) => {
      out[`event ${type} ${i}`] = text.log(event, state);
    });
  }
  return out;
}

describe('German', () => {
  const plain = everything(en);
  const words = everything(german);

  it('is offered as the language de', () => expect(merc.text.de).toMatchObject(german));

  it('has a text for everything, and none equal to English', () => {
    expect(Object.keys(LINES).sort()).toEqual([...EVENT_TYPES].sort());
    expect(Object.keys(words).filter((key) => words[key] === plain[key])).toEqual(['event retreat offered 0']);
    expect(Object.keys(words).flatMap((key) => faultOf(words[key], plain[key]) ?? [])).toEqual([]);
  });

  it('has the same catalogs as English: rules page, abilities, tactics cards, problems of a setup, presets, endings', () => {
    const problemsIn = (language: 'en' | 'de') =>
      Object.fromEntries(
        PROBLEM_CODES.map((code) => [code, merc.setup.text[language]?.problem({ path: 'x', code, name: 'x' }) ?? '']),
      );
    const abilities = [...UNIT_ROWS.values()].filter((row) => row.about).map((row) => row.name);
    const abilitiesIn = (text: GameWords<Merc>) =>
      Object.fromEntries(abilities.map((unit) => [unit, text.note({ code: 'unit-ability', unit })]));
    const tacticsIn = (text: GameWords<Merc>) =>
      Object.fromEntries(TACTICS.map(({ name }) => [name, text.note({ code: 'tactics-effect', card: name })]));
    const endingsIn = (text: GameWords<Merc>) => Object.fromEntries(HOWS.map((how) => [how, text.ending?.(how) ?? '']));
    const presets = Object.fromEntries(merc.setup.presets.map(({ id, title }) => [id, title]));
    const presetsGerman = Object.entries(merc.setup.text.de?.presets ?? {}).map(([id, { title }]) => [id, title]);
    const catalogs: [Record<string, string>, Record<string, string>][] = [
      [about, aboutGerman],
      [abilitiesIn(en), abilitiesIn(german)],
      [tacticsIn(en), tacticsIn(german)],
      [problemsIn('en'), problemsIn('de')],
      [presets, Object.fromEntries(presetsGerman)],
      [endingsIn(en), endingsIn(german)],
    ];
    for (const [english, other] of catalogs) {
      expect(Object.keys(other)).toEqual(Object.keys(english));
      expect(Object.keys(english).filter((key) => !other[key] || other[key] === english[key])).toEqual([]);
    }
  });

  it('has a sentence of its own for every reason', () => {
    const sentences = REASON_CODES.map((code) => words[`reason ${code}`] ?? '');
    expect(
      sentences.filter((sentence) => !/^["„\p{Lu}].*\.$/u.test(sentence) || /Nicht möglich/.test(sentence)),
    ).toEqual([]);
    expect(german.reason({ code: 'something-new' })).toBe('Nicht möglich: something-new.');
  });

  it('addresses nobody with a pronoun', () => {
    const polite = /\b(du|dir|dich|dein\w*|ihr|euch|Sie|Ihnen|Ihre?\w*)\b/;
    expect(Object.values(words).filter((line) => polite.test(line ?? ''))).toEqual([]);
  });

  it('tells every event, with its cases and numbers', () => {
    const { state } = fight([{ militia: 1 }], [figures('R', 9, 2)]);
    const rows: [Event, string | undefined][] = Object.values(LINES).flat();
    expect(rows.map(([event]) => german.log(event, state))).toEqual(rows.map(([, line]) => line));
  });

  it('names seats, targets with armor and health, and militia with their number', () => {
    expect(merc.rules.seats.map((seat) => german.seat(seat))).toEqual([
      'Diktator',
      'Rebell',
      'Rebell 2',
      'Rebell 3',
      'Rebell 4',
      'Rebell 5',
      'Rebell 6',
      'Spielleitung',
    ]);
    const run = fight([{ militia: 3 }, { merc: 'Ra', gear: ['Kevlar Vest'], wounds: 1 }], [figures('R', 9, 2)]);
    expect(run.offers().map((choice) => german.label(choice, run.state))).toEqual([
      'Zielen auf eine von 3 Milizen des Diktators',
      'Zielen auf Ra (Leben 2 von 3, Rüstung 2)',
      'Nicht angreifen',
    ]);
    expect(german.label({ seat: 'rebel', action: ACTIONS.fire }, run.state)).toBe('Feuern: 2 Würfel werfen');
    expect(german.label({ seat: 'host', action: ACTIONS.adjust }, run.state)).toBe(
      'Anpassen: Rüstung von Ra (Leben 2 von 3, Rüstung 2) beschädigen',
    );
  });

  it('tells twenty random combats without an empty, broken or English line', () => {
    const heard = hearCombats(merc, en, german, { games: 20, seed: 31, most: 2000 });
    expect([...heard.faults]).toEqual([]);
    expect(heard.outcomes).toBe(20);
    // The same ear hears English at once.
    expect(hearCombats(merc, en, en, { games: 1, seed: 31, most: 20 }).faults.size).toBeGreaterThan(5);
    expect([...heard.reasons].filter((code) => !REASON_CODES.includes(code))).toEqual([]);
    expect([heard.events.size >= 15, heard.actions.size >= 15, heard.reasons.size >= 5]).toEqual([true, true, true]);
  });
});
