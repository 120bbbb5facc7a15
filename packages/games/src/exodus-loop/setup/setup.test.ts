import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, test } from 'vitest';
import { jsonSchema } from '../../json-schema.ts';
import { game } from '../index.ts';
import { cellNamed } from '../rules/grid.ts';
import { inZone } from '../rules/placement.ts';
import { type ArenaInput, arena, FAR, force, pilot, setupOf, unit } from '../tests/arena.ts';
import { scatterHazards } from './mapmaker.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };
const base: ArenaInput = {
  start: 'preparation',
  player: { ...carrier, ...force('I-Alpha-1 E12') },
  enemy: force('G-Charlie-2 F2'),
};
/** Every problem must have its German sentence too, with nothing left out of it. */
const problems = (input: unknown) => {
  const checked = game.setup.check(input);
  const found = checked.ok ? [] : checked.problems;
  for (const problem of found) {
    const german = game.text.de?.problem?.(problem);
    expect(german, problem.code).toMatch(/\p{L}/u);
    expect(german, problem.code).not.toMatch(/undefined|\b(the|is|must|has|and|not)\b/);
  }
  return found;
};
const codes = (more: object) => problems({ ...base, ...more }).map(({ code }) => code);

describe('set-up', () => {
  test.each([
    [6, 7],
    [7, 8],
    [11, 13],
    [14, 15],
    [26, 26],
  ])('a map of %d x %d is fine', (columns, rows) => {
    const setup = setupOf({
      start: 'preparation',
      columns,
      rows,
      player: force(`I-Alpha-1 A${rows}`),
      enemy: force('G-Charlie-2 A1'),
    });
    expect([setup.columns, setup.rows]).toEqual([columns, rows]);
  });

  test('a map that is too small or too large is refused', () => {
    expect(problems({ ...base, columns: 5 })).toMatchObject([{ path: 'columns', why: 'columns must be at least 6' }]);
    expect(problems({ ...base, rows: 6 })).toMatchObject([{ path: 'rows', why: 'rows must be at least 7' }]);
    expect(problems({ ...base, columns: 27, rows: 27 })).toMatchObject([
      { path: 'columns', why: 'columns must be at most 26' },
      { path: 'rows', why: 'rows must be at most 26' },
    ]);
  });

  test.each<[string, object, string]>([
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
  ])('%s is refused', (_, more, code) => {
    expect(codes(more)).toContain(code);
  });

  test('too many hazards are refused: at most 15% of the cells', () => {
    const cells = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'].flatMap((column) =>
      [5, 6, 7].map((row) => ({ at: `${column}${row}`, kind: 'NEBULA' })),
    );
    expect(codes({ hazards: cells.slice(0, 22) })).toContain('too-many-hazards');
    expect(codes({ hazards: cells.slice(0, 21) })).toEqual([]);
  });

  test('nonsense of every kind is refused in words, with its place', () => {
    expect(problems(null)[0]?.why).toContain('the set-up');
    expect(problems({ ...base, players: {} })).toMatchObject([{ why: 'the set-up has an unknown key: players' }]);
    expect(problems({ ...base, player: { squadrons: [{ type: 'X', at: 'E12' }] } })).toMatchObject([
      { path: 'player.squadrons[0].type', why: 'player.squadrons[0].type must be one of: I, B, G, F, D, S, M' },
    ]);
    expect(problems({ ...base, player: { squadrons: [{ type: 'I', at: 'E 12' }] } })[0]?.why).toContain('like F13');
    expect(problems({ ...base, rows: 'many' })[0]).toMatchObject({ path: 'rows' });
    expect(problems({ ...base, waves: [{ triggers: [{ kind: 'luck' }], size: 1, place: 'top' }] })).toHaveLength(1);
  });

  test('German: a problem is said with what it names', () => {
    const german = (input: unknown) => problems(input).map((problem) => game.text.de?.problem?.(problem));
    expect(german({ ...base, columns: 5 })).toEqual(['columns muss mindestens 6 sein']);
    expect(german({ ...base, rows: 'many' })).toEqual(['rows muss eine Zahl sein']);
    expect(german({ ...base, player: { carriers: [{ class: 'STANDARD', at: 'K13', width: 2 }] } })).toEqual([
      'Träger bei K13 passt nicht auf eine Karte mit 11 Spalten und 13 Reihen',
    ]);
    expect(german({ ...base, player: { squadrons: [{ type: 'I', at: 'E 12' }] } })).toEqual([
      'player.squadrons[0].at: DOCKED oder ein Feld aus Buchstabe und Zahl wie F13 eintragen',
    ]);
    expect(game.text.de?.problem?.({ path: '', code: 'something-new', why: 'x' })).toBeUndefined();
  });

  test('a checked set-up is accepted again, unchanged', () => {
    for (const { setup } of game.setup.presets) {
      const again = game.setup.check(JSON.parse(JSON.stringify(setup)));
      expect(again.ok && again.setup).toEqual(setup);
    }
  });

  test('a short set-up is filled in, names too', () => {
    const setup = setupOf({
      start: 'preparation',
      player: { squadrons: [{ type: 'I', at: 'E12' }] },
      enemy: { squadrons: [{ type: 'I', at: 'E2' }] },
    });
    expect([setup.columns, setup.rows, setup.options.turnLimit]).toEqual([11, 13, 40]);
    expect(game.rules.begin(setup).squadrons.map(({ id }) => id)).toEqual(['I-Alpha-1', 'I-Alpha-2']);
  });

  test('the schema can be given to an editor', () => {
    expect(game.setup.schema(jsonSchema)).toMatchObject({ type: 'object', properties: { player: { type: 'object' } } });
  });

  test('section 29: at least eight presets, the layouts of the rules among them', () => {
    const of = (id: string) => game.setup.presets.find((preset) => preset.id === id)?.setup;
    expect(game.setup.presets.map(({ id }) => id)).toEqual([
      'duel',
      'triangle',
      'small',
      'carrier-action',
      'escape',
      'fleet',
      'carrier-duel',
      'escort',
      'fog-of-war',
      'hazard-gauntlet',
      'alien_hive',
      'stress',
      'campaign',
    ]);
    const layout = (id: string) =>
      ['player', 'enemy'].map((side) => {
        const { carriers = [], squadrons = [] } = of(id)?.[side as 'player'] ?? {};
        return [
          ...carriers.map((row) => `${row.class} ${row.at}`),
          ...squadrons.map((row) => `${row.type} ${row.at}`),
        ].join(', ');
      });
    expect(layout('triangle')).toEqual(['STANDARD F13, I E12, G F12, B G12', 'ENEMY F1, I G2, G F2, B E2']);
    expect(layout('carrier-action')).toEqual([
      'STANDARD F13, I E12, G F12, B DOCKED, I DOCKED',
      'ENEMY F1, I G2, G F2, B E2, I DOCKED, I DOCKED',
    ]);
    expect(layout('escape')).toEqual(['STANDARD F13, I E12, G F12, S G12', 'I E2, I G2, B F2']);
    expect(of('escape')).toMatchObject({ jump: 0, encounter: 'PURSUIT', options: { jumpNeeded: 8 } });
    expect(layout('small')).toEqual(['STANDARD D8, I C7, B E7', 'I E2, G C2']);
    expect(of('small')).toMatchObject({ columns: 7, rows: 8 });
    expect(layout('fleet')).toEqual([
      'BATTLE F13, F E12, D G12, G F11, I D12, B H12',
      'ENEMY F1, I E2, I G2, B D2, B H2, G F2, F F3',
    ]);
    expect(of('fog-of-war')).toMatchObject({ columns: 14, rows: 15, options: { fog: true } });
    expect(of('hazard-gauntlet')).toMatchObject({ columns: 13, rows: 14 });
    expect(new Set(of('hazard-gauntlet')?.hazards.map(({ kind }) => kind)).size).toBe(5);
    expect(of('stress')).toMatchObject({ columns: 15, rows: 15 });
    expect(of('stress')?.player.squadrons).toHaveLength(12);
    expect(of('carrier-duel')?.player.carriers).toHaveLength(2);
    expect(of('escort')?.player.squadrons.filter(({ traits }) => traits.includes('ESCORT'))).toHaveLength(3);
    const campaign = of('campaign');
    expect([campaign?.encounter, campaign?.jump, (campaign?.hazards.length ?? 0) > 0]).toEqual(['BOSS', 0, true]);
  });

  test('section 23: the map maker keeps to the zones, to 15%, and gives up in time', () => {
    const map = { columns: 11, rows: 13, zone: { player: 3, enemy: 3 } };
    const made = scatterHazards(map, 500, chanceOf(23, 1));
    expect(made).toHaveLength(21);
    expect(new Set(made.map(({ at }) => at)).size).toBe(21);
    for (const { at } of made)
      for (const side of ['player', 'enemy'] as const) expect(inZone(map, side, cellNamed(at) as number)).toBe(false);
    // Nearly everything is zone: there is no room for 15%, and it still ends.
    const tight = { columns: 6, rows: 7, zone: { player: 3, enemy: 4 } };
    expect(scatterHazards(tight, 500, chanceOf(23, 2))).toEqual([]);
  });

  test('every sampled set-up is legal', () => {
    for (let i = 0; i < 300; i++) {
      const setup = game.setup.sample(chanceOf(7, i));
      expect(game.setup.check(setup).ok).toBe(true);
    }
  });

  test('house options reach the battle', () => {
    const { state } = arena({
      start: 'command',
      options: { fuelStore: 3, jumpNeeded: 12 },
      jump: 1,
      player: carrier,
      enemy: force(FAR),
    });
    expect(state.sides.player.fuelStore).toBe(3);
    expect(state.jump).toEqual({ charge: 1, needed: 12 });
  });
});
