import { describe, expect, it } from 'vitest';
import type { GameWords } from '../../game.ts';
import { faultOf, hearCombats } from '../../language.fixture.ts';
import { about as aboutGerman } from '../about.de.ts';
import { about } from '../about.ts';
import { ADJUSTS } from '../actions.ts';
import { HAZARDS } from '../content/hazards.ts';
import { EVENT_TYPES, type Event, type ShipRef } from '../events.ts';
import { rules } from '../ruleset.ts';
import { PROBLEM_CODES } from '../setup/problems.ts';
import { arena, FAR, force, pilot, unit } from '../tests/fixture.ts';
import { game } from '../tests/whole.ts';
import { type Action, type Exodus, type Outcome, STEPS } from '../types.ts';
import { german } from './de.ts';
import { REASON_CODES } from './en.ts';
import { RESULTS } from './log.de.ts';

const { en } = game.text;

/** One action of each type and form: a type that is missing here does not compile. */
const ACTIONS: { [K in Action['type']]: Extract<Action, { type: K }>[] } = {
  place: [
    { type: 'place', ship: 'Carrier', cell: 'F13' },
    { type: 'place', ship: '', cell: '' },
  ],
  'early-launch': [
    { type: 'early-launch', unit: 'I-Alpha-1', cell: 'C3' },
    { type: 'early-launch', unit: 'I-Alpha-1', cell: '' },
  ],
  done: [{ type: 'done' }],
  'go-on': [{ type: 'go-on' }],
  select: [
    { type: 'select', ship: 'I-Alpha-1' },
    { type: 'select', ship: 'Carrier' },
  ],
  launch: [{ type: 'launch', cell: 'C3' }],
  move: [
    { type: 'move', cell: 'C3' },
    { type: 'move', cell: 'C3', path: 'LU' },
  ],
  attack: [
    { type: 'attack', cell: 'C3' },
    { type: 'attack', cell: 'C3', path: 'LU' },
  ],
  defend: [{ type: 'defend' }],
  land: [{ type: 'land', carrier: 'Enemy Carrier' }],
  harvest: [{ type: 'harvest', cell: 'C3' }],
  'carrier-move': [{ type: 'carrier-move', cell: 'C3' }],
  repair: [{ type: 'repair', target: 'I-Alpha-1' }],
  rearm: [{ type: 'rearm' }],
  fire: [{ type: 'fire', target: 'Enemy Carrier 2' }],
  'carrier-defend': [{ type: 'carrier-defend' }],
  hold: [{ type: 'hold' }],
  execute: [{ type: 'execute' }],
  confirm: [{ type: 'confirm' }],
  clear: [{ type: 'clear' }],
  evade: [{ type: 'evade' }],
  endure: [{ type: 'endure' }],
  concede: [{ type: 'concede' }],
  adjust: [
    { type: 'adjust', what: 'hull', ship: '', amount: 0 },
    ...ADJUSTS.map((what) => ({ type: 'adjust' as const, what, ship: 'I-Alpha-1', amount: 2 })),
  ],
  add: [
    { type: 'add', side: 'player', kind: 'I', cell: '' },
    { type: 'add', side: 'enemy', kind: 'G', cell: 'C3' },
  ],
};

const mine: ShipRef = { id: 'I-Alpha-1', side: 'player' };
const foe: ShipRef = { id: 'B-Bravo-3', side: 'enemy' };
const carrier: ShipRef = { id: 'Carrier', side: 'player' };
const base: ShipRef = { id: 'Enemy Carrier 2', side: 'enemy' };
const shot = {
  type: 'attack' as const,
  why: 'combat' as const,
  unit: mine,
  target: foe,
  die: 10,
  roll: 7,
  atk: 2,
  def: 1,
  chance: 1,
  critical: 0,
  criticalRoll: null,
  defending: false,
  empty: false,
  evaded: false,
  damage: 8,
  absorbed: 0,
  destroyed: false,
  hull: null,
};

/** Events of each type with the line that is expected. */
const LINES: { [K in Event['type']]: [Extract<Event, { type: K }>, string | undefined][] } = {
  phase: [
    [{ type: 'phase', phase: 'COMMAND', turn: 3 }, '--- COMMAND, Zug 3 ---'],
    [{ type: 'phase', phase: 'UPKEEP', turn: 3 }, '--- UPKEEP ---'],
  ],
  placed: [
    [{ type: 'placed', unit: mine, cell: 'A5' }, 'I-Alpha-1 @ A5'],
    [{ type: 'placed', unit: carrier, cell: 'F13' }, 'Träger @ F13'],
  ],
  ordered: [
    [{ type: 'ordered', unit: mine, order: 'ATTACK', cell: 'C3' }, 'Befehl für I-Alpha-1: ATTACK C3'],
    [{ type: 'ordered', unit: foe, order: 'DEFEND', cell: null }, 'Befehl für Feind B-Bravo-3: DEFEND'],
  ],
  'carrier-ordered': [
    [{ type: 'carrier-ordered', unit: carrier, action: 'REPAIR', at: 'Carrier' }, 'Befehl für Träger: REPAIR Träger'],
    [{ type: 'carrier-ordered', unit: base, action: 'HOLD', at: null }, 'Befehl für Feindträger 2: HOLD'],
  ],
  'launch-queued': [[{ type: 'launch-queued', unit: mine, cell: 'C3' }, 'Befehl für I-Alpha-1: Start nach C3']],
  cleared: [[{ type: 'cleared', side: 'player' }, 'Alle Befehle sind gelöscht.']],
  launched: [[{ type: 'launched', unit: mine, cell: 'C3' }, 'I-Alpha-1 startet nach C3']],
  moved: [
    [{ type: 'moved', unit: mine, from: 'C3', to: 'C4', stopped: false }, 'I-Alpha-1 bewegt sich C3 → C4'],
    [
      { type: 'moved', unit: foe, from: null, to: 'C4', stopped: true },
      'Feind B-Bravo-3 bewegt sich ? → C4 und wird gestoppt',
    ],
  ],
  'carrier-acted': [[{ type: 'carrier-acted', unit: carrier, action: 'REARM', at: null }, 'Träger: REARM']],
  repaired: [[{ type: 'repaired', unit: carrier, hull: 9 }, 'Träger wird auf 9 repariert']],
  rearmed: [
    [{ type: 'rearmed', unit: mine }, 'I-Alpha-1 wird neu bewaffnet und betankt'],
    [{ type: 'rearmed', unit: mine, dry: true }, 'I-Alpha-1 wird neu bewaffnet; das Treibstofflager ist leer'],
  ],
  refuelled: [[{ type: 'refuelled', unit: mine, fuel: 4 }, 'I-Alpha-1 tankt aus dem Lager: 4']],
  landed: [[{ type: 'landed', unit: mine, carrier }, 'I-Alpha-1 landet auf Träger']],
  harvested: [[{ type: 'harvested', unit: mine, cell: 'C3', metal: 1 }, 'I-Alpha-1 baut in C3 ab: +1 Metall']],
  interception: [[{ type: 'interception', cell: 'F10' }, '=== Abfangen in F10 ===']],
  'carrier-attacked': [
    [{ type: 'carrier-attacked', carrier: base, cell: 'F1' }, '=== Feindträger 2 F1 wird angegriffen ==='],
  ],
  'point-defence': [
    [{ type: 'point-defence', carrier, unit: foe }, 'Nahverteidigung von Träger → Feind B-Bravo-3 zerstört'],
  ],
  initiative: [
    [
      {
        type: 'initiative',
        cell: 'C3',
        list: [
          { unit: mine, roll: 3, bonus: 2, spd: 3 },
          { unit: foe, roll: 2, bonus: 0, spd: 1 },
        ],
      },
      '=== Kampf in C3 ===\nReihenfolge nach Initiative:\n  + I-Alpha-1: 5 (SPD 3)\n  > Feind B-Bravo-3: 2 (SPD 1)\n',
    ],
  ],
  'no-ammo': [[{ type: 'no-ammo', unit: mine }, 'I-Alpha-1 [KEINE MUNITION] feuert nicht']],
  attack: [
    [shot, 'I-Alpha-1 [W10:7+2=9] gegen Feind B-Bravo-3 [DEF 1]\n  → 8/0 Schaden → Beide überleben'],
    [
      { ...shot, destroyed: true, defending: true, empty: true, critical: 2, criticalRoll: 11 },
      'I-Alpha-1 [W10:7+2=9] gegen Feind B-Bravo-3 [DEF 1] [DEF+] [KEINE MUNITION]\n  * kritischer Treffer +2\n  → 8/0 Schaden → Feind B-Bravo-3 zerstört',
    ],
    [
      { ...shot, unit: foe, target: carrier, absorbed: 3, hull: { before: 10, after: 5 } },
      'Feind B-Bravo-3 [W10:7+2=9] gegen Träger [DEF 1]\n  → 8/0 Schaden → Träger 10→5\n  * Träger fängt 3 ab',
    ],
    [
      { ...shot, evaded: true, damage: 0 },
      'I-Alpha-1 [W10:7+2=9] gegen Feind B-Bravo-3 [DEF 1]\n  → 0/0 Schaden → Beide überleben\n  * Afterburner: Feind B-Bravo-3 ignoriert den Angriff',
    ],
  ],
  splash: [
    [{ type: 'splash', unit: foe, amount: 1, by: 'torpedo', destroyed: false }, '  * Streuschaden 1 → Feind B-Bravo-3'],
    [{ type: 'splash', unit: mine, amount: 1, by: 'spores', destroyed: true }, '  * Sporen 1 → I-Alpha-1 zerstört'],
  ],
  wreck: [[{ type: 'wreck', unit: mine }, 'I-Alpha-1 ist verloren']],
  eject: [
    [
      { type: 'eject', unit: mine, pilot: 'Nova', roll: 40, percent: 60, alive: true },
      'Nova steigt aus und überlebt [W100:40]',
    ],
    [{ type: 'eject', unit: mine, pilot: 'Nova', roll: null, percent: 0, alive: false }, 'Nova fällt im Einsatz'],
  ],
  regenerated: [[{ type: 'regenerated', unit: mine, hull: 4 }, 'I-Alpha-1 regeneriert auf 4']],
  hazard: [
    [
      { type: 'hazard', unit: mine, hazard: 'DEBRIS', roll: 1, lost: 'hull', destroyed: true },
      'Trümmer: I-Alpha-1 verliert 1 Rumpf [W6:1] und wird zerstört',
    ],
    [
      { type: 'hazard', unit: mine, hazard: 'DEBRIS', roll: 4, lost: null, destroyed: false },
      'Trümmer: I-Alpha-1 bleibt unversehrt [W6:4]',
    ],
    [
      { type: 'hazard', unit: foe, hazard: 'ION_STORM', roll: null, lost: 'fuel', destroyed: false },
      'Ionensturm: Feind B-Bravo-3 verliert 1 Treibstoff',
    ],
  ],
  jump: [[{ type: 'jump', charge: 4, needed: 8 }, 'Sprungantrieb: Ladung 4 von 8']],
  'wave-warning': [
    [
      { type: 'wave-warning', size: 3, place: 'flanks', wave: 2, of: 3 },
      'Warnung: im nächsten Zug 3 Feinde von beiden Flanken (Welle 2 von 3)',
    ],
  ],
  wave: [
    [{ type: 'wave', size: 1, place: 'top', wave: 1, of: 2 }, 'Welle 1 von 2: 1 Feind vom oberen Rand'],
    [{ type: 'wave', size: 2, place: 'find', wave: 1, of: 1 }, 'Welle 1 von 1: 2 Feinde direkt neben dem Fund'],
  ],
  arrived: [
    [{ type: 'arrived', unit: foe, cell: 'C1' }, 'Feind B-Bravo-3 trifft in C1 ein'],
    [{ type: 'arrived', unit: foe, cell: null }, 'Feind B-Bravo-3 trifft im Hangar ein'],
  ],
  turn: [[{ type: 'turn', turn: 4 }, undefined]],
  end: [
    [
      { type: 'end', outcome: { result: 'draw', why: 'turn-limit', turn: 30 } },
      'Unentschieden nach Zug 30: Der letzte erlaubte Zug ist vorbei.',
    ],
  ],
  adjusted: [
    [{ type: 'adjusted', what: 'hull', ship: 'Carrier', amount: 4 }, 'Die Spielleitung setzt Rumpf (Träger) auf 4.'],
    [{ type: 'adjusted', what: 'metal', ship: 'player', amount: 4 }, 'Die Spielleitung setzt Metall (Spieler) auf 4.'],
    [{ type: 'adjusted', what: 'remove', ship: 'I-Alpha-1', amount: 0 }, 'Die Spielleitung entfernt I-Alpha-1.'],
  ],
};

const ENDS: Record<Outcome['why'], true> = {
  'enemies-destroyed': true,
  spent: true,
  jumped: true,
  'held-out': true,
  'out-of-time': true,
  'carrier-lost': true,
  'squadrons-lost': true,
  stranded: true,
  'turn-limit': true,
  conceded: true,
};

const battle = arena({ player: force('I-Alpha-1 C3'), enemy: force('B-Bravo-3 E5', FAR) });

/** The sentences of one language for everything in the lists, so that languages can be compared. */
function everything(text: GameWords<Exodus>): Record<string, string | undefined> {
  const { state } = battle;
  const out: Record<string, string | undefined> = {};
  for (const seat of rules.seats) out[`seat ${seat}`] = text.seat(seat);
  for (const step of STEPS) out[`step ${step}`] = text.step(step);
  for (const [type, actions] of Object.entries(ACTIONS)) {
    actions.forEach((action, i) => {
      out[`action ${type} ${i}`] = text.label({ seat: 'player', action }, state);
    });
  }
  for (const code of REASON_CODES) {
    const facts = { unit: 'I-Alpha-1', ship: 'Carrier', carrier: 'Carrier', cell: 'C3', side: 'x', kind: 'x' };
    out[`reason ${code}`] = text.reason({ code, ...facts, what: 'fuel', least: 0, most: 5 });
  }
  for (const result of Object.keys(RESULTS) as Outcome['result'][]) {
    for (const why of Object.keys(ENDS) as Outcome['why'][]) {
      out[`outcome ${result} ${why}`] = text.outcome({ result, why, turn: 3 });
    }
  }
  for (const hazard of HAZARDS) {
    const event = { type: 'hazard' as const, unit: mine, hazard, roll: null, lost: null, destroyed: false };
    out[`hazard ${hazard}`] = text.log(event, state);
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

  it('is offered as the language de', () => expect(game.text.de).toMatchObject(german));

  it('has a text for everything, and none equal to English except names', () => {
    expect(Object.keys(LINES).sort()).toEqual([...EVENT_TYPES].sort());
    // A phase by its name in the rules, a ship at a cell, and the event that is only for the screen.
    const same = ['event phase 1', 'event placed 0', 'event turn 0'];
    expect(Object.keys(words).filter((key) => words[key] === plain[key])).toEqual(same);
    expect(Object.keys(words).flatMap((key) => faultOf(words[key], plain[key]) ?? [])).toEqual([]);
  });

  it('has a sentence of its own for every reason', () => {
    const sentences = REASON_CODES.map((code) => words[`reason ${code}`] ?? '');
    expect(
      sentences.filter((sentence) => !/^[„\p{Lu}].*\.$/u.test(sentence) || /Nicht möglich/.test(sentence)),
    ).toEqual([]);
    expect(sentences.filter((sentence) => /Carrier/.test(sentence))).toEqual([
      'Ein eigenes Schiff namens „Carrier“ gibt es nicht.',
    ]);
    expect(german.reason({ code: 'unheard-of' })).toBe('Nicht möglich (unheard-of).');
  });

  it('has the same catalogs as English: rules page, problems of a setup, presets, endings', () => {
    const problemsIn = (language: 'en' | 'de') =>
      Object.fromEntries(
        PROBLEM_CODES.map((code) => [
          code,
          game.setup.text[language]?.problem({ path: 'x', code, name: 'x', type: 'I', class: 'SCOUT' }) ?? '',
        ]),
      );
    const endingsIn = (text: typeof german) =>
      Object.fromEntries(Object.keys(ENDS).map((why) => [why, text.ending?.(why) ?? '']));
    const presets = Object.fromEntries(game.setup.presets.map(({ id, title }) => [id, title]));
    const presetsGerman = Object.entries(game.setup.text.de?.presets ?? {}).map(([id, { title }]) => [id, title]);
    const catalogs: [Record<string, string>, Record<string, string>][] = [
      [about, aboutGerman],
      [problemsIn('en'), problemsIn('de')],
      [presets, Object.fromEntries(presetsGerman)],
      [endingsIn(en), endingsIn(german)],
    ];
    for (const [english, other] of catalogs) {
      expect(Object.keys(other)).toEqual(Object.keys(english));
      expect(Object.keys(english).filter((key) => !other[key] || other[key] === english[key])).toEqual([]);
    }
  });

  it('addresses nobody with a pronoun', () => {
    const polite = /\b(du|dir|dich|dein\w*|ihr|euch|Sie|Ihnen|Ihre?\w*)\b/;
    expect(Object.values(words).filter((line) => polite.test(line ?? ''))).toEqual([]);
  });

  it('tells every event in the layout of section 19', () => {
    const rows: [Event, string | undefined][] = Object.values(LINES).flat();
    expect(rows.map(([event]) => german.log(event, battle.state))).toEqual(rows.map(([, line]) => line));
  });

  it('the Nautolan have their own type names', () => {
    const { state } = arena({ scenario: 'alien_nest', player: force('I-Alpha-1 C3'), enemy: force('B-Bravo-3 E5') });
    expect(german.log({ type: 'wreck', unit: foe }, state)).toBe('Feind Spitter-Bravo-3 ist verloren');
    expect(german.log({ type: 'wreck', unit: base }, state)).toBe('Feindträger 2 ist verloren');
  });

  it('labels: a ship with its type, a way, a figure of the host', () => {
    const label = (action: Action) => german.label({ seat: 'player', action }, battle.state);
    expect(ACTIONS.select.map(label)).toEqual(['Befehl für I-Alpha-1 (Abfangjäger)', 'Befehl für Träger']);
    expect(ACTIONS.move.map(label)).toEqual(['Nach C3 bewegen', 'Nach C3 bewegen (links, hoch)']);
    expect(ACTIONS.adjust.slice(0, 2).map(label)).toEqual([
      'Etwas anpassen',
      'Anpassen: Rumpf (I-Alpha-1) auf 2 setzen',
    ]);
    expect(label({ type: 'adjust', what: 'remove', ship: 'I-Alpha-1', amount: 0 })).toBe(
      'Anpassen: I-Alpha-1 entfernen',
    );
    expect(ACTIONS.add.map(label)).toEqual(['Eine Staffel hinzufügen', 'Kanonenboot für den Feind bei C3 hinzufügen']);
  });

  it('the ability that is about to be used is named', () => {
    const run = arena(
      {
        options: { afterburner: 'ask' },
        player: force(unit('G-Charlie-1 C3 ATTACK', pilot(['EVASIVE'], 4))),
        enemy: force('I-Alpha-2 C3 ATTACK'),
      },
      [1, 4, 4],
    );
    expect(run.step).toBe('20 afterburner');
    expect(run.offers('player').map((choice) => german.label(choice, run.state))).toEqual([
      'Afterburner einsetzen: den Angriff ignorieren',
      'Für später aufheben',
    ]);
  });

  it('outcomes in a sentence', () => {
    expect(german.outcome({ result: 'victory', why: 'jumped', turn: 9 })).toBe(
      'Sieg nach Zug 9: Der Sprungantrieb ist geladen.',
    );
    expect(german.outcome({ result: 'defeat', why: 'conceded', turn: 2 })).toBe(
      'Niederlage in Zug 2: Der Spieler hat aufgegeben.',
    );
    expect(german.outcome({ result: 'victory', why: 'conceded', turn: 2 })).toBe(
      'Sieg in Zug 2: Die andere Seite hat aufgegeben.',
    );
  });

  it('tells twenty random combats without an empty, broken or English line', () => {
    const heard = hearCombats(game, en, german, { games: 20, seed: 19, most: 3000 });
    expect([...heard.faults]).toEqual([]);
    expect(heard.outcomes).toBe(20);
    expect([...heard.reasons].filter((code) => !REASON_CODES.includes(code))).toEqual([]);
    expect([heard.events.size >= 20, heard.actions.size >= 20, heard.reasons.size >= 5]).toEqual([true, true, true]);
  });
});
