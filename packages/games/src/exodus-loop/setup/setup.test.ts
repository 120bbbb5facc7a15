import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../json-schema.ts';
import { spreadOf } from '../../spread.fixture.ts';
import { cellNamed } from '../rules/grid.ts';
import { inZone } from '../rules/placement.ts';
import { arena, FAR, force, setupOf } from '../tests/fixture.ts';
import { game } from '../tests/whole.ts';
import { scatterHazards } from './mapmaker.ts';

describe('setup', () => {
  it.each([
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

  it('a checked setup is accepted again, unchanged', () => {
    for (const { setup } of game.setup.presets) {
      const again = game.setup.check(JSON.parse(JSON.stringify(setup)));
      expect(again.ok && again.setup).toEqual(setup);
    }
  });

  it('a short setup is filled in, names too', () => {
    const setup = setupOf({
      start: 'preparation',
      player: { squadrons: [{ type: 'I', at: 'E12' }] },
      enemy: { squadrons: [{ type: 'I', at: 'E2' }] },
    });
    expect([setup.columns, setup.rows, setup.options.turnLimit]).toEqual([11, 13, 40]);
    expect(game.rules.begin(setup).squadrons.map(({ id }) => id)).toEqual(['I-Alpha-1', 'I-Alpha-2']);
  });

  it('the schema can be given to an editor', () => {
    expect(game.setup.schema(jsonSchema)).toMatchObject({ type: 'object', properties: { player: { type: 'object' } } });
  });

  it('section 29: at least eight presets, the layouts of the rules among them', () => {
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
    expect(layout('escape')).toEqual(['STANDARD F13, I E12, G F12, S G12', 'I E2, I G2, B F2, B E3, B G3, G F3, B D3']);
    expect(of('escape')).toMatchObject({ jump: 0, encounter: 'PURSUIT', options: { jumpNeeded: 12 } });
    expect(layout('small')).toEqual(['STANDARD D8, I C7, B E7', 'I E2, G C2, G D2']);
    expect(of('small')).toMatchObject({ columns: 7, rows: 8 });
    expect(layout('fleet')).toEqual([
      'BATTLE F13, F E12, D G12, G F11, I D12, B H12',
      'ENEMY F1, I E2, I G2, B D2, B H2, G F2, F F3, B E3, I G3, G E2',
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

  it('section 23: the map maker keeps to the zones, to 15%, and gives up in time', () => {
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

  it('every sampled setup is legal; what they cover, and how often', async () => {
    const samples = Array.from({ length: 300 }, (_, i) => game.setup.sample(chanceOf(7, i)));
    for (const setup of samples) expect(game.setup.check(setup).ok).toBe(true);
    await expect(spreadOf(samples)).toMatchFileSnapshot('./sample.txt');
  });

  it('house options reach the battle', () => {
    const { state } = arena({
      start: 'command',
      options: { fuelStore: 3, jumpNeeded: 12 },
      jump: 1,
      player: { carriers: [{ class: 'STANDARD', at: 'F13' }] },
      enemy: force(FAR),
    });
    expect(state.sides.player.fuelStore).toBe(3);
    expect(state.jump).toEqual({ charge: 1, needed: 12 });
  });
});
