import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { EFFECT_ROWS } from '@fray/games/twilight-imperium/form';
import { FACTION_ROWS } from '@fray/games/twilight-imperium/screen';
import { beforeAll, expect, test } from 'vitest';
import { readLine, writeLine } from './line.ts';
import { LISTS, listFor, type Ti4Setup, unitsOf } from './setup-model.ts';

let game: WholeGame;
let fight: Ti4Setup;
beforeAll(async () => {
  const found = findGame('twilight-imperium');
  if (!found.ok) throw new Error(found.reason.code);
  game = await loadWhole(found.card);
  fight = game.setup.presets.find(({ id }) => id === 'medium-fleets')?.setup as Ti4Setup;
});
const read = (text: string, setup = fight): Ti4Setup => {
  const done = readLine(setup, 'attacker', text);
  if (!done.ok) throw new Error(JSON.stringify(done.problems));
  return done.setup;
};

test('a line holds fleet, technologies, figures and planets, with or without a faction in front', () => {
  const letnev = read('letnev: 2 dread, 1 carrier, 4 ff; duranium; fleet 4, 2 tg');
  expect(letnev.attacker).toMatchObject({ faction: 'letnev', technologies: ['duranium-armor'], fleetSupply: 4 });
  expect(writeLine(letnev, 'attacker')).toBe(
    '2 dreadnoughts, 1 carrier, 4 fighters; Duranium Armor; fleet 4, 2 trade goods',
  );
  // The faction stays the one that is picked, with its own lines of units.
  const again = read('3 dread, 2 inf', letnev);
  expect(again.attacker?.faction).toBe('letnev');
  expect(again.attacker?.technologies).toEqual([]);
  const sol = readLine(letnev, 'defender', 'sol 2 carrier; on Jord: 3 inf, 1 pds');
  expect(sol.ok && sol.setup.system.planets[0]).toMatchObject({ id: 'Jord', owner: 'defender' });
  expect(sol.ok && writeLine(sol.setup, 'defender')).toMatch(/on Jord: 3 Spec Ops, 1 PDS$/);
  const gone = readLine(sol.ok ? sol.setup : fight, 'defender', '2 carrier');
  expect(gone.ok && gone.setup.system.planets[0]?.units.defender).toEqual([]);
});

test('a line that cannot be read changes nothing and says which word it is', () => {
  for (const text of ['2 draed', 'letnev: 2 draed', 'letnew: 2 dread']) {
    const done = readLine(fight, 'attacker', text);
    expect(done.ok, text).toBe(false);
    const said = done.ok ? '' : game.setup.text.en.problem(done.problems[0] as never);
    expect(said, text).toMatch(/draed|letnew/);
  }
});

test('hands that nobody knows stay unknown; cards that a line names are in hand', () => {
  const unknown = { ...fight, attacker: { ...(fight.attacker as object), hand: null } } as Ti4Setup;
  expect(read('2 cruiser', unknown).attacker?.hand).toBeNull();
  expect(read('2 cruiser').attacker?.hand).toEqual([]);
  expect(read('2 cruiser; morale boost', unknown).attacker?.hand).toEqual(['morale-boost']);
});

test('what is written is read back as the same: every preset, every faction, everything that can be held', () => {
  for (const preset of game.setup.presets) {
    const setup = preset.setup as Ti4Setup;
    for (const side of ['attacker', 'defender'] as const) {
      const player = setup[side];
      if (!player || player.faction === 'arborec') continue;
      const done = readLine(setup, side, writeLine(setup, side));
      expect(done.ok && done.setup[side]?.space, preset.id).toEqual(
        done.ok && (player.space as { galvanized: number }[]).map((group) => ({ ...group, galvanized: 0 })),
      );
      for (const list of LISTS) expect(done.ok && done.setup[side]?.[list], preset.id).toEqual(player[list]);
      expect(done.ok && done.setup[side]?.hand, preset.id).toEqual(player.hand);
    }
  }
  for (const { id } of FACTION_ROWS.filter((row) => row.id !== 'neutral')) {
    const space = unitsOf(id, []).map((unit) => ({ unit, count: 1, damaged: 0, galvanized: 0 }));
    const setup = { ...fight, attacker: { ...fight.attacker, faction: id, space } } as Ti4Setup;
    expect(read(writeLine(setup, 'attacker'), setup).attacker?.space, id).toEqual(space);
  }
  const sets = ['B', 'PoK', 'C1', 'C2', 'C3', 'C4', 'TE', 'TF'];
  for (const { id } of EFFECT_ROWS) {
    const list = listFor(id);
    if (!list) continue;
    const setup = { ...fight, sets, attacker: { ...fight.attacker, [list]: [id] } } as Ti4Setup;
    expect(read(writeLine(setup, 'attacker'), setup).attacker?.[list], id).toEqual([id]);
  }
});
