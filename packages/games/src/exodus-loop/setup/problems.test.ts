import { describe, expect, it } from 'vitest';
import type { SetupWords } from '../../game.ts';
import { type ArenaInput, force, pilot, unit } from '../tests/fixture.ts';
import { game } from '../tests/whole.ts';
import { PROBLEM_CODES } from './problems.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };
const base: ArenaInput = {
  start: 'preparation',
  player: { ...carrier, ...force('I-Alpha-1 E12') },
  enemy: force('G-Charlie-2 F2'),
};
const { en, de } = game.setup.text as Record<'en' | 'de', SetupWords>;
/** Every problem has a sentence in both languages, with nothing left out of it, and `reason` is the first of them. */
const problems = (input: unknown) => {
  const checked = game.setup.check(input);
  if (checked.ok) return [];
  expect(checked.reason).toBe(checked.problems[0]);
  for (const problem of checked.problems) {
    expect(en.problem(problem), problem.code).toMatch(/^\S.* /);
    expect(en.problem(problem), problem.code).not.toMatch(/undefined/);
    expect(de.problem(problem), problem.code).toMatch(/\p{L}/u);
    expect(de.problem(problem), problem.code).not.toMatch(/undefined|\b(the|is|must|has|and|not)\b/);
  }
  return checked.problems;
};
const sentences = (input: unknown) => problems(input).map((problem) => en.problem(problem));
const codes = (more: object) => problems({ ...base, ...more }).map(({ code }) => code);

/** 15% of the cells and a few more. */
const NEBULAE = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'].flatMap((column) =>
  [5, 6, 7].map((row) => ({ at: `${column}${row}`, kind: 'NEBULA' })),
);

/** What is wrong, the part of a setup that is, and the code. */
const CASES: [string, object, string][] = [
  ['a squadron off the map', { player: force('I-Alpha-1 M12') }, 'off-map'],
  ['a squadron outside its zone', { player: force('I-Alpha-1 E9') }, 'outside-zone'],
  ['an enemy outside its zone', { enemy: force('G-Charlie-2 F4') }, 'outside-zone'],
  ['a carrier outside its zone', { player: { carriers: [{ class: 'STANDARD', at: 'F9' }] } }, 'outside-zone'],
  ['a carrier over the edge', { player: { carriers: [{ class: 'STANDARD', at: 'K13', width: 2 }] } }, 'off-map'],
  ['a carrier below the map', { player: { carriers: [{ class: 'STANDARD', at: 'F13', height: 2 }] } }, 'off-map'],
  ['zones that meet', { zone: { player: 7, enemy: 6 } }, 'zones-meet'],
  ['hazards in a zone', { hazards: [{ at: 'C12', kind: 'NEBULA' }] }, 'hazard-in-zone'],
  ['hazards off the map', { hazards: [{ at: 'Z7', kind: 'NEBULA' }] }, 'off-map'],
  [
    'two hazards in a cell',
    {
      hazards: [
        { at: 'C7', kind: 'NEBULA' },
        { at: 'C7', kind: 'DEBRIS' },
      ],
    },
    'two-hazards',
  ],
  ['two squadrons of one name', { enemy: force('I-Alpha-1 F2') }, 'name-twice'],
  [
    'a name of another type',
    { player: { ...carrier, squadrons: [{ type: 'B', id: 'I-Alpha-1', at: 'E12' }] } },
    'wrong-code',
  ],
  ['a docked Frigate', { player: { ...carrier, ...force('F-Foxtrot-1 DOCKED') } }, 'capital-ship'],
  ['docked without a carrier', { player: force('I-Alpha-1 DOCKED') }, 'no-such-carrier'],
  [
    'a full hangar',
    { player: { ...carrier, ...force(...[1, 2, 3, 4, 5].map((n) => `I-Alpha-${n} DOCKED`)) } },
    'hangar-full',
  ],
  ['too much hull', { player: force(unit('I-Alpha-1 E12', { hull: 4 })) }, 'too-much-hull'],
  ['too much ammo', { player: force(unit('I-Alpha-1 E12', { ammo: 4 })) }, 'too-much-ammo'],
  ['too much fuel', { player: force(unit('I-Alpha-1 E12', { fuel: 6 })) }, 'too-much-fuel'],
  ['too many perks', { player: force(unit('I-Alpha-1 E12', pilot(['EVASIVE', 'IRON_WILL'], 1))) }, 'too-many-perks'],
  ['a perk twice', { player: force(unit('I-Alpha-1 E12', pilot(['EVASIVE', 'EVASIVE'], 2))) }, 'perk-twice'],
  ['a trait twice', { player: force(unit('I-Alpha-1 E12', { traits: ['ESCORT', 'ESCORT'] })) }, 'trait-twice'],
  ['a skill too early', { player: { ...carrier, skills: ['IRON_WILL'] } }, 'skill-too-early'],
  ['a skill twice', { player: { ...carrier, skills: ['LAST_STAND', 'LAST_STAND'] } }, 'skill-twice'],
  ['an enemy Admiral', { enemy: { ...force('G-Charlie-2 F2'), skills: ['LAST_STAND'] } }, 'no-admiral'],
  ['sensors out of order', { player: { ...carrier, upgrades: ['SENSORS_2'] } }, 'upgrade-too-early'],
  ['an upgrade twice', { player: { ...carrier, upgrades: ['SHIELD', 'SHIELD'] } }, 'upgrade-twice'],
  ['nobody to fight', { enemy: {} }, 'nobody'],
  ['nobody who fights', { player: {} }, 'nobody'],
  ['a charged jump drive', { jump: 8 }, 'charged'],
  ['a Derelict encounter without a find', { encounter: 'DERELICT' }, 'no-find'],
  [
    'a wave that runs backwards',
    { waves: [{ triggers: [{ kind: 'turn', from: 4, to: 3 }], size: 1, place: 'top' }] },
    'backwards',
  ],
  [
    'carriers of both sides in a cell',
    { start: 'command', enemy: { carriers: [{ class: 'ENEMY', at: 'F13' }] } },
    'carriers-collide',
  ],
  ['an order out of reach', { start: 'resolution', player: force('I-Alpha-1 E12 MOVE E9') }, 'out-of-reach'],
  [
    'an order to move without fuel',
    { start: 'resolution', player: force(unit('I-Alpha-1 E12 MOVE E11', { fuel: 0 })) },
    'no-fuel',
  ],
  [
    'an attack without ammo',
    { start: 'resolution', player: force(unit('I-Alpha-1 E12 ATTACK', { ammo: 0 })) },
    'no-ammo',
  ],
  ['an attacking Miner', { start: 'resolution', player: force('M-Golf-1 E12 ATTACK') }, 'cannot-attack'],
  [
    'an order for the hangar',
    {
      start: 'resolution',
      player: { ...carrier, ...force(unit('I-Alpha-1 DOCKED', { order: { order: 'DEFEND' } })) },
    },
    'docked',
  ],
  ['DEFEND with a cell', { start: 'resolution', player: force('I-Alpha-1 E12 DEFEND E11') }, 'defend-stays'],
  ['a find off the map', { find: 'Z7' }, 'off-map'],
  ['an order off the map', { start: 'resolution', player: force('I-Alpha-1 E12 MOVE E14') }, 'off-map'],
  [
    'a wave at a find that is nowhere',
    { waves: [{ triggers: [{ kind: 'winning' }], size: 1, place: 'find' }] },
    'no-find',
  ],
  [
    'too much hull of a carrier',
    { player: { carriers: [{ class: 'STANDARD', at: 'F13', hull: 11 }] } },
    'too-much-hull',
  ],
  ['too many hazards', { hazards: NEBULAE.slice(0, 22) }, 'too-many-hazards'],
  ['a map too small', { columns: 5 }, 'too-small'],
  ['a map too large', { rows: 27 }, 'too-big'],
  ['more than anybody sets up', { hazards: new Array(20_001).fill(0) }, 'too-large'],
  ['a word for a number', { rows: 'many' }, 'wrong-type'],
  ['half a row', { rows: 9.5 }, 'wrong-type'],
  ['a type that nobody flies', { player: { squadrons: [{ type: 'X', at: 'E12' }] } }, 'unknown-name'],
  ['a squadron without a type', { player: { squadrons: [{ at: 'E12' }] } }, 'missing'],
  ['a key that nobody knows', { players: {} }, 'unknown-field'],
  ['a trigger of no kind', { waves: [{ triggers: [{ kind: 'luck' }], size: 1, place: 'top' }] }, 'unknown-name'],
  ['a cell that is none', { player: { squadrons: [{ type: 'I', at: 'E 12' }] } }, 'wrong-format'],
];
/** The codes that are said in more than one way, or that name what only their own sentence names. */
const SAID = {
  'wrong-type': ['"rows" must be a number, not "many".', '"rows" must be a whole number, not 9.5.'],
  'no-find': ['A Derelict encounter needs the cell of its find.', 'A wave at the find needs the cell of the find.'],
  nobody: [
    'There is no enemy: add squadrons, a carrier or a wave.',
    'The player has neither a carrier nor a squadron.',
  ],
  'off-map': [
    'I-Alpha-1 at M12 is not on a map of 11 columns and 13 rows.',
    'Carrier at K13 (2 x 1) does not fit on the map of 11 columns and 13 rows.',
    'Carrier at F13 (1 x 2) does not fit on the map of 11 columns and 13 rows.',
    'Z7 is not on a map of 11 columns and 13 rows.',
    'E14 is not on the map.',
  ],
  'too-much-hull': ['I-Alpha-1 holds at most 3 hull, not 4.', 'Carrier has at most 10 hull, not 11.'],
  'hangar-full': ['Carrier (Standard Carrier) holds 4 squadrons, not 5.'],
  'no-fuel': ['I-Alpha-1 has no fuel and cannot leave E12.'],
  'wrong-code': ['I-Alpha-1 is not the name of a Bomber: it begins with B.'],
  'zones-meet': ['The deployment zones need 7 and 6 rows, and one row between them: the map has only 13.'],
};

describe('problems of a setup', () => {
  it('a map that is too small or too large is refused', () => {
    expect(problems({ ...base, columns: 5 })).toEqual([
      { path: 'columns', code: 'too-small', name: 'columns', least: 6 },
    ]);
    expect(sentences({ ...base, columns: 5 })).toEqual(['"columns" must be at least 6.']);
    expect(sentences({ ...base, rows: 6 })).toEqual(['"rows" must be at least 7.']);
    expect(sentences({ ...base, columns: 27, rows: 27 })).toEqual([
      '"columns" must be at most 26.',
      '"rows" must be at most 26.',
    ]);
  });

  it.each(CASES)('%s is refused', (_, more, code) => {
    expect(codes(more)).toContain(code);
  });

  it('too many hazards are refused: at most 15% of the cells', () => {
    expect(codes({ hazards: NEBULAE.slice(0, 22) })).toContain('too-many-hazards');
    expect(codes({ hazards: NEBULAE.slice(0, 21) })).toEqual([]);
  });

  it('nonsense of every kind is refused in words, with its place', () => {
    expect(sentences(null)).toEqual(['A setup is an object with "player" and "enemy".']);
    expect(sentences({ ...base, players: {} })).toEqual(['"players" is not known here. Did you mean "player"?']);
    const wrong = { ...base, player: { squadrons: [{ type: 'X', at: 'E12' }] } };
    expect(problems(wrong)).toMatchObject([{ path: 'player.squadrons[0].type', code: 'unknown-name' }]);
    expect(sentences(wrong)).toEqual(['"X" is not known as "type". Choose one of: I, B, G, F, D, S, M.']);
    expect(sentences({ ...base, player: { squadrons: [{ type: 'I', at: 'E 12' }] } })).toEqual([
      '"E 12" does not fit as "at": write DOCKED, or a cell as a letter and a number, like F13.',
    ]);
    expect(problems({ ...base, rows: 'many' })[0]).toMatchObject({ path: 'rows' });
    expect(problems({ ...base, waves: [{ triggers: [{ kind: 'luck' }], size: 1, place: 'top' }] })).toHaveLength(1);
  });

  it('ships, upgrades, skills, perks, traits and hazards are read as they are printed, in any case', () => {
    const read = game.setup.check({
      ...base,
      player: {
        carriers: [{ class: 'fleet tender', at: 'F13' }],
        squadrons: [
          { type: 'Interceptor', at: 'E12', traits: ['Early Launch'] },
          { type: 'STINGER', at: 'DOCKED', pilot: { name: 'Ann', perks: ['steady aim'] } },
        ],
        upgrades: ['Reinforced Hull I', 'point defence plus'],
        skills: ['last stand'],
      },
      hazards: [{ at: 'C7', kind: 'Ion storm' }],
      encounter: 'quick',
    });
    expect(read.ok && read.setup).toMatchObject({
      player: {
        carriers: [{ class: 'TENDER' }],
        squadrons: [
          { type: 'I', traits: ['EARLY_LAUNCH'] },
          { type: 'I', pilot: { perks: ['STEADY_AIM'] } },
        ],
        upgrades: ['REINFORCED_HULL_1', 'POINT_DEFENCE_PLUS'],
        skills: ['LAST_STAND'],
      },
      hazards: [{ kind: 'ION_STORM' }],
      encounter: 'QUICK',
    });
    expect(sentences({ ...base, player: { squadrons: [{ type: 'Intercepter', at: 'E12' }] } })).toEqual([
      '"Intercepter" is not known as "type". Did you mean "Interceptor"?',
    ]);
  });

  it('every code is met, and has its own sentence in both languages', () => {
    const said = new Map<string, Set<string>>();
    for (const [, more] of CASES) {
      for (const problem of problems({ ...base, ...more }))
        said.set(problem.code, (said.get(problem.code) ?? new Set()).add(en.problem(problem)));
    }
    // No field of this game can be wrong in a way that has no name.
    expect([...said.keys(), 'wrong'].sort()).toEqual([...PROBLEM_CODES].sort());
    expect(PROBLEM_CODES).toHaveLength(42);
    expect(Object.fromEntries([...said].map(([code, list]) => [code, [...list]]))).toMatchObject(SAID);
  });

  it('German: a problem is said with what it names', () => {
    const german = (input: unknown) => problems(input).map((problem) => de.problem(problem));
    expect(german({ ...base, columns: 5 })).toEqual(['„columns“ muss mindestens 6 sein.']);
    expect(german({ ...base, rows: 'many' })).toEqual(['„rows“ muss eine Zahl sein, nicht "many".']);
    expect(german({ ...base, player: { carriers: [{ class: 'STANDARD', at: 'K13', width: 2 }] } })).toEqual([
      'Träger bei K13 passt nicht auf eine Karte mit 11 Spalten und 13 Reihen.',
    ]);
    expect(german({ ...base, player: { squadrons: [{ type: 'I', at: 'E 12' }] } })).toEqual([
      '"E 12" passt nicht als „at“: DOCKED oder ein Feld aus Buchstabe und Zahl wie F13 eintragen.',
    ]);
    // A code that nobody wrote down comes back as it is.
    for (const text of [en, de]) expect(text.problem({ path: '', code: 'something-new' })).toBe('something-new');
  });
});
